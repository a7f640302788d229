import { expect, test } from 'vitest';
import { createFairQueue, type Queued } from './fairQueue.ts';

interface Job extends Queued {
  readonly name: string;
}
const job = (owner: string, n: number, isWatched = true): Job => ({
  owner,
  isWatched,
  name: `${owner}${n}`,
});
const takeAll = (queue: ReturnType<typeof createFairQueue<Job>>): string[] => {
  const names: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) {
    names.push(next.name);
    queue.done(next);
  }
  return names;
};

test('who asks for much does not keep others waiting', () => {
  const queue = createFairQueue<Job>(1);
  for (const n of [1, 2, 3, 4]) queue.add(job('ana', n));
  for (const n of [1, 2]) queue.add(job('ben', n));
  queue.add(job('cleo', 1));
  expect(queue.length).toBe(7);
  expect(takeAll(queue)).toEqual(['ana1', 'ben1', 'cleo1', 'ana2', 'ben2', 'ana3', 'ana4']);
  expect(queue.length).toBe(0);
});

test('tables that nobody watches come last', () => {
  const queue = createFairQueue<Job>(1);
  queue.add(job('ana', 1, false));
  queue.add(job('ben', 1, false));
  queue.add(job('ben', 2));
  expect(takeAll(queue)).toEqual(['ben2', 'ana1', 'ben1']);
});

test('nobody has more than their quota at once', () => {
  const queue = createFairQueue<Job>(2);
  for (const n of [1, 2, 3]) queue.add(job('ana', n));
  queue.add(job('ben', 1));
  const running = [queue.next(), queue.next(), queue.next()];
  expect(running.map(next => next?.name)).toEqual(['ana1', 'ben1', 'ana2']);
  expect(queue.next()).toBeUndefined();
  queue.done(running[0] as Job);
  expect(queue.next()?.name).toBe('ana3');
});

test('what is taken back is not begun', () => {
  const queue = createFairQueue<Job>(1);
  const [first, second] = [job('ana', 1), job('ana', 2)];
  queue.add(first);
  queue.add(second);
  expect(queue.remove(first)).toBe(true);
  expect(queue.remove(first)).toBe(false);
  expect(takeAll(queue)).toEqual(['ana2']);
});
