/** What a thoughtful castaway sees in a position: points made, and what the sets may still bring. */
import { type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { type Evaluate, sumOf, type Terms } from '../terms.ts';

type State = NautilusIsland.State;
export type NautilusIslandGame = typeof nautilusIsland;

const COLOURS = 6;
const SETS = 5;
const OBJECTS = 4;
const KINDS = COLOURS * OBJECTS;
const BONUSES = 6;
const Bonus = { two: 0, three: 1, perCard: 2, double: 3, odd: 4, pair: 5 } as const;
const FINAL = 2;
const { portholes } = nautilusIsland.components as { portholes: object };
const SMALLEST = Math.min(...Object.keys(portholes).map(Number));

/** In points or turns, found by play against itself. */
export interface Weights {
  store: number; // cards laid in a turn of storing, on average
  missing: number; // turns it takes to find a card of a wanted colour
  pace: number; // turns that are really left for each one that the lowest column leaves
  turn: number; // what each turn of a plan costs: something may come between
}

export const WEIGHTS: Weights = { store: 2, missing: 1.7, pace: 1.3, turn: 1 };

/** What the evaluation is the sum of: points made, then what is expected of each set. */
export const TERMS = [
  'portholes',
  'bonus',
  'treasures',
  'green',
  'red',
  'blue',
  'purple',
  'orange',
] as const;
export type Term = (typeof TERMS)[number];
const FIRST_SET = 3;

/** The best plan for each set: what it adds to the score, and how many turns it takes. */
interface Plans {
  readonly gains: Float64Array;
  readonly costs: Float64Array;
}

/** Fills `out` with the terms, in their order. */
export const termsBy = (game: NautilusIslandGame, w = WEIGHTS): Terms<State> => {
  const plans = { gains: new Float64Array(SETS), costs: new Float64Array(SETS) };
  return (s, seat, out) => {
    const turns = turnsLeft(s, seat, w.pace);
    for (let colour = 0; colour < SETS; colour++) plan(s, seat, colour, turns, w, plans);
    let portholes = 0;
    for (let set = seat * SETS; set < (seat + 1) * SETS; set++) portholes += s.porthole[set];
    const treasures = treasuresOf(s, seat);
    out[0] = portholes;
    out[1] = game.score(s, seat) - portholes - treasures;
    out[2] = treasures;
    worthOfPlans(plans, turns, out);
  };
};

export const evaluateBy = (game: NautilusIslandGame): Evaluate<State> =>
  sumOf(termsBy(game), TERMS.length);

const treasuresOf = (s: State, seat: number): number => {
  const from = seat * KINDS + SETS * OBJECTS;
  let points = 0;
  for (let i = 0; i < OBJECTS; i++) points += s.sheet.treasures[i] * s.hand[from + i];
  return points;
};

/** How many turns this seat still has, about. */
const turnsLeft = (s: State, seat: number, pace: number): number => {
  const thisRound = s.toAct < 0 || s.order.indexOf(seat) < s.turn ? 0 : 1;
  if (s.stage === FINAL) return thisRound;
  let lowest = 8;
  for (const height of s.height) if (height < lowest) lowest = height;
  return thisRound + Math.max(0, lowest - 1) * pace + 1;
};

/** Fills in the best plan for one set. */
const plan = (
  s: State,
  seat: number,
  colour: number,
  turns: number,
  w: Weights,
  { gains, costs }: Plans,
): void => {
  gains[colour] = 0;
  costs[colour] = 1;
  const set = seat * SETS + colour;
  if (s.porthole[set] > 0) return;
  const size = s.size[set];
  const held = s.held[seat * COLOURS + colour];
  const consider = (gain: number, cost: number): void => {
    const worth = gain - cost * w.turn;
    if (cost > turns || worth * costs[colour] <= gains[colour] * cost) return;
    gains[colour] = worth;
    costs[colour] = cost;
  };
  if (held > 0) consider(gainOpen(s, set, seat, colour, size + Math.min(2, held)), 1);
  const { piles } = s.sheet;
  for (let pile = 0; pile < piles.length; pile++) {
    const more = SMALLEST + pile - size;
    if (more <= 0 || s.pile[pile] >= piles[pile].length) continue;
    const missing = Math.max(0, more - held);
    const porthole = piles[pile][s.pile[pile]] * (1 + s.bonus[set * BONUSES + Bonus.double]);
    const gain = gainOpen(s, set, seat, colour, SMALLEST + pile) + porthole;
    consider(gain, Math.max(1, more / w.store) + missing * w.missing);
  }
};

/** The plans that promise most for a turn are carried out first, the last one as far as turns reach. */
const worthOfPlans = ({ gains, costs }: Plans, turns: number, out: Float64Array): void => {
  for (let i = 0; i < SETS; i++) out[FIRST_SET + i] = 0;
  let left = turns;
  let done = 0;
  while (left > 0) {
    let best = -1;
    for (let i = 0; i < SETS; i++) {
      if (done & (1 << i) || gains[i] <= 0) continue;
      if (best < 0 || gains[i] * costs[best] > gains[best] * costs[i]) best = i;
    }
    if (best < 0) return;
    done |= 1 << best;
    out[FIRST_SET + best] = gains[best] * Math.min(1, left / costs[best]);
    left -= costs[best];
  }
};

/** What the tokens of a set, and the one in the camp, gain if it grows to this size. */
const gainOpen = (s: State, set: number, seat: number, colour: number, target: number): number => {
  const size = s.size[set];
  const at = set * BONUSES;
  const odd = ((target % 2) - (size % 2)) * 4 * s.bonus[at + Bonus.odd];
  const perCard = (target - size) * s.bonus[at + Bonus.perCard];
  return perCard + odd + gainPairs(s, at, seat, colour) + campToken(s, colour, target);
};

const gainPairs = (s: State, at: number, seat: number, colour: number): number => {
  const tokens = s.bonus[at + Bonus.pair];
  if (tokens === 0) return 0;
  const from = seat * KINDS + colour * OBJECTS;
  let now = 0;
  let later = 0;
  for (let i = from; i < from + OBJECTS; i++) {
    now += s.laid[i] >> 1;
    later += (s.laid[i] + s.hand[i]) >> 1;
  }
  return 5 * (Math.min(tokens, later) - Math.min(tokens, now));
};

/** What the token that lies in the camp for this colour would bring to a set of that size. */
const campToken = (s: State, colour: number, size: number): number => {
  switch (s.camp[colour] - 1) {
    case Bonus.two:
      return 2;
    case Bonus.three:
      return 3;
    case Bonus.perCard:
      return size;
    case Bonus.double:
      return size >= SMALLEST ? 5 : 0;
    case Bonus.odd:
      return 2.5;
    case Bonus.pair:
      return 3;
    default:
      return 0;
  }
};
