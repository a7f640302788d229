import { beforeEach, expect, test, vi } from 'vitest';
import { isLessonDone, keepProgress, readProgress } from './progress.ts';

const START = { record: 'abc', ply: 0, step: 0, isDone: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a lesson goes on where it was left, each by itself', () => {
  keepProgress('nautilion', { record: 'abc', ply: 5, step: 1, isDone: false });
  expect(readProgress('nautilion', 'abc', 9)).toMatchObject({ ply: 5, step: 1 });
  expect(readProgress('nautilion-mages', 'abc', 9)).toEqual(START);
});

test('one that stands at its end, or has another record now, begins anew', () => {
  keepProgress('nautilion', { record: 'abc', ply: 9, step: 2, isDone: true });
  expect(readProgress('nautilion', 'abc', 9)).toEqual(START);
  keepProgress('nautilion', { record: 'abc', ply: 5, step: 1, isDone: false });
  expect(readProgress('nautilion', 'xyz', 9)).toMatchObject({ ply: 0, step: 0 });
});

test('what was done once stays done, also while it is taken again', () => {
  expect(isLessonDone('nautilion')).toBe(false);
  keepProgress('nautilion', { record: 'abc', ply: 9, step: 2, isDone: true });
  keepProgress('nautilion', START);
  expect(isLessonDone('nautilion')).toBe(true);
  expect(isLessonDone('nautilion-mages')).toBe(false);
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('tidetable/lesson/nautilion', '{"ply":-1}');
  expect(readProgress('nautilion', 'abc', 9)).toEqual(START);
  expect(isLessonDone('nautilion')).toBe(false);
});
