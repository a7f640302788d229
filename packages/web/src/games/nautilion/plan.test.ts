import type { TakerName as Taker } from '@tidetable/rules/nautilion';
import { expect, test } from 'vitest';
import { isWhole, lay, unlay } from './plan.ts';

const table = {
  takers: ['darkhouse', 'phantom', 'nautilion'] as readonly Taker[],
  open: [0, 1, 2],
};

test('two dice laid: the third finds its place by itself', () => {
  const one = lay({}, 2, 'phantom', table);
  expect(one).toEqual({ phantom: 2 });
  expect(isWhole(one, table)).toBe(false);
  const two = lay(one, 0, 'nautilion', table);
  expect(two).toEqual({ phantom: 2, nautilion: 0, darkhouse: 1 });
  expect(isWhole(two, table)).toBe(true);
});

test('a die laid onto another changes places with it', () => {
  const plan = { darkhouse: 0, phantom: 1, nautilion: 2 };
  expect(lay(plan, 0, 'nautilion', table)).toEqual({ darkhouse: 2, phantom: 1, nautilion: 0 });
});

test('a die from the tray sends the one that lay there back to it', () => {
  expect(lay({ phantom: 1 }, 2, 'phantom', table)).toEqual({ phantom: 2 });
});

test('a die that moves on leaves its place empty', () => {
  expect(lay({ phantom: 1 }, 1, 'darkhouse', table)).toEqual({ darkhouse: 1 });
});

test('a die can be taken back', () => {
  expect(unlay({ phantom: 1, darkhouse: 0 }, 1)).toEqual({ darkhouse: 0 });
});

test('a die rolled alone makes a whole plan', () => {
  const alone = { takers: table.takers, open: [1] };
  expect(isWhole(lay({}, 1, 'nautilion', alone), alone)).toBe(true);
});

test('of three dice for two takers one stays', () => {
  const stuck = { takers: table.takers.slice(0, 2), open: [0, 1, 2] };
  const plan = lay(lay({}, 0, 'phantom', stuck), 1, 'darkhouse', stuck);
  expect(plan).toEqual({ phantom: 0, darkhouse: 1 });
  expect(isWhole(plan, stuck)).toBe(true);
});
