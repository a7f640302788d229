import { components } from './components.ts';
import {
  BONUSES,
  Bonus,
  cardAt,
  KINDS,
  OBJECTS,
  SETS,
  type State,
  setAt,
  TREASURE,
} from './state.ts';

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
  const size = s.size[set];
  const porthole = s.porthole[set];
  const count = (bonus: number): number => s.bonus[set * BONUSES + bonus];
  return (
    porthole + // [NI41]
    POINTS.two * count(Bonus.two) + // [NI36]
    POINTS.three * count(Bonus.three) +
    size * count(Bonus.perCard) + // [NI37]
    porthole * count(Bonus.double) + // [NI38]
    (size % 2) * POINTS.odd * count(Bonus.odd) + // [NI39]
    POINTS.pair * Math.min(count(Bonus.pair), pairs(s, seat, colour)) // [NI40]
  );
};

/** Disjoint pairs of the same object in a set. */
const pairs = (s: State, seat: number, colour: number): number => {
  const from = seat * KINDS + colour * OBJECTS;
  let n = 0;
  for (let object = 0; object < OBJECTS; object++) n += s.laid[from + object] >> 1;
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
