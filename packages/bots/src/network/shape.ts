/**
 * The shape of a network. Its first layer reads groups of blocks: each block of a group (a colour,
 * a crew, a ship) has the same weights; its units are clamped to at least 0 and added up over the
 * group. The sums of all groups, concatenated, go through one or two hidden layers to the outputs,
 * each the logit of a number between 0 and 1.
 */
export interface Group {
  readonly blocks: number;
  /** The number of features of a block; a block lists those that are not 0. */
  readonly features: number;
  /** A multiple of 16. */
  readonly units: number;
}

export interface Shape {
  readonly groups: readonly Group[];
  /** Units of the hidden layers, one or two, each a multiple of 8. */
  readonly hidden: readonly number[];
  readonly outputs: number;
  /** The maximum number of features of an input, all blocks together. */
  readonly mostListed: number;
}

/** The value 1 of a feature; a half is half of it. */
export const FEATURE_ONE = 64; // 1 << FEATURE_BITS

export const firstUnits = ({ groups }: Shape): number =>
  groups.reduce((sum, { units }) => sum + units, 0);

export const blocksOf = ({ groups }: Shape): number =>
  groups.reduce((sum, { blocks }) => sum + blocks, 0);

/** A layer in the order of the weights: first those of the groups, then the dense ones. */
export interface LayerSize {
  readonly inputs: number;
  readonly units: number;
}

export const layersOf = (shape: Shape): LayerSize[] => {
  const layers: LayerSize[] = shape.groups.map(({ features, units }) => ({
    inputs: features,
    units,
  }));
  let inputs = firstUnits(shape);
  for (const units of [...shape.hidden, shape.outputs]) {
    layers.push({ inputs, units });
    inputs = units;
  }
  return layers;
};

/** Fractional bits: of a feature 6, of an activation 8, of a logit 12. */
export const FEATURE_BITS = 6;
export const ACTIVATION_BITS = 8;
export const LOGIT_BITS = 12;
/** Activations are clamped to 0 … this. */
export const MOST_ACTIVE = 16383;
