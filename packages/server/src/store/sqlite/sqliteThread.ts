/** The thread that owns the database: only it waits for the disk at a commit. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StoreFunctions, sqliteFunctions } from './database.ts';
import { inTransaction } from './sql.ts';

export interface Call {
  readonly name: keyof StoreFunctions;
  readonly args: readonly unknown[];
}
export type Answer = { readonly value: unknown } | { readonly error: string };

const db = await openDatabase(workerData.file);
const functions = sqliteFunctions(db) as unknown as Record<
  string,
  (...args: unknown[]) => Promise<unknown>
>;

const answer = async ({ name, args }: Call): Promise<Answer> => {
  try {
    return { value: await functions[name](...args) };
  } catch (error) {
    return { error: String(error) };
  }
};

/** One after the other: all of them use one connection. */
const answerInOrder = async (calls: readonly Call[], check = (): void => undefined) => {
  const answers: Answer[] = [];
  for (const call of calls) {
    check();
    answers.push(await answer(call));
  }
  return answers;
};

/** Reads need no commit, and do not wait for other processes. */
const READS = /^(read|list)|^(mayEnter|whoIgnores|lastMessage|changedElsewhere)$/;
const isRead = ({ name }: Call): boolean => READS.test(name);

const refuseIfEnded = (): void => {
  if (!db.isTransaction) throw new Error('the transaction has ended early'); // as a full disk does
};

/** One commit for all of them: if it fails, none of them has happened. */
const answerAll = async (calls: readonly Call[]): Promise<Answer[]> => {
  if (calls.every(isRead)) return answerInOrder(calls);
  try {
    return await inTransaction(db, () => answerInOrder(calls, refuseIfEnded));
  } catch (error) {
    return calls.map(() => ({ error: String(error) }));
  }
};

// The next batch comes after the answer to this one.
parentPort?.on('message', async (calls: readonly Call[] | 'close') => {
  if (calls === 'close') {
    db.close();
    parentPort?.close();
  } else parentPort?.postMessage(await answerAll(calls));
});
parentPort?.postMessage('open');
