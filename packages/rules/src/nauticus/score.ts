/** Points: on the track, for ships, for delivered goods, and for what is left. */
import { components } from './components.ts';
import {
  deliveredAt,
  KINDS,
  NO_TILE,
  PARTS,
  type State,
  shipAt,
  storedAt,
  TILES,
} from './state.ts';
import { FINISHED, goodOf, mastOf, sailOf, sizeOf } from './yard.ts';

/** Where the points of a score come from; they add up to it. [NC91] */
export interface Roads {
  ships: number;
  goods: number;
  crowns: number;
  rest: number;
}

/** The account of a seat at the end of the game. */
export interface Final {
  seat: number;
  track: number; // points before the final count
  ships: number; // points
  goods: number; // points
  taler: number; // before the exchange
  workers: number;
  tiles: number; // left over, each worth a taler
  exchanged: number; // points for all these taler
  score: number;
  place: number;
}

/** [NC66] */
export const score = (s: State, seat: number): number =>
  s.points[seat] + shipPoints(s, seat) + goodsPoints(s, seat) + exchangedPoints(s, seat);

export const roads = (s: State, seat: number): Roads => ({
  ships: shipPoints(s, seat),
  goods: goodsPoints(s, seat),
  crowns: s.crownPoints[seat],
  rest: s.points[seat] - s.crownPoints[seat] + exchangedPoints(s, seat),
});

/** By the number of its parts. [NC63] */
export const SHIP_POINTS = Uint8Array.of(0, ...components.shipPoints);

/** [NC63] */
export const shipPoints = (s: State, seat: number): number => {
  let points = 0;
  for (let ship = 0; ship < s.ships[seat]; ship++) {
    if (s.fits[shipAt(seat, ship)] & FINISHED) {
      points += SHIP_POINTS[sizeOf(s, seat, ship)];
    }
  }
  return points;
};

const MOST_OF_ONE_GOOD = components.supply.good;
/** By the number of delivered goods of one kind. */
export const SET_POINTS = Uint8Array.from({ length: MOST_OF_ONE_GOOD + 1 }, (_, n) => setPoints(n));

/** [NC64] */
export function setPoints(n: number): number {
  const { goodsPoints: points, furtherGood } = components;
  const listed = Math.min(n, points.length);
  return (points[listed - 1] ?? 0) + furtherGood * (n - listed);
}

export const goodsPoints = (s: State, seat: number): number => {
  let points = 0;
  for (let good = 0; good < KINDS; good++)
    points += SET_POINTS[s.delivered[deliveredAt(seat, good)]];
  return points;
};

/** Taler of a seat once everything left over is exchanged. [NC65] */
export const allTaler = (s: State, seat: number): number =>
  s.taler[seat] + s.workers[seat] + tilesLeft(s, seat);

const exchangedPoints = (s: State, seat: number): number =>
  Math.floor(allTaler(s, seat) / components.talerForPoint);

/** Tiles in storage and on unfinished ships, goods anywhere, and the tile in hand. [NC65] [NC89] */
export const tilesLeft = (s: State, seat: number): number => {
  let n = s.tile !== NO_TILE && s.toAct === seat ? 1 : 0;
  const from = storedAt(seat, 0);
  for (let tile = 0; tile < TILES; tile++) n += s.stored[from + tile];
  for (let ship = 0; ship < s.ships[seat]; ship++) {
    const at = shipAt(seat, ship);
    const isBuilt = (s.fits[at] & FINISHED) !== 0;
    for (let i = at * PARTS; i < (at + 1) * PARTS && s.parts[i] !== 0; i++) {
      const part = s.parts[i];
      if (!isBuilt) n += 1 + (mastOf(part) > 0 ? 1 : 0) + (sailOf(part) > 0 ? 1 : 0);
      if (goodOf(part) > 0) n++;
    }
  }
  return n;
};

/** More points, then more taler left over, then more taler; else the place is shared. [NC67] [NC68] */
export const place = (s: State, seat: number): number => {
  let better = 0;
  for (let other = 0; other < s.seats; other++) if (isAhead(s, other, seat)) better++;
  return better + 1;
};

const isAhead = (s: State, a: number, b: number): boolean => {
  const points = score(s, a) - score(s, b);
  if (points !== 0) return points > 0;
  const left =
    (allTaler(s, a) % components.talerForPoint) - (allTaler(s, b) % components.talerForPoint);
  return left !== 0 ? left > 0 : allTaler(s, a) > allTaler(s, b);
};

export const finals = (s: State): Final[] =>
  Array.from({ length: s.seats }, (_, seat) => ({
    seat,
    track: s.points[seat],
    ships: shipPoints(s, seat),
    goods: goodsPoints(s, seat),
    taler: s.taler[seat],
    workers: s.workers[seat],
    tiles: tilesLeft(s, seat),
    exchanged: exchangedPoints(s, seat),
    score: score(s, seat),
    place: place(s, seat),
  }));
