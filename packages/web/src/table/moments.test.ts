import { type AnyMatch, isProblem, replayMatch } from '@tidetable/match';
import { expect, test } from 'vitest';
import { finishedMatch } from '../../e2e/records.ts';
import { momentAt } from './moments.ts';

const matchOf = (...wish: Parameters<typeof finishedMatch>): AnyMatch => {
  const match = replayMatch(finishedMatch(...wish));
  if (isProblem(match)) throw new Error(match.problem);
  return match;
};

const guessedIn = (match: AnyMatch, viewer: number): boolean[][] =>
  Array.from({ length: match.ply }, (_, ply) => [...momentAt(match, ply, viewer).guessed]);

test('one knows one’s own points, and guesses those that hang on hidden cards', () => {
  const guessed = guessedIn(matchOf('nautilus-island', { seats: 3 }), 0);
  expect(guessed.some(([mine]) => mine)).toBe(false);
  expect(guessed.some(([, other]) => other)).toBe(true);
});

test('where nothing is hidden, nothing is guessed', () => {
  expect(guessedIn(matchOf('nauticus', { seats: 2 }), 0).flat()).not.toContain(true);
});

test('at the end all points are known', () => {
  const match = matchOf('nautilus-island', { seats: 2 });
  const { points, guessed } = momentAt(match, match.ply, 0);
  expect(points).toEqual(match.points());
  expect(guessed).toEqual([false, false]);
});
