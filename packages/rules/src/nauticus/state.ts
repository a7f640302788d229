/** Nauticus: what lies on the table. Rules and their numbers: SPEC.md. */
import { allBelow, NONE } from '../core/bitSet.ts';
import { allocate, bytes, int16s, int32s } from '../core/columns.ts';
import { OVER } from '../core/game.ts';
import { namesOf } from '../core/namesOf.ts';
import type { Options } from '../core/options.ts';
import type { Scalars } from '../core/scalars.ts';
import { components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
import type { Sheet } from './sheet.ts';

export const SPACES = components.bonuses.length;
export const ALL_SPACES = allBelow(SPACES);
export const Action = {
  hulls: 0,
  masts: 1,
  sails: 2,
  goods: 3,
  transport: 4,
  money: 5,
  delivery: 6,
  crowns: 7,
} as const;
export const ACTIONS = components.actions.length;
/** The actions below this one buy tiles; the others cost no taler. */
export const FIRST_FREE_ACTION = Action.transport;

/** A tile is action * KINDS + kind for what an action sells; then come the two crown tiles. */
export const KINDS = components.hulls.length;
export const ALL_KINDS = allBelow(KINDS);
export const BOW = 0;
export const MIDDLE = 1;
export const STERN = 2;
export const ONE_SHIP = 3;
export const FIRST_MAST = Action.masts * KINDS;
export const FIRST_SAIL = Action.sails * KINDS;
export const FIRST_GOOD = Action.goods * KINDS;
export const REGULAR_TILES = FIRST_FREE_ACTION * KINDS;
export const CROWN_MAST = REGULAR_TILES;
export const CROWN_SAIL = REGULAR_TILES + 1;
export const TILES = REGULAR_TILES + 2;

export const SUPPLY: readonly number[] = [
  ...components.supply.hulls,
  ...components.emblems.map(() => components.supply.mast),
  ...components.emblems.map(() => components.supply.sail),
  ...components.goods.map(() => components.supply.good),
  components.supply.crownMast,
  components.supply.crownSail,
];
/** Storage boxes that a tile takes. [NC37] */
export const BOXES_OF = Uint8Array.from(SUPPLY, (_, tile) =>
  isMast(tile) ? components.storage.mast : components.storage.other,
);

/** Each hull part may begin a ship, so nobody can have more ships than there are hull parts. */
export const SHIPS = components.supply.hulls.reduce((a: number, b) => a + b, 0);
export const PARTS = components.longestShip;

export const Reward = {
  'crown mast': 0,
  'crown sail': 1,
  points: 2,
  taler: 3,
  workers: 4,
  goods: 5,
} as const;
export const REWARD_NAMES = namesOf(Reward);
export const REWARDS = REWARD_NAMES.length;

export const NO_SPACE = 255;
export const NO_ACTION = 255;
export const NO_TILE = 255;

/** What the seat to act has to decide. */
export const Phase = {
  choose: 0, // an action, as start player
  bonus: 1, // which tile to take as the bonus
  act: 2, // the next use of the action
  place: 3, // where the tile in hand goes
  reward: 4, // the next reward for a finished ship
  goods: 5, // a good of such a reward
  gift: 6, // the tile for having bought all four kinds
  extra: 7, // what to do as extra action
  after: 8, // whether an extra action follows
  over: 9,
} as const;
export const PHASE_NAMES = namesOf(Phase);

/** What changes besides the columns, and its value before the deal. `copyScalars.ts` is made from it. */
export const SCALARS = {
  toAct: OVER, // seat or OVER
  phase: Phase.over,
  round: 0, // 1, 2, …
  actionPhase: 0, // action phases of this round that are over, 0 … 6; 7 once the game is
  start: 0, // seat of the start player
  turn: 0, // turns of this action phase that are over; the seat to act sits so far from start
  anchor: 0, // space at which the wheel's anchor stands
  first: NO_SPACE, // space with the anchor tile, chosen first in this round, or NO_SPACE
  chosen: NO_SPACE, // space of this action phase or NO_SPACE
  flipped: NONE, // spaces whose tile is flipped

  // The action that the seat to act performs, or is about to.
  action: NO_ACTION, // or NO_ACTION
  extra: 0, // 1 while it is the extra action
  resume: 0, // phase that follows the extra action
  uses: 0, // how often it has been used
  blue: 0, // blue workers left for it
  bought: NONE, // kinds bought in it
  giftDue: 0, // 1 between the purchase of the fourth kind and the gift
  scored: 0, // points from crowns in it
  tile: NO_TILE, // tile in hand that must be placed or stored, or NO_TILE
  rewardsLeft: 0, // for the ship that was just finished
  rewarded: 0, // two bits for each reward: how often it was taken for that ship
  goodsLeft: 0, // goods still to be taken as one reward
  goodTaken: NO_TILE, // tile already taken as part of that reward, or NO_TILE
};

const columnsFor = (seats: number, rounds: number) => {
  const ships = seats * SHIPS;
  const columns = allocate({
    fits: int32s(ships), // fits[ship] = bit set of what fits on it, see yard.ts (derived)
    yardFits: int32s(seats), // yardFits[seat] = the same for all ships of the seat together (derived)
    rows: int32s((ships * PARTS) / 2), // the parts below, two in a word, to compare ships at once
    points: int16s(seats), // points[seat] on the track
    crownPoints: int16s(seats), // crownPoints[seat] = those of them from Score crowns
    taler: int16s(seats), // taler[seat]
    workers: int16s(seats), // workers[seat], without blue ones
    stack: bytes(TILES), // stack[tile] = how many are left
    spaceTile: bytes(SPACES), // spaceTile[space] = action of the tile that lies there in this round
    later: bytes((rounds - 1) * ACTIONS), // later[n * ACTIONS + i] = action of the ith tile of round n + 2, clockwise from the anchor; 0 once dealt
    stored: bytes(seats * TILES), // stored[seat * TILES + tile] = how many
    boxes: bytes(seats), // boxes[seat] that are full (derived)
    crowns: bytes(seats), // crowns[seat] on masts and sails (derived)
    delivered: bytes(seats * KINDS), // delivered[seat * KINDS + good] = how many
    passed: bytes(seats), // passed[seat] = flipped pass tiles
    hasExtra: bytes(seats), // hasExtra[seat] = 1 until the extra action is taken
    ships: bytes(seats), // ships[seat] = how many were begun
  });
  const { buffer, byteOffset } = columns.rows;
  // parts[ship * PARTS + n] = nth hull part from the stern and what it carries, see yard.ts
  return { ...columns, parts: new Uint16Array(buffer, byteOffset, ships * PARTS) };
};

export interface State extends Scalars<typeof SCALARS>, Readonly<ReturnType<typeof columnsFor>> {
  readonly sheet: Sheet; // of the game that made it
  readonly seats: number;
  readonly rounds: number;
  readonly oneEmblem: boolean; // the option: sails, too, show the ship's one emblem
}

export const shipAt = (seat: number, ship: number): number => seat * SHIPS + ship;
export const storedAt = (seat: number, tile: number): number => seat * TILES + tile;
export const deliveredAt = (seat: number, good: number): number => seat * KINDS + good;

/** By the number of players. [NC1] */
export const roundsOf = (seats: number): number =>
  components.rounds[seats as keyof typeof components.rounds];

export const blank = (sheet: Sheet, o: Options): State => {
  const { seats } = o;
  const rounds = roundsOf(seats);
  const oneEmblem = o.oneEmblemPerShip === true;
  return { sheet, seats, rounds, oneEmblem, ...SCALARS, ...columnsFor(seats, rounds) };
};

export const copyInto = (to: State, from: State): void => {
  copyScalars(to, from);
  to.bytes.set(from.bytes);
};

export function isMast(tile: number): boolean {
  return tile === CROWN_MAST || (tile >= FIRST_MAST && tile < FIRST_SAIL);
}

export const isSail = (tile: number): boolean =>
  tile === CROWN_SAIL || (tile >= FIRST_SAIL && tile < FIRST_GOOD);

export const isGood = (tile: number): boolean => tile >= FIRST_GOOD && tile < CROWN_MAST;
