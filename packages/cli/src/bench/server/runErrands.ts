/** The main loop of a load process: sets tables up, plays the steps that it receives, and reports the measurements. */
import { type LoadedTable, runStep } from './arrivals.ts';
import type { Errand, LoadPlan, Report } from './errand.ts';

export type SetUp = (
  plan: LoadPlan,
  onFailure: (why: string) => void,
) => Promise<readonly LoadedTable[]>;

const MOST_STEPS = 1000; // of one load
const WAKING_AT_ONCE = 64; // tables whose sockets reconnect at the same time

export const runErrands = (setUp: SetUp): void => {
  const tell = (report: Report): void => void process.send?.(report);
  const fail = (why: string): void => tell({ type: 'failed', why });
  let tables: readonly LoadedTable[] = [];
  let steps = 0;
  const ready = async (work: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    await work();
    const awake = tables.filter(table => !table.isAsleep);
    const sockets = awake.reduce((sum, table) => sum + table.sockets, 0);
    tell({ type: 'ready', sockets, seconds: (performance.now() - begun) / 1000 });
  };
  const run = (errand: Errand): Promise<void> => {
    if (errand.type === 'step')
      return runStep(tables, errand.step, MOST_STEPS * errand.part + ++steps).then(seen =>
        tell({ type: 'step', seen }),
      );
    return ready(async () => {
      if (errand.type === 'set-up') tables = await setUp(errand.plan, fail);
      else if (errand.type === 'wake') await wake(tables.filter(table => table.isAsleep));
      else for (const [i, table] of tables.entries()) if (i % 2 === 0) table.sleep?.();
    });
  };
  process.on('message', (errand: Errand) => void run(errand).catch(error => fail(String(error))));
  process.on('disconnect', () => process.exit());
};

const wake = async (tables: readonly LoadedTable[]): Promise<void> => {
  let next = 0;
  const wakeTables = async (): Promise<void> => {
    while (next < tables.length) await tables[next++].wake?.();
  };
  await Promise.all(Array.from({ length: WAKING_AT_ONCE }, wakeTables));
};
