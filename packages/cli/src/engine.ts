/** One of our bots behind the bot protocol: a line comes in as bytes, a message goes out. */
import {
  type Advice,
  canRank,
  type Level,
  loadAdviser,
  loadBot,
  loadRanker,
  type RankedMove,
  type Reason,
} from '@tidetable/bots';
import type { Decision } from '@tidetable/match';
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
  editions,
  isGameId,
  isOptionProblem,
  isReadError,
  isSheetProblem,
  type Options,
  type Rng,
  readOptions,
  type Seat,
  seededRng,
} from '@tidetable/rules';
import { decodeUtf8 } from './files/utf8.ts';
import { printable } from './options/args.ts';

/** A move, with the reasons for it. */
type Choice = Pick<Advice, 'move'> & Partial<Advice>;

type Answer = BotMessage | 'quit' | undefined;

interface GameSession {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seat: Seat;
  readonly decide: (decision: Decision, rng: Rng) => Choice;
  readonly rng: Rng;
}

const MOST_REASONS = 8;
const USUAL_HINTS = 5;

/** The decision of a request, or the error message that refuses it. */
type Asked = Decision | BotMessage;
const isAnswer = (asked: Asked): asked is BotMessage => 'type' in asked;

export class Engine {
  readonly #name: Level;
  readonly #saysWhy: boolean;
  #session: GameSession | undefined;

  constructor(name: Level, { saysWhy }: { readonly saysWhy: boolean }) {
    this.#name = name;
    this.#saysWhy = saysWhy;
  }

  /** At once, but for a `newgame` or a `hint`: then a bot is loaded. */
  answer(line: Uint8Array): Answer | Promise<Answer> {
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

  async #sit({
    game: id,
    rules,
    sheet,
    options: given,
    seat,
    names,
    seed,
  }: NewGame): Promise<Answer> {
    this.#session = undefined;
    if (!isGameId(id)) return refusal('unknown-game', `no game ${id}`);
    const edition = editions[id].find(known => known.rules === rules);
    if (!edition) return refusal('other-rules', `${id} by other rules`);
    const game = sheet ? edition.withSheet(sheet) : edition;
    if (isSheetProblem(game)) return refusal('sheet', `no sheet of ${id}: ${printable(game.path)}`);
    const options = readOptions(game, given);
    if (isOptionProblem(options) || game.refuseOptions(options))
      return refusal('options', 'these options cannot be played');
    if (seat >= options.seats)
      return refusal('seat', `no seat ${seat} at a table for ${options.seats}`);
    if (names.length !== options.seats)
      return refusal('names', `names of ${names.length} at a table for ${options.seats}`);
    const decide = await this.#player(game, options);
    this.#session = { game, options, seat, decide, rng: seededRng(seed) };
    return undefined;
  }

  async #player(game: AnyGame, options: Options): Promise<GameSession['decide']> {
    if (this.#saysWhy) return loadAdviser(game, options, this.#name);
    const bot = await loadBot(game, options, this.#name);
    return (decision, rng) => ({ move: bot(decision, rng) });
  }

  #move(go: Go): BotMessage {
    if (!this.#session) return refusal('no-game', 'go came before newgame');
    const { decide, rng } = this.#session;
    const asked = readQuestion(this.#session, go);
    if (isAnswer(asked)) return asked;
    const { move, win, reasons = [] } = decide(asked, rng);
    if (!asked.legal.includes(move)) throw new Error(`${this.#name} answered ${move}`);
    return {
      type: 'move',
      ply: go.ply,
      move,
      ...(win !== undefined && { evaluation: { win: rounded(win, 3) } }),
      ...(reasons.length > 0 && { reasons: codesOf(reasons) }),
    };
  }

  /** Uses a separate adviser, so that a hint does not influence the game. */
  async #hint({ top = USUAL_HINTS, ...question }: HintQuestion): Promise<BotMessage> {
    if (!this.#session) return refusal('no-game', 'hint came before newgame');
    const { game, options } = this.#session;
    if (!canRank(this.#name)) return refusal('no-hint', `${this.#name} cannot judge moves`);
    const asked = readQuestion(this.#session, question);
    if (isAnswer(asked)) return asked;
    const rank = await loadRanker(game, options, this.#name);
    const ranked = rank(asked, seededRng(question.ply));
    const moves = ranked.slice(0, top).map(({ move, points, win, reasons }: RankedMove) => ({
      move,
      value: { ...(win !== undefined && { win: rounded(win, 3) }), points: rounded(points, 2) },
      reasons: codesOf(reasons),
    }));
    return { type: 'hint', ply: question.ply, moves };
  }
}

const readQuestion = (
  { game, options, seat }: GameSession,
  { ply, view: given, legal: texts }: Pick<Go, 'ply' | 'view' | 'legal'>,
): Asked => {
  const view = game.parseView(options, seat, given);
  if (isReadError(view))
    return refusal('view', `no view of seat ${seat} at this table: ${view.readError}`);
  const world = game.blank(options);
  game.worlds(view).sampleInto(world, seededRng(ply)); // not the bot's own chance
  if (game.toAct(world) !== seat) return refusal('view', `seat ${seat} is not to act`);
  const space = new Int32Array(game.moveCount);
  const moves = space.subarray(0, game.legalMoves(world, space));
  const notLegal = whyNotLegal(game, texts, moves);
  if (notLegal !== undefined) return refusal('legal', notLegal);
  return { ply, seat, view, legal: Array.from(moves, m => game.formatMove(m)) }; // in our order
};

/** The difference between a list of moves, in any order, and the legal ones. */
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

/** As `engine.answer`, but an exception becomes an error message, and the process goes on. */
export const answerOf = async (
  engine: Pick<Engine, 'answer'>,
  line: Uint8Array,
  report: (bug: unknown) => void,
): Promise<Answer> => {
  try {
    return await engine.answer(line);
  } catch (bug) {
    report(bug);
    return refusal('internal', 'this is a bug; standard error tells more');
  }
};

const refusal = (code: string, message: string): BotMessage => ({ type: 'error', code, message });
