import type { Mark } from './certainty.ts';
import type { AnyGame } from './game.ts';

/** A plain value among the components, or a list of plain values. */
export interface ComponentLeaf {
  readonly path: string; // `ships.A1`, `prices.0`: places in a list count from 0
  readonly mark: Mark;
  readonly value: string;
}

/** All components of a game for a table, each with the mark of the nearest part that has one. */
export const componentLeaves = ({ components, certainty }: AnyGame): ComponentLeaf[] =>
  Object.entries(components).flatMap(([name, value]) =>
    leavesOf(name, value, certainty[name], certainty),
  );

const leavesOf = (
  path: string,
  value: unknown,
  inherited: Mark,
  certainty: AnyGame['certainty'],
): ComponentLeaf[] => {
  const mark = certainty[path] ?? inherited;
  if (typeof value !== 'object' || value === null)
    return [{ path, mark, value: String(value ?? '–') }];
  const inner = Object.entries(value);
  if (Array.isArray(value) && inner.every(([, item]) => typeof item !== 'object'))
    return [{ path, mark, value: value.join(' ') || '–' }];
  return inner.flatMap(([key, item]) => leavesOf(`${path}.${key}`, item, mark, certainty));
};
