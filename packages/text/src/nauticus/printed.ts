/**
 * What is printed on the board and the tiles. The texts know the rules by their types alone, so these
 * numbers stand here again; a test holds them against the components of the game.
 */
import type { Nauticus } from '@tidetable/rules';

type Emblem = Exclude<Nauticus.EmblemName, 'crown'>;

export const printed = {
  rounds: { 2: 4, 3: 5, 4: 5 } as { readonly [seats: number]: number },
  actionPhases: 7,
  actions: ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'delivery', 'crowns'],
  bonuses: [
    { workers: 3, points: 0, taler: 0, tile: null },
    { workers: 0, points: 0, taler: 0, tile: 'mast' },
    { workers: 0, points: 0, taler: 0, tile: 'sail' },
    { workers: 0, points: 2, taler: 0, tile: null },
    { workers: 2, points: 0, taler: 0, tile: null },
    { workers: 1, points: 0, taler: 0, tile: 'good' },
    { workers: 1, points: 1, taler: 0, tile: null },
    { workers: 0, points: 0, taler: 4, tile: null },
  ],
  prices: [
    [3, 2, 1, 0],
    [0, 3, 2, 1],
    [3, 0, 1, 2],
    [1, 2, 3, 0],
    [2, 1, 0, 3],
    [1, 0, 3, 2],
    [0, 1, 2, 3],
    [2, 3, 0, 1],
  ],
  hulls: ['bow', 'middle', 'stern', '1-ship'],
  emblems: ['lion', 'eagle', 'lily', 'tower'],
  goods: ['coffee', 'grain', 'salt', 'fish'],
  storage: { boxes: 12, mast: 2, other: 1 },
  passTiles: [3, 2, 1],
  repeatPrice: 4,
  withdrawal: 2,
  mostCrownPoints: 15,
  reward: { points: 3, taler: 7, workers: 3, goods: 2 },
  extra: { workers: 2, price: 2 },
  shipPoints: [2, 8, 20, 35],
  goodsPoints: [2, 5, 9, 14, 20],
  furtherGood: 5,
} satisfies {
  actions: Nauticus.ActionName[];
  bonuses: { workers: number; points: number; taler: number; tile: Nauticus.TileKind | null }[];
  hulls: Nauticus.HullName[];
  emblems: Emblem[];
  goods: Nauticus.GoodName[];
  [further: string]: unknown;
};

/** What the buying actions sell, in the order of the prices; then come the crown tiles. */
const sold: readonly Nauticus.TileName[][] = [
  printed.hulls,
  printed.emblems.map(emblem => `${emblem} mast` as const),
  printed.emblems.map(emblem => `${emblem} sail` as const),
  printed.goods,
];

/** The names of the numbers that events carry. */
export const TILES: readonly Nauticus.TileName[] = [...sold.flat(), 'crown mast', 'crown sail'];
export const REWARDS: readonly Nauticus.RewardName[] = [
  'crown mast',
  'crown sail',
  'points',
  'taler',
  'workers',
  'goods',
];

/** The four tiles that an action sells, none for the free actions. */
export const soldBy = (action: Nauticus.ActionName): readonly Nauticus.TileName[] =>
  sold[printed.actions.indexOf(action)] ?? [];

export const kindOf = (tile: Nauticus.TileName): Nauticus.TileKind => {
  if (tile.endsWith(' mast')) return 'mast';
  if (tile.endsWith(' sail')) return 'sail';
  return (printed.goods as readonly string[]).includes(tile) ? 'good' : 'hull';
};

export const boxesOf = (tile: Nauticus.TileName): number =>
  kindOf(tile) === 'mast' ? printed.storage.mast : printed.storage.other;
