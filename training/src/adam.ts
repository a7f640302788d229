/**
 * Adam (Kingma and Ba 2015) on the slice of one worker, and the average over the last ninth of all
 * steps.
 */
import type { SharedMemory } from './shared.ts';

const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8];
const TAIL = 8; // the weight of recent steps in the average (Shamir and Zhang 2013)

export const sliceOf = (length: number, workers: number, worker: number): [number, number] => [
  Math.floor((length * worker) / workers),
  Math.floor((length * (worker + 1)) / workers),
];

/** Step number `step`, from 1. `samples`: the number of all workers together. */
export const adamStep = (
  memory: SharedMemory,
  worker: number,
  step: number,
  { rate, samples }: { readonly rate: number; readonly samples: number },
): void => {
  const { parameters, mean, square, average, gradients, workers } = memory;
  const n = parameters.length;
  const [from, end] = sliceOf(n, workers, worker);
  const corrected = (rate * Math.sqrt(1 - BETA2 ** step)) / (1 - BETA1 ** step);
  const newest = (TAIL + 1) / (step + TAIL);
  for (let i = from; i < end; i++) {
    let g = 0;
    for (let w = 0; w < workers; w++) g += gradients[w * n + i];
    g /= samples;
    mean[i] += (1 - BETA1) * (g - mean[i]);
    square[i] += (1 - BETA2) * (g * g - square[i]);
    parameters[i] -= (corrected * mean[i]) / (Math.sqrt(square[i]) + EPSILON);
    average[i] += newest * (parameters[i] - average[i]);
  }
};
