/** Text for moves, tiles and actions. Ships count from 1, as people do. */
import { components } from './components.ts';
import * as Move from './moves.ts';
import { REWARD_NAMES } from './state.ts';

export type ActionName = (typeof components.actions)[number];
export type HullName = (typeof components.hulls)[number];
export type EmblemName = (typeof components.emblems)[number] | 'crown';
export type GoodName = (typeof components.goods)[number];
export type RewardName = (typeof REWARD_NAMES)[number];
export type TileName = HullName | `${EmblemName} ${'mast' | 'sail'}` | GoodName;

export const ACTION_NAMES: readonly ActionName[] = components.actions;

/** By tile. */
export const TILE_NAMES: readonly TileName[] = [
  ...components.hulls,
  ...components.emblems.map(emblem => `${emblem} mast` as const),
  ...components.emblems.map(emblem => `${emblem} sail` as const),
  ...components.goods,
  'crown mast',
  'crown sail',
];

export const parseAction = (text: string): number | undefined => indexIn(ACTION_NAMES, text);
export const parseTile = (text: string): number | undefined => indexIn(TILE_NAMES, text);

const indexIn = (names: readonly string[], text: string): number | undefined => {
  const i = names.indexOf(text);
  return i < 0 ? undefined : i;
};

const textOf = (m: number): string => {
  if (m < Move.EXTRA) return `choose ${ACTION_NAMES[m - Move.CHOOSE]}`;
  if (m === Move.EXTRA) return 'extra action';
  if (m === Move.PASS) return 'pass';
  if (m === Move.END) return 'end';
  if (m < Move.STORE) return `buy ${TILE_NAMES[m - Move.BUY]}`;
  if (m === Move.STORE) return 'store';
  if (m === Move.NEW_SHIP) return 'place on new ship';
  if (m < Move.ON_CROWN_MAST) return `place on ship ${m - Move.ON_SHIP + 1}`;
  if (m < Move.CARRY) return `place on crown mast of ship ${m - Move.ON_CROWN_MAST + 1}`;
  if (m < Move.WITHDRAW) return `transport ${TILE_NAMES[m - Move.CARRY]}`;
  if (m === Move.WITHDRAW) return 'withdraw';
  if (m < Move.SCORE) return `deliver ship ${m - Move.DELIVER + 1}`;
  if (m === Move.SCORE) return 'score crowns';
  if (m < Move.REWARD) return `take ${TILE_NAMES[m - Move.TAKE]}`;
  return `reward ${REWARD_NAMES[m - Move.REWARD]}`;
};

// Both ways by table: bots ask for every legal move.
const TEXTS = Array.from({ length: Move.MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
