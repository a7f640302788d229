/** The process that plays: it does what it is told, and says how it went. */
import { runStep } from './arrivals.ts';
import type { Errand, Report } from './errand.ts';
import { setUp } from './setUp.ts';
import type { TableUnderLoad } from './tableUnderLoad.ts';

const tell = (report: Report): void => void process.send?.(report);
const fail = (why: string): void => tell({ type: 'failed', why });

let tables: TableUnderLoad[] = [];
let steps = 0;

const run = async (errand: Errand): Promise<void> => {
  if (errand.type === 'set-up') {
    tables = await setUp(errand.plan, fail);
    tell({ type: 'ready', sockets: tables.reduce((sum, table) => sum + table.sockets, 0) });
  } else tell({ type: 'step', result: await runStep(tables, errand.step, ++steps) });
};

process.on('message', (errand: Errand) => void run(errand).catch(error => fail(String(error))));
process.on('disconnect', () => process.exit());
