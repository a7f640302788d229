import type { Rng } from '../../core/rng.ts';
import { bounds, components } from '../../nauticus/components.ts';

/** A sheet in which every value that may differ is picked from those allowed. */
export const sheetBy = (pick: (min: number, max: number) => number): object => {
  const value = (path: string): number => {
    const bound = bounds[path];
    if (bound.kind !== 'number') throw new TypeError(path);
    return pick(bound.min, bound.max);
  };
  return {
    prices: components.prices.map(row => row.map(() => value('prices'))),
    wheel: components.wheel.map(blue => (blue === 0 ? 0 : value('wheel'))),
    storage: { ...components.storage, boxes: value('storage.boxes') },
  };
};

export const randomSheet = (rng: Rng): object => sheetBy((min, max) => min + rng(max - min + 1));
