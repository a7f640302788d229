import type { Network } from './network.ts';
import { plainNetwork } from './plain.ts';
import { simdNetwork } from './simd.ts';
import type { Weights } from './weights.ts';

/** The fastest implementation that this machine supports. */
export const newNetwork = (weights: Weights): Network =>
  simdNetwork(weights) ?? plainNetwork(weights);
