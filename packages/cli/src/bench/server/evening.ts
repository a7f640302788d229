/** A bench of several processes on one database: tables open and play, half of them sleep, wake up and play on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadPlan, StepResult } from './errand.ts';
import { type Load, processesFor, type Served, startLoad, startServed } from './processes.ts';

export interface EveningPlan extends Omit<LoadPlan, 'address' | 'others'> {
  readonly processes: number;
  readonly rate: number; // moves a second
  readonly seconds: number; // for each of its three parts
}

/** The resources of one process. */
export interface ProcessUse {
  readonly cpuPerMove: number; // milliseconds of processor time for a move of the whole evening
  readonly bytes: number; // of memory at its end
}

export interface Evening {
  readonly tables: number;
  readonly sockets: number;
  readonly openSeconds: number; // until all matches had begun
  readonly wakeSeconds: number; // until all sockets were open again
  /** With all tables awake; while half of them sleep; after they have woken up. */
  readonly parts: readonly [StepResult, StepResult, StepResult];
  readonly processes: readonly ProcessUse[];
}

/** Fresh processes, on whatever `DATABASE_URL` holds already. */
export const spendEvening = async (plan: EveningPlan): Promise<Evening> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidetable-bench-'));
  const served: Served[] = [];
  const load = startLoad(processesFor(plan.sockets));
  try {
    for (let n = 0; n < plan.processes; n++) served.push(await startServed(folder, 'database'));
    return await play(served, load, plan);
  } finally {
    await load.end();
    for (const server of served) await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

const play = async (
  served: readonly Served[],
  load: Load,
  { processes: _, rate, seconds, ...plan }: EveningPlan,
): Promise<Evening> => {
  const [address, ...others] = served.map(server => server.address);
  const opened = await load.setUp({ ...plan, address, others });
  const before = await usageOf(served);
  const whole = await load.step({ rate, seconds });
  await load.sleep();
  const half = await load.step({ rate, seconds });
  const woken = await load.wake();
  const again = await load.step({ rate, seconds });
  const after = await usageOf(served);
  const moves = whole.moves + half.moves + again.moves;
  return {
    tables: plan.tables,
    sockets: opened.sockets,
    openSeconds: opened.seconds,
    wakeSeconds: woken.seconds,
    parts: [whole, half, again],
    processes: after.map(({ cpu, rss }, i) => ({
      cpuPerMove: (cpu - before[i].cpu) / moves,
      bytes: rss,
    })),
  };
};

const usageOf = (served: readonly Served[]) => Promise.all(served.map(server => server.usage()));
