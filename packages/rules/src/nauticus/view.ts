/** What everybody may know, in the words of the rulebook, and the whole open position likewise. */
import { has } from '../core/bitSet.ts';
import { OVER } from '../core/game.ts';
import { components } from './components.ts';
import {
  ACTION_NAMES,
  type ActionName,
  type RewardName,
  TILE_NAMES,
  type TileName,
} from './notation.ts';
import { type Part, unpackPart } from './part.ts';
import { crownsOf } from './prices.ts';
import { type Roads, roads, score } from './score.ts';
import {
  ACTIONS,
  deliveredAt,
  KINDS,
  NO_ACTION,
  NO_SPACE,
  NO_TILE,
  PARTS,
  PHASE_NAMES,
  REWARD_NAMES,
  type State,
  shipAt,
  storedAt,
} from './state.ts';
import { blueWorkersAt, isFlipped } from './wheel.ts';
import { isFinished } from './yard.ts';

/** Seats and spaces count from 0; a ship's number is its place in the list, from 1. */
export interface SharedView {
  seats: number;
  oneEmblemPerShip: boolean;
  round: number;
  actionPhase: number; // how many of this round are over
  phase: (typeof PHASE_NAMES)[number]; // what is to be decided
  toAct: number | null; // null once the game is over
  start: number; // seat of the start player
  turn: number; // how many have had their turn in this action phase
  anchor: number; // space at which the wheel's anchor stands
  anchorTile: number | null; // space that was chosen first in this round
  chosen: number | null; // space of this action phase
  spaces: { action: ActionName; flipped: boolean; blue: number }[];
  running: Running;
  stacks: Record<string, number>; // tiles left
}

/** The action that the seat to act performs or may perform. */
export interface Running {
  action: ActionName | null;
  extra: boolean; // is it the extra action?
  resume: (typeof PHASE_NAMES)[number] | null; // what the extra action came before
  uses: number;
  blue: number; // blue workers left
  bought: TileName[]; // kinds bought, so that the next of them costs more
  giftDue: boolean;
  scored: number; // points from crowns so far
  tile: TileName | null; // in hand
  rewardsLeft: number;
  rewarded: RewardName[]; // for the ship just finished
  goodsLeft: number;
  goodTaken: TileName | null;
}

export interface Player {
  workers: number;
  taler: number;
  points: number; // on the track
  crownPoints: number; // those of them from Score crowns
  passed: number; // pass tiles flipped
  extra: boolean; // is the extra action still to come?
  storage: Record<string, number>; // by tile, where there is any
  ships: { parts: Part[] }[]; // parts from the stern
  delivered: Record<string, number>; // by good
}

/** Everybody sees the same; what follows from the rest is added for the reader. */
export interface View extends SharedView {
  seat: number; // SPECTATOR for somebody who watches
  players: (Player & {
    boxes: number; // full ones
    crowns: number; // visible now
    finished: boolean[]; // by ship
    score: number; // if the game ended now
    roads: Roads; // where it comes from
  })[];
}

/** The whole truth. */
export interface Position extends SharedView {
  players: Player[];
  later: ActionName[][]; // tiles of the rounds to come, clockwise from the anchor
}

export const view = (s: State, seat: number): View => ({
  seat,
  ...table(s),
  players: Array.from({ length: s.seats }, (_, other) => ({
    ...playerOf(s, other),
    boxes: s.boxes[other],
    crowns: crownsOf(s, other),
    finished: Array.from({ length: s.ships[other] }, (_, ship) => isFinished(s, other, ship)),
    score: score(s, other),
    roads: roads(s, other),
  })),
});

/** [NC9] */
export const position = (s: State): Position => ({
  ...table(s),
  players: Array.from({ length: s.seats }, (_, seat) => playerOf(s, seat)),
  later: Array.from({ length: s.rounds - s.round }, (_, i) => {
    const from = (s.round - 1 + i) * ACTIONS;
    return Array.from(s.later.subarray(from, from + ACTIONS), action => ACTION_NAMES[action]);
  }),
});

const table = (s: State): SharedView => ({
  seats: s.seats,
  oneEmblemPerShip: s.oneEmblem,
  round: s.round,
  actionPhase: s.actionPhase,
  phase: PHASE_NAMES[s.phase],
  toAct: s.toAct === OVER ? null : s.toAct,
  start: s.start,
  turn: s.turn,
  anchor: s.anchor,
  anchorTile: s.first === NO_SPACE ? null : s.first,
  chosen: s.chosen === NO_SPACE ? null : s.chosen,
  spaces: Array.from(s.spaceTile, (action, space) => ({
    action: ACTION_NAMES[action],
    flipped: isFlipped(s, space),
    blue: blueWorkersAt(s, space),
  })),
  running: running(s),
  stacks: Object.fromEntries(Array.from(s.stack, (n, tile) => [TILE_NAMES[tile], n] as const)),
});

const running = (s: State): Running => ({
  action: s.action === NO_ACTION ? null : ACTION_NAMES[s.action],
  extra: s.extra === 1,
  resume: s.extra === 1 ? PHASE_NAMES[s.resume] : null,
  uses: s.uses,
  blue: s.blue,
  bought: TILE_NAMES.filter(
    (_, tile) => Math.trunc(tile / KINDS) === s.action && has(s.bought, tile % KINDS),
  ),
  giftDue: s.giftDue === 1,
  scored: s.scored,
  tile: tileName(s.tile),
  rewardsLeft: s.rewardsLeft,
  rewarded: REWARD_NAMES.flatMap((name, i) =>
    new Array<RewardName>((s.rewarded >> (2 * i)) & 3).fill(name),
  ),
  goodsLeft: s.goodsLeft,
  goodTaken: tileName(s.goodTaken),
});

const tileName = (tile: number): TileName | null => (tile === NO_TILE ? null : TILE_NAMES[tile]);

const playerOf = (s: State, seat: number): Player => ({
  workers: s.workers[seat],
  taler: s.taler[seat],
  points: s.points[seat],
  crownPoints: s.crownPoints[seat],
  passed: s.passed[seat],
  extra: s.hasExtra[seat] === 1,
  storage: Object.fromEntries(
    TILE_NAMES.map((name, tile) => [name, s.stored[storedAt(seat, tile)]] as const).filter(
      ([, n]) => n > 0,
    ),
  ),
  ships: Array.from({ length: s.ships[seat] }, (_, ship) => ({ parts: partsOf(s, seat, ship) })),
  delivered: Object.fromEntries(
    components.goods.map((name, good) => [name, s.delivered[deliveredAt(seat, good)]] as const),
  ),
});

export const partsOf = (s: State, seat: number, ship: number): Part[] => {
  const at = shipAt(seat, ship) * PARTS;
  return Array.from(s.parts.subarray(at, at + PARTS))
    .filter(part => part !== 0)
    .map(unpackPart);
};
