/** Back from words to a state: positions from outside, and the public part of a view. */

import { including, setOf } from '../core/bitSet.ts';
import { OVER } from '../core/game.ts';
import type { ReadError } from '../core/readError.ts';
import { readPosition } from '../core/readPosition.ts';
import { components } from './components.ts';
import { brokenInvariant } from './invariants.ts';
import { ACTION_NAMES, parseAction, parseTile } from './notation.ts';
import { type Part, packPart } from './part.ts';
import type { Sheet } from './sheet.ts';
import {
  ACTIONS,
  BOXES_OF,
  blank,
  CROWN_MAST,
  deliveredAt,
  KINDS,
  NO_ACTION,
  NO_SPACE,
  NO_TILE,
  PARTS,
  PHASE_NAMES,
  REWARD_NAMES,
  SHIPS,
  type State,
  shipAt,
  storedAt,
} from './state.ts';
import {
  type Player,
  type Position,
  position,
  type Running,
  type SharedView,
  type View,
} from './view.ts';
import { updateFits } from './yard.ts';

/**
 * Reads a position that anybody may have written: whatever it holds is read as if it were right,
 * then written again, and only what comes out unchanged and sound is accepted.
 */
export const parsePosition = (sheet: Sheet, p: unknown): State | ReadError => {
  const seats = (p as Partial<Position> | null)?.seats;
  if (typeof seats !== 'number' || !Object.hasOwn(components.rounds, seats))
    return { readError: 'seats' };
  return readPosition(p, {
    fromPosition: (read: Position) => fromPosition(sheet, read),
    position,
    brokenInvariant,
  });
};

const fromPosition = (sheet: Sheet, p: Position): State => {
  const s = readTable(sheet, p, p.players);
  p.later.forEach((tiles, i) => {
    s.later.set(
      tiles.map(name => orThrow(parseAction(name))),
      (p.round - 1 + i) * ACTIONS,
    );
  });
  return s;
};

/** The state of a view with only the shuffles of later rounds still missing. */
export const fromView = (sheet: Sheet, v: View): State => readTable(sheet, v, v.players);

const readTable = (sheet: Sheet, t: SharedView, players: readonly Player[]): State => {
  const s = blank(sheet, { seats: t.seats, oneEmblemPerShip: t.oneEmblemPerShip });
  s.round = t.round;
  s.actionPhase = t.actionPhase;
  s.phase = (PHASE_NAMES as readonly string[]).indexOf(t.phase);
  s.toAct = t.toAct ?? OVER;
  s.start = t.start;
  s.turn = t.turn;
  s.anchor = t.anchor;
  s.first = t.anchorTile ?? NO_SPACE;
  s.chosen = t.chosen ?? NO_SPACE;
  t.spaces.forEach(({ action, flipped }, space) => {
    s.spaceTile[space] = orThrow(parseAction(action));
    if (flipped) s.flipped = including(s.flipped, space);
  });
  for (const [name, n] of Object.entries(t.stacks)) s.stack[orThrow(parseTile(name))] = n;
  readRunning(s, t.running);
  players.forEach((player, seat) => {
    readPlayer(s, seat, player);
  });
  if (t.running.tile !== null && s.tile >= CROWN_MAST && s.toAct >= 0) s.crowns[s.toAct]++;
  return s;
};

const readRunning = (s: State, r: Running): void => {
  s.action = r.action === null ? NO_ACTION : ACTION_NAMES.indexOf(r.action);
  s.extra = r.extra ? 1 : 0;
  s.resume = r.resume === null ? 0 : (PHASE_NAMES as readonly string[]).indexOf(r.resume);
  s.uses = r.uses;
  s.blue = r.blue;
  s.bought = setOf(r.bought.map(name => orThrow(parseTile(name)) % KINDS));
  s.giftDue = r.giftDue ? 1 : 0;
  s.scored = r.scored;
  s.tile = readTile(r.tile);
  s.rewardsLeft = r.rewardsLeft;
  for (const name of r.rewarded) s.rewarded += 1 << (2 * REWARD_NAMES.indexOf(name));
  s.goodsLeft = r.goodsLeft;
  s.goodTaken = readTile(r.goodTaken);
};

const readTile = (name: string | null): number =>
  name === null ? NO_TILE : orThrow(parseTile(name));

const readPlayer = (s: State, seat: number, p: Player): void => {
  s.workers[seat] = p.workers;
  s.taler[seat] = p.taler;
  s.points[seat] = p.points;
  s.crownPoints[seat] = p.crownPoints;
  s.passed[seat] = p.passed;
  s.hasExtra[seat] = p.extra ? 1 : 0;
  for (const [name, n] of Object.entries(p.storage)) {
    const tile = orThrow(parseTile(name));
    s.stored[storedAt(seat, tile)] = n;
    s.boxes[seat] += n * BOXES_OF[tile];
    if (tile >= CROWN_MAST) s.crowns[seat] += n;
  }
  for (const { parts } of p.ships) readShip(s, seat, parts);
  components.goods.forEach((name, good) => {
    s.delivered[deliveredAt(seat, good)] = p.delivered[name];
  });
};

const readShip = (s: State, seat: number, parts: readonly Part[]): void => {
  if (parts.length === 0 || parts.length > PARTS || s.ships[seat] === SHIPS) throw new RangeError();
  const ship = s.ships[seat]++;
  parts.forEach((part, i) => {
    s.parts[shipAt(seat, ship) * PARTS + i] = packPart(part);
    s.crowns[seat] += (part.mast === 'crown' ? 1 : 0) + (part.sail === 'crown' ? 1 : 0);
  });
  updateFits(s, seat, ship);
};

const orThrow = (value: number | undefined): number => {
  if (value === undefined) throw new RangeError('no such thing');
  return value;
};
