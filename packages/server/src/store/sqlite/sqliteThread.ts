/** The thread that owns the database: a commit waits for the disk, and nobody else waits with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StoreFunctions, storeFunctions } from './database.ts';
import { inTransaction } from './sql.ts';

export interface Call {
  readonly name: keyof StoreFunctions;
  readonly args: readonly unknown[];
}
export type Answer = { readonly value: unknown } | { readonly error: string };

const db = openDatabase(workerData.file);
const functions = storeFunctions(db) as unknown as Record<string, (...args: unknown[]) => unknown>;

const answer = ({ name, args }: Call): Answer => {
  try {
    return { value: functions[name](...args) };
  } catch (error) {
    return { error: String(error) };
  }
};

/** What changes nothing needs no commit, and waits for none of another process. */
const READS = /^(read|list)|^(mayEnter|whoIgnores|lastMessage|changedElsewhere)$/;
const isRead = ({ name }: Call): boolean => READS.test(name);

/** One commit for all of them: if that fails, nothing of it has happened. */
const answerAll = (calls: readonly Call[]): Answer[] => {
  if (calls.every(isRead)) return calls.map(answer);
  try {
    return inTransaction(db, () =>
      calls.map(call => {
        if (!db.isTransaction) throw new Error('the transaction has ended early'); // as a full disk does
        return answer(call);
      }),
    );
  } catch (error) {
    return calls.map(() => ({ error: String(error) }));
  }
};

parentPort?.on('message', (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    db.close();
    parentPort?.close();
  } else parentPort?.postMessage(answerAll(calls));
});
parentPort?.postMessage('open');
