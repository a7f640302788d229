/** A process that appends to many matches, and names each entry once it is told that it is kept. */
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import type { MatchStart } from '../store/store.ts';
import { entryAt, planOf } from './storeSamples.ts';

const [folder = '', run = ''] = process.argv.slice(2);
const store = await openSqlite(folder);

const play = async (table: string): Promise<void> => {
  await store.createTable(planOf(table));
  await store.startMatch(table, [], {} as MatchStart, []);
  for (let ply = 0; ; ply += 2) {
    const entries = [entryAt(ply), entryAt(ply + 1)];
    await store.append({ table, ply, entries, result: null });
    // A line that waits in this process dies with it: then nothing was promised.
    process.stdout.write(`${table} ${ply + 2}\n`);
  }
};

await Promise.all(Array.from({ length: 8 }, (_, i) => play(`${run}-${i}`)));
