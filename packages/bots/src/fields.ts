/** Named fields of features, from which the input of a network is encoded. */
import { addFeature, type Input, setFeature } from './network/input.ts';
import { FEATURE_ONE } from './network/shape.ts';

/** Where each field begins, and how many features there are in all. */
export interface Fields<Name extends string> {
  readonly at: Readonly<Record<Name, number>>;
  readonly size: number;
}

export const fieldsOf = <Name extends string>(
  lengths: Readonly<Record<Name, number>>,
): Fields<Name> => {
  const at = {} as Record<Name, number>;
  let size = 0;
  for (const name of Object.keys(lengths) as Name[]) {
    at[name] = size;
    size += lengths[name];
  }
  return { at, size };
};

/** Sets the first `n` features of a field, at most all of them. */
export const setUpTo = (input: Input, at: number, length: number, n: number): void => {
  for (let i = 0; i < length && i < n; i++) setFeature(input, at + i);
};

/** Sets the feature of a field that stands for `n`, at most its last one. */
export const setOne = (input: Input, at: number, length: number, n: number): void => {
  setFeature(input, at + (n < 0 ? 0 : n < length ? n : length - 1));
};

const MOST = 4;

/** A count, each of them a quarter. */
export const setCount = (input: Input, at: number, n: number): void => {
  if (n > 0) addFeature(input, at, (n * FEATURE_ONE) / MOST);
};
