import { Worker } from 'node:worker_threads';

/** Runs the workers; if one fails, all end. */
export const runWorkers = async <Data, Message>(
  workers: number,
  dataOf: (worker: number) => Data,
  hear: (message: Message) => void,
): Promise<void> => {
  const threads = Array.from(
    { length: workers },
    (_, worker) =>
      new Worker(new URL('./worker.ts', import.meta.url), { workerData: dataOf(worker) }),
  );
  try {
    await Promise.all(
      threads.map(
        thread =>
          new Promise<void>((resolve, reject) => {
            thread.on('message', hear);
            thread.on('error', reject);
            thread.on('exit', () => resolve());
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
};
