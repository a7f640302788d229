/** The memory shared by all workers of a training: parameters, and synchronisation. */
export interface SharedMemory {
  readonly workers: number;
  readonly parameters: Float32Array;
  /** For Adam. */
  readonly mean: Float32Array;
  readonly square: Float32Array;
  /** Of the parameters over the last part of the training. */
  readonly average: Float32Array;
  /** One for each worker, one after the other. */
  readonly gradients: Float32Array;
  /** One for each worker: loss, samples, and what an evaluation counts. */
  readonly tallies: Float64Array;
  readonly control: Int32Array;
}

export const TALLY = { loss: 0, samples: 1, games: 2, wins: 3, size: 4 } as const;
const CONTROL = { arrived: 0, generation: 1, stop: 2, size: 3 } as const;

export const newSharedMemory = (parameters: number, workers: number): SharedMemory => {
  const floats = (n: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * n));
  return {
    workers,
    parameters: floats(parameters),
    mean: floats(parameters),
    square: floats(parameters),
    average: floats(parameters),
    gradients: floats(parameters * workers),
    tallies: new Float64Array(new SharedArrayBuffer(8 * TALLY.size * workers)),
    control: new Int32Array(new SharedArrayBuffer(4 * CONTROL.size)),
  };
};

/** A barrier: waits until all workers are here. */
export const meet = ({ control, workers }: SharedMemory): void => {
  const generation = Atomics.load(control, CONTROL.generation);
  if (Atomics.add(control, CONTROL.arrived, 1) === workers - 1) {
    Atomics.store(control, CONTROL.arrived, 0);
    Atomics.add(control, CONTROL.generation, 1);
    Atomics.notify(control, CONTROL.generation);
    return;
  }
  while (Atomics.load(control, CONTROL.generation) === generation)
    Atomics.wait(control, CONTROL.generation, generation);
};

/** Ends all workers with this round. Set before a barrier, read after it. */
export const askToStop = ({ control }: SharedMemory): void => {
  Atomics.store(control, CONTROL.stop, 1);
};
export const shouldStop = ({ control }: SharedMemory): boolean =>
  Atomics.load(control, CONTROL.stop) !== 0;
