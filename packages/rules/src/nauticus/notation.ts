/** How moves, tiles and actions are written. Ships count from 1, as people do. */
import { components } from './components.ts';
import type { REWARD_NAMES } from './state.ts';

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

/** The hull part, the emblem or the good that a tile shows. */
export const shownOn = (tile: TileName): HullName | EmblemName | GoodName =>
  tile.split(' ')[0] as HullName | EmblemName | GoodName;

/** The text of a move of each kind. */
export const moveNotation = {
  choose: (action: ActionName): string => `choose ${action}`,
  extra: 'extra action',
  pass: 'pass',
  end: 'end',
  buy: (tile: TileName): string => `buy ${tile}`,
  store: 'store',
  onNewShip: 'place on new ship',
  onShip: (ship: number): string => `place on ship ${ship}`,
  onCrownMast: (ship: number): string => `place on crown mast of ship ${ship}`,
  transport: (tile: TileName): string => `transport ${tile}`,
  withdraw: 'withdraw',
  deliver: (ship: number): string => `deliver ship ${ship}`,
  scoreCrowns: 'score crowns',
  take: (tile: TileName): string => `take ${tile}`,
  reward: (reward: RewardName): string => `reward ${reward}`,
} as const;

/** A move by its parts. */
export type MoveParts =
  | { readonly type: 'choose'; readonly action: ActionName }
  | { readonly type: 'buy' | 'transport' | 'take'; readonly tile: TileName }
  | { readonly type: 'place'; readonly ship: number | null; readonly onCrownMast: boolean } // null: a new one
  | { readonly type: 'deliver'; readonly ship: number }
  | { readonly type: 'reward'; readonly reward: RewardName }
  | { readonly type: 'extra' | 'pass' | 'end' | 'store' | 'withdraw' | 'score' };

/** Reads a move that the rules wrote; text from elsewhere goes through `parseMove` of the game. */
export const readMove = (notation: string): MoveParts => {
  const [verb, ...words] = notation.split(' ');
  const type = verb as MoveParts['type'];
  const rest = words.join(' ');
  switch (type) {
    case 'choose':
      return { type, action: rest as ActionName };
    case 'buy':
    case 'transport':
    case 'take':
      return { type, tile: rest as TileName };
    case 'place': {
      const ship = notation === moveNotation.onNewShip ? null : Number(words.at(-1));
      return { type, ship, onCrownMast: words.includes('crown') };
    }
    case 'deliver':
      return { type, ship: Number(words[1]) };
    case 'reward':
      return { type, reward: rest as RewardName };
    default:
      return { type };
  }
};
