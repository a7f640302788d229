/**
 * A position of Nauticus after a turn, as a seat sees it, in features for a network: a block for
 * that seat and the table, then one for each of the others in the order of play. Only open
 * information is read: at the end of a round the order of the tiles in the next one is unknown.
 */
import {
  ACTIONS,
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  components,
  deliveredAt,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  goodOf,
  KINDS,
  MIDDLE,
  NO_SPACE,
  PARTS,
  STERN,
  type State,
  shipAt,
  storedAt,
} from '@tidetable/rules/nauticus';
import { fieldsOf, setCount, setOne, setUpTo } from '../fields.ts';
import { addFeature, beginInput, endBlock, type Input, setFeature } from '../network/input.ts';
import { FEATURE_ONE } from '../network/shape.ts';
import type { Terms } from '../terms.ts';
import { type NauticusGame, TERMS, termsBy } from './evaluate.ts';
import { blankShip, readShip, type Ship } from './ship.ts';

/** Goes up whenever the same position gives other features. */
export const ENCODING = 1;

export const MOST_SEATS = 4;
const { actionPhases: PHASES, bonuses: BONUSES, longestShip: LONGEST } = components;
const ROUNDS = 5;
const SHIPS = 3; // unfinished ones that are looked at, the most advanced first
const LEADS = 40; // steps of a lead or a lag
const TALER = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25];
const POINTS = 32; // of a term, for a whole feature

const SHIP = fieldsOf({
  there: 1,
  size: LONGEST,
  masts: LONGEST,
  sails: LONGEST,
  goods: LONGEST,
  closed: 1,
  bow: 1,
  stern: 1,
  bound: 1, // by an emblem
  mastsToGo: LONGEST + 1,
  sailsToGo: LONGEST + 1,
  mastsStored: 3, // that would suit it
  sailsStored: 3,
});

/** One kind of goods. */
const GOOD = fieldsOf({ delivered: 6, loaded: 3, stored: 2 });

const SEAT = fieldsOf({
  playing: 1,
  terms: TERMS.length,
  worth: 1,
  workers: 10,
  taler: TALER.length,
  extra: 1,
  passed: 4,
  crowns: 12,
  boxes: 12,
  bows: 2,
  middles: 2,
  sterns: 2,
  oneShips: 2,
  masts: 4,
  sails: 4,
  crownMasts: 3,
  crownSails: 3,
  goods: KINDS * GOOD.size,
  finished: LONGEST * 3,
  room: 8, // for goods on finished ships
  ready: 4, // finished ships that are fully loaded
  begun: 4, // unfinished ships
  ships: SHIPS * SHIP.size,
  order: MOST_SEATS, // turns of others before its next one
  acted: 1, // in this action phase
});

const ACTION = fieldsOf({
  open: 1, // its tile may still be chosen
  running: 1,
  blue: 3,
  workers: 3,
  points: 2,
  taler: 1,
  tile: 3,
});

const TABLE = fieldsOf({
  seats: MOST_SEATS + 1,
  rounds: ROUNDS, // after this one
  phases: PHASES + 1, // of this round that are left
  lead: LEADS, // over the best of the others, as the evaluation has it
  actions: ACTIONS * ACTION.size,
  unknown: 1, // how the tiles lie
  scarce: KINDS * 3, // hulls that are running out
  placed: MOST_SEATS, // once the game is over
});

export const SEAT_FEATURES = SEAT.size;
export const OWN_FEATURES = SEAT.size + TABLE.size;
/** More than any position has. */
export const MOST_LISTED = 1000;

/** The scratch memory of an encoding; reuse it across calls. */
export interface Encoder {
  readonly game: NauticusGame;
  readonly terms: Terms<State>;
  readonly parts: readonly Float64Array[]; // parts[seat] = its terms
  readonly worth: Float64Array; // worth[seat] = their sum
  readonly ship: Ship;
  readonly places: Int32Array; // of unfinished ships
  readonly progress: Int32Array;
  readonly loaded: Int32Array; // goods of each kind on finished ships
  readonly kinds: Int32Array; // in the order in which they are written
}

export const newEncoder = (game: NauticusGame): Encoder => ({
  game,
  terms: termsBy(game),
  parts: Array.from({ length: MOST_SEATS }, () => new Float64Array(TERMS.length)),
  worth: new Float64Array(MOST_SEATS),
  ship: blankShip(),
  places: new Int32Array(SHIPS),
  progress: new Int32Array(SHIPS),
  loaded: new Int32Array(KINDS),
  kinds: new Int32Array(KINDS),
});

export const encode = (e: Encoder, s: State, seat: number, input: Input): void => {
  beginInput(input);
  for (let other = 0; other < s.seats; other++) weigh(e, s, other);
  encodeSeat(e, s, seat, input);
  encodeTable(e, s, seat, input);
  endBlock(input);
  for (let n = 1; n < MOST_SEATS; n++) {
    if (n < s.seats) encodeSeat(e, s, (seat + n) % s.seats, input);
    endBlock(input);
  }
};

const weigh = ({ terms, parts, worth }: Encoder, s: State, seat: number): void => {
  const own = parts[seat];
  terms(s, seat, own);
  worth[seat] = 0;
  for (let i = 0; i < own.length; i++) worth[seat] += own[i];
};

const encodeSeat = (e: Encoder, s: State, seat: number, input: Input): void => {
  const { at } = SEAT;
  const parts = e.parts[seat];
  setFeature(input, at.playing);
  for (let i = 0; i < parts.length; i++) addPoints(input, at.terms + i, parts[i]);
  addPoints(input, at.worth, e.worth[seat]);
  if (s.toAct < 0) return;
  encodePurse(s, seat, input);
  encodeStorage(s, seat, input);
  encodeShips(e, s, seat, input);
  encodeGoods(e, s, seat, input);
  encodeOrder(s, seat, input);
};

const addPoints = (input: Input, at: number, points: number): void =>
  addFeature(input, at, Math.round((points * FEATURE_ONE) / POINTS));

const encodePurse = (s: State, seat: number, input: Input): void => {
  const { at } = SEAT;
  setUpTo(input, at.workers, 10, s.workers[seat]);
  for (let i = 0; i < TALER.length && s.taler[seat] >= TALER[i]; i++)
    setFeature(input, at.taler + i);
  if (s.hasExtra[seat] === 1) setFeature(input, at.extra);
  setOne(input, at.passed, 4, s.passed[seat]);
  setUpTo(input, at.crowns, 12, s.crowns[seat]);
};

const encodeStorage = (s: State, seat: number, input: Input): void => {
  const { at } = SEAT;
  const { stored } = s;
  const from = storedAt(seat, 0);
  setUpTo(input, at.boxes, 12, s.boxes[seat]);
  setUpTo(input, at.bows, 2, stored[from + BOW]);
  setUpTo(input, at.middles, 2, stored[from + MIDDLE]);
  setUpTo(input, at.sterns, 2, stored[from + STERN]);
  setUpTo(input, at.oneShips, 2, stored[from + STERN + 1]);
  setUpTo(input, at.masts, 4, sumOf(stored, from + FIRST_MAST));
  setUpTo(input, at.sails, 4, sumOf(stored, from + FIRST_SAIL));
  setUpTo(input, at.crownMasts, 3, stored[from + CROWN_MAST]);
  setUpTo(input, at.crownSails, 3, stored[from + CROWN_SAIL]);
};

/** All kinds of something together. */
const sumOf = (counts: Uint8Array, from: number): number => {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += counts[from + kind];
  return sum;
};

const encodeShips = (e: Encoder, s: State, seat: number, input: Input): void => {
  const { at } = SEAT;
  const { ship, loaded } = e;
  loaded.fill(0);
  let begun = 0;
  let room = 0;
  let ready = 0;
  let finished = 0; // four bits for each size
  for (let n = 0; n < s.ships[seat]; n++) {
    const place = shipAt(seat, n);
    readShip(ship, s, place);
    if (!ship.isFinished) {
      addUnfinished(e, place, begun++);
      continue;
    }
    finished += 1 << (4 * (ship.size - 1));
    room += ship.size - ship.goods;
    if (ship.goods === ship.size) ready++;
    if (ship.goods > 0) countGoods(s, place, ship.size, loaded);
  }
  for (let size = 0; size < LONGEST; size++)
    setUpTo(input, at.finished + 3 * size, 3, (finished >> (4 * size)) & 15);
  setUpTo(input, at.room, 8, room);
  setUpTo(input, at.ready, 4, ready);
  setUpTo(input, at.begun, 4, begun);
  for (let i = 0; i < begun && i < SHIPS; i++) {
    readShip(ship, s, e.places[i]);
    encodeShip(ship, s, seat, input, at.ships + i * SHIP.size);
  }
};

const countGoods = (s: State, place: number, size: number, loaded: Int32Array): void => {
  for (let i = place * PARTS; i < place * PARTS + size; i++) {
    const good = goodOf(s.parts[i]);
    if (good > 0) loaded[good - 1]++;
  }
};

/** Inserts the ship that was read into the list of the most advanced unfinished ships, which has `n` so far. */
const addUnfinished = ({ ship, places, progress }: Encoder, place: number, n: number): void => {
  const done = ship.size + ship.masts + ship.sails;
  let i = Math.min(n, SHIPS);
  for (; i > 0 && progress[i - 1] < done; i--) {
    if (i === SHIPS) continue;
    progress[i] = progress[i - 1];
    places[i] = places[i - 1];
  }
  if (i === SHIPS) return;
  progress[i] = done;
  places[i] = place;
};

const encodeShip = (ship: Ship, s: State, seat: number, input: Input, o: number): void => {
  const { at } = SHIP;
  setFeature(input, o + at.there);
  setUpTo(input, o + at.size, LONGEST, ship.size);
  setUpTo(input, o + at.masts, LONGEST, ship.masts);
  setUpTo(input, o + at.sails, LONGEST, ship.sails);
  setUpTo(input, o + at.goods, LONGEST, ship.goods);
  if (ship.smallest === ship.largest) setFeature(input, o + at.closed);
  if (ship.hasBow) setFeature(input, o + at.bow);
  if (ship.hasStern) setFeature(input, o + at.stern);
  setOne(input, o + at.mastsToGo, LONGEST + 1, ship.size - ship.masts);
  setOne(input, o + at.sailsToGo, LONGEST + 1, ship.size - ship.sails);
  const from = storedAt(seat, 0);
  setUpTo(input, o + at.mastsStored, 3, suiting(s, from + FIRST_MAST, ship.emblem));
  setUpTo(input, o + at.sailsStored, 3, suiting(s, from + FIRST_SAIL, ship.emblem));
  if (ship.emblem > 0) setFeature(input, o + at.bound);
};

/** Stored tiles of a ship's emblem, or of the one of which there are most. */
const suiting = ({ stored }: State, from: number, emblem: number): number => {
  if (emblem > 0) return stored[from + emblem - 1];
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) most = Math.max(most, stored[from + kind]);
  return most;
};

/** Kinds of goods are interchangeable, so they are sorted: the most frequent first. */
const encodeGoods = (e: Encoder, s: State, seat: number, input: Input): void => {
  const { kinds, loaded } = e;
  for (let kind = 0; kind < KINDS; kind++) {
    let i = kind;
    for (; i > 0 && rankOf(e, s, seat, kinds[i - 1]) < rankOf(e, s, seat, kind); i--)
      kinds[i] = kinds[i - 1];
    kinds[i] = kind;
  }
  for (let i = 0; i < KINDS; i++) {
    const o = SEAT.at.goods + i * GOOD.size;
    const kind = kinds[i];
    setUpTo(input, o + GOOD.at.delivered, 6, s.delivered[deliveredAt(seat, kind)]);
    setUpTo(input, o + GOOD.at.loaded, 3, loaded[kind]);
    setUpTo(input, o + GOOD.at.stored, 2, s.stored[storedAt(seat, FIRST_GOOD + kind)]);
  }
};

const rankOf = ({ loaded }: Encoder, s: State, seat: number, kind: number): number =>
  64 * s.delivered[deliveredAt(seat, kind)] +
  8 * loaded[kind] +
  s.stored[storedAt(seat, FIRST_GOOD + kind)];

const encodeOrder = (s: State, seat: number, input: Input): void => {
  const place = (seat - s.start + s.seats) % s.seats; // in this action phase
  const hasActed = place < s.turn;
  if (hasActed) setFeature(input, SEAT.at.acted);
  // In the next action phase everybody is one place earlier.
  const wait = hasActed
    ? s.seats - s.turn + ((place - 1 + s.seats) % s.seats)
    : (seat - s.toAct + s.seats) % s.seats;
  setOne(input, SEAT.at.order, MOST_SEATS, wait);
};

const encodeTable = (e: Encoder, s: State, seat: number, input: Input): void => {
  const { at } = TABLE;
  const o = SEAT.size;
  setFeature(input, o + at.seats + s.seats);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, e.worth[other]);
  setUpTo(input, o + at.lead, LEADS, Math.round((e.worth[seat] - best) / 2.5) + LEADS / 2);
  if (s.toAct < 0) {
    setFeature(input, o + at.placed + e.game.place(s, seat) - 1);
    return;
  }
  setUpTo(input, o + at.rounds, ROUNDS, s.rounds - s.round);
  setFeature(input, o + at.phases + PHASES - s.actionPhase);
  for (let hull = 0; hull < KINDS; hull++)
    setUpTo(input, o + at.scarce + 3 * hull, 3, 4 - s.stack[hull]);
  if (isRoundNew(s)) setFeature(input, o + at.unknown);
  else
    for (let space = 0; space < ACTIONS; space++)
      encodeAction(s, space, input, o + at.actions + s.spaceTile[space] * ACTION.size);
};

/** Have the tiles of a round been dealt just now, after the turn that is evaluated? */
const isRoundNew = (s: State): boolean =>
  s.actionPhase === 0 && s.turn === 0 && s.chosen === NO_SPACE;

const encodeAction = (s: State, space: number, input: Input, o: number): void => {
  const { at } = ACTION;
  if ((s.flipped >> space) & 1) return;
  if (space === s.chosen) {
    setFeature(input, o + at.running);
    return;
  }
  const { workers, points, taler, tile } = BONUSES[space];
  setFeature(input, o + at.open);
  setUpTo(input, o + at.blue, 3, s.sheet.wheel[(space - s.anchor + ACTIONS) % ACTIONS]);
  setUpTo(input, o + at.workers, 3, workers);
  setUpTo(input, o + at.points, 2, points);
  setCount(input, o + at.taler, taler);
  if (tile !== null) setFeature(input, o + at.tile + BONUS_TILES.indexOf(tile));
};

const BONUS_TILES = [...new Set(BONUSES.map(({ tile }) => tile))].filter(tile => tile !== null);
