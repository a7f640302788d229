/** Quantises trained weights to integers. */
import {
  ACTIVATION_BITS,
  FEATURE_BITS,
  LOGIT_BITS,
  layersOf,
  MOST_ACTIVE,
  type Shape,
} from './shape.ts';
import type { Layer, Weights } from './weights.ts';

const MOST_BITS = 12; // fractional bits of a weight
const INT16 = 32767;
const INT32 = 2 ** 31;

/** The number of parameters of a network. */
export const parametersOf = (shape: Shape): number =>
  layersOf(shape).reduce((sum, { inputs, units }) => sum + (inputs + 1) * units, 0);

/** `parameters`: of each layer its weights, then its biases, in the order of the layers. */
export const quantise = (shape: Shape, parameters: Float32Array, to: Weights): void => {
  let at = 0;
  to.layers.forEach((layer, i) => {
    const { weights, biases } = layer;
    const learnt = parameters.subarray(at, at + weights.length);
    at += weights.length;
    const isGroup = i < shape.groups.length;
    const isLast = i === to.layers.length - 1;
    let bits = bitsFor(learnt);
    roundTo(learnt, bits, weights);
    while (!isGroup && bits > 4 && couldOverflow(layer)) roundTo(learnt, --bits, weights);
    const scale = 2 ** (bits + (isGroup ? FEATURE_BITS : ACTIVATION_BITS));
    for (let u = 0; u < biases.length; u++) biases[u] = Math.round(parameters[at++] * scale);
    layer.shift = isGroup
      ? bits + FEATURE_BITS - ACTIVATION_BITS
      : isLast
        ? bits + ACTIVATION_BITS - LOGIT_BITS
        : bits;
  });
};

const bitsFor = (learnt: Float32Array): number => {
  let most = 0;
  for (let i = 0; i < learnt.length; i++) most = Math.max(most, Math.abs(learnt[i]));
  let bits = MOST_BITS;
  while (bits > 4 && most * 2 ** bits > INT16) bits--;
  return bits;
};

const roundTo = (learnt: Float32Array, bits: number, to: Int16Array): void => {
  const scale = 2 ** bits;
  for (let i = 0; i < to.length; i++)
    to[i] = Math.max(-INT16, Math.min(INT16, Math.round(learnt[i] * scale)));
};

/** Could the sum of a unit overflow 32 bits, with every input at its maximum? */
export const couldOverflow = ({ weights, biases }: Layer): boolean => {
  const inputs = weights.length / biases.length;
  for (let u = 0; u < biases.length; u++) {
    let sum = 0;
    for (let i = u * inputs; i < (u + 1) * inputs; i++) sum += Math.abs(weights[i]);
    if (sum * MOST_ACTIVE + Math.abs(biases[u]) >= INT32) return true;
  }
  return false;
};
