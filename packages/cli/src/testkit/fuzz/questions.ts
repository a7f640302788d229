/** Requests of a referee to our bots, valid and mutated. */
import { BOT_PROTOCOL, type Go, type HintQuestion, type NewGame } from '@tidetable/protocol';
import {
  type AnyGame,
  type GameId,
  games,
  type Options,
  type Rng,
  readOptions,
} from '@tidetable/rules';
import {
  mutant,
  mutantText,
  mutantViews,
  randomGame,
  withDoubleKey,
} from '@tidetable/rules/testkit';

/** A request about a position of a real game, for the seat to act. */
export interface Question {
  readonly game: AnyGame;
  readonly options: Options;
  readonly newgame: NewGame;
  readonly go: Go;
  /** A later position with another seat to act, which is not a decision of this seat. */
  readonly later: Go | undefined;
}

const TABLES: readonly (readonly [game: GameId, options: object])[] = [
  ['nautilus-island', { seats: 2 }],
  ['nautilus-island', { seats: 4 }],
  ['nautilion', { seats: 1 }],
  [
    'nautilion',
    { seats: 2, expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  ],
  ['nauticus', { seats: 2 }],
  ['nauticus', { seats: 3, oneEmblemPerShip: true }],
];

/** From all stages of games of every kind. */
export const questions = (): Question[] =>
  TABLES.flatMap(([id, given], at) => {
    const game = games[id];
    const options = readOptions(game, { ...given }) as Options;
    const asked: Question[] = [];
    randomGame(game, options, at + 1, (s, legal, ply) => {
      const seat = game.toAct(s);
      const goTo = (to: number): Go => ({
        type: 'go',
        ply,
        view: { ...game.view(s, to) },
        legal: Array.from(legal, m => game.formatMove(m)),
        clock: { moveMs: 1000 },
      });
      const last = asked.at(-1);
      if (last && !last.later && seat >= 0 && seat !== last.newgame.seat)
        asked[asked.length - 1] = { ...last, later: goTo(last.newgame.seat) };
      if (seat >= 0 && ply % 7 === 0) {
        const newgame = newGame(game, options, seat);
        asked.push({ game, options, newgame, go: goTo(seat), later: undefined });
      }
      return undefined;
    });
    return asked;
  });

const newGame = (game: AnyGame, options: Options, seat: number): NewGame => ({
  type: 'newgame',
  game: game.id,
  rules: game.rules,
  options: options as NewGame['options'],
  seat,
  names: Array.from({ length: options.seats }, (_, i) => `bot ${i}`),
  seed: 1,
});

export interface Line {
  readonly kind: string;
  readonly bytes: Buffer;
  /** Is the request unchanged? Then an error is not a valid answer, if the request is about the current game. */
  readonly isGood: boolean;
}

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)];

const lineOf = (kind: string, data: unknown): Line => ({
  kind,
  bytes: Buffer.from(typeof data === 'string' ? data : (JSON.stringify(data) ?? '')),
  isGood: false,
});

export const goodLine = (kind: string, data: object): Line => ({
  ...lineOf(kind, data),
  isGood: true,
});

/** Messages that need no game. */
const OTHERS: readonly object[] = [
  { type: 'hello', protocol: BOT_PROTOCOL, referee: 'fuzz' },
  { type: 'ping', n: 7 },
  { type: 'event', ply: 2, line: { seat: -2, names: [], events: [{ type: 'refilled' }] } },
  {
    type: 'event',
    ply: 3,
    line: { seat: 0, names: [], decided: { type: 'undo', to: 2 }, events: [] },
  },
  { type: 'stop', ply: 3 },
  { type: 'gameover', result: { points: [1.5, -2], places: [1, 2] } },
  { type: 'gameover', result: null, view: { seat: 0 } },
  { type: 'error', code: 'illegal', message: 'column 9' },
  { type: 'quit' },
  { type: 'tea', sugar: 2 },
];

const hintOn = ({ ply, view, legal }: Go, rng: Rng): HintQuestion => ({
  type: 'hint',
  ply,
  view,
  legal,
  ...(rng(2) === 0 && { top: 1 + rng(50) }),
});

const anyMessage = ({ newgame, go }: Question, rng: Rng): object =>
  pick([newgame, newgame, go, go, hintOn(go, rng), ...OTHERS], rng);

const spoiltView = ({ game, options, newgame, go }: Question, rng: Rng): unknown => {
  for (let tries = 0; tries < 10; tries++) {
    const views = mutantViews(game, options, newgame.seat, go.view, rng);
    if (views.length > 0) return pick(views, rng);
  }
  return {};
};

const spoiltList = (legal: readonly string[], other: readonly string[], rng: Rng): unknown =>
  pick<unknown>(
    [
      legal.slice(1),
      [...legal, pick(legal, rng)],
      [...legal, pick(other, rng)],
      [...legal, 'swim'],
      other,
      mutant(legal, rng),
      legal.toReversed(),
    ],
    rng,
  );

const flipped = (bytes: Buffer, rng: Rng): Buffer => {
  const copy = Buffer.from(bytes);
  for (let flips = 1 + rng(3); flips > 0; flips--) copy[rng(copy.length)] ^= 1 << rng(8);
  return copy;
};

const JUNK = [
  ...['', ' ', 'null', '0', '"x"', '[]', '{}', '{"type":null}', '{"type":"__proto__"}', '\ufeff{}'],
  ...[
    '{"type":"ping","n":1e400}',
    '{"type":"ping","n":9007199254740993}',
    '{"type":"ping","n":-0}',
  ],
  ...['['.repeat(300_000), '{"type":"ping","n":'.repeat(30_000), `"${'x'.repeat(900_000)}"`],
  `{"type":"go","ply":0,"view":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},"legal":["a"],"clock":{"moveMs":1}}`,
  `{"type":"go","ply":0,"view":{},"legal":[${'"a",'.repeat(100_000)}"a"],"clock":{"moveMs":1}}`,
];

/** One line to an engine: mutated in one of many ways, or a valid one out of order. */
export const lineToBot = (all: readonly Question[], asked: Question, rng: Rng): Line => {
  const { go, later } = asked;
  const other = pick(all, rng);
  const text = JSON.stringify(anyMessage(asked, rng));
  if (later && rng(12) === 0) return lineOf('go to a seat that waits', later);
  switch (rng(10)) {
    case 0:
    case 1:
    case 2:
      return lineOf('question with another view', {
        ...(rng(3) === 0 ? hintOn(go, rng) : go),
        view: spoiltView(asked, rng),
      });
    case 3:
      return lineOf('question with another list', {
        ...(rng(3) === 0 ? hintOn(go, rng) : go),
        legal: spoiltList(go.legal, other.go.legal, rng),
      });
    case 4:
      return lineOf('message as data', mutant(anyMessage(asked, rng), rng));
    case 5:
      return lineOf('message as text', mutantText(text, rng, JSON.stringify(other.go)));
    case 6:
      return { kind: 'message as bytes', bytes: flipped(Buffer.from(text), rng), isGood: false };
    case 7:
      return lineOf(DOUBLE_KEY, withDoubleKey(text, rng));
    case 8:
      return lineOf('junk', pick(JUNK, rng));
    default:
      return goodLine('good, out of order', anyMessage(rng(2) === 0 ? asked : other, rng));
  }
};

export const DOUBLE_KEY = 'message with a double key';

/** The messages of a bot. */
const SAID: readonly object[] = [
  { type: 'hello', protocol: BOT_PROTOCOL, name: 'Barnacle', author: 'Ana', events: true },
  { type: 'pong', n: 0 },
  { type: 'move', ply: 3, move: 'collect', evaluation: { win: 0.5, points: 30.5 } },
  { type: 'move', ply: 3, move: 'column 1', reasons: ['two new objects', 'blue:+3.2'] },
  {
    type: 'hint',
    ply: 3,
    moves: [{ move: 'collect', value: { win: 0.5, points: -1.5 }, reasons: ['blue:+3.2'] }],
  },
  { type: 'error', code: 'unknown-game', message: 'chess' },
];

/** One mutated line from a bot. */
export const lineFromBot = (rng: Rng): Line => {
  const message = pick(SAID, rng);
  const text = JSON.stringify(message);
  switch (rng(4)) {
    case 0:
      return lineOf('from a bot, as data', mutant(message, rng));
    case 1:
      return lineOf(FROM_BOT_DOUBLE_KEY, withDoubleKey(text, rng));
    default:
      return lineOf('from a bot, as text', mutantText(text, rng, JSON.stringify(pick(SAID, rng))));
  }
};

export const FROM_BOT_DOUBLE_KEY = 'from a bot, with a double key';
