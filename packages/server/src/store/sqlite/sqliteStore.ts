/** SQLite in a folder: the store of one machine. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Store } from '../store.ts';
import { batchesOn } from './batches.ts';
import type { StoreFunctions } from './database.ts';

export interface SqliteStore extends Store {
  report(): Promise<ReturnType<StoreFunctions['report']>>;
}

/** Makes folder and database if they are not there. Rejects with what the system says. */
export const openSqlite = async (folder: string): Promise<SqliteStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // seeds and cookies are secrets
  const thread = new Worker(new URL('./sqliteThread.ts', import.meta.url), {
    workerData: { file: join(folder, 'tidetable.sqlite') },
  });
  await once(thread, 'message'); // 'open', or an error
  return storeOn(thread);
};

const storeOn = (thread: Worker): SqliteStore => {
  const { call, close } = batchesOn(thread);
  return {
    secret: () => call('secret'),
    putPerson: person => call('putPerson', person),
    readPerson: id => call('readPerson', id),
    createTable: plan => call('createTable', plan),
    readTable: id => call('readTable', id),
    claimSeat: (table, claim) => call('claimSeat', table, claim),
    leaveSeat: (table, person) => call('leaveSeat', table, person),
    startMatch: (...args) => call('startMatch', ...args),
    append: ({ entries, result, ...at }) =>
      call('append', { ...at, entries: entries.map(toJson), result: result && toJson(result) }),
    readLog: (table, from) => call('readLog', table, from),
    readResult: table => call('readResult', table),
    report: () => call('report'),
    close,
  };
};

/** Written here, since a text is faster to hand over than what it stands for. */
const toJson = (data: object): string => JSON.stringify(data);
