/** Training: self-play of a network on all cores; the result is a weights file. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadLearnable, parametersOf } from '@tidetable/bots/network';
import { seededRng } from '@tidetable/rules';
import { initialise } from './backward.ts';
import { loadCheckpoint, type Progress } from './checkpoint.ts';
import { runWorkers } from './runWorkers.ts';
import type { Settings } from './settings.ts';
import { newSharedMemory } from './shared.ts';
import type { Report, WorkerData } from './worker.ts';

export { type CalibrationSetup, calibrate, type Tenth } from './calibrate.ts';
export type { Settings } from './settings.ts';
export type { Report } from './worker.ts';

/** The end of a training, or why it did not begin. */
export type TrainingEnd = 'trained' | 'not-learnt' | 'other-checkpoint';

/** Trains, and reports progress. */
export const train = async (
  settings: Settings,
  hear: (report: Report) => void,
): Promise<TrainingEnd> => {
  const learnable = await loadLearnable(settings.game);
  if (learnable === undefined) return 'not-learnt';
  const { shape, encoding } = learnable;
  const parameters = parametersOf(shape);
  const memory = newSharedMemory(parameters, settings.workers);
  mkdirSync(settings.out, { recursive: true });
  const fileIn = (name: string): string => path.join(settings.out, `${settings.game}${name}`);
  const expected = { game: settings.game, encoding, parameters };
  const kept = settings.resume
    ? loadCheckpoint(fileIn('.checkpoint'), expected, memory)
    : undefined;
  if (kept === 'other-checkpoint') return kept;
  const progress: Progress = kept ?? { ...expected, round: 0, step: 0, games: 0, seconds: 0 };
  if (kept === undefined) {
    const rng = seededRng(settings.seed);
    initialise(shape, memory.parameters, () => rng(2_000_001) / 1_000_000 - 1);
    memory.average.set(memory.parameters);
    rmSync(fileIn('.curve.jsonl'), { force: true });
  }
  const dataOf = (worker: number): WorkerData => ({ worker, settings, memory, progress });
  await runWorkers<WorkerData, Report>(settings.workers, dataOf, hear);
  return 'trained';
};
