import { expect, test } from 'vitest';
import { emptyBoxes, showInBoxes, storeInBoxes } from './storedBoxes.ts';

const BOXES = 12;

test('a tile that comes, long or short, moves none that is stored', () => {
  const stern = storeInBoxes([], ['stern'], BOXES);
  expect(stern).toEqual([{ tile: 'stern', box: 0 }]);
  const withMast = storeInBoxes(stern, ['stern', 'lion mast'], BOXES);
  expect(withMast).toEqual([...stern, { tile: 'lion mast', box: 10 }]);
  const withBow = storeInBoxes(withMast, ['bow', 'stern', 'lion mast'], BOXES);
  expect(withBow).toEqual(expect.arrayContaining([...withMast, { tile: 'bow', box: 1 }]));
});

test('a tile that goes leaves its box free for the next', () => {
  const two = storeInBoxes([], ['bow', 'stern'], BOXES);
  const one = storeInBoxes(two, ['stern'], BOXES);
  expect(one).toEqual([{ tile: 'stern', box: 1 }]);
  expect(emptyBoxes(one, BOXES)).toHaveLength(BOXES - 1);
  expect(storeInBoxes(one, ['stern', 'salt'], BOXES)[0]).toEqual({ tile: 'salt', box: 0 });
});

test('a full storage takes everything that its boxes hold', () => {
  const tiles = ['lion mast', 'bow', 'eagle sail', 'salt', 'lily mast'] as const;
  const filled = [...tiles, ...tiles].slice(0, 7);
  const stored = storeInBoxes([], filled, BOXES);
  expect(stored).toHaveLength(filled.length);
});

test('short tiles close up where a long one would not fit between them', () => {
  const salts = storeInBoxes([], new Array(12).fill('salt'), BOXES);
  const scattered = salts.filter(({ box }) => box % 2 === 0);
  const tiles = [...scattered.map(({ tile }) => tile), 'lion mast'] as const;
  const stored = storeInBoxes(scattered, tiles, BOXES);
  expect(stored).toHaveLength(7);
  expect(stored.map(({ box }) => box)).toEqual([0, 1, 2, 3, 4, 5, 10]);
});

test('the tile in hand is shown where it will lie, also beside others of its kind', () => {
  const stern = [{ tile: 'stern', box: 1 }] as const;
  const { filled, ghost } = showInBoxes(stern, ['stern'], 'stern', BOXES);
  expect(ghost).toEqual({ tile: 'stern', box: 0 });
  expect(filled).toContainEqual(stern[0]);
  expect(storeInBoxes(stern, ['stern', 'stern'], BOXES)).toEqual(filled);
});
