/** The forward pass in plain TypeScript: the reference, and the fallback without SIMD. */
import { type Input, newInput } from './input.ts';
import type { Network } from './network.ts';
import { firstUnits, type Group, MOST_ACTIVE, type Shape } from './shape.ts';
import type { Layer, Weights } from './weights.ts';

export const plainNetwork = (weights: Weights): Network => {
  const { shape } = weights;
  const input = newInput(shape);
  const outputs = new Int32Array(shape.outputs);
  const widths = [firstUnits(shape), ...shape.hidden];
  const active = widths.map(width => new Int32Array(width));
  const sums = new Int32Array(Math.max(...shape.groups.map(({ units }) => units)));
  let { layers } = weights;
  return {
    shape,
    input,
    outputs,
    run: () => {
      firstLayer(shape, layers, input, sums, active[0]);
      const first = shape.groups.length;
      for (let i = 0; i + 1 < widths.length; i++) {
        dense(layers[first + i], active[i], active[i + 1]);
        clamp(active[i + 1]);
      }
      dense(layers[layers.length - 1], active[active.length - 1], outputs);
    },
    load: other => {
      layers = other.layers;
    },
  };
};

const firstLayer = (
  { groups }: Shape,
  layers: readonly Layer[],
  input: Input,
  sums: Int32Array,
  active: Int32Array,
): void => {
  active.fill(0);
  let block = 0;
  let at = 0;
  let from = 0;
  for (let g = 0; g < groups.length; g++) {
    const { blocks, units } = groups[g];
    for (let b = 0; b < blocks; b++) {
      const end = input.ends[block++];
      sumBlock(groups[g], layers[g], input, from, end, sums);
      for (let u = 0; u < units; u++) active[at + u] += Math.max(0, sums[u] >> layers[g].shift);
      from = end;
    }
    at += units;
  }
  clamp(active);
};

const sumBlock = (
  { units }: Group,
  { weights, biases }: Layer,
  { index, value }: Input,
  from: number,
  end: number,
  sums: Int32Array,
): void => {
  for (let u = 0; u < units; u++) sums[u] = biases[u];
  for (let i = from; i < end; i++) {
    const row = index[i] * units;
    const much = value[i];
    for (let u = 0; u < units; u++) sums[u] = (sums[u] + weights[row + u] * much) | 0;
  }
};

const dense = ({ weights, biases, shift }: Layer, from: Int32Array, to: Int32Array): void => {
  const inputs = from.length;
  for (let u = 0; u < to.length; u++) {
    let sum = biases[u];
    for (let i = 0; i < inputs; i++) sum = (sum + weights[u * inputs + i] * from[i]) | 0;
    to[u] = sum >> shift;
  }
};

const clamp = (active: Int32Array): void => {
  for (let i = 0; i < active.length; i++) active[i] = Math.max(0, Math.min(MOST_ACTIVE, active[i]));
};
