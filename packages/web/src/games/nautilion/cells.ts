/** The cells of the path from the Happy Isles to the Abyss: tokens, figures and both ends. */
import type { Nautilion } from '@tidetable/rules';
import { arrived } from '@tidetable/rules/nautilion';

type View = Nautilion.View;

export type Cell =
  | { readonly kind: 'isles' | 'nautilion' | 'phantom' | 'abyss' }
  | { readonly kind: 'token'; readonly index: number };

/** The end on which a figure stands, if it does. */
export const endOf = (
  view: View,
): Record<'nautilion' | 'phantom', 'isles' | 'abyss' | undefined> => ({
  nautilion: arrived(view) === 'nautilion' ? 'abyss' : view.nautilion.onIsles ? 'isles' : undefined,
  phantom: arrived(view) === 'phantom' ? 'isles' : view.phantom.onAbyss ? 'abyss' : undefined,
});

/** A figure that stands on an end has no place between the tokens. */
export const cellsOf = (view: View): Cell[] => {
  const { path, nautilion, phantom } = view;
  const ends = endOf(view);
  const cells: Cell[] = [{ kind: 'isles' }];
  for (let index = 0; index <= path.length; index++) {
    const here: Cell[] = [
      ...(nautilion.after === index && !ends.nautilion ? [{ kind: 'nautilion' as const }] : []),
      ...(phantom.after === index && !ends.phantom ? [{ kind: 'phantom' as const }] : []),
    ];
    cells.push(...(phantom.isPast ? here.reverse() : here));
    if (index < path.length) cells.push({ kind: 'token', index });
  }
  return [...cells, { kind: 'abyss' }];
};

/** The place of each token, of both figures and of both ends. */
export interface Places {
  readonly count: number;
  readonly token: readonly number[];
  readonly nautilion: number;
  readonly phantom: number;
  readonly isles: number;
  readonly abyss: number;
}

export const placesOf = (view: View): Places => {
  const cells = cellsOf(view);
  const find = (kind: Cell['kind']): number => cells.findIndex(cell => cell.kind === kind);
  const abyss = cells.length - 1;
  const place = (figure: 'nautilion' | 'phantom'): number =>
    ({ isles: 0, abyss, none: find(figure) })[endOf(view)[figure] ?? 'none'];
  return {
    count: cells.length,
    token: cells.flatMap((cell, place) => (cell.kind === 'token' ? [place] : [])),
    nautilion: place('nautilion'),
    phantom: place('phantom'),
    isles: 0,
    abyss,
  };
};

/** Where a token put behind so many others would lie: between two places. */
export const gapAfter = (view: View, tokens: number): number => {
  const places = placesOf(view);
  const { nautilion, phantom } = view;
  if (tokens === nautilion.after) return places.nautilion + 0.5;
  const isBeforePhantom = tokens === phantom.after && !phantom.onAbyss && !phantom.isPast;
  if (isBeforePhantom) return places.phantom - 0.5;
  return tokens === 0 ? 0.5 : places.token[tokens - 1] + 0.5;
};

/** The same right behind the Phantom. */
export const gapBeyond = (view: View): number => placesOf(view).phantom + 0.5;
