import type { GameId } from '@tidetable/rules';

export interface Settings {
  readonly game: GameId;
  readonly seed: number;
  readonly workers: number;
  /** Of the whole training, over which the steps grow smaller; it ends there. */
  readonly games: number;
  /** Of this call, which may end earlier and be resumed. */
  readonly minutes: number;
  /** Goes on with the checkpoint. */
  readonly resume: boolean;
  /** Where checkpoint, curve and weights go. */
  readonly out: string;
  /** The players against whom it is measured, and how many games each time. */
  readonly opponents: readonly string[];
  readonly measured: number;
}

/** What was found to work; the same for all games. */
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

/** How large a step is when so much of the training is done. */
export const rateAt = (done: number): number => {
  const { rate, lastRate } = RECIPE;
  return lastRate + (rate - lastRate) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, done)));
};
