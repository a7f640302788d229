/**
 * Ships. A ship is a row of hull parts from the stern to the bow; a part is a packed number with
 * its hull, its mast, its sail and its good, each 0 for none. What fits on a ship is kept beside it
 * as a bit set, brought up to date whenever it changes, so that asking costs nothing.
 */
import { allBelow, including, only } from '../core/bitSet.ts';
import {
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  isGood,
  isMast,
  isSail,
  KINDS,
  MIDDLE,
  ONE_SHIP,
  PARTS,
  STERN,
  type State,
  shipAt,
  TILES,
} from './state.ts';

/** Emblems on masts and sails are 1 … 4; this is the joker. */
export const CROWN = KINDS + 1;
const ANY_EMBLEM = allBelow(KINDS);

export const hullOf = (part: number): number => part & 7; // tile + 1
export const mastOf = (part: number): number => (part >> 3) & 7; // emblem or CROWN
export const sailOf = (part: number): number => (part >> 6) & 7; // emblem or CROWN
export const goodOf = (part: number): number => part >> 9; // kind + 1
export const partOf = (hull: number, mast: number, sail: number, good: number): number =>
  hull | (mast << 3) | (sail << 6) | (good << 9);

/** Bits of `takes`: bit t, tile t fits; for a sail that means on a mast with an emblem. */
const ON_CROWN_MAST = CROWN_SAIL + 1; // + emblem: that sail fits on a crown mast
export const FINISHED = only(ON_CROWN_MAST + KINDS + 1);
export const LOADED = FINISHED << 1; // finished, with a good at every part

/** The bit for a sail that goes on a crown mast. */
export const crownMastBit = (sail: number): number => only(ON_CROWN_MAST + emblemOf(sail) - 1);

/** Every way to put a tile on a ship. */
const PLACES = Int32Array.from(
  { length: TILES },
  (_, tile) => only(tile) | (isSail(tile) ? crownMastBit(tile) : 0),
);

/** What a mast or sail tile shows: an emblem or CROWN. */
function emblemOf(tile: number): number {
  return tile >= CROWN_MAST ? CROWN : (tile % KINDS) + 1;
}

export const isFinished = (s: State, seat: number, ship: number): boolean =>
  (s.fits[shipAt(seat, ship)] & FINISHED) !== 0;

export const sizeOf = (s: State, seat: number, ship: number): number =>
  rowSize(s.parts, shipAt(seat, ship) * PARTS);

const rowSize = (parts: Uint16Array, at: number): number => {
  let size = 1;
  while (size < PARTS && parts[at + size] !== 0) size++;
  return size;
};

/** Can the tile go to the dockyard? A hull part always can: it begins a ship. [NC30] */
export const canPlace = (s: State, seat: number, tile: number): boolean =>
  tile < FIRST_MAST || (s.yardFits[seat] & PLACES[tile]) !== 0;

/** Does an earlier ship of the seat look exactly like this one? [NC81] */
export const hasTwinBefore = (s: State, seat: number, ship: number): boolean => {
  const at = shipAt(seat, ship) << 1;
  for (let other = shipAt(seat, 0) << 1; other < at; other += 2) {
    if (s.rows[other] === s.rows[at] && s.rows[other + 1] === s.rows[at + 1]) return true;
  }
  return false;
};

/** Begins a ship with a hull part; returns its number. */
export const beginShip = (s: State, seat: number, tile: number): number => {
  const ship = s.ships[seat]++;
  s.parts[shipAt(seat, ship) * PARTS] = tile + 1;
  updateFits(s, seat, ship);
  return ship;
};

/** Puts a tile on a ship that takes it; returns at which part, from the stern. [NC80] */
export const addTo = (s: State, seat: number, ship: number, tile: number): number => {
  const n = land(s.parts, shipAt(seat, ship) * PARTS, tile);
  updateFits(s, seat, ship);
  return n;
};

/** The same for a sail that goes to a crown mast. */
export const addToCrownMast = (s: State, seat: number, ship: number, sail: number): number => {
  const n = landOnCrownMast(s.parts, shipAt(seat, ship) * PARTS, sail);
  updateFits(s, seat, ship);
  return n;
};

/** As `addTo`, for the parts of a ship alone, which begin there. */
export const land = (parts: Uint16Array, at: number, tile: number): number =>
  tile < FIRST_MAST
    ? addHull(parts, at, tile)
    : isMast(tile)
      ? addMast(parts, at, tile)
      : isGood(tile)
        ? addGood(parts, at, tile)
        : addSail(parts, at, tile, isBareEmblemMast);

export const landOnCrownMast = (parts: Uint16Array, at: number, sail: number): number =>
  addSail(parts, at, sail, isBareCrownMast);

/** At the stern's end: a stern, and a middle beside a bow. All else at the bow's end. [NC30] */
const addHull = (parts: Uint16Array, at: number, tile: number): number => {
  const size = rowSize(parts, at);
  const astern = tile === STERN || (tile === MIDDLE && hullOf(parts[at + size - 1]) === BOW + 1);
  if (!astern) {
    parts[at + size] = tile + 1;
    return size;
  }
  for (let i = size; i > 0; i--) parts[at + i] = parts[at + i - 1];
  parts[at] = tile + 1;
  return 0;
};

const addMast = (parts: Uint16Array, at: number, tile: number): number => {
  let n = 0;
  while (mastOf(parts[at + n]) !== 0) n++;
  parts[at + n] |= partOf(0, emblemOf(tile), 0, 0);
  return n;
};

const addSail = (
  parts: Uint16Array,
  at: number,
  tile: number,
  takesIt: (part: number) => boolean,
): number => {
  let n = 0;
  while (!takesIt(parts[at + n])) n++;
  parts[at + n] |= partOf(0, 0, emblemOf(tile), 0);
  return n;
};

const isBareCrownMast = (part: number): boolean => mastOf(part) === CROWN && sailOf(part) === 0;

const isBareEmblemMast = (part: number): boolean =>
  mastOf(part) !== 0 && mastOf(part) !== CROWN && sailOf(part) === 0;

const addGood = (parts: Uint16Array, at: number, tile: number): number => {
  let n = 0;
  while (goodOf(parts[at + n]) !== 0) n++;
  parts[at + n] |= partOf(0, 0, 0, tile - FIRST_GOOD + 1);
  return n;
};

/** Takes all goods off a ship. */
export const unload = (s: State, seat: number, ship: number): void => {
  const at = shipAt(seat, ship) * PARTS;
  for (let i = 0; i < PARTS; i++) s.parts[at + i] &= partOf(7, 7, 7, 0);
  updateFits(s, seat, ship);
};

/** Brings the bit sets of a ship and of its yard up to date. */
export const updateFits = (s: State, seat: number, ship: number): void => {
  s.fits[shipAt(seat, ship)] = whatFits(s.parts, shipAt(seat, ship) * PARTS, s);
  let yard = 0;
  const first = shipAt(seat, 0);
  for (let i = s.ships[seat] - 1; i >= 0; i--) yard |= s.fits[first + i];
  s.yardFits[seat] = yard;
};

/** The option of one emblem per ship. [NC90] */
type EmblemOption = Pick<State, 'oneEmblem'>;

/** What the ship whose parts begin there takes. */
export const whatFits = (parts: Uint16Array, at: number, option: EmblemOption): number => {
  let size = 0;
  let mastless = 0; // parts
  let sailless = 0;
  let goodless = 0;
  let mastEmblem = 0; // of the masts with one
  let sailEmblem = 0;
  let bareEmblem = 0; // of a mast with an emblem and no sail
  let bareCrown = 0; // is there a crown mast with no sail?
  for (; size < PARTS; size++) {
    const part = parts[at + size];
    if (part === 0) break;
    const mast = mastOf(part);
    const sail = sailOf(part);
    if (mast === 0) mastless++;
    else if (mast !== CROWN) mastEmblem = mast;
    if (sail === 0) {
      sailless++;
      if (mast === CROWN) bareCrown = 1;
      else if (mast !== 0) bareEmblem = mast;
    } else if (sail !== CROWN) sailEmblem = sail;
    if (goodOf(part) === 0) goodless++;
  }
  const single = hullOf(parts[at]) === ONE_SHIP + 1;
  const hasStern = hullOf(parts[at]) === STERN + 1;
  const hasBow = hullOf(parts[at + size - 1]) === BOW + 1;
  const closed = single || (hasStern && hasBow);
  let takes = 0;
  if (!closed) {
    if (!hasBow) takes = including(takes, BOW);
    if (!hasStern) takes = including(takes, STERN);
    const middles = size - (hasBow ? 1 : 0) - (hasStern ? 1 : 0);
    if (middles < PARTS - 2) takes = including(takes, MIDDLE); // [NC29] [NC31]
  }
  if (mastless > 0) {
    const bound = boundEmblem(mastEmblem, sailEmblem, option);
    takes |= only(CROWN_MAST) | (emblemSet(bound) << FIRST_MAST);
  }
  if (bareEmblem > 0) takes |= only(CROWN_SAIL) | (emblemSet(bareEmblem) << FIRST_SAIL); // [NC34]
  if (bareCrown > 0) {
    const bound = option.oneEmblem ? mastEmblem || sailEmblem : 0; // [NC90] [NC93]
    takes |= (only(KINDS) | emblemSet(bound)) << ON_CROWN_MAST; // [NC34]
  }
  if (goodless > 0) takes |= ANY_EMBLEM << FIRST_GOOD; // [NC35]
  if (closed && sailless === 0) takes |= goodless === 0 ? FINISHED | LOADED : FINISHED; // [NC41] [NC49]
  return takes;
};

/** What the masts of a ship must show, or 0 for any, given what its masts and its sails show. [NC33] [NC93] */
export const boundEmblem = (masts: number, sails: number, { oneEmblem }: EmblemOption): number =>
  masts || (oneEmblem ? sails : 0);

/** The one emblem, or all of them if it is 0. */
const emblemSet = (emblem: number): number => (emblem === 0 ? ANY_EMBLEM : only(emblem - 1));
