/** One of our bots as the bot protocol sees it: a line comes in as bytes, a message goes out. */
import {
  type Advice,
  adviserFor,
  botsFor,
  canRank,
  type RankedMove,
  type Reason,
  rankerFor,
  type Turn,
} from '@tidetable/bots';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type Go,
  type HintQuestion,
  isWireProblem,
  type NewGame,
  parseRefereeMessage,
} from '@tidetable/protocol';
import {
  type AnyGame,
  games,
  isGameId,
  isMisfit,
  isOptionProblem,
  type Options,
  type Rng,
  readOptions,
  type Seat,
  seededRng,
} from '@tidetable/rules';
import { decodeUtf8 } from './utf8.ts';

/** A move, and what is to be said about it. */
type Decision = Pick<Advice, 'move'> & Partial<Advice>;

interface Sitting {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seat: Seat;
  readonly decide: (turn: Turn) => Decision;
  readonly rng: Rng;
}

const MOST_REASONS = 8;
const USUAL_HINTS = 5;

/** A decision as the bot is asked about it, or why it is none. */
type Asked = Omit<Turn, 'rng'> | BotMessage;
const isAnswer = (asked: Asked): asked is BotMessage => 'type' in asked;

export class Engine {
  readonly #name: string;
  readonly #saysWhy: boolean;
  #sitting: Sitting | undefined;

  constructor(name: string, { saysWhy }: { readonly saysWhy: boolean }) {
    this.#name = name;
    this.#saysWhy = saysWhy;
  }

  answer(line: Uint8Array): BotMessage | 'quit' | undefined {
    const text = decodeUtf8(line);
    if (text === undefined) return refusal('not-json', 'not UTF-8');
    const message = parseRefereeMessage(text);
    if (isWireProblem(message)) {
      if (message.problem === 'unknown-type') return undefined; // from a later version
      const where = message.problem === 'shape' ? message.where : '';
      return refusal(message.problem, `not a message of ${BOT_PROTOCOL} ${where}`.trim());
    }
    switch (message.type) {
      case 'hello':
        return { type: 'hello', protocol: BOT_PROTOCOL, name: `Tidetable ${this.#name}` };
      case 'ping':
        return { type: 'pong', n: message.n };
      case 'newgame':
        return this.#sit(message);
      case 'go':
        return this.#move(message);
      case 'hint':
        return this.#hint(message);
      case 'quit':
        return 'quit';
      default:
        return undefined; // a `stop` is read when its move has been answered
    }
  }

  #sit({ game: id, rules, options: given, seat, seed }: NewGame): BotMessage | undefined {
    this.#sitting = undefined;
    const game = isGameId(id) ? games[id] : undefined;
    if (!game) return refusal('unknown-game', `no game ${id}`);
    if (game.rules !== rules) return refusal('other-rules', `${id} by rules ${game.rules} only`);
    const options = readOptions(game, given);
    if (isOptionProblem(options) || game.refuseOptions(options))
      return refusal('options', 'these options cannot be played');
    if (seat >= options.seats)
      return refusal('seat', `no seat ${seat} at a table for ${options.seats}`);
    const kinds = botsFor(id);
    if (!Object.hasOwn(kinds, this.#name))
      return refusal('unknown-bot', `${this.#name} does not play ${id}`);
    const decide = this.#player(id, options);
    this.#sitting = { game, options, seat, decide, rng: seededRng(seed) };
    return undefined;
  }

  #player(id: string, options: Options): Sitting['decide'] {
    if (this.#saysWhy) return adviserFor(id)(options, this.#name);
    const bot = botsFor(id)[this.#name](options);
    return turn => ({ move: bot(turn) });
  }

  #move(go: Go): BotMessage {
    if (!this.#sitting) return refusal('no-game', 'go came before newgame');
    const { game, decide, rng } = this.#sitting;
    const asked = readQuestion(this.#sitting, go);
    if (isAnswer(asked)) return asked;
    const { move, win, reasons = [] } = decide({ ...asked, rng });
    if (!asked.legal.includes(move)) throw new Error(`${this.#name} answered ${move}`);
    return {
      type: 'move',
      ply: go.ply,
      move: game.formatMove(move),
      ...(win !== undefined && { evaluation: { win: rounded(win, 3) } }),
      ...(reasons.length > 0 && { reasons: codesOf(reasons) }),
    };
  }

  /** By an adviser of its own, so that the game goes on as if nothing had been asked. */
  #hint({ top = USUAL_HINTS, ...question }: HintQuestion): BotMessage {
    if (!this.#sitting) return refusal('no-game', 'hint came before newgame');
    const { game, options } = this.#sitting;
    if (!canRank(this.#name)) return refusal('no-hint', `${this.#name} cannot judge moves`);
    const asked = readQuestion(this.#sitting, question);
    if (isAnswer(asked)) return asked;
    const rank = rankerFor(game.id)(options, this.#name);
    const ranked = rank({ ...asked, rng: seededRng(question.ply) });
    const moves = ranked.slice(0, top).map(({ move, points, win, reasons }: RankedMove) => ({
      move: game.formatMove(move),
      value: { ...(win !== undefined && { win: rounded(win, 3) }), points: rounded(points, 2) },
      reasons: codesOf(reasons),
    }));
    return { type: 'hint', ply: question.ply, moves };
  }
}

const readQuestion = (
  { game, options, seat }: Sitting,
  { ply, view: given, legal: texts }: Pick<Go, 'ply' | 'view' | 'legal'>,
): Asked => {
  const view = game.parseView(options, seat, given);
  if (isMisfit(view))
    return refusal('view', `no view of seat ${seat} at this table: ${view.misfit}`);
  const world = game.blank(options);
  game.worlds(view).guessInto(world, seededRng(ply)); // not the bot's own chance
  if (game.toAct(world) !== seat) return refusal('view', `seat ${seat} is not to act`);
  const space = new Int32Array(game.moveCount);
  const legal = space.subarray(0, game.legalMoves(world, space));
  const misfit = whyNotLegal(game, texts, legal);
  if (misfit !== undefined) return refusal('legal', misfit);
  return { game, view: () => view, legal, count: legal.length };
};

/** What differs between a list of moves, in any order, and the legal ones. */
const whyNotLegal = (
  game: AnyGame,
  texts: readonly string[],
  legal: Int32Array,
): string | undefined => {
  const listed = new Set(texts.map(game.parseMove));
  if (listed.has(undefined)) return 'a move cannot be read';
  if (listed.size < texts.length) return 'a move is listed twice';
  const missing = legal.find(move => !listed.delete(move));
  if (missing !== undefined) return `${game.formatMove(missing)} is missing`;
  const [surplus] = listed;
  return surplus === undefined ? undefined : `${game.formatMove(surplus)} is not legal`;
};

const rounded = (x: number, decimals: number): number =>
  Math.round(x * 10 ** decimals) / 10 ** decimals + 0; // never -0

const codesOf = (reasons: readonly Reason[]): string[] =>
  reasons.slice(0, MOST_REASONS).map(codeOf);

/** `blue:+3.2`. */
const codeOf = ({ term, difference }: Reason): string =>
  `${term}:${difference < 0 ? '-' : '+'}${Math.abs(difference).toFixed(1)}`;

/** As `engine.answer`, but what fails in it becomes a message: the process lives on. */
export const answerOf = (
  engine: Pick<Engine, 'answer'>,
  line: Uint8Array,
  report: (bug: unknown) => void,
): ReturnType<Engine['answer']> => {
  try {
    return engine.answer(line);
  } catch (bug) {
    report(bug);
    return refusal('internal', 'this is a bug; standard error tells more');
  }
};

const refusal = (code: string, message: string): BotMessage => ({ type: 'error', code, message });
