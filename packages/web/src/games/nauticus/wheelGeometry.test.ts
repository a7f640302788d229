import { expect, test } from 'vitest';
import { directionOf, pegDirections, polar, tilePath, turnTo } from './wheelGeometry.ts';

test('space 1 is on top, and they go clockwise', () => {
  expect(polar(100, directionOf(0))).toEqual([0, -100]);
  expect(polar(100, directionOf(2))).toEqual([100, 0]);
  expect(polar(100, directionOf(4))).toEqual([0, 100]);
});

test('tiles do not overlap', () => {
  const corners = (space: number) =>
    [...tilePath(space).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
      Math.atan2(Number(y), Number(x)),
    );
  const rightOfFirst = Math.max(...corners(1).map(a => -a)); // the edge towards the top
  const leftOfSecond = Math.min(...corners(0).map(a => -a));
  expect(leftOfSecond).toBeGreaterThan(rightOfFirst);
});

test('blue workers stand side by side around the middle of their space', () => {
  expect(pegDirections(2, 0)).toEqual([]);
  expect(pegDirections(2, 1)).toEqual([90]);
  const three = pegDirections(2, 3);
  expect(three[1]).toBe(90);
  expect(three[0] + three[2]).toBe(180);
});

test('the wheel turns clockwise to the space, by less than a whole turn, and not at all to where it is', () => {
  expect(turnTo(0, 3)).toBe(135);
  expect(turnTo(135, 1)).toBe(405);
  expect(turnTo(405, 1)).toBe(405);
});
