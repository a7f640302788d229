/**
 * A component sheet: the components in a table's own copy of the game. Only values that are not
 * certain may differ from the edition, and only within bounds that keep the game playable.
 */
import type { Mark } from './certainty.ts';
import type { ReadError } from './readError.ts';

/** The values allowed instead of the usual one: a number from `min` to `max`, a text, or either flag. */
export type Bound =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly pattern: string }
  | { readonly kind: 'flag' };

/** By path, such as `prices` or `ships.A1`; a bound applies to all values below its path. */
export interface Bounds {
  readonly [path: string]: Bound;
}

/** Why a sheet cannot be played with. */
export type SheetProblem =
  | { readonly sheet: 'unknown' | 'missing' | 'certain' | 'fixed' | 'shape'; readonly path: string }
  | { readonly sheet: 'bounds'; readonly path: string; readonly bound: Bound }
  | { readonly sheet: 'unplayable'; readonly path: string };

export const isSheetProblem = (x: object): x is SheetProblem => 'sheet' in x;

/** The components of an edition, and the rules by which a sheet is validated against them. */
export interface SheetTerms<Components extends object> {
  readonly components: Components;
  readonly certainty: { readonly [path: string]: Mark };
  readonly bounds: Bounds;
  /** The part that makes the game unplayable although each value is within its bounds. */
  readonly whyUnplayable?: (components: Components) => ReadError | undefined;
}

/** Reads a sheet from anywhere; trusts nothing. Parts that it does not name are as usual. */
export const readSheet = <Components extends object>(
  terms: SheetTerms<Components>,
  data: unknown,
): Components | SheetProblem => {
  if (!isRecord(data) || Array.isArray(data)) return { sheet: 'shape', path: '' };
  const unknown = Object.keys(data).find(name => !Object.hasOwn(terms.components, name));
  if (unknown !== undefined) return { sheet: 'unknown', path: unknown };
  const read: Record<string, unknown> = {};
  for (const [name, usual] of Object.entries(terms.components)) {
    const given = Object.hasOwn(data, name) ? data[name] : usual;
    const problem = whyNotPart(terms, { path: name, usual, given, above: {} });
    if (problem) return problem;
    read[name] = copyOf(given);
  }
  const unplayable = terms.whyUnplayable?.(read as Components);
  return unplayable ? { sheet: 'unplayable', path: unplayable.readError } : (read as Components);
};

/** One part of a sheet with its usual value, and the mark and bound of its parent. */
interface Part {
  readonly path: string;
  readonly usual: unknown;
  readonly given: unknown;
  readonly above: { readonly mark?: Mark | undefined; readonly bound?: Bound | undefined };
}

const whyNotPart = (
  terms: Pick<SheetTerms<object>, 'certainty' | 'bounds'>,
  { path, usual, given, above }: Part,
): SheetProblem | undefined => {
  const mark = terms.certainty[path] ?? above.mark;
  const bound = terms.bounds[path] ?? above.bound;
  if (typeof usual !== 'object' || usual === null) {
    if (given === usual) return undefined;
    if (mark === 'C') return { sheet: 'certain', path };
    if (!bound) return { sheet: 'fixed', path };
    return isWithin(bound, given) ? undefined : { sheet: 'bounds', path, bound };
  }
  if (!isRecord(given) || Array.isArray(given) !== Array.isArray(usual))
    return { sheet: 'shape', path };
  for (const name of Object.keys(given))
    if (!Object.hasOwn(usual, name)) return { sheet: 'unknown', path: `${path}.${name}` };
  if (Array.isArray(usual) && (given as unknown as unknown[]).length > usual.length)
    return { sheet: 'shape', path };
  for (const [name, part] of Object.entries(usual)) {
    const inner = `${path}.${name}`;
    if (!Object.hasOwn(given, name)) return { sheet: 'missing', path: inner };
    const problem = whyNotPart(terms, {
      path: inner,
      usual: part,
      given: given[name],
      above: { mark, bound },
    });
    if (problem) return problem;
  }
  return undefined;
};

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const isWithin = (bound: Bound, x: unknown): boolean => {
  switch (bound.kind) {
    case 'number':
      return Number.isInteger(x) && (x as number) >= bound.min && (x as number) <= bound.max;
    case 'text':
      return typeof x === 'string' && new RegExp(`^(?:${bound.pattern})$`).test(x);
    case 'flag':
      return typeof x === 'boolean';
  }
};

/** A deep copy: the caller may change the original later. */
export const copyOf = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
