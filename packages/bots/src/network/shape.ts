/**
 * The form of a network. Its first layer reads groups of blocks: each block of a group (a colour, a
 * crew, a ship) goes through the same weights, is clamped to at least 0, and is added to the others
 * of its group. What all groups give lies side by side, goes through one or two hidden layers, and
 * ends in outputs, each the logit of something between 0 and 1.
 */
export interface Group {
  readonly blocks: number;
  /** That a block may have; a block lists those which are not 0. */
  readonly features: number;
  /** A multiple of 16. */
  readonly units: number;
}

export interface Shape {
  readonly groups: readonly Group[];
  /** Units of the hidden layers, one or two, each a multiple of 8. */
  readonly hidden: readonly number[];
  readonly outputs: number;
  /** No input lists more features than this, those of all blocks together. */
  readonly mostListed: number;
}

/** A feature that is simply there has this value; a half has half of it. */
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

/** A feature has 6 binary places, an activation 8, a logit 12. */
export const FEATURE_BITS = 6;
export const ACTIVATION_BITS = 8;
export const LOGIT_BITS = 12;
/** Activations are clamped to 0 … this. */
export const MOST_ACTIVE = 16383;
