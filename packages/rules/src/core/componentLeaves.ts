import type { Mark } from './certainty.ts';
import type { AnyGame } from './game.ts';

/** A plain value among the components, or a list of plain values. */
export interface Leaf {
  readonly path: string; // `ships.A1`, `prices.0`: indexes in a list count from 0
  readonly value: string;
}

export interface ComponentLeaf extends Leaf {
  readonly mark: Mark;
}

/** All components of a game for a table, each with the mark of the nearest part that has one. */
export const componentLeaves = ({ components, certainty }: AnyGame): ComponentLeaf[] =>
  leavesOf(components).map(leaf => ({ ...leaf, mark: markOf(leaf.path, certainty) }));

export const leavesOf = (components: object): Leaf[] =>
  Object.entries(components).flatMap(([name, value]) => leavesBelow(name, value));

const leavesBelow = (path: string, value: unknown): Leaf[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value ?? '–') }];
  const inner = Object.entries(value);
  if (Array.isArray(value) && inner.every(([, item]) => typeof item !== 'object'))
    return [{ path, value: value.join(' ') || '–' }];
  return inner.flatMap(([key, item]) => leavesBelow(`${path}.${key}`, item));
};

export const markOf = (path: string, certainty: AnyGame['certainty']): Mark =>
  certainty[path] ?? markOf(path.slice(0, path.lastIndexOf('.')), certainty);
