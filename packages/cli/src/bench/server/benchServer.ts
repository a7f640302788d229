/** The moves a second that the server can take, and the latency of a move for everybody at its table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadPlan, StepPlan, StepResult } from './errand.ts';
import { type Load, processesFor, type Served, startLoad, startServed } from './processes.ts';

/** A rate is kept if the 99th percentile of the latency is at most this. */
export const SOON = 50; // milliseconds
/** The warm-up at the first rate: the garbage of thousands of new tables is collected, and the code is compiled. */
const WARM_UP = 15; // seconds
/** The factor from one kept rate to the next. */
const GROWTH = 1.25;

export interface ServerBench extends Omit<LoadPlan, 'address'> {
  readonly seconds: number; // for each rate
  readonly rates: Iterable<number>; // moves a second, one after the other
  /** Called after each step; false ends the bench. */
  readonly goesOn: (step: MeasuredStep) => boolean;
}

/** Rates that grow by `GROWTH` up to a bound. */
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
  readonly bytesPerTable: number; // growth of the server's memory, its sockets included
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
