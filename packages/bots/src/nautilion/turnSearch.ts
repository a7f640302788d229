/**
 * The value of a position in the middle of a turn: a search for the best way to give the dice, with
 * every other choice made by its immediate evaluation.
 */
import {
  CHANCE,
  type Move,
  type Nautilion,
  type nautilion,
  type Options,
  OVER,
} from '@tidetable/rules';
import {
  ALL_MAGES,
  Expansion,
  FACES,
  MAGE,
  type MoveParts,
  plays,
  readMove,
} from '@tidetable/rules/nautilion';
import { blankCopies, evaluate } from './evaluate.ts';

type State = Nautilion.State;
export type NautilionGame = typeof nautilion;

const DEPTH = 30; // choices in one turn, chance included
const WORST = Number.NEGATIVE_INFINITY;

export interface TurnSearch {
  readonly game: NautilionGame;
  readonly kinds: MoveKinds;
  readonly copies: Uint8Array; // scratch of the evaluation
  // For each depth a state and a list, so that looking ahead allocates nothing.
  readonly scratch: readonly State[];
  readonly lists: readonly Int32Array[];
  readonly rolls: readonly Float64Array[]; // values of the rolls that begin at a depth, by their faces
  looks: number; // positions evaluated so far
}

/** Which moves are of some kind: 1 for those, by move. */
export interface MoveKinds {
  readonly gives: Uint8Array; // a die
  readonly casts: Uint8Array; // a spell, or a heroic card
  readonly sets: Uint8Array; // a Darkhouse card
  readonly tokens: Uint8Array; // chosen for an exchange
  readonly firstToken: Move;
}

const CASTS: readonly MoveParts['type'][] = [
  'whirlwind',
  'tide',
  'translation',
  'castaway',
  'reroll',
  'heroic',
];

const kindsKnown = new WeakMap<NautilionGame, MoveKinds>();

export const kindsOf = (game: NautilionGame): MoveKinds => {
  const kinds = kindsKnown.get(game) ?? readKinds(game);
  kindsKnown.set(game, kinds);
  return kinds;
};

const readKinds = (game: NautilionGame): MoveKinds => {
  const types = Array.from({ length: game.moveCount }, (_, m) => readMove(game.formatMove(m)).type);
  const isOf = (...some: MoveParts['type'][]): Uint8Array =>
    Uint8Array.from(types, type => Number(some.includes(type)));
  return {
    gives: isOf('give'),
    casts: isOf(...CASTS),
    sets: isOf('set'),
    tokens: isOf('token'),
    firstToken: types.indexOf('token'),
  };
};

export const newTurnSearch = (game: NautilionGame, options: Options): TurnSearch => {
  const scratch = Array.from({ length: DEPTH }, () => game.blank(options));
  return {
    game,
    kinds: kindsOf(game),
    copies: blankCopies(),
    scratch,
    lists: scratch.map(() => new Int32Array(game.maxLegal)),
    rolls: scratch.map(() => new Float64Array(ROLLS)),
    looks: 0,
  };
};

/** How good a position is to which one move has led from another. */
export const worthOf = (o: TurnSearch, s: State, from: State): number => look(o, s, from.turn, 0);

const look = (o: TurnSearch, s: State, turn: number, depth: number): number => {
  const { game, kinds } = o;
  const seat = game.toAct(s);
  if (seat === OVER || s.turn > turn || depth === DEPTH) return evaluate(s, o.copies);
  if (seat === CHANCE) return lookAtRolls(o, s, turn, depth, o.rolls[depth].fill(Number.NaN));
  const legal = o.lists[depth];
  const n = game.legalMoves(s, legal);
  const last = legal[n - 1];
  if (kinds.gives[last]) return lookAtAll(o, s, turn, depth, n, kinds.gives);
  if (kinds.sets[last]) return lookAtAll(o, s, turn, depth, n, kinds.sets);
  if (kinds.tokens[last]) return lookAtExchanges(o, s, turn, depth, n);
  return look(o, bestAtOnce(o, s, depth, n), turn, depth + 1);
};

const after = (o: TurnSearch, s: State, m: Move, depth: number): State => {
  const next = o.scratch[depth];
  o.game.copyInto(next, s);
  o.game.play(next, m);
  o.looks++;
  return next;
};

/** The mean over the faces of the next die. */
const lookAtRolls = (
  o: TurnSearch,
  s: State,
  turn: number,
  depth: number,
  known: Float64Array,
): number => {
  const faces = o.lists[depth];
  const n = o.game.legalMoves(s, faces);
  let sum = 0;
  let total = 0;
  for (let i = 0; i < n; i++) {
    const odds = o.game.odds(s, faces[i]);
    sum += odds * lookAtRoll(o, after(o, s, faces[i], depth), turn, depth + 1, known);
    total += odds;
  }
  return sum / total;
};

/** Once all dice have fallen, their order makes no difference. */
const lookAtRoll = (
  o: TurnSearch,
  s: State,
  turn: number,
  depth: number,
  known: Float64Array,
): number => {
  if (o.game.toAct(s) === CHANCE && s.turn === turn && depth < DEPTH)
    return lookAtRolls(o, s, turn, depth, known);
  const roll = rollOf(s);
  if (Number.isNaN(known[roll])) known[roll] = look(o, s, turn, depth);
  return known[roll];
};

/** The best of the moves of one kind: dice are given, no further spell is cast. */
const lookAtAll = (
  o: TurnSearch,
  s: State,
  turn: number,
  depth: number,
  n: number,
  kind: Uint8Array,
): number => {
  let best = WORST;
  for (let i = 0; i < n; i++) {
    const m = o.lists[depth][i];
    if (!kind[m]) continue;
    const value = look(o, after(o, s, m, depth), turn, depth + 1);
    if (value > best) best = value;
  }
  return best;
};

const bestAtOnce = (o: TurnSearch, s: State, depth: number, n: number): State => {
  const legal = o.lists[depth];
  let best = legal[0];
  let most = WORST;
  for (let i = 0; n > 1 && i < n; i++) {
    const value = evaluate(after(o, s, legal[i], depth), o.copies);
    if (value > most) [best, most] = [legal[i], value];
  }
  return after(o, s, best, depth);
};

/** Only exchanges that put a fitting token where an open die can take the ship. */
const lookAtExchanges = (
  o: TurnSearch,
  s: State,
  turn: number,
  depth: number,
  n: number,
): number => {
  const { firstToken } = o.kinds;
  const isSecond = n < s.length;
  const wanted = wantedTokens(s);
  let best = WORST;
  for (let die = 0; die < s.die.length; die++) {
    const goal = s.nautilion + s.die[die] - 1;
    if (!(s.open & (1 << die)) || goal >= s.length || wanted & (1 << s.path[goal])) continue;
    for (let source = 0; source < s.length; source++) {
      if (!(wanted & (1 << s.path[source])) || !isBestSource(s, source)) continue;
      if (isSecond && s.chosen !== goal && s.chosen !== source) continue;
      const other = s.chosen === goal ? source : goal;
      const last = isSecond
        ? after(o, s, firstToken + other, depth)
        : after(o, after(o, s, firstToken + goal, depth), firstToken + source, depth + 1);
      const value = look(o, last, turn, depth + 2);
      if (value > best) best = value;
    }
  }
  return best === WORST ? evaluate(s, o.copies) - USELESS : best;
};

/** How many dice show each face, two bits for each. */
export const rollOf = ({ die }: State): number => {
  let roll = 0;
  for (let i = 0; i < die.length; i++) if (die[i] > 0) roll += 1 << (2 * (die[i] - 1));
  return roll;
};
export const ROLLS = 1 << (2 * FACES);

const USELESS = 500; // an exchange that helps nobody

/** Tokens that the ship or the cabin would take now, as a bit set of kinds. */
export const wantedTokens = (s: State): number => {
  const open = s.ducts.open[s.crew | s.hired];
  const crew = s.seats === 1 ? open : open & s.sheet.admits[s.admiral[s.active]];
  return plays(s, Expansion.mages) ? crew | ((ALL_MAGES & ~s.cabin) << MAGE) : crew;
};

/** Is this the most dispensable token of its kind: the first behind the ship, or the last? */
export const isBestSource = (s: State, at: number): boolean => {
  const kind = s.path[at];
  const first = s.path.indexOf(kind);
  if (first < s.nautilion) return at === first;
  return at === s.path.subarray(0, s.length).lastIndexOf(kind);
};
