/** The same network in floating point, and its gradient. */
import { FEATURE_ONE, type Input, layersOf, type Shape } from '@tidetable/bots/network';

/** The positions of weights and biases of each layer among the parameters. */
interface Place {
  readonly inputs: number;
  readonly units: number;
  readonly weights: number;
  readonly biases: number;
}

export interface Backward {
  /** Adds the gradient of one sample to `gradient`. A target below 0 is ignored. */
  learn(
    parameters: Float32Array,
    gradient: Float32Array,
    input: Input,
    targets: Float32Array,
  ): void;
}

const placesOf = (shape: Shape): Place[] => {
  let at = 0;
  return layersOf(shape).map(({ inputs, units }) => {
    const weights = at;
    const biases = at + inputs * units;
    at = biases + units;
    return { inputs, units, weights, biases };
  });
};

export const newBackward = (shape: Shape): Backward => {
  const places = placesOf(shape);
  const first = shape.groups.length;
  const dense = places.slice(first);
  const blocks = shape.groups.flatMap(({ blocks: n, units }) => new Array<number>(n).fill(units));
  const sums = blocks.map(units => new Float32Array(units)); // of each block, before the clamp
  const active = dense.map(({ inputs }) => new Float32Array(inputs));
  const outputs = new Float32Array(shape.outputs);
  const errors = dense.map(({ inputs }) => new Float32Array(inputs));
  const errorsOut = new Float32Array(shape.outputs);

  const forward = (p: Float32Array, input: Input): void => {
    active[0].fill(0);
    let block = 0;
    let from = 0;
    let at = 0;
    for (let g = 0; g < first; g++) {
      const { units, weights, biases } = places[g];
      for (let b = 0; b < shape.groups[g].blocks; b++) {
        const sum = sums[block];
        const end = input.ends[block++];
        for (let u = 0; u < units; u++) sum[u] = p[biases + u];
        for (let i = from; i < end; i++)
          addScaled(sum, p, weights + input.index[i] * units, input.value[i] / FEATURE_ONE);
        for (let u = 0; u < units; u++) if (sum[u] > 0) active[0][at + u] += sum[u];
        from = end;
      }
      at += units;
    }
    dense.forEach((place, i) => {
      const to = i + 1 < dense.length ? active[i + 1] : outputs;
      denseForward(p, place, active[i], to);
      if (to !== outputs) for (let u = 0; u < to.length; u++) if (to[u] < 0) to[u] = 0;
    });
  };

  const backward = (p: Float32Array, gradient: Float32Array, input: Input): void => {
    for (let i = dense.length - 1; i >= 0; i--) {
      const error = i + 1 < dense.length ? errors[i + 1] : errorsOut;
      denseBackward(p, gradient, dense[i], active[i], error, errors[i]);
    }
    let block = 0;
    let from = 0;
    let at = 0;
    for (let g = 0; g < first; g++) {
      const { units, weights, biases } = places[g];
      for (let b = 0; b < shape.groups[g].blocks; b++) {
        const sum = sums[block];
        const end = input.ends[block++];
        for (let u = 0; u < units; u++) {
          sum[u] = sum[u] > 0 ? errors[0][at + u] : 0;
          gradient[biases + u] += sum[u];
        }
        for (let i = from; i < end; i++) {
          const much = input.value[i] / FEATURE_ONE;
          const row = weights + input.index[i] * units;
          for (let u = 0; u < units; u++) gradient[row + u] += much * sum[u];
        }
        from = end;
      }
      at += units;
    }
  };

  return {
    learn: (p, gradient, input, targets) => {
      forward(p, input);
      for (let o = 0; o < outputs.length; o++) {
        errorsOut[o] = 0;
        if (targets[o] < 0) continue;
        const chance = 1 / (1 + Math.exp(-outputs[o]));
        errorsOut[o] = chance - targets[o];
      }
      backward(p, gradient, input);
    },
  };
};

const addScaled = (to: Float32Array, from: Float32Array, at: number, times: number): void => {
  for (let u = 0; u < to.length; u++) to[u] += times * from[at + u];
};

const denseForward = (
  p: Float32Array,
  { inputs, units, weights, biases }: Place,
  from: Float32Array,
  to: Float32Array,
): void => {
  for (let u = 0; u < units; u++) {
    let sum = p[biases + u];
    const row = weights + u * inputs;
    for (let i = 0; i < inputs; i++) sum += p[row + i] * from[i];
    to[u] = sum;
  }
};

/** `error` of the units, `back` of the inputs, which are 0 or more. */
const denseBackward = (
  p: Float32Array,
  gradient: Float32Array,
  { inputs, units, weights, biases }: Place,
  from: Float32Array,
  error: Float32Array,
  back: Float32Array,
): void => {
  back.fill(0);
  for (let u = 0; u < units; u++) {
    const e = error[u];
    if (e === 0) continue;
    gradient[biases + u] += e;
    const row = weights + u * inputs;
    for (let i = 0; i < inputs; i++) {
      gradient[row + i] += e * from[i];
      back[i] += e * p[row + i];
    }
  }
  for (let i = 0; i < inputs; i++) if (from[i] <= 0) back[i] = 0;
};

/** Small random weights, so that units differ. `random` gives -1 … 1. */
export const initialise = (shape: Shape, parameters: Float32Array, random: () => number): void => {
  placesOf(shape).forEach(({ inputs, units, weights, biases }, i) => {
    const listed = i < shape.groups.length ? 40 : inputs;
    const size = i === placesOf(shape).length - 1 ? 0.1 : 1;
    const scale = size * Math.sqrt(3 / listed);
    for (let at = weights; at < biases; at++) parameters[at] = scale * random();
    parameters.fill(0, biases, biases + units);
  });
};
