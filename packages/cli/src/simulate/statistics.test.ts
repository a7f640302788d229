import { CHANCE } from '@tidetable/rules';
import { messages } from '@tidetable/text';
import { describe, expect, test } from 'vitest';
import { Course } from './playFast.ts';
import { Statistics } from './statistics.ts';

const ROADS = (east: number, west: number) => ({ east, west });

const twoGames = (): Statistics => {
  const statistics = new Statistics({ seats: 3, cooperative: false });
  statistics.add({
    points: [10, 20, 20],
    places: [3, 1, 1],
    roads: [ROADS(4, 6), ROADS(20, 0), ROADS(0, 20)],
    moves: 100,
    first: 2,
    longestList: 5,
    longestTurn: 7,
  });
  statistics.add({
    points: [30, 20, 10],
    places: [1, 2, 3],
    roads: [ROADS(30, 0), ROADS(0, 20), ROADS(5, 5)],
    moves: 151,
    first: 0,
    longestList: 9,
    longestTurn: 3,
  });
  return statistics;
};

test('a shared first place counts in parts', () => {
  const { seats } = twoGames().summary();
  expect(seats.map(seat => seat.wins)).toEqual([1, 0.5, 0.5]);
  expect(seats.map(seat => seat.share)).toEqual([0.5, 0.25, 0.25]);
});

test('points and moves', () => {
  const { seats, moves, longestTurn, longestLegalList } = twoGames().summary();
  expect(seats[0]).toMatchObject({ mean: 20, deviation: 10, least: 10, most: 30 });
  expect(seats[1]).toMatchObject({ mean: 20, deviation: 0, least: 20, most: 20 });
  expect(moves).toEqual({ mean: 125.5, least: 100, most: 151 });
  expect(longestTurn).toBe(7);
  expect(longestLegalList).toBe(9);
});

test('points by road, and by the order of the first moves', () => {
  const { seats, order } = twoGames().summary();
  expect(seats.map(seat => seat.roads)).toEqual([ROADS(17, 3), ROADS(10, 10), ROADS(2.5, 12.5)]);
  // Seat 2 began the first game, seat 0 the second.
  expect(order.map(seat => seat.mean)).toEqual([25, 15, 15]);
  expect(order.map(seat => seat.wins)).toEqual([1.5, 0, 0.5]);
});

test('the table has a row for each seat, and a column for each road', () => {
  const cells = (row: string): string[] => row.trim().split(/\s{2,}/);
  const plain = twoGames().table(messages.fr, {}).split('\n');
  expect(plain).toHaveLength(13);
  expect(cells(plain[2])).toEqual(['2', '0.5', '25.0 %', '20.00', '0.00', '20', '20']);
  const rich = twoGames().table(messages.en, { east: 'East', west: 'West' }).split('\n');
  expect(cells(rich[0]).slice(-2)).toEqual(['East', 'West']);
  expect(cells(rich[1]).slice(-2)).toEqual(['17.00', '3.00']);
  expect(cells(rich[7]).slice(0, 2)).toEqual(['2', '0']);
});

describe('the course of a game', () => {
  const courseOf = (...moves: [seat: number, turn: number][]) => {
    const course = new Course();
    for (const [seat, turn] of moves) course.add(seat, seat === CHANCE ? 99 : 3 + seat, turn);
    return course.summary();
  };

  test('two turns in a row of the same seat are two turns', () => {
    expect(courseOf([1, 1], [0, 2], [0, 2], [0, 3], [0, 3], [0, 3], [1, 4])).toEqual({
      moves: 7,
      first: 1,
      longestList: 4,
      longestTurn: 3,
    });
  });

  test('chance counts as a move, but neither begins the game nor ends a turn', () => {
    expect(courseOf([CHANCE, 1], [0, 1], [0, 1], [CHANCE, 1], [0, 1], [1, 2])).toEqual({
      moves: 6,
      first: 0,
      longestList: 4,
      longestTurn: 3,
    });
  });
});

test('a game that all win or lose together counts whole for each, and has a line of its own', () => {
  const statistics = new Statistics({ seats: 2, cooperative: true });
  for (const worth of [1, 0, 1, 1])
    statistics.add({
      points: [worth, worth],
      places: [1, 1],
      roads: [{}, {}],
      moves: 10,
      first: 0,
      longestList: 3,
      longestTurn: 2,
    });
  const { together, seats } = statistics.summary();
  expect(together).toMatchObject({ won: 3, share: 0.75, error: 0.4244 });
  expect(seats.map(seat => seat.wins)).toEqual([3, 3]);
  expect(statistics.table(messages.en, {})).toMatch(/^won: 3 of 4, 75\.0 % ± 42\.4\n/);
  expect(twoGames().summary()).not.toHaveProperty('together');
});
