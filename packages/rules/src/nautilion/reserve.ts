/** Tokens that change hands: reserve, discard pile, ship and cabin. */
import { excluding, has, sizeOf } from '../core/bitSet.ts';
import type { Event } from './events.ts';
import {
  admits,
  BLANK,
  CREW,
  cabinSpaceOf,
  cabinTokenAt,
  Expansion,
  isCrew,
  KINDS,
  MAGE,
  MERCENARY,
  NO_TOKEN,
  plays,
  REEF,
  type State,
} from './state.ts';

/** The order in which tokens leave the reserve where nobody cares which. [NL32] */
const LEAST_FIRST = Uint8Array.of(
  BLANK,
  ...range(REEF, KINDS),
  MERCENARY,
  ...range(MAGE, MERCENARY),
  ...range(CREW, MAGE),
);

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

export const addToReserve = (s: State, kind: number): void => {
  s.reserve[kind]++;
  s.reserveSize++;
};

export const keep = (s: State, kind: number, events?: Event[]): void => {
  addToReserve(s, kind);
  events?.push({ type: 'kept', token: kind });
};

export const discardFromReserve = (s: State, kind: number): void => {
  takeFromReserve(s, kind);
  s.pile[kind]++;
};

export const takeFromReserve = (s: State, kind: number): void => {
  s.reserve[kind]--;
  s.reserveSize--;
};

/** The first kind of the fixed order that the reserve holds. */
export const leastOfReserve = (s: State): number => {
  const { reserve } = s;
  for (let i = 0; i < LEAST_FIRST.length; i++) {
    const kind = LEAST_FIRST[i];
    if (reserve[kind] > 0) return kind;
  }
  return NO_TOKEN;
};

/** Takes the token off a ship space, crew or mercenary, and says which it was. */
export const takeFromShip = (s: State, space: number): number => {
  const bit = 1 << space;
  const isHired = (s.hired & bit) !== 0;
  s.crew &= ~bit;
  s.hired &= ~bit;
  return isHired ? MERCENARY : CREW + space;
};

export const takeFromCabin = (s: State, space: number): number => {
  s.cabin = excluding(s.cabin, space);
  return cabinTokenAt(space);
};

/** May this token go to the cabin? [NL40] */
export const fitsCabin = (s: State, kind: number): boolean => {
  const space = cabinSpaceOf(kind);
  if (space < 0 || !plays(s, Expansion.mages) || has(s.cabin, space)) return false;
  return !isCrew(kind) || admits(s, kind); // [NL38]
};

export const ownedTokens = (s: State): number =>
  s.reserveSize + sizeOf(s.crew | s.hired) + sizeOf(s.cabin);
