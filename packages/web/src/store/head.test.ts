import { expect, test } from 'vitest';
import { finishedMatch } from '../../e2e/records.ts';
import { grown, headOf, resultOf, type Saved, savedOf } from './head.ts';

const saved = (file = finishedMatch('nautilus-island', { seats: 3 })): Saved => ({
  id: 'a',
  file,
  bots: [null, 'mate', 'mate'],
  aids: { memory: false, projection: true },
  hints: 2,
  updated: 7,
});

test('head and log are the match again, its parts in the same order', () => {
  const match = saved();
  expect(JSON.stringify(savedOf(headOf(match), match.file.log))).toBe(JSON.stringify(match));
});

test('a head that grows entry by entry is that of the whole match', () => {
  const match = saved();
  const { log, result } = match.file;
  let head = headOf(saved({ ...match.file, log: [], result: null }));
  for (const entry of log.slice(0, -1)) head = grown(head, [entry]);
  expect(head.file.result).toBeNull();
  expect(resultOf(head)).toBeUndefined();
  head = grown(head, log.slice(-1), result);
  expect(head).toEqual(headOf(match));
  expect(head).toMatchObject({ logLength: log.length, lastCheck: log.at(-1)?.check });
  expect(head.moves).toBe(log.filter(({ seat }) => seat >= 0).length);
});

test('a game that became practice once stays so, and its result says it', () => {
  const match = saved();
  const { check, at } = match.file.log[0];
  const practice = { type: 'practice' as const, seat: 0, agreed: [], at, check };
  const head = grown(grown(headOf(match), [practice]), []);
  expect(head.isPractice).toBe(true);
  expect(head.moves).toBe(headOf(match).moves);
  expect(resultOf(head)).toMatchObject({ id: 'a', isPractice: true, hints: 2, at: 7 });
});
