import { nautilion } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Result } from '../../store/head.ts';
import { chartOf, HARBOURS } from './charted.ts';

const voyage = (options: Result['options'], change: Partial<Result> = {}): Result => ({
  id: 'x',
  game: 'nautilion',
  options: { seats: 1, ship: 'A1', reserve: 4, expansions: [], ...options },
  points: [1],
  places: [1],
  isPractice: false,
  hints: 0,
  at: 0,
  ...change,
});

test('a won voyage reaches the harbour of each of its expansions', () => {
  const chart = chartOf([voyage({ ship: 'B2', expansions: ['reefs', 'mages'] })]);
  expect([...chart.keys()].sort()).toEqual(['B2/mages', 'B2/reefs']);
  expect([...chartOf([voyage({})]).keys()]).toEqual(['A1/base']);
});

test('lost voyages, practice and other games reach nothing', () => {
  const results = [
    voyage({}, { points: [0] }),
    voyage({}, { isPractice: true }),
    voyage({}, { game: 'nauticus' }),
    voyage({ ship: 'Z9' }),
  ];
  expect(chartOf(results).size).toBe(0);
});

test('the fewest tokens count, then the voyage without a hint', () => {
  const three = voyage({ reserve: 3 }, { hints: 2 });
  expect(chartOf([voyage({}), three]).get('A1/base')).toEqual({ reserve: 3, isUnaided: false });
  const unaided = voyage({ reserve: 3 });
  for (const results of [
    [three, unaided],
    [unaided, three],
  ])
    expect(chartOf(results).get('A1/base')).toEqual({ reserve: 3, isUnaided: true });
});

test('the chart has every ship and every expansion of the game', () => {
  const values = (name: string): string[] => {
    const spec = nautilion.options.find(o => o.name === name);
    return spec && 'values' in spec ? [...spec.values] : [];
  };
  const won = values('ship').map(ship => voyage({ ship, expansions: values('expansions') }));
  const all = values('ship').flatMap(ship => HARBOURS.map(harbour => `${ship}/${harbour}`));
  expect(
    [...chartOf([...won, ...values('ship').map(ship => voyage({ ship }))]).keys()].sort(),
  ).toEqual(all.sort());
  expect(HARBOURS.length).toBe(1 + values('expansions').length);
});
