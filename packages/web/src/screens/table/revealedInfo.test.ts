import type { LogLine } from '@tidetable/match';
import { CHANCE } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { revealedBy } from './revealedInfo.ts';

/** As the games say it of their own events. */
const nautilusIsland = {
  reveals: { storing: 'held', stored: 'held', revealed: 'turned' },
} as const;
const nautilion = { reveals: { rolled: 'rolled' } } as const;
const nauticus = { reveals: { round: 'turned' } } as const;

const line = (seat: number, ...types: string[]): LogLine => ({
  ply: 0,
  seat,
  names: [],
  round: 1,
  turn: 1,
  events: types.map(type => ({ type })),
});

test('a colour that is named tells the others what one holds, and turns nothing', () =>
  expect(revealedBy([line(0, 'storing')], 0, nautilusIsland)).toEqual(['held']));

test('a card that is turned is told as such, and so are moves of others since', () =>
  expect(
    revealedBy([line(0, 'collected', 'revealed'), line(1, 'explored')], 0, nautilusIsland),
  ).toEqual(['turned', 'played']));

test('what others lay down says nothing of the own hand', () =>
  expect(revealedBy([line(0, 'explored'), line(1, 'stored')], 0, nautilusIsland)).toEqual([
    'played',
  ]));

test('dice that chance rolls are no moves of others', () =>
  expect(revealedBy([line(0, 'given'), line(CHANCE, 'rolled')], 0, nautilion)).toEqual(['rolled']));

test('a storage is no secret, a new wheel is', () => {
  expect(revealedBy([line(0, 'stored', 'round')], 0, nauticus)).toEqual(['turned']);
});

test('what cannot be known is said as such', () =>
  expect(revealedBy([line(0, 'explored')], 0, nautilusIsland)).toEqual(['unsure']));
