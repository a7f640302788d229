import { messages } from '@tidetable/text';
import { expect, test } from 'vitest';
import { Statistics } from './statistics.ts';

const twoGames = (): Statistics => {
  const statistics = new Statistics(3);
  statistics.add({ points: [10, 20, 20], places: [3, 1, 1], moves: 100, longest: 5 });
  statistics.add({ points: [30, 20, 10], places: [1, 2, 3], moves: 151, longest: 9 });
  return statistics;
};

test('a shared first place counts in parts', () => {
  const { seats } = twoGames().summary();
  expect(seats.map(seat => seat.wins)).toEqual([1, 0.5, 0.5]);
  expect(seats.map(seat => seat.share)).toEqual([0.5, 0.25, 0.25]);
});

test('points and moves', () => {
  const { seats, moves, longestLegalList } = twoGames().summary();
  expect(seats[0]).toMatchObject({ mean: 20, deviation: 10, least: 10, most: 30 });
  expect(seats[1]).toMatchObject({ mean: 20, deviation: 0, least: 20, most: 20 });
  expect(moves).toEqual({ mean: 125.5, least: 100, most: 151 });
  expect(longestLegalList).toBe(9);
});

test('the table has a row for each seat', () => {
  const rows = twoGames().table(messages.fr).split('\n');
  expect(rows).toHaveLength(6);
  expect(rows[2].trim().split(/\s{2,}/)).toEqual([
    '2',
    '0.5',
    '25.0 %',
    '20.00',
    '0.00',
    '20',
    '20',
  ]);
});
