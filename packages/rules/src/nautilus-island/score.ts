import { components } from './components.ts';
import { BONUSES, Bonus, cardAt, OBJECTS, SETS, type State, setAt, TREASURE } from './state.ts';

const POINTS = components.bonusPoints;

/** Bonus tokens, portholes and the treasures in hand. [NI43] */
export const score = (s: State, seat: number): number => {
  let points = treasures(s, seat);
  for (let colour = 0; colour < SETS; colour++) points += setScore(s, seat, colour);
  return points;
};

export const treasures = (s: State, seat: number): number => {
  const from = cardAt(seat, TREASURE * OBJECTS);
  let points = 0;
  for (let i = 0; i < OBJECTS; i++) points += s.sheet.treasures[i] * s.hand[from + i]; // [NI42]
  return points;
};

export const setScore = (s: State, seat: number, colour: number): number => {
  const set = setAt(seat, colour);
  const at = set * BONUSES;
  const inPairs =
    s.bonus[at + Bonus.pair] === 0 ? 0 : pairs(s.laid, cardAt(seat, colour * OBJECTS));
  return setPoints(s.bonus, at, s.size[set], inPairs, s.porthole[set]);
};

/** What a set scores with these tokens, `tokens[from + bonus]` of each; porthole is 0 while it is open. */
export const setPoints = (
  tokens: ArrayLike<number>,
  from: number,
  size: number,
  pairs: number,
  porthole: number,
): number =>
  porthole + // [NI41]
  POINTS.two * tokens[from + Bonus.two] + // [NI36]
  POINTS.three * tokens[from + Bonus.three] +
  size * tokens[from + Bonus.perCard] + // [NI37]
  porthole * tokens[from + Bonus.double] + // [NI38]
  (size % 2) * POINTS.odd * tokens[from + Bonus.odd] + // [NI39]
  POINTS.pair * Math.min(tokens[from + Bonus.pair], pairs); // [NI40]

/** Disjoint pairs of the same object, of the four counts that start at `laid[from]`. */
export const pairs = (laid: ArrayLike<number>, from: number): number => {
  let n = 0;
  for (let object = 0; object < OBJECTS; object++) n += laid[from + object] >> 1;
  return n;
};

/** More points, then the marker closer to the back; no two markers share a column. [NI44] */
export const place = (s: State, seat: number): number => {
  const points = score(s, seat);
  let better = 0;
  for (let other = 0; other < s.seats; other++) {
    const theirs = score(s, other);
    if (theirs > points || (theirs === points && s.marker[other] < s.marker[seat])) better++;
  }
  return better + 1;
};
