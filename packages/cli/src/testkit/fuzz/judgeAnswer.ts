/** Checks the answers of our engine, and the lines that a referee accepts from a bot, by docs/bot-protocol.md. */
import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import {
  type BotMessage,
  formatMessage,
  type Go,
  type HintQuestion,
  isWireProblem,
  LONGEST_BOT_LINE,
  type NewGame,
  parseBotMessage,
} from '@tidetable/protocol';
import {
  type GameId,
  games,
  isGameId,
  isOptionProblem,
  isReadError,
  readOptions,
  sameData,
} from '@tidetable/rules';
import { DOUBLE_KEY, FROM_BOT_DOUBLE_KEY, type Line } from './questions.ts';

export type Answer = BotMessage | 'quit' | undefined;
type Said = { readonly type?: unknown; readonly [key: string]: unknown };

function insist(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Undefined if it is no JSON; a double key is not noticed here. */
const jsonOf = (bytes: Buffer): { readonly json: Said | null } | undefined => {
  if (!isUtf8(bytes)) return undefined;
  try {
    return { json: JSON.parse(bytes.toString()) };
  } catch {
    return undefined;
  }
};

/** The current game after this line; throws if the protocol does not allow the answer. */
export const judgeAnswer = (
  line: Line,
  answer: Answer,
  newGame: NewGame | undefined,
): NewGame | undefined => {
  const kind = answer === undefined || answer === 'quit' ? answer : answer.type;
  if (typeof answer === 'object') judgeForm(answer);
  const read = jsonOf(line.bytes);
  if (!read || line.kind === DOUBLE_KEY) {
    insist(typeof answer === 'object' && 'code' in answer, 'no refusal');
    insist(answer.code === 'not-json', `refused as ${answer.code}`);
    return newGame;
  }
  const said = read.json ?? {};
  const expected = expectedFor(said.type);
  insist(kind === 'error' || kind === expected, `${said.type} is answered by ${kind}`);
  if (typeof said.type !== 'string') insist(kind === 'error', 'no refusal');
  insist(!line.isGood || kind !== 'error' || !isToBeAnswered(said, answer, newGame), 'refused');
  if (kind === 'pong') insist((answer as { n: number }).n === said.n, 'another n');
  if (kind === 'move') judgeMoves(said as unknown as Go, [(answer as MoveMessage).move], newGame);
  if (kind === 'hint') judgeHint(said as unknown as HintQuestion, answer as HintMessage, newGame);
  if (kind === 'move' || kind === 'hint')
    insist((answer as { ply: number }).ply === said.ply, 'another ply');
  if (said.type !== 'newgame') return newGame;
  if (kind === 'error') return (answer as { code: string }).code === 'shape' ? newGame : undefined;
  judgeTable(said as unknown as NewGame);
  return said as unknown as NewGame;
};

const expectedFor = (type: unknown): string | undefined => {
  switch (type) {
    case 'hello':
    case 'hint':
    case 'quit':
      return type;
    case 'ping':
      return 'pong';
    case 'go':
      return 'move';
    default:
      return undefined; // messages without an answer, and those of later versions
  }
};

/** A valid request may be refused only if it is about another game than the current one, or a hint of a bot without hints. */
const isToBeAnswered = (said: Said, answer: Answer, newGame: NewGame | undefined): boolean => {
  if (said.type !== 'go' && said.type !== 'hint') return true;
  if (said.type === 'hint' && (answer as { code: string }).code === 'no-hint') return false;
  if (!newGame) return false;
  const game = games[newGame.game as GameId];
  const options = readOptions(game, newGame.options);
  return (
    !isOptionProblem(options) && !isReadError(game.parseView(options, newGame.seat, said.view))
  );
};

/** A referee must be able to read every message of the engine. */
const judgeForm = (answer: BotMessage): void => {
  const text = formatMessage(answer);
  insist(text.length <= LONGEST_BOT_LINE && !text.includes('\n'), 'no line');
  insist(sameData(parseBotMessage(text), answer), `no message: ${text.slice(0, 200)}`);
};

const judgeTable = ({ game: id, rules, options: given, seat, names }: NewGame): void => {
  insist(isGameId(id) && games[id].rules === rules, 'sat down at no game');
  const options = readOptions(games[id], given);
  insist(!isOptionProblem(options), 'sat down with no options');
  insist(games[id].refuseOptions(options) === undefined, 'sat down with options of no game');
  insist(Number.isInteger(seat) && seat >= 0 && seat < options.seats, 'sat down nowhere');
  insist(names.length === options.seats, 'sat down with names of others');
};

type MoveMessage = Extract<BotMessage, { type: 'move' }>;
type HintMessage = Extract<BotMessage, { type: 'hint' }>;

const judgeHint = (
  question: HintQuestion,
  { moves }: HintMessage,
  newGame: NewGame | undefined,
): void => {
  const listed = moves.map(({ move }) => move);
  judgeMoves(question, listed, newGame);
  insist(new Set(listed).size === listed.length, 'a move is listed twice');
  insist(listed.length <= (question.top ?? 5), 'too many moves');
};

/** A move may answer only a valid view with the correct list of legal moves. */
const judgeMoves = (
  go: Pick<Go, 'view' | 'legal'>,
  moves: readonly string[],
  newGame: NewGame | undefined,
): void => {
  insist(newGame !== undefined, 'a move without a game');
  insist(
    moves.every(move => go.legal.includes(move)),
    'a move that is not listed',
  );
  const game = games[newGame.game as GameId];
  const options = readOptions(game, newGame.options);
  insist(!isOptionProblem(options), 'options');
  const view = game.parseView(options, newGame.seat, go.view);
  insist(!isReadError(view), 'a move for a view that cannot be');
  const world = game.blank(options);
  game.worlds(view).sampleInto(world, () => 0);
  insist(game.toAct(world) === newGame.seat, 'a move of another seat');
  const out = new Int32Array(game.moveCount);
  const legal = Array.from(out.subarray(0, game.legalMoves(world, out)), m => game.formatMove(m));
  insist(isDeepStrictEqual(legal.toSorted(), [...go.legal].sort()), 'a move by another list');
};

const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Throws if the referee accepted a line of a bot that is not a message, or parsed it to other values. */
export const judgeFromBot = (line: Line): 'refused' | 'accepted' => {
  const message = parseBotMessage(line.bytes.toString());
  if (isWireProblem(message)) return 'refused';
  insist(line.kind !== FROM_BOT_DOUBLE_KEY, 'a key stands twice');
  const said = JSON.parse(line.bytes.toString());
  insist(isPartOf(message, said), 'read something else');
  insist(sameData(parseBotMessage(formatMessage(message)), message), 'written otherwise');
  return 'accepted';
};

/** Every parsed field has its original value: a plain line, a finite number or a boolean; fields may have been dropped. */
const isPartOf = (message: unknown, said: unknown): boolean => {
  if (typeof message === 'string') return message === said && !HIDDEN.test(message);
  if (typeof message !== 'object' || message === null)
    return message === said && (typeof message === 'boolean' || Number.isFinite(message));
  return Object.entries(message).every(([key, value]) =>
    isPartOf(value, (said as Record<string, unknown>)?.[key]),
  );
};
