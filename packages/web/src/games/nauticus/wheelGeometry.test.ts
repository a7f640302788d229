import { expect, test } from 'vitest';
import {
  directionOf,
  pegDirections,
  polar,
  RING,
  rowPegs,
  shapeFor,
  turnTo,
} from './wheelGeometry.ts';

test('space 1 is on top, and they go clockwise', () => {
  expect(polar(100, directionOf(0))).toEqual([0, -100]);
  expect(polar(100, directionOf(2))).toEqual([100, 0]);
  expect(polar(100, directionOf(4))).toEqual([0, 100]);
});

test('tiles do not overlap', () => {
  const corners = (space: number) =>
    [...RING.outline(space).matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
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

test('in rows the spaces run around like on the ring, each with its medal and workers beside its tile', () => {
  const ROWS = shapeFor({ width: 374, height: 240 });
  const spaces = [0, 1, 2, 3, 4, 5, 6, 7];
  const at = spaces.map(ROWS.print);
  for (const space of spaces) {
    const [[x0, y0], [x1, y1]] = [at[space], at[(space + 1) % 8]];
    expect((x0 === x1) !== (y0 === y1)).toBe(true); // neighbours
    for (const [x, y] of [ROWS.medal(space), ...rowPegs(space, 3)]) {
      expect(Math.abs(x - x0)).toBeLessThan(50);
      expect(Math.sign(y)).toBe(Math.sign(y0));
      expect(Math.abs(y)).toBeLessThan(Math.abs(y0));
    }
  }
  expect(new Set(at.map(String)).size).toBe(8);
});

test('the ring is drawn where it can be read', () => {
  expect(shapeFor({ width: 400, height: 400 })).toBe(RING);
  expect(shapeFor({ width: 900, height: 500 })).toBe(RING);
  expect(shapeFor({ width: 374, height: 280 }).kind).toBe('rows');
  expect(shapeFor({ width: 430, height: 300 }).kind).toBe('rows');
});

test('rows are as high as their place, if that is not far too high', () => {
  for (const height of [250, 290, 315]) {
    const shape = shapeFor({ width: 374, height });
    expect(Math.abs(shape.height / shape.width - height / 374)).toBeLessThan(0.01);
  }
  const low = shapeFor({ width: 374, height: 100 });
  expect(low.height).toBe(shapeFor({ width: 374, height: 10 }).height);
});
