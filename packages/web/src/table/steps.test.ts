import type { LogLine } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { stopsOf } from './steps.ts';

const ANN = 0;
const NEMO = 1;

/** A line for each seat, from ply 10 on. */
const linesOf = (seats: readonly Seat[]): LogLine[] =>
  seats.map((seat, i) => ({ ply: 10 + i, seat, turn: 3, names: [], events: [] }));

const stops = (seats: readonly Seat[], untold: readonly number[] = []) =>
  stopsOf(linesOf(seats), [ANN], line => (untold.includes(line.ply) ? [] : ['So it is.'])).map(
    ({ ply, step }) => [ply, step?.seat, step?.line.ply],
  );

test('each move of another is a step, and so is what chance does in their turn', () => {
  expect(stops([NEMO, CHANCE, NEMO])).toEqual([
    [11, NEMO, 10],
    [12, NEMO, 11],
    [13, NEMO, 12],
  ]);
});

test('own moves are no steps: they are shown at once, with what chance answers', () => {
  expect(stops([ANN, CHANCE, ANN])).toEqual([[13, undefined, undefined]]);
  expect(stops([ANN, CHANCE, NEMO])).toEqual([
    [12, undefined, undefined],
    [13, NEMO, 12],
  ]);
  expect(stops([NEMO, ANN, CHANCE])).toEqual([
    [11, NEMO, 10],
    [13, undefined, undefined],
  ]);
});

test('what no sentence tells belongs to the step before', () => {
  expect(stops([NEMO, CHANCE, NEMO], [11])).toEqual([
    [12, NEMO, 10],
    [13, NEMO, 12],
  ]);
  expect(stops([NEMO, CHANCE], [10, 11])).toEqual([[12, undefined, undefined]]);
});
