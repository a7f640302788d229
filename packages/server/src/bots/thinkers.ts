/** The threads of the bots, so that thinking never blocks the server. */
import { availableParallelism } from 'node:os';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Question } from './botThread.ts';
import { type BotThreadHandle, startBotThread } from './botThreadHandle.ts';
import { createFairQueue, type Queued } from './fairQueue.ts';

export interface Asker extends Queued {
  /** Withdraws a question that was not begun. */
  readonly signal?: AbortSignal | undefined;
}

export interface Thinkers {
  /**
   * A legal move, once it is the owner’s turn to think. Rejects if its thread was lost, or the
   * question was withdrawn; a caller who still needs the move may ask again.
   */
  think(question: Question, asker: Asker): Promise<string>;
  close(): Promise<void>;
}

interface Job extends Queued {
  readonly question: Question;
  readonly asked: number;
  resolve(move: string): void;
  reject(error: Error): void;
}

const CLOSED = 'the threads of the bots have ended';

export const startThinkers = (
  metrics: Metrics,
  most = Math.max(1, availableParallelism() - 1),
): Thinkers => {
  const queue = createFairQueue<Job>(Math.max(1, most - 1)); // one thread is left for others
  const workers = new Map<number, BotThreadHandle>(); // started on first use
  const busy = new Set<number>();
  let isClosed = false;
  metrics.watch('bot_queue', 'Bots that wait for their turn to think.', () => queue.length);
  metrics.watch('bot_threads_busy', 'Threads in which a bot thinks.', () => busy.size);

  const workerAt = (n: number): BotThreadHandle => {
    const worker = workers.get(n) ?? startBotThread(() => workers.delete(n));
    workers.set(n, worker);
    return worker;
  };
  /**
   * A free thread: if possible the one of the table, where its bots have kept their search trees.
   */
  const freeThread = (table: string): number | undefined => {
    const first = Number.parseInt(table.slice(0, 8), 16) % most || 0;
    const order = Array.from({ length: most }, (_, i) => (first + i) % most);
    return order.find(n => !busy.has(n));
  };
  const run = async (n: number, job: Job): Promise<void> => {
    busy.add(n);
    const begun = performance.now();
    metrics.botWaiting.observe((begun - job.asked) / 1000);
    const end = (): void => {
      metrics.botThinking.observe((performance.now() - begun) / 1000);
      busy.delete(n);
      queue.done(job);
      runNext();
    };
    await workerAt(n).ask(job.question).finally(end).then(job.resolve, job.reject);
  };
  const runNext = (): void => {
    while (busy.size < most && !isClosed) {
      const job = queue.next();
      if (!job) return;
      const n = freeThread(job.question.table);
      if (n !== undefined) void run(n, job);
    }
  };

  return {
    think: (question, { owner, isWatched, signal }) =>
      new Promise((resolve, reject) => {
        if (isClosed || signal?.aborted) return reject(new Error(CLOSED));
        const asked = performance.now();
        const job: Job = { owner, isWatched, question, asked, resolve, reject };
        queue.add(job);
        signal?.addEventListener('abort', () => queue.remove(job) && reject(new Error(CLOSED)), {
          once: true,
        });
        runNext();
      }),
    async close() {
      isClosed = true;
      await Promise.all([...workers.values()].map(worker => worker.end()));
    },
  };
};
