import { expect, test } from 'vitest';
import { shipBox } from './shipGeometry.ts';
import { yardScale } from './yardFit.ts';

const rem = 16;
const room = { width: 420, height: 290, rem };

test('a single small ship is drawn as large as the yard allows, up to a limit', () => {
  const scale = yardScale([1], { width: 2000, height: 2000, rem });
  expect(scale).toBe(1.5);
  expect(yardScale([1], room) * shipBox(1).height).toBeLessThanOrEqual(room.height);
});

test('a long ship fits the width, however high the yard', () => {
  const narrow = { width: 250, height: 2000, rem };
  expect(yardScale([4], narrow) * shipBox(4).width).toBeLessThanOrEqual(narrow.width);
});

test('more ships make all of them smaller, down to what can still be read', () => {
  const fleets = [[1], [4], [4, 2], [4, 4, 2], new Array<number>(40).fill(4)];
  const scales = fleets.map(fleet => yardScale(fleet, room));
  expect(scales).toEqual([...scales].sort((a, b) => b - a));
  expect(scales.at(-1)).toBe(0.24);
});

test('two ships that do not fit side by side stand in two rows, with their captions', () => {
  const { width, height } = shipBox(1);
  const twoRows = 2 * (height + 28) + 10;
  expect(yardScale([1, 1], { width, height: twoRows, rem })).toBeCloseTo(1);
  expect(yardScale([1, 1], { width, height: twoRows - 1, rem })).toBeLessThan(0.99);
});

test('small ships are no narrower than the words under them, so fewer stand in a row', () => {
  const threeWide = 3 * 5.6 * rem + 2 * 10;
  const twoRows = 2 * (shipBox(1).height * 0.3 + 28) + 10;
  const scale = yardScale([1, 1, 1, 1], { width: threeWide, height: twoRows, rem });
  expect(scale).toBeCloseTo(0.3, 1);
  expect(scale).toBeLessThanOrEqual(0.3 + 1e-9);
});
