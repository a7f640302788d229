/** The threads of the bots: thinking never keeps the server from answering. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotAnswer, Question } from './botThread.ts';

export interface Thinkers {
  /** A legal move. Rejects if its thread was lost; who still needs the move may ask again. */
  think(question: Question): Promise<string>;
  close(): Promise<void>;
}

interface Thread {
  ask(question: Question): Promise<string>;
  end(): Promise<unknown>;
}

export const startThinkers = (most = Math.max(1, availableParallelism() - 1)): Thinkers => {
  const threads = new Map<number, Thread>(); // each starts when it is first needed
  const threadAt = (n: number): Thread => {
    const thread = threads.get(n) ?? startThread(() => threads.delete(n));
    threads.set(n, thread);
    return thread;
  };
  return {
    // A table keeps its thread, where its bots remember what they learnt.
    think: question =>
      threadAt(Number.parseInt(question.table.slice(0, 8), 16) % most).ask(question),
    async close() {
      await Promise.all([...threads.values()].map(thread => thread.end()));
    },
  };
};

const startThread = (onLost: () => void): Thread => {
  const worker = new Worker(new URL('./botThread.ts', import.meta.url));
  const waiting = new Map<number, { resolve(move: string): void; reject(error: Error): void }>();
  let last = 0;
  const lose = (error: Error): void => {
    onLost();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: BotAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ('error' in answer) reject?.(new Error(answer.error));
    else resolve?.(answer.move);
  });
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('the thread of a bot has ended')));
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, question });
      }),
    end: () => worker.terminate(),
  };
};
