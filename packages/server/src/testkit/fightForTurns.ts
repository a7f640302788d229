/** A process that looks after the tables of a database, like others beside it; it ends when its input does, and says how often bots were asked. */
import { once } from 'node:events';
import { startThinkers } from '../bots/thinkers.ts';
import { openPostgres } from '../store/postgres/postgresStore.ts';
import { DURATIONS } from '../tables/durations.ts';
import { Tables } from '../tables/tables.ts';
import { Upkeep } from '../tables/upkeep.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';

const [url = ''] = process.argv.slice(2);
const store = await openPostgres(url);
const metrics = createMetrics();
const thinkers = startThinkers(metrics);
let thoughts = 0;
const counting: typeof thinkers = {
  ...thinkers,
  think(question, asker) {
    thoughts++;
    return thinkers.think(question, asker);
  },
};
const tables = new Tables(store, counting, { log: SILENT, metrics }, { ...DURATIONS, sweep: 20 });
const upkeep = await Upkeep.start(tables);
process.stdin.resume();
await once(process.stdin, 'end');
await upkeep.stop();
await tables.close();
await thinkers.close();
await store.close();
process.stdout.write(`${thoughts}\n`);
