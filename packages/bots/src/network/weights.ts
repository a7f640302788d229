import { layersOf, type Shape } from './shape.ts';

/** A layer in integers: sums are shifted right by `shift`. */
export interface Layer {
  /** weights[unit * inputs + input] of a dense layer; weights[feature * units + unit] of a group. */
  readonly weights: Int16Array;
  readonly biases: Int32Array;
  shift: number;
}

export interface Weights {
  readonly shape: Shape;
  /** In the order of `layersOf`. */
  readonly layers: readonly Layer[];
}

export const newWeights = (shape: Shape): Weights => ({
  shape,
  layers: layersOf(shape).map(({ inputs, units }) => ({
    weights: new Int16Array(inputs * units),
    biases: new Int32Array(units),
    shift: 0,
  })),
});
