/** A process that appends to many matches, and names each entry once it is told that it is kept. */
import { writeSync } from 'node:fs';
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
    writeSync(1, `${table} ${ply + 2}\n`); // at once: a line that waits here would die with us
  }
};

await Promise.all(Array.from({ length: 8 }, (_, i) => play(`${run}-${i}`)));
