/** The main thread's side of a thread of bots. */
import { Worker } from 'node:worker_threads';
import type { BotAnswer, Question } from './botThread.ts';

export interface BotThreadHandle {
  ask(question: Question): Promise<string>;
  end(): Promise<unknown>;
}

export const startBotThread = (onLost: () => void): BotThreadHandle => {
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
