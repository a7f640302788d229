/** The networks, for training. */

export { loadLearnable } from '../learnables.ts';
export { copyInput, type Input, newInput } from './input.ts';
export type { Candidates, Learnable } from './learnable.ts';
export { loadNetwork, loadWeights } from './loadNetwork.ts';
export { chanceOf, type Network } from './network.ts';
export { networkBot } from './networkBot.ts';
export { newNetwork } from './newNetwork.ts';
export { parametersOf, quantise } from './quantise.ts';
export { FEATURE_ONE, type Group, layersOf, type Shape } from './shape.ts';
export { newWeights, type Weights } from './weights.ts';
export { type Card, checksumOf, readWeights, writeWeights } from './weightsFile.ts';
