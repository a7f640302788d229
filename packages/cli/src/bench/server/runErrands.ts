/** What a process that plays does all its life: it sets tables up, plays as it is told, and says how it went. */
import { type LoadedTable, runStep } from './arrivals.ts';
import type { Errand, LoadPlan, Report } from './errand.ts';

export type SetUp = (
  plan: LoadPlan,
  onFailure: (why: string) => void,
) => Promise<readonly LoadedTable[]>;

export const runErrands = (setUp: SetUp): void => {
  const tell = (report: Report): void => void process.send?.(report);
  const fail = (why: string): void => tell({ type: 'failed', why });
  let tables: readonly LoadedTable[] = [];
  let steps = 0;
  const run = async (errand: Errand): Promise<void> => {
    if (errand.type === 'set-up') {
      tables = await setUp(errand.plan, fail);
      tell({ type: 'ready', sockets: tables.reduce((sum, table) => sum + table.sockets, 0) });
    } else tell({ type: 'step', result: await runStep(tables, errand.step, ++steps) });
  };
  process.on('message', (errand: Errand) => void run(errand).catch(error => fail(String(error))));
  process.on('disconnect', () => process.exit());
};
