/** The thread that owns the database: a commit waits for the disk, and nobody else waits with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StoreFunctions, storeFunctions } from './database.ts';

export interface Call {
  readonly id: number;
  readonly name: keyof StoreFunctions | 'close';
  readonly args: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

const db = openDatabase(workerData.file);
const functions = storeFunctions(db) as unknown as Record<string, (...args: unknown[]) => unknown>;

const answer = ({ id, name, args }: Call): Answer => {
  try {
    return { id, value: name === 'close' ? db.close() : functions[name](...args) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (call: Call) => {
  parentPort?.postMessage(answer(call));
  if (call.name === 'close') parentPort?.close();
});
parentPort?.postMessage('open');
