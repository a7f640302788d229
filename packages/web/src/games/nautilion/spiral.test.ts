import { expect, test } from 'vitest';
import { type Point, spiralFor } from './spiral.ts';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const BOXES = [
  { name: 'a phone', width: 336, height: 330 },
  { name: 'a desk', width: 760, height: 350 },
  { name: 'a tall column', width: 300, height: 520 },
];

for (const { name, width, height } of BOXES)
  for (const places of [56, 38, 12, 4]) {
    const { pitch, at } = spiralFor(places, width, height, 90);
    const points = Array.from({ length: places }, (_, i) => at(i));

    test(`${places} places on ${name} lie inside the box`, () => {
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(pitch / 2);
        expect(x).toBeLessThanOrEqual(width - pitch / 2);
        expect(y).toBeGreaterThanOrEqual(pitch / 2);
        expect(y).toBeLessThanOrEqual(height - pitch / 2);
      }
    });

    test(`${places} places on ${name} do not touch each other`, () => {
      for (let i = 0; i < places; i++)
        for (let j = 0; j < i; j++)
          expect(far(points[i], points[j]) / pitch, `${j} and ${i}`).toBeGreaterThan(0.86);
    });

    test(`the last of ${places} places on ${name} is the one nearest to the middle line`, () => {
      const middle = { x: width / 2, y: height / 2 };
      const depth = ({ x, y }: Point): number =>
        width > height
          ? Math.hypot(Math.max(0, Math.abs(x - middle.x) - (width - height) / 2), y - middle.y)
          : Math.hypot(x - middle.x, Math.max(0, Math.abs(y - middle.y) - (height - width) / 2));
      const last = depth(points[places - 1]);
      for (const point of points) expect(depth(point)).toBeGreaterThanOrEqual(last - 0.01);
    });
  }

test('fewer places are further apart, until they are far enough', () => {
  const pitch = (places: number): number => spiralFor(places, 600, 340, 80).pitch;
  expect(pitch(56)).toBeLessThan(pitch(38));
  expect(pitch(6)).toBe(80);
});
