/** The value of unfinished ships, with the stored tiles that fit them. */
import {
  Action,
  BOW,
  CROWN_MAST,
  CROWN_SAIL,
  components,
  FIRST_MAST,
  FIRST_SAIL,
  KINDS,
  MIDDLE,
  SHIP_POINTS,
  SHIPS,
  STERN,
  type State,
} from '@tidetable/rules/nauticus';
import type { Horizon } from './horizon.ts';
import { readShip, type Ship } from './ship.ts';
import type { Weights } from './weights.ts';

const REWARD_POINTS = components.reward.points;

export interface Yard {
  readonly w: Weights;
  readonly ship: Ship; // the one in hand
  // Ships in order, the most advanced first: it gets the tiles and the workers first.
  readonly places: Int32Array;
  readonly progress: Int32Array;
  ships: number;
  // Tiles and workers that the ships already counted leave to the next ones.
  stored: Int32Array;
  tiles: number;
  taler: number;
  readonly best: { size: number; value: number; tiles: number; taler: number }; // for the ship in hand
}

/** Ships are read into `ship`. */
export const newYard = (w: Weights, ship: Ship): Yard => ({
  w,
  ship,
  places: new Int32Array(SHIPS),
  progress: new Int32Array(SHIPS),
  ships: 0,
  stored: new Int32Array(0),
  tiles: 0,
  taler: 0,
  best: { size: 0, value: 0, tiles: 0, taler: 0 },
});

/** Adds the ship that was just read into `ship`. */
export const addShip = (yard: Yard, at: number): void => {
  const { ship, places, progress } = yard;
  const done = ship.size + ship.masts + ship.sails;
  let i = yard.ships++;
  for (; i > 0 && progress[i - 1] < done; i--) {
    progress[i] = progress[i - 1];
    places[i] = places[i - 1];
  }
  progress[i] = done;
  places[i] = at;
};

/** The value of all ships added; removes the stored tiles that fit them from `stored`. */
export const worthOfShips = (
  yard: Yard,
  s: State,
  seat: number,
  stored: Int32Array,
  o: Horizon,
): number => {
  const { w, ship, places, progress, best } = yard;
  yard.stored = stored;
  yard.tiles = 0.7 * s.workers[seat] + w.pace * o.turns;
  yard.taler = s.taler[seat] + w.income * o.turns;
  let sum = 0;
  let share = 1;
  for (let i = 0; i < yard.ships; i++) {
    readShip(ship, s, places[i]);
    chooseSize(yard, o);
    claim(yard, best.size);
    sum += Math.max(share * best.value, progress[i] / 3);
    share *= w.scatter;
    yard.tiles = Math.max(0, yard.tiles - best.tiles);
    yard.taler = Math.max(0, yard.taler - best.taler);
  }
  yard.ships = 0;
  return sum;
};

const chooseSize = (yard: Yard, o: Horizon): void => {
  const { ship, best } = yard;
  best.size = 0;
  for (let size = ship.smallest; size <= ship.largest; size++) weigh(yard, size, o);
};

/** A tile is worth its cost; the further value of the ship comes mostly with the last tiles. */
const weigh = (yard: Yard, size: number, o: Horizon): void => {
  const { w, ship, stored, tiles, taler, best } = yard;
  const hullsLeft = size - ship.size;
  const mastsLeft = size - ship.masts;
  const sailsLeft = size - ship.sails;
  const emblem = emblemToBe(yard);
  const hullsHere = storedHulls(yard, size);
  const mastsHere = Math.min(mastsLeft, stored[FIRST_MAST + emblem] + stored[CROWN_MAST]);
  const sailsHere = Math.min(sailsLeft, stored[FIRST_SAIL + emblem] + stored[CROWN_SAIL]);
  const tilesLeft = hullsLeft + mastsLeft + sailsLeft;
  const price =
    w.hull * (hullsLeft - hullsHere) +
    w.mast * (mastsLeft - mastsHere) +
    w.sail * (sailsLeft - sailsHere);
  const here = w.stored * o.chance[Action.transport];
  const done =
    (o.worker + w.hull * o.taler) * (ship.size + here * hullsHere) +
    (o.worker + w.mast * o.taler) * (ship.masts + here * mastsHere) +
    (o.worker + w.sail * o.taler) * (ship.sails + here * sailsHere);
  const cost = size * (3 * o.worker + (w.hull + w.mast + w.sail) * o.taler);
  const gain = SHIP_POINTS[size] + size * (REWARD_POINTS + w.reward * o.early);
  let odds = Math.min(1, tiles / (tilesLeft + 1)) * Math.min(1, taler / (price + 1));
  if (hullsLeft > hullsHere) odds *= o.chance[Action.hulls];
  if (mastsLeft > mastsHere) odds *= o.chance[Action.masts];
  if (sailsLeft > sailsHere) odds *= o.chance[Action.sails];
  if (hullsHere + mastsHere + sailsHere > 0) odds *= o.chance[Action.transport];
  const value = odds * (done + (gain - cost) * (done / cost) ** w.focus);
  if (best.size > 0 && value <= best.value) return;
  best.size = size;
  best.value = value;
  best.tiles = tilesLeft;
  best.taler = price;
};

const storedHulls = ({ ship, stored }: Yard, size: number): number => {
  if (size === 1) return 0;
  return (
    Math.min(size - 2 - ship.middles, stored[MIDDLE]) +
    (ship.hasBow ? 0 : Math.min(1, stored[BOW])) +
    (ship.hasStern ? 0 : Math.min(1, stored[STERN]))
  );
};

/** The emblem of the ship, from 0, or the one of which most is stored. */
const emblemToBe = ({ ship, stored }: Yard): number => {
  if (ship.emblem > 0) return ship.emblem - 1;
  let most = 0;
  for (let emblem = 1; emblem < KINDS; emblem++)
    if (suits(stored, emblem) > suits(stored, most)) most = emblem;
  return most;
};
const suits = (stored: Int32Array, emblem: number): number =>
  2 * stored[FIRST_MAST + emblem] + stored[FIRST_SAIL + emblem];

/** Reserves the stored tiles that a ship of this size needs. */
const claim = (yard: Yard, size: number): void => {
  const { ship, stored } = yard;
  const emblem = emblemToBe(yard);
  if (size > 1) {
    stored[MIDDLE] -= Math.min(size - 2 - ship.middles, stored[MIDDLE]);
    if (!ship.hasBow && stored[BOW] > 0) stored[BOW]--;
    if (!ship.hasStern && stored[STERN] > 0) stored[STERN]--;
  }
  take(stored, size - ship.masts, FIRST_MAST + emblem, CROWN_MAST);
  take(stored, size - ship.sails, FIRST_SAIL + emblem, CROWN_SAIL);
};
const take = (stored: Int32Array, n: number, tile: number, crown: number): void => {
  const regular = Math.min(n, stored[tile]);
  stored[tile] -= regular;
  stored[crown] -= Math.min(n - regular, stored[crown]);
};
