/** Calls of a worker's functions as promises, one answer for each call. */

/** The functions of a worker, as the page sees them. */
export type Calls<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string };

/** The worker is lost: it threw, could not be loaded, or was ended. */
export class WorkerLost extends Error {}

export interface Line<T> {
  readonly calls: Calls<T>;
  /** Ends the worker; unanswered calls are rejected. */
  hangUp(): void;
}

/** The page's end of a connection to a worker with `answerCalls`. */
export const callWorker = <T extends object>(worker: Worker): Line<T> => {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let lost: WorkerLost | undefined;

  const lose = (why: string): void => {
    lost ??= new WorkerLost(why);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) {
      call?.reject(new WorkerLost(data.fault));
      lose(data.fault);
    } else call?.resolve(data.value);
  });
  worker.addEventListener('error', e => lose(e.message || 'the worker could not be loaded'));
  worker.addEventListener('messageerror', () => lose('an answer could not be read'));

  const calls = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) => {
          if (lost) return Promise.reject(lost);
          const call = Promise.withResolvers<unknown>();
          waiting.set(++last, call);
          worker.postMessage({ id: last, name, args } satisfies Call);
          return call.promise;
        },
    },
  ) as Calls<T>;

  return { calls, hangUp: () => lose('the line was closed') };
};

/**
 * In a worker: answers the page's calls. An exception may have corrupted its state, so the page
 * starts a new worker.
 */
export const answerCalls = (functions: object): void => {
  const byName = functions as Record<string, (...args: readonly unknown[]) => unknown>;
  addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    try {
      postMessage({ id, value: await byName[name](...args) } satisfies Answer);
    } catch (e) {
      postMessage({
        id,
        fault: e instanceof Error ? `${e.name}: ${e.message}` : String(e),
      } satisfies Answer);
    }
  });
};
