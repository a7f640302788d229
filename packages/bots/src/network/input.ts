/** The input of a network: for each block the features that are not 0. */
import { blocksOf, FEATURE_ONE, type Shape } from './shape.ts';

export interface Input {
  /** index[i], value[i]: a feature of its group, and its value (FEATURE_ONE: 1). */
  readonly index: Uint16Array;
  readonly value: Int16Array;
  /** ends[block]: the end of its list; blocks of all groups in order. */
  readonly ends: Int32Array;
  block: number;
  length: number;
}

export const newInput = (shape: Shape): Input => ({
  index: new Uint16Array(shape.mostListed),
  value: new Int16Array(shape.mostListed),
  ends: new Int32Array(blocksOf(shape)),
  block: 0,
  length: 0,
});

/** Starts with the first block. */
export const beginInput = (input: Input): void => {
  input.block = 0;
  input.length = 0;
};

/** Sets a feature of the current block to FEATURE_ONE. */
export const setFeature = (input: Input, feature: number): void => {
  addFeature(input, feature, FEATURE_ONE);
};

/** Sets a value, from -512 to 511 times FEATURE_ONE. Zero may be omitted. */
export const addFeature = (input: Input, feature: number, value: number): void => {
  if (value === 0) return;
  input.index[input.length] = feature;
  input.value[input.length++] = value;
};

/** Moves to the next block. */
export const endBlock = (input: Input): void => {
  input.ends[input.block++] = input.length;
};

export const copyInput = (to: Input, from: Input): void => {
  for (let i = 0; i < from.length; i++) {
    to.index[i] = from.index[i];
    to.value[i] = from.value[i];
  }
  to.ends.set(from.ends);
  to.block = from.block;
  to.length = from.length;
};
