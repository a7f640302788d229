import { expect, test } from 'vitest';
import { type Point, spiralFor } from './spiral.ts';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const BOXES = [
  { name: 'a phone', width: 374, height: 340, free: 0 },
  { name: 'a phone on its side', width: 430, height: 350, free: 0 },
  { name: 'a desk', width: 760, height: 350, free: 0 },
  { name: 'a tall column', width: 300, height: 520, free: 0 },
  { name: 'a desk around the ship', width: 940, height: 340, free: 140 },
];

for (const { name, ...box } of BOXES)
  for (const most of [56, 38]) {
    const spiralOf = (places: number) => spiralFor({ ...box, most, places, widest: 90 });

    for (const places of [most, most - 10, 12, 4]) {
      const { pitch, at, middle } = spiralOf(places);
      const points = Array.from({ length: places }, (_, i) => at(i));

      test(`${places} of ${most} places on ${name} lie inside the box`, () => {
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(pitch / 2);
          expect(x).toBeLessThanOrEqual(box.width - pitch / 2);
          expect(y).toBeGreaterThanOrEqual(pitch / 2);
          expect(y).toBeLessThanOrEqual(box.height - pitch / 2);
        }
      });

      test(`${places} of ${most} places on ${name} do not touch each other`, () => {
        for (let i = 0; i < places; i++)
          for (let j = 0; j < i; j++)
            expect(far(points[i], points[j]) / pitch, `${j} and ${i}`).toBeGreaterThan(0.86);
      });

      if (box.free > 0)
        test(`${places} of ${most} places on ${name} leave the middle free`, () => {
          expect(middle.height).toBeGreaterThanOrEqual(box.free);
          expect(middle.width).toBeGreaterThan(2 * box.free);
          for (const { x, y } of points) {
            const isBeside = x < middle.x - pitch / 2 || x > middle.x + middle.width + pitch / 2;
            const isOver = y <= middle.y - pitch / 2;
            const isUnder = y >= middle.y + middle.height + pitch / 2;
            expect(isBeside || isOver || isUnder, `${x} ${y}`).toBe(true);
          }
        });
    }

    test(`both ends of ${most} places on ${name} stay where they are while tokens leave`, () => {
      const full = spiralOf(most);
      for (let places = most - 1; places > 2; places--) {
        const { at, pitch } = spiralOf(places);
        expect(pitch).toBe(full.pitch);
        expect(far(at(0), full.at(0))).toBeLessThan(0.01);
        expect(far(at(places - 1), full.at(most - 1))).toBeLessThan(0.01);
      }
    });

    test(`the first of ${most} places on ${name} lies in the lower left corner`, () => {
      const { at, pitch } = spiralOf(most);
      const { x, y } = at(0);
      expect(Math.max(x, box.height - y)).toBeLessThan(1.2 * pitch);
    });
  }

test('a path with fewer tokens from the start lies on a wider spiral, up to the widest', () => {
  const pitch = (most: number): number =>
    spiralFor({ most, places: most, width: 600, height: 340, widest: 80, free: 0 }).pitch;
  expect(pitch(56)).toBeLessThan(pitch(38));
  expect(pitch(6)).toBe(80);
});

test('a box that is too low for any track has its places all the same', () => {
  for (const height of [0, 3, 12]) {
    const { at } = spiralFor({ most: 56, places: 56, width: 344, height, widest: 80, free: 0 });
    expect(Number.isFinite(at(30).x + at(30).y)).toBe(true);
  }
});
