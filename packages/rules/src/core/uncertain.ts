/** The components that are not certain, and the values that an owner of the game may correct them to. */
import type { Mark } from './certainty.ts';
import { leavesOf, markOf } from './componentLeaves.ts';
import type { AnyGame } from './game.ts';
import { type Bound, copyOf } from './sheet.ts';

export type Value = number | string | boolean;

/** A component, or a part of one, that may be otherwise than we think. */
export interface Uncertain {
  /** `storage.boxes`, `prices.3`. */
  readonly path: string;
  readonly mark: Exclude<Mark, 'C'>;
  /** The value of the edition, or the values of a list. */
  readonly usual: readonly Value[];
  /** Undefined where no sheet may differ. */
  readonly bound: Bound | undefined;
}

export const uncertainParts = (game: AnyGame): Uncertain[] =>
  leavesOf(game.components).flatMap(({ path }) => {
    const mark = markOf(path, game.certainty);
    if (mark === 'C') return [];
    return [{ path, mark, usual: valuesAt(game.components, path), bound: boundOf(path, game) }];
  });

/** Is a single value of a list certain, though the list is not? */
export const isCertain = (game: AnyGame, path: string): boolean =>
  markOf(path, game.certainty) === 'C';

/** The value at a path, or the values of a list. */
export const valuesAt = (components: object, path: string): readonly Value[] => {
  const found = path.split('.').reduce((part, key) => (part as never)[key], components as unknown);
  return Array.isArray(found) ? found : [found as Value];
};

/** The components with other values at one path. */
export const withValues = <Components extends object>(
  components: Components,
  path: string,
  values: readonly Value[],
): Components => {
  const changed = copyOf(components) as Components;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const part = keys.reduce((at, key) => (at as never)[key], changed as unknown) as {
    [key: string]: Value | readonly Value[];
  };
  part[last] = Array.isArray(part[last]) ? values : values[0];
  return changed;
};

const boundOf = (path: string, { bounds }: Pick<AnyGame, 'bounds'>): Bound | undefined => {
  const above = path.lastIndexOf('.');
  return bounds[path] ?? (above < 0 ? undefined : boundOf(path.slice(0, above), { bounds }));
};
