/** The harbours of Nautilion that the user has reached, and how. Pure. */
import { EXPANSION_NAMES, SHIP_NAMES } from '@tidetable/rules/nautilion';
import type { Result } from '../../store/head.ts';

export type Ship = (typeof SHIP_NAMES)[number];

/** The voyage without any expansion, and those with each of them, alone or in a mix. */
export const HARBOURS = ['base', ...EXPANSION_NAMES] as const;
export type Harbour = (typeof HARBOURS)[number];

/** The best result at a harbour. */
export interface Charted {
  /** The fewest tokens in reserve: fewer is harder. */
  readonly reserve: number;
  /** Without a hint at that reserve. */
  readonly isUnaided: boolean;
}

export type Chart = ReadonlyMap<`${Ship}/${Harbour}`, Charted>;

/** Practice does not count, and a lost voyage reaches no harbour. */
export const chartOf = (results: readonly Result[]): Chart => {
  const chart = new Map<`${Ship}/${Harbour}`, Charted>();
  for (const { game, options, points, isPractice, hints } of results) {
    if (game !== 'nautilion' || isPractice || points[0] !== 1) continue;
    const ship = SHIP_NAMES.find(s => s === options.ship);
    const reserve = Number(options.reserve);
    if (ship === undefined || !Number.isInteger(reserve)) continue;
    for (const harbour of harboursOf(options.expansions)) {
      const reached: Charted = { reserve, isUnaided: hints === 0 };
      const before = chart.get(`${ship}/${harbour}`);
      if (before === undefined || isProuder(reached, before))
        chart.set(`${ship}/${harbour}`, reached);
    }
  }
  return chart;
};

/** The harbours that a voyage with these expansions would reach. */
export const harboursOf = (expansions: unknown): Harbour[] => {
  const mix = Array.isArray(expansions) ? expansions : [];
  return mix.length === 0 ? ['base'] : HARBOURS.filter(h => mix.includes(h));
};

const isProuder = (a: Charted, b: Charted): boolean =>
  a.reserve < b.reserve || (a.reserve === b.reserve && a.isUnaided && !b.isUnaided);
