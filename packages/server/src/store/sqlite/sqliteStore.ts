/** SQLite in a folder: the store of one machine. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Append, Commit, Store } from '../store.ts';
import type { StoreFunctions } from './database.ts';
import type { Answer, Call } from './sqliteThread.ts';

type Settle = { resolve(value: unknown): void; reject(error: Error): void };
interface Waiting {
  readonly append: Append;
  resolve(outcome: 'kept' | 'stale'): void;
  reject(error: Error): void;
}

export interface SqliteStore extends Store {
  report(): Promise<ReturnType<StoreFunctions['report']>>;
}

/** The file of the database in its folder. */
export const DATABASE = 'tidetable.sqlite';

/** Makes folder and database if they are not there. Rejects with what the system says. */
export const openSqlite = async (folder: string): Promise<SqliteStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // seeds and cookies are secrets
  const thread = new Worker(new URL('./sqliteThread.ts', import.meta.url), {
    workerData: { file: join(folder, DATABASE) },
  });
  await once(thread, 'message'); // 'open', or an error
  return storeOn(thread);
};

const storeOn = (thread: Worker): SqliteStore => {
  const running = new Map<number, Settle>();
  let observer: (commit: Commit) => void = () => undefined;
  const batches = batcher(async appends => {
    const begun = performance.now();
    const outcomes = await call('appendAll', appends);
    observer({ outcomes, seconds: (performance.now() - begun) / 1000 });
    return outcomes;
  });
  let last = 0;
  let lost: Error | undefined;

  const call = <N extends keyof StoreFunctions | 'close'>(
    name: N,
    ...args: N extends keyof StoreFunctions ? Parameters<StoreFunctions[N]> : []
  ) =>
    new Promise<N extends keyof StoreFunctions ? ReturnType<StoreFunctions[N]> : undefined>(
      (resolve, reject) => {
        if (lost) return reject(lost);
        const id = ++last;
        running.set(id, { resolve: resolve as Settle['resolve'], reject });
        thread.postMessage({ id, name, args } satisfies Call);
      },
    );
  const lose = (error: Error): void => {
    lost ??= error;
    for (const { reject } of running.values()) reject(lost);
    running.clear();
  };
  thread.on('message', (answer: Answer) => {
    const settle = running.get(answer.id);
    running.delete(answer.id);
    if ('error' in answer) settle?.reject(new Error(answer.error));
    else settle?.resolve(answer.value);
  });
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the store is closed')));

  return {
    secret: () => call('secret'),
    putPerson: person => call('putPerson', person),
    readPerson: id => call('readPerson', id),
    addSignIn: signIn => call('addSignIn', signIn),
    readSignIn: id => call('readSignIn', id),
    touchSignIn: id => call('touchSignIn', id),
    listSignIns: person => call('listSignIns', person),
    endSignIns: (...args) => call('endSignIns', ...args),
    addDeviceLink: link => call('addDeviceLink', link),
    openDeviceLink: link => call('openDeviceLink', link),
    listDeviceLinks: person => call('listDeviceLinks', person),
    answerDeviceLink: (...args) => call('answerDeviceLink', ...args),
    redeemDeviceLink: (...args) => call('redeemDeviceLink', ...args),
    createTable: (...args) => call('createTable', ...args),
    readTable: id => call('readTable', id),
    mayEnter: (...args) => call('mayEnter', ...args),
    renewInvitation: (...args) => call('renewInvitation', ...args),
    createRematch: rematch => call('createRematch', rematch),
    claimSeat: (...args) => call('claimSeat', ...args),
    leaveSeat: (table, person) => call('leaveSeat', table, person),
    removeSeat: (...args) => call('removeSeat', ...args),
    listOpenTables: (...args) => call('listOpenTables', ...args),
    listTablesOf: (...args) => call('listTablesOf', ...args),
    listAbandoned: (...args) => call('listAbandoned', ...args),
    addMessage: (...args) => call('addMessage', ...args),
    readMessages: (...args) => call('readMessages', ...args),
    lastMessage: table => call('lastMessage', table),
    ignore: (...args) => call('ignore', ...args),
    unignore: (...args) => call('unignore', ...args),
    listIgnored: person => call('listIgnored', person),
    whoIgnores: (...args) => call('whoIgnores', ...args),
    addReport: report => call('addReport', report),
    listReports: page => call('listReports', page),
    closeReport: id => call('closeReport', id),
    readSeal: table => call('readSeal', table),
    putSeal: (table, seal) => call('putSeal', table, seal),
    startMatch: (...args) => call('startMatch', ...args),
    readSpectating: table => call('readSpectating', table),
    setClosed: (table, isClosed) => call('setClosed', table, isClosed),
    putConsent: (table, consent) => call('putConsent', table, consent),
    putAsking: (...args) => call('putAsking', ...args),
    append: batches.add,
    readLog: (table, from) => call('readLog', table, from),
    readResult: table => call('readResult', table),
    now: async () => Date.now(),
    beat: beat => call('beat', beat),
    lastBeat: () => call('lastBeat'),
    readOutages: since => call('readOutages', since),
    listDue: (at, most) => call('listDue', at, most),
    openRequest: (table, request) => call('openRequest', table, request),
    readRequest: table => call('readRequest', table),
    agreeToRequest: (table, id, seat) => call('agreeToRequest', table, id, seat),
    closeRequest: (table, id) => call('closeRequest', table, id),
    listTables: () => call('listTables'),
    listPeople: () => call('listPeople'),
    changedElsewhere: tables => call('changedElsewhere', tables),
    removeOpenTable: table => call('removeOpenTable', table),
    renamePerson: (person, name) => call('renamePerson', person, name),
    seePerson: person => call('seePerson', person),
    tidy: cutoffs => call('tidy', cutoffs),
    report: () => call('report'),
    observe(told) {
      observer = told;
    },
    async close() {
      await batches.idle();
      if (lost) return;
      const exit = once(thread, 'exit');
      await call('close');
      await exit;
    },
  };
};

/** Appends that arrive while the disk is busy share the next commit. */
const batcher = (write: (appends: readonly Append[]) => Promise<('kept' | 'stale')[]>) => {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    await new Promise(setImmediate); // what arrives in the same moment belongs together
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const outcomes = await write(batch.map(({ append }) => append));
        for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    writing = undefined;
  };

  return {
    add: (append: Append): Promise<'kept' | 'stale'> =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        writing ??= writeAll();
      }),
    idle: async (): Promise<void> => writing,
  };
};
