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

    if (places > 30)
      test(`the first of ${places} places on ${name} lies at the rim, the last far in`, () => {
        const toRim = ({ x, y }: Point): number => Math.min(x, y, width - x, height - y);
        expect(toRim(points[0])).toBeLessThan(pitch);
        expect(toRim(points[places - 1])).toBeGreaterThan(1.5 * pitch);
      });
  }

test('fewer places are further apart, until they are far enough', () => {
  const pitch = (places: number): number => spiralFor(places, 600, 340, 80).pitch;
  expect(pitch(56)).toBeLessThan(pitch(38));
  expect(pitch(6)).toBe(80);
});
