import type { GameId } from '@tidetable/rules';

export interface Settings {
  readonly game: GameId;
  readonly seed: number;
  readonly workers: number;
  /** Of the whole training, which ends after them; the learning rate decreases towards the end. */
  readonly games: number;
  /** Of this call, which may end earlier and be resumed. */
  readonly minutes: number;
  /** Resumes from the checkpoint. */
  readonly resume: boolean;
  /** The folder for checkpoint, curve and weights. */
  readonly out: string;
  /** The opponents of the measurements, and the number of games each time. */
  readonly opponents: readonly string[];
  readonly measured: number;
}

/** Hyperparameters, found by experiment; the same for all games. */
export const RECIPE = {
  exploring: 40, // of 1,000 turns
  gamesOfRound: 4, // of a worker
  steps: 6, // of a round
  batch: 64, // of a worker and a step
  remembered: 2000, // samples of a worker
  rate: 0.0015,
  lastRate: 0.00005,
  secondsBetweenSaves: 45,
  measurements: 16, // in a whole training
} as const;

/** The learning rate at a given fraction of the training. */
export const rateAt = (done: number): number => {
  const { rate, lastRate } = RECIPE;
  return lastRate + (rate - lastRate) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, done)));
};
