import type { Input } from './input.ts';
import type { Shape } from './shape.ts';
import type { Weights } from './weights.ts';

/** A network with its weights, in integers: the same results everywhere, to the last bit. */
export interface Network {
  readonly shape: Shape;
  /** The input of the next evaluation. */
  readonly input: Input;
  /** The results: logits, in units of 1/LOGIT_ONE. */
  readonly outputs: Int32Array;
  /** Evaluates the input. */
  run(): void;
  /** Replaces the weights by others of the same shape. */
  load(weights: Weights): void;
}

/** A logit of 1. */
export const LOGIT_ONE = 4096;

const STEPS = 20;
const SCALE = 2 ** STEPS;

/**
 * The logistic function, between 0 and 1. Only additions, products and quotients, which are the
 * same everywhere.
 */
export const chanceOf = (logit: number): number => {
  const x = Math.max(-30, Math.min(30, logit / LOGIT_ONE));
  let power = 1 + x / SCALE;
  for (let i = 0; i < STEPS; i++) power *= power;
  return power / (1 + power);
};
