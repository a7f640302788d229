/** Networks for those who train them. */
export { copyInput, type Input, newInput } from './input.ts';
export type { Learnable, Ways } from './learnable.ts';
export { chanceOf, type Network } from './network.ts';
export { newNetwork } from './newNetwork.ts';
export { networkBot } from './networkBot.ts';
export { parametersOf, quantise } from './quantise.ts';
export { FEATURE_ONE, type Group, layersOf, type Shape } from './shape.ts';
export { loadLearnable } from '../learnables.ts';
export { newWeights, type Weights } from './weights.ts';
export { checksumOf, type Card, readWeights, writeWeights } from './weightsFile.ts';
