/** Batches the calls of a thread that arrive while it is busy. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Commit } from '../store.ts';
import type { StoreFunctions } from './database.ts';
import type { Answer, Call } from './sqliteThread.ts';

interface Waiting {
  readonly call: Call;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const AT_ONCE = 8; // answers

/**
 * Under load, a batch begins at least this long after the one before it: one commit for several
 * moves costs hardly more than for one. A single caller never waits.
 */
const GATHERING = 4; // milliseconds
/** Mean calls of a batch from which on this counts as load. */
const MANY = 1.2;

export interface Batches {
  call<N extends keyof StoreFunctions>(
    name: N,
    ...args: Parameters<StoreFunctions[N]>
  ): ReturnType<StoreFunctions[N]>;
  /** Pending calls finish first. */
  close(): Promise<void>;
}

export interface BatchListener {
  /** Told of each batch with appends. */
  readonly onCommit: (commit: Commit) => void;
  /** Told when the thread has ended and was not asked to: nothing is answered any more. */
  readonly onLost: (error: Error) => void;
}

export const batchesOn = (thread: Worker, { onCommit, onLost }: BatchListener): Batches => {
  let waiting: Waiting[] = [];
  let asked: Waiting[] = []; // of the thread, at present
  const answered: { readonly call: Waiting; readonly answer: Answer }[] = [];
  let begun = 0; // start of the present batch
  let usual = 1; // mean calls of the last batches
  let lost: Error | undefined;
  let isClosing = false;
  let isIdle = true;
  let onIdle: () => void = () => undefined;

  const ask = (): void => {
    asked = waiting;
    waiting = [];
    begun = performance.now();
    usual += (asked.length - usual) / 16;
    thread.postMessage(asked.map(({ call }) => call));
  };
  const askNext = (): void => {
    isIdle = waiting.length === 0;
    const wait = usual < MANY ? 0 : begun + GATHERING - performance.now();
    if (isIdle) onIdle();
    else if (wait > 0) setTimeout(ask, wait);
    else ask();
  };
  /** A few at a time: messages that follow from them are sent before the next ones are handled. */
  const settle = (): void => {
    for (const { call, answer } of answered.splice(0, AT_ONCE)) {
      if ('error' in answer) call.reject(new Error(answer.error));
      else call.resolve(answer.value);
    }
    if (answered.length > 0) setImmediate(settle);
  };
  const lose = (error: Error): void => {
    const isFirst = lost === undefined;
    lost ??= error;
    for (const { reject } of [...asked, ...waiting]) reject(lost);
    asked = [];
    waiting = [];
    isIdle = true;
    onIdle();
    if (isFirst && !isClosing) onLost(lost);
  };
  thread.on('message', (answers: readonly Answer[]) => {
    const outcomes = answers.flatMap((answer, i) =>
      asked[i]?.call.name === 'append' && 'value' in answer
        ? (answer.value as 'kept' | 'stale')
        : [],
    );
    if (outcomes.length > 0) onCommit({ outcomes, seconds: (performance.now() - begun) / 1000 });
    if (answered.length === 0) setImmediate(settle);
    answered.push(...asked.map((call, i) => ({ call, answer: answers[i] })));
    asked = [];
    askNext(); // the disk works while the answers are handled
  });
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the store is closed')));

  return {
    call: <N extends keyof StoreFunctions>(name: N, ...args: Parameters<StoreFunctions[N]>) =>
      new Promise<unknown>((resolve, reject) => {
        if (lost) return reject(lost);
        waiting.push({ call: { name, args }, resolve, reject });
        if (!isIdle) return;
        isIdle = false;
        setImmediate(askNext); // calls of the same tick form one batch
      }) as ReturnType<StoreFunctions[N]>,
    async close() {
      if (!isIdle)
        await new Promise<void>(resolve => {
          onIdle = resolve;
        });
      if (lost) return;
      isClosing = true;
      const exit = once(thread, 'exit');
      thread.postMessage('close');
      await exit;
    },
  };
};
