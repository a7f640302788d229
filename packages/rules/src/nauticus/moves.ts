/** The decisions of a turn as whole numbers, one small step each. */
import type { Sheet } from './sheet.ts';
import { ACTIONS, REGULAR_TILES, REWARDS, SHIPS, TILES } from './state.ts';

export const CHOOSE = 0; // + action: of this phase, or as extra action
export const EXTRA = CHOOSE + ACTIONS;
export const PASS = EXTRA + 1;
export const END = PASS + 1; // of the action, or of the turn
export const BUY = END + 1; // + regular tile
export const STORE = BUY + REGULAR_TILES; // the tile just bought
export const NEW_SHIP = STORE + 1; // begun with the hull part in hand
export const ON_SHIP = NEW_SHIP + 1; // + ship: put the tile in hand there; a sail on a mast with an emblem
export const ON_CROWN_MAST = ON_SHIP + SHIPS; // + ship: put the sail in hand there
export const CARRY = ON_CROWN_MAST + SHIPS; // + tile: take it out of storage
export const WITHDRAW = CARRY + TILES;
export const DELIVER = WITHDRAW + 1; // + ship
export const SCORE = DELIVER + SHIPS;
export const TAKE = SCORE + 1; // + regular tile: as bonus, gift or good of a reward
export const REWARD = TAKE + REGULAR_TILES; // + reward
export const MOVE_COUNT = REWARD + REWARDS;

/** A sail in hand may have two masts to choose from on every ship. */
export const MAX_LEGAL = 2 * SHIPS + 1;

/**
 * Every use spends a worker, and four players get no more than 251 of their own: 19 at the start, 35
 * by bonuses, 8 by extra actions, 189 as rewards for 63 hull parts. Each of them may also use every
 * blue worker of the wheel in each of five rounds. A use takes two moves; a reward up to three; then
 * there are 84 gifts, 50 choices with their bonus tiles, two ends for each of 140 turns, and three
 * moves around each extra action: 1117 without the blue workers.
 */
export const maxPlies = ({ wheel }: Sheet): number =>
  1140 + 2 * 4 * 5 * wheel.reduce((sum, blue) => sum + blue, 0);
