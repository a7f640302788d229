import { expect, test } from 'vitest';
import { games } from '../index.ts';
import { isSheetProblem } from './sheet.ts';
import { isCertain, uncertainParts, valuesAt, withValues } from './uncertain.ts';

const partOf = (game: keyof typeof games, path: string) =>
  uncertainParts(games[game]).find(part => part.path === path);

test('what is certain is not asked for, and what cannot differ has no bound', () => {
  expect(partOf('nauticus', 'rounds.2')).toBeUndefined();
  expect(partOf('nauticus', 'emblems')).toMatchObject({ mark: 'I', bound: undefined });
  expect(partOf('nautilus-island', 'columns.4')).toBeUndefined();
});

test('a part has the mark and the bound of the nearest component that says so', () => {
  expect(partOf('nauticus', 'prices.3')).toEqual({
    path: 'prices.3',
    mark: 'L',
    usual: [1, 2, 3, 0],
    bound: { kind: 'number', min: 0, max: 3 },
  });
  expect(partOf('nautilus-island', 'faceUp.2')).toMatchObject({
    usual: [true, false],
    bound: { kind: 'flag' },
  });
  expect(isCertain(games.nauticus, 'wheel.0')).toBe(true);
  expect(isCertain(games.nauticus, 'wheel.1')).toBe(false);
});

test('values are put in where they belong, and nothing else changes', () => {
  const { components } = games.nauticus;
  const changed = withValues(components, 'storage.boxes', [10]);
  expect(changed).toEqual({ ...components, storage: { boxes: 10, mast: 2, other: 1 } });
  expect(valuesAt(components, 'storage.boxes')).toEqual([12]);
  const prices = withValues(components, 'prices.0', [0, 1, 2, 3]);
  expect(valuesAt(prices, 'prices.0')).toEqual([0, 1, 2, 3]);
  expect(isSheetProblem(games.nauticus.withSheet(prices))).toBe(false);
});

test('every uncertain part that has a bound can be changed, in every game', () => {
  for (const game of Object.values(games))
    for (const { path, usual, bound } of uncertainParts(game))
      if (bound)
        expect(withValues(game.components, path, usual), `${game.id} ${path}`).toEqual(
          game.components,
        );
});
