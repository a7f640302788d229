/** How many moves a second the server takes, and how long everybody at a table waits for one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadPlan, StepPlan, StepResult } from './errand.ts';
import { type Load, processesFor, type Served, startLoad, startServed } from './processes.ts';

/** A rate is kept if 99 of 100 moves were seen so soon. */
export const SOON = 50; // milliseconds
/** So long the first rate is played before it counts: what thousands of new tables have left behind is collected, and code that runs for the first time is slow. */
const WARM_UP = 15; // seconds
/** From one rate to the next while it is kept. */
const GROWTH = 1.25;

export interface ServerBench extends Omit<LoadPlan, 'address'> {
  readonly seconds: number; // for each rate
  readonly rates: Iterable<number>; // moves a second, one after the other
  /** Told of each step; false ends it. */
  readonly goesOn: (step: MeasuredStep) => boolean;
}

/** Higher and higher, up to a bound. */
export function* growingRates(first: number, most: number): Generator<number> {
  for (let rate = first; rate <= most; rate = Math.ceil(rate * GROWTH)) yield rate;
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

export const benchServer = async (bench: ServerBench): Promise<Measured> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidetable-bench-'));
  try {
    return await measureServer(
      await startServed(folder),
      startLoad(processesFor(bench.sockets)),
      bench,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Ends both processes. */
export const measureServer = async (
  served: Served,
  load: Load,
  { seconds, rates, goesOn, ...plan }: ServerBench,
): Promise<Measured> => {
  const measureStep = async (step: StepPlan): Promise<MeasuredStep> => {
    const before = await served.usage();
    const result = await load.step(step);
    const after = await served.usage();
    const cpuPerMove = (after.cpu - before.cpu) / result.moves;
    return { ...result, cpuPerMove, isKept: isKept(result) };
  };
  try {
    const empty = await served.usage();
    const { sockets } = await load.setUp({ ...plan, address: served.address });
    const full = await served.usage();
    const steps: MeasuredStep[] = [];
    for (const rate of rates) {
      if (steps.length === 0) await load.step({ rate, seconds: Math.min(seconds, WARM_UP) });
      const step = await measureStep({ rate, seconds });
      steps.push(step);
      if (!goesOn(step) || step.isPlayedOut) break;
    }
    return {
      tables: plan.tables,
      sockets,
      bytesPerTable: (full.rss - empty.rss) / plan.tables,
      steps,
      most: steps.findLast(step => step.isKept)?.rate ?? 0,
    };
  } finally {
    await load.end();
    await served.end();
  }
};
