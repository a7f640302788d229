/** Heroic cards: what they cost and what they may fetch. */
import { excluding, has, setOf } from '../core/bitSet.ts';
import { components } from './components.ts';
import { fitsCabin } from './reserve.ts';
import { fitsShip, isConnected, mayLeave, occupied, rejoins } from './ship.ts';
import { admits, BLANK, CREW, isCrew, KINDS, SPACES, type State } from './state.ts';
import { Task } from './steps.ts';

/** May the crew of this space pay for this card? [NL86] */
export const canSacrifice = (s: State, card: number, space: number): boolean => {
  if (!has(s.crew, space)) return false;
  return mayLeave(s, space) || (isRecovery(card) && canRejoinWithout(s, card, space)); // [NL92]
};

const isRecovery = (card: number): boolean => card === Task.rescue || card === Task['call-to-arms'];

/** Is there crew to recover that would join the groups which this loss leaves? */
const canRejoinWithout = (s: State, card: number, space: number): boolean => {
  const left = excluding(occupied(s), space);
  const source = card === Task.rescue ? s.pile : s.reserve;
  for (let other = 0; other < SPACES; other++) {
    const bit = 1 << other;
    if (source[CREW + other] === 0 || left & bit || !admits(s, CREW + other)) continue;
    if (isConnected(s, left | bit)) return true;
  }
  return false;
};

/** May this kind be picked for this card, for Castaway, or as the spoils of a collision? */
export const isPickable = (s: State, task: number, kind: number): boolean => {
  switch (task) {
    case Task.rescue: {
      const sacrificed = kind === CREW + s.chosen ? 1 : 0;
      return s.pile[kind] > sacrificed && isRecruit(s, kind); // [NL92]
    }
    case Task['call-to-arms']:
      return s.reserve[kind] > 0 && isRecruit(s, kind); // [NL93]
    case Task.pact:
      return isWanted(s, kind) && s.pile[kind] > 0 && canBePlaced(s, kind); // [NL97]
    case Task.boarding:
      return s.hold[kind] > 0; // [NL98]
    case Task.castaway:
      return kind < BLANK && s.pile[kind] > 0 && canBePlaced(s, kind); // [NL82]
    default:
      return s.pile[kind] > 0; // [NL53] [NL96]
  }
};

export const canPick = (s: State, task: number): boolean => {
  for (let kind = 0; kind < KINDS; kind++) if (isPickable(s, task, kind)) return true;
  return false;
};

const isRecruit = (s: State, kind: number): boolean =>
  isCrew(kind) && admits(s, kind) && rejoins(s, kind - CREW);

const isWanted = (s: State, kind: number): boolean => isCrew(kind) && has(s.wanted, kind - CREW);

const canBePlaced = (s: State, kind: number): boolean => fitsShip(s, kind) || fitsCabin(s, kind);

const TRIO: readonly number[] = components.cabinCrew;
const TRIO_SPACES = setOf(TRIO.map(number => number - 1));

/** The others of the trio 1, 4, 7 that a sacrificed space calls for, as a bit set. [NL97] */
export const trioWithout = (space: number): number =>
  has(TRIO_SPACES, space) ? excluding(TRIO_SPACES, space) : 0;
