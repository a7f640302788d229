import { has, least, withoutLeast } from '../core/bitSet.ts';
import { isBlind, mayFetch } from './darkhouseCards/effects.ts';
import { canSacrifice } from './heroics.ts';
import * as Move from './moves.ts';
import { isVaried } from './path.ts';
import { isPickable, pickingOf } from './picking.ts';
import { whirlwindPrice } from './prices.ts';
import { fitsCabin, leastOfReserve } from './reserve.ts';
import { fitsSpace, groupAt, mayLeave, occupied } from './ship.ts';
import {
  BLANK,
  CREW,
  DICE,
  FACES,
  isCrew,
  KINDS,
  MERCENARY,
  partnerships,
  SPACES,
  type State,
} from './state.ts';
import { Step, Task } from './steps.ts';
import { mayTake, takerNow } from './takers.ts';

export const legalMoves = (s: State, out: Int32Array): number => {
  switch (s.step) {
    case Step.escape:
    case Step.roll:
      return listRange(Move.ROLL, FACES, out);
    case Step.start:
      return listRange(Move.FIRST, s.seats, out);
    case Step.currents:
      return listCurrents(s, out);
    case Step.plan:
      return listGives(s, openFaces(s), out, 0);
    case Step.pay:
      return listReserve(s, out, 0, KINDS);
    case Step.exchange:
      return listRange(Move.TOKEN, s.length, out);
    case Step.with:
      return listOtherKinds(s, out);
    case Step.sacrifice:
      return listSacrifices(s, out);
    case Step.set:
      return listRange(Move.SET, FACES, out);
    case Step.drop:
      return listDrops(s, out);
    case Step.pick:
      return listPicks(s, out);
    case Step.place:
      return listPlaces(s, out);
    case Step.lose:
      return listOwned(s, out, KINDS);
    case Step.return:
      return listOwned(s, out, BLANK); // [NL74]
    case Step.insert:
      return listInserts(s, out);
    case Step.group:
      return listGroups(s, out);
    default:
      return 0;
  }
};

const listRange = (from: number, length: number, out: Int32Array): number => {
  for (let i = 0; i < length; i++) out[i] = from + i;
  return length;
};

/** All that may be done after the roll. [NL9] */
const listCurrents = (s: State, out: Int32Array): number => {
  const faces = openFaces(s);
  return listGives(s, faces, out, listCasts(s, faces, out));
};

/** What comes before the first die is given. */
const listCasts = (s: State, faces: number, out: Int32Array): number => {
  let n = 0;
  const { prices } = s.sheet;
  if (s.reserveSize >= whirlwindPrice(s)) out[n++] = Move.WHIRLWIND;
  if (s.reserveSize >= prices.tide) n = listTides(faces, out, n);
  if (s.reserveSize >= prices.translation && isVaried(s)) out[n++] = Move.TRANSLATION;
  if (s.expansions === 0) return n;
  if (s.rerolls < partnerships(s)) n = listFaces(faces, Move.REROLL, out, n); // [NL41]
  if (canFetch(s)) out[n++] = Move.CASTAWAY;
  for (let set = s.revealed; set !== 0; set = withoutLeast(set)) {
    const card = lowestCard(set);
    if (hasSacrifice(s, card)) out[n++] = Move.HEROIC + card - 1; // [NL86]
  }
  return n;
};

const listTides = (faces: number, out: Int32Array, n: number): number => {
  for (let rest = faces; rest !== 0; rest = withoutLeast(rest)) {
    const first = Move.TIDE + Move.firstTideOf(least(rest));
    for (let i = 0; i < FACES - 1; i++) out[n++] = first + i;
  }
  return n;
};

/** Bit set of the faces that open dice show. */
export const openFaces = (s: State): number => {
  const { die } = s;
  let faces = 0;
  for (let rest = s.open; rest !== 0; rest = withoutLeast(rest)) faces |= 1 << die[least(rest)];
  return faces;
};

/** Can Castaway be used: is it this turn's card, unused, paid for, and of any use? [NL82] */
export const canFetch = (s: State): boolean => {
  if (!mayFetch(s) || s.reserveSize < s.sheet.prices.castaway) return false;
  for (let kind = CREW; kind < BLANK; kind++) {
    if (isPickable(s, Task.castaway, kind)) return true;
  }
  return false;
};

export const hasSacrifice = (s: State, card: number): boolean => {
  for (let space = 0; space < SPACES; space++) if (canSacrifice(s, card, space)) return true;
  return false;
};

const listGives = (s: State, faces: number, out: Int32Array, n: number): number => {
  if (!isBlind(s)) return listFaces(faces, Move.GIVE + takerNow(s) * FACES, out, n);
  for (let taker = 0; taker < DICE; taker++) {
    if (mayTake(s, taker)) n = listFaces(faces, Move.GIVE + taker * FACES, out, n);
  }
  return n;
};

const listFaces = (faces: number, first: number, out: Int32Array, n: number): number => {
  for (let rest = faces; rest !== 0; rest = withoutLeast(rest)) out[n++] = first + least(rest) - 1;
  return n;
};

/** Tokens of the reserve below `end`, or the one that goes first where it does not matter. [NL32] */
const listReserve = (s: State, out: Int32Array, n: number, end: number): number => {
  if (s.reserveSize === 0) return n;
  if (s.choosy === 0) {
    out[n++] = Move.RESERVE + leastOfReserve(s);
    return n;
  }
  for (let kind = 0; kind < end; kind++) if (s.reserve[kind] > 0) out[n++] = Move.RESERVE + kind;
  return n;
};

const listOtherKinds = (s: State, out: Int32Array): number => {
  const kind = s.path[s.chosen];
  let n = 0;
  for (let i = 0; i < s.length; i++) if (s.path[i] !== kind) out[n++] = Move.TOKEN + i; // [NL15]
  return n;
};

const listSacrifices = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let space = 0; space < SPACES; space++) {
    if (canSacrifice(s, s.task, space)) out[n++] = Move.SHIP + space;
  }
  return n;
};

const listDrops = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let set = s.revealed; set !== 0; set = withoutLeast(set))
    out[n++] = Move.DROP + Move.dropOf(lowestCard(set));
  return n;
};

/** The lowest heroic card of a set. */
const lowestCard = (set: number): number => least(set) + 1;

const listPicks = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (isPickable(s, s.task, kind)) out[n++] = Move.PICK + kind;
  if (maySkip(s)) out[n++] = Move.DONE;
  return n;
};

/** May the player stop picking? [NL96] [NL98] */
export const maySkip = (s: State): boolean => pickingOf(s.task)?.mayStop === true;

const listPlaces = (s: State, out: Int32Array): number => {
  let n = 0;
  if (isCrew(s.hand)) {
    if (fitsSpace(s, s.hand, s.hand - CREW)) out[n++] = Move.TO_SHIP + s.hand - CREW;
  } else if (s.hand === MERCENARY) {
    for (let space = 0; space < SPACES; space++) {
      if (fitsSpace(s, s.hand, space)) out[n++] = Move.TO_SHIP + space; // [NL48]
    }
  }
  if (mayEnterCabin(s)) out[n++] = Move.TO_CABIN;
  if (mayKeep(s)) out[n++] = Move.KEEP;
  return n;
};

/** May the token in hand go to the cabin? [NL40] [NL53] [NL92] [NL93] */
export const mayEnterCabin = (s: State): boolean =>
  fitsCabin(s, s.hand) && pickingOf(s.task)?.shipRule === undefined;

/** May the token in hand go to the reserve? [NL27] [NL103] */
export const mayKeep = (s: State): boolean => s.task === Task.landing || s.task === Task.spoils;

const listOwned = (s: State, out: Int32Array, end: number): number => {
  let n = 0;
  for (let rest = occupied(s); rest !== 0; rest = withoutLeast(rest)) {
    const space = least(rest);
    if (mayLeave(s, space)) out[n++] = Move.SHIP + space;
  }
  for (let rest = s.cabin; rest !== 0; rest = withoutLeast(rest)) {
    out[n++] = Move.CABIN + least(rest); // [NL42]
  }
  return listReserve(s, out, n, end);
};

const listInserts = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let at = s.nautilion; at <= s.length; at++) out[n++] = Move.INSERT + at;
  if (hasBeyond(s)) out[n++] = Move.BEYOND;
  return n;
};

/** Is there a place right behind the Phantom that no other insert names? [NL74] */
export const hasBeyond = (s: State): boolean => s.onAbyss === 0 && s.crossed === 0;

const listGroups = (s: State, out: Int32Array): number => {
  let n = 0;
  for (let space = 0; space < SPACES; space++) if (isGroup(s, space)) out[n++] = Move.GROUP + space;
  return n;
};

/** Is this the lowest space of a group of crew? [NL54] */
export const isGroup = (s: State, space: number): boolean => {
  if (!has(s.crew, space)) return false;
  const group = groupAt(s, space);
  return least(group) === space;
};
