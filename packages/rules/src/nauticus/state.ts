/** Nauticus: what lies on the table. Rules and their numbers: SPEC.md. */
import { OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { components } from './components.ts';
import type { Sheet } from './sheet.ts';

export const SPACES = components.bonuses.length;
export const ALL_SPACES = (1 << SPACES) - 1;
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
export const ALL_KINDS = (1 << KINDS) - 1;
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

export const REWARD_NAMES = [
  'crown mast',
  'crown sail',
  'points',
  'taler',
  'workers',
  'goods',
] as const;
export const Reward = {
  crownMast: 0,
  crownSail: 1,
  points: 2,
  taler: 3,
  workers: 4,
  goods: 5,
} as const;
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
export const PHASE_NAMES = [
  'choose',
  'bonus',
  'act',
  'place',
  'reward',
  'goods',
  'gift',
  'extra',
  'after',
  'over',
] as const;

export interface State {
  readonly sheet: Sheet; // of the game that made it
  readonly seats: number;
  readonly rounds: number;
  readonly oneEmblem: boolean; // the option: sails, too, show the ship's one emblem
  toAct: number; // seat or OVER
  phase: number;
  round: number; // 1, 2, …
  actionPhase: number; // action phases of this round that are over, 0 … 6; 7 once the game is
  start: number; // seat of the start player
  turn: number; // turns of this action phase that are over; the seat to act sits so far from start
  anchor: number; // space at which the wheel's anchor stands
  first: number; // space with the anchor tile, chosen first in this round, or NO_SPACE
  chosen: number; // space of this action phase or NO_SPACE
  flipped: number; // bit set of spaces whose tile is flipped

  // The action that the seat to act performs, or is about to.
  action: number; // or NO_ACTION
  extra: number; // 1 while it is the extra action
  resume: number; // phase that follows the extra action
  uses: number; // how often it has been used
  blue: number; // blue workers left for it
  bought: number; // bit set of kinds bought in it
  giftDue: number; // 1 between the purchase of the fourth kind and the gift
  scored: number; // points from crowns in it
  tile: number; // tile in hand that must be placed or stored, or NO_TILE
  rewardsLeft: number; // for the ship that was just finished
  rewarded: number; // two bits for each reward: how often it was taken for that ship
  goodsLeft: number; // goods still to be taken as one reward
  goodTaken: number; // tile already taken as part of that reward, or NO_TILE

  /** Every column below is a view of this buffer, so one copy copies them all. */
  readonly bytes: Uint8Array;
  readonly takes: Int32Array; // takes[ship] = bit set of what fits on it, see yard.ts (derived)
  readonly yardTakes: Int32Array; // yardTakes[seat] = the same for all ships of the seat together (derived)
  readonly parts: Uint16Array; // parts[ship * PARTS + n] = nth hull part from the stern and what it carries, see yard.ts
  readonly rows: Int32Array; // the parts again, two in a word, to compare ships at once
  readonly points: Int16Array; // points[seat] on the track
  readonly crownPoints: Int16Array; // crownPoints[seat] = those of them from Score crowns
  readonly taler: Int16Array; // taler[seat]
  readonly workers: Int16Array; // workers[seat], without blue ones
  readonly stack: Uint8Array; // stack[tile] = how many are left
  readonly spaceTile: Uint8Array; // spaceTile[space] = action of the tile that lies there in this round
  readonly later: Uint8Array; // later[n * ACTIONS + i] = action of the ith tile of round n + 2, clockwise from the anchor; 0 once dealt
  readonly stored: Uint8Array; // stored[seat * TILES + tile] = how many
  readonly boxes: Uint8Array; // boxes[seat] that are full (derived)
  readonly crowns: Uint8Array; // crowns[seat] on masts and sails (derived)
  readonly delivered: Uint8Array; // delivered[seat * KINDS + good] = how many
  readonly passed: Uint8Array; // passed[seat] = flipped pass tiles
  readonly hasExtra: Uint8Array; // hasExtra[seat] = 1 until the extra action is taken
  readonly ships: Uint8Array; // ships[seat] = how many were begun
}

export const shipAt = (seat: number, ship: number): number => seat * SHIPS + ship;
export const storedAt = (seat: number, tile: number): number => seat * TILES + tile;
export const deliveredAt = (seat: number, good: number): number => seat * KINDS + good;

/** Takes columns from one buffer, which has room for the wider ones first. */
const carve = (length: number) => {
  const buffer = new ArrayBuffer(length);
  let used = 0;
  const from = (n: number, width: number): number => {
    used += n * width;
    if (used > length) throw new RangeError('the columns are longer than their buffer');
    return used - n * width;
  };
  return {
    bytes: new Uint8Array(buffer),
    words: (n: number) => new Int32Array(buffer, from(n, 4), n),
    halves: (n: number) => new Int16Array(buffer, from(n, 2), n),
    column: (n: number) => new Uint8Array(buffer, from(n, 1), n),
  };
};

/** By the number of players. [NC1] */
export const roundsOf = (seats: number): number =>
  components.rounds[seats as keyof typeof components.rounds];

export const blank = (sheet: Sheet, o: Options): State => {
  const { seats } = o;
  const rounds = roundsOf(seats);
  const ships = seats * SHIPS;
  const laterTiles = (rounds - 1) * ACTIONS;
  const ownBytes = TILES + KINDS + 5;
  const { bytes, words, halves, column } = carve(
    (ships + seats) * 4 +
      ships * PARTS * 2 +
      seats * 8 +
      TILES +
      SPACES +
      laterTiles +
      seats * ownBytes,
  );
  const takes = words(ships);
  const yardTakes = words(seats);
  const rows = words((ships * PARTS) / 2);
  return {
    sheet,
    seats,
    rounds,
    oneEmblem: o.oneEmblemPerShip === true,
    toAct: OVER,
    phase: Phase.over,
    round: 0,
    actionPhase: 0,
    start: 0,
    turn: 0,
    anchor: 0,
    first: NO_SPACE,
    chosen: NO_SPACE,
    flipped: 0,
    action: NO_ACTION,
    extra: 0,
    resume: 0,
    uses: 0,
    blue: 0,
    bought: 0,
    giftDue: 0,
    scored: 0,
    tile: NO_TILE,
    rewardsLeft: 0,
    rewarded: 0,
    goodsLeft: 0,
    goodTaken: NO_TILE,
    bytes,
    takes,
    yardTakes,
    parts: new Uint16Array(rows.buffer, rows.byteOffset, ships * PARTS),
    rows,
    points: halves(seats),
    crownPoints: halves(seats),
    taler: halves(seats),
    workers: halves(seats),
    stack: column(TILES),
    spaceTile: column(SPACES),
    later: column(laterTiles),
    stored: column(seats * TILES),
    boxes: column(seats),
    crowns: column(seats),
    delivered: column(seats * KINDS),
    passed: column(seats),
    hasExtra: column(seats),
    ships: column(seats),
  };
};

export const copyInto = (to: State, from: State): void => {
  to.toAct = from.toAct;
  to.phase = from.phase;
  to.round = from.round;
  to.actionPhase = from.actionPhase;
  to.start = from.start;
  to.turn = from.turn;
  to.anchor = from.anchor;
  to.first = from.first;
  to.chosen = from.chosen;
  to.flipped = from.flipped;
  to.action = from.action;
  to.extra = from.extra;
  to.resume = from.resume;
  to.uses = from.uses;
  to.blue = from.blue;
  to.bought = from.bought;
  to.giftDue = from.giftDue;
  to.scored = from.scored;
  to.tile = from.tile;
  to.rewardsLeft = from.rewardsLeft;
  to.rewarded = from.rewarded;
  to.goodsLeft = from.goodsLeft;
  to.goodTaken = from.goodTaken;
  to.bytes.set(from.bytes);
};

export function isMast(tile: number): boolean {
  return tile === CROWN_MAST || (tile >= FIRST_MAST && tile < FIRST_SAIL);
}

export const isSail = (tile: number): boolean =>
  tile === CROWN_SAIL || (tile >= FIRST_SAIL && tile < FIRST_GOOD);

export const isGood = (tile: number): boolean => tile >= FIRST_GOOD && tile < CROWN_MAST;
