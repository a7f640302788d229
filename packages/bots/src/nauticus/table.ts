/** The numbers and encodings of Nauticus that its players read from a position. */
import { type Nauticus, nauticus } from '@tidetable/rules';

export type State = Nauticus.State;
export type NauticusGame = typeof nauticus;

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
export const ACTIONS = 8;
export const PHASES = 7; // action phases of a round
export const KINDS = 4;
export const BOW = 0;
export const MIDDLE = 1;
export const STERN = 2;
export const ONE_SHIP = 3;
export const FIRST_MAST = 4;
export const FIRST_SAIL = 8;
export const FIRST_GOOD = 12;
export const CROWN_MAST = 16;
export const CROWN_SAIL = 17;
export const TILES = 18;
export const PARTS = 4;
export const NO = 255; // no tile, no space, no action
export const CROWN = KINDS + 1; // an emblem is 1 … 4, on masts and sails

const { supply, shipPoints, goodsPoints, furtherGood, passTiles, mostCrownPoints } =
  nauticus.components as {
    supply: { hulls: number[]; good: number };
    shipPoints: number[];
    goodsPoints: number[];
    furtherGood: number;
    passTiles: number[];
    mostCrownPoints: number;
  };

export const SHIPS = supply.hulls.reduce((a, b) => a + b, 0);
export const MOST_CROWN_POINTS = mostCrownPoints;
/** By size. */
export const SHIP_POINTS = Float64Array.of(0, ...shipPoints);
/** By the number of pass tiles flipped. */
export const PENALTIES = Float64Array.from({ length: passTiles.length + 1 }, (_, n) =>
  passTiles.slice(n).reduce((a, b) => a + b, 0),
);
/** By the number of delivered goods of one kind. */
export const SET_POINTS = Float64Array.from({ length: supply.good + 1 }, (_, n) => {
  const listed = Math.min(n, goodsPoints.length);
  return (goodsPoints[listed - 1] ?? 0) + furtherGood * (n - listed);
});

export const hullOf = (part: number): number => part & 7; // tile + 1
export const mastOf = (part: number): number => (part >> 3) & 7;
export const sailOf = (part: number): number => (part >> 6) & 7;
export const goodOf = (part: number): number => part >> 9; // kind + 1

export const CHOOSE_PHASE = 0;
export const EXTRA = ACTIONS; // the move that begins an extra action
