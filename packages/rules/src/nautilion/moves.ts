/** The decisions of a turn as whole numbers, in the order in which legal moves are listed. */
import { CABIN_SPACES, FACES, HEROICS, KINDS, LONGEST_PATH, SPACES, TAKERS } from './state.ts';
import { Task } from './steps.ts';

export const ROLL = 0; // + face - 1: chance
export const FIRST = ROLL + FACES; // + seat: who begins
export const WHIRLWIND = FIRST + 2;
export const TIDE = WHIRLWIND + 1; // + tideOf(old face, new face)
export const TRANSLATION = TIDE + FACES * (FACES - 1);
export const REROLL = TRANSLATION + 1; // + face - 1: by a partnership
export const CASTAWAY = REROLL + FACES;
export const HEROIC = CASTAWAY + 1; // + card - 1
export const GIVE = HEROIC + HEROICS; // + taker * FACES + face - 1
export const TOKEN = GIVE + TAKERS.length * FACES; // + index on the path
export const INSERT = TOKEN + LONGEST_PATH; // + tokens on its Isles side; each figure has taken one by then
export const BEYOND = INSERT + LONGEST_PATH - 1; // right behind the Phantom
export const SHIP = BEYOND + 1; // + space: the token there is paid, lost or returned
export const CABIN = SHIP + SPACES; // + space, likewise
export const RESERVE = CABIN + CABIN_SPACES; // + kind, likewise
export const PICK = RESERVE + KINDS; // + kind
export const SET = PICK + KINDS; // + face - 1
export const DROP = SET + FACES; // + dropOf(heroic card)
export const TO_SHIP = DROP + HEROICS - 1; // + space
export const TO_CABIN = TO_SHIP + SPACES;
export const KEEP = TO_CABIN + 1; // to the reserve
export const GROUP = KEEP + 1; // + lowest space of the group that stays
export const DONE = GROUP + SPACES;
export const MOVE_COUNT = DONE + 1;

/** A Tide as an offset from TIDE; the faces differ. `| 0` divides faster than Math.trunc. */
export const tideOf = (from: number, to: number): number =>
  firstTideOf(from) + (to < from ? to - 1 : to - 2);
export const firstTideOf = (from: number): number => (from - 1) * (FACES - 1);
export const tideFrom = (tide: number): number => ((tide / (FACES - 1)) | 0) + 1;
export const tideTo = (tide: number): number => {
  const to = (tide % (FACES - 1)) + 1;
  return to < tideFrom(tide) ? to : to + 1;
};

/** Who is given which face, for an offset from GIVE. */
export const takerOf = (give: number): number => (give / FACES) | 0;
export const faceOf = (give: number): number => (give % FACES) + 1;

/** A card that leaves with Change of Plan as an offset from DROP; it is another one. */
export const dropOf = (card: number): number =>
  card < Task['change-of-plan'] ? card - 1 : card - 2;
export const cardOfDrop = (drop: number): number =>
  drop + 1 < Task['change-of-plan'] ? drop + 1 : drop + 2;
