/** How many moves a second the server takes, and how long everybody at a table waits for one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadPlan, StepPlan, StepResult } from './errand.ts';
import { startLoad, startServed } from './processes.ts';

/** A rate is kept if 99 of 100 moves were seen so soon. */
export const SOON = 50; // milliseconds
/** From one rate to the next while it is kept. */
const GROWTH = 1.25;

export interface ServerBench extends Omit<LoadPlan, 'address'>, StepPlan {
  /** Goes on with higher rates until one is not kept, or is higher than this. */
  readonly mostRate: number;
}

export interface MeasuredStep extends StepResult {
  readonly cpuPerMove: number; // milliseconds of processor time of the server
  readonly isKept: boolean;
}

export interface Measured {
  readonly tables: number;
  readonly sockets: number;
  readonly bytesPerTable: number; // what the server grew by, its sockets included
  readonly steps: readonly MeasuredStep[];
  readonly most: number; // moves a second that were kept
}

export const isKept = ({ rate, p99, moves, seconds }: StepResult): boolean =>
  p99 <= SOON && moves / seconds > 0.9 * rate;

export const benchServer = async (
  { rate, seconds, mostRate, ...load }: ServerBench,
  onStep: (step: MeasuredStep) => void = () => undefined,
): Promise<Measured> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidetable-bench-'));
  const served = await startServed(folder);
  const player = startLoad();
  try {
    const empty = await served.usage();
    const sockets = await player.setUp({ ...load, address: served.address });
    const full = await served.usage();
    const steps: MeasuredStep[] = [];
    for (let next = rate; next <= mostRate; next = Math.round(next * GROWTH)) {
      const before = await served.usage();
      const result = await player.step({ rate: next, seconds });
      const after = await served.usage();
      const cpuPerMove = (after.cpu - before.cpu) / result.moves;
      const step = { ...result, cpuPerMove, isKept: isKept(result) };
      steps.push(step);
      onStep(step);
      if (!step.isKept || step.isPlayedOut) break;
    }
    return {
      tables: load.tables,
      sockets,
      bytesPerTable: (full.rss - empty.rss) / load.tables,
      steps,
      most: steps.findLast(step => step.isKept)?.rate ?? 0,
    };
  } finally {
    await player.end();
    await served.end();
    rmSync(folder, { recursive: true, force: true });
  }
};
