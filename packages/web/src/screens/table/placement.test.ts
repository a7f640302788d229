import { expect, test } from 'vitest';
import { type Box, type Point, placeBeside, type Size } from './placement.ts';

const WINDOW = { width: 400, height: 300 };
const SHEET = { width: 120, height: 60 };

const box = (left: number, top: number, width = 20, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const place = (thing: Box, avoided: readonly Box[] = [], size: Size = SHEET) =>
  placeBeside(thing, size, WINDOW, avoided);

const covers = ({ left, top }: Point, { width, height }: Size, other: Box): boolean =>
  left < other.right && other.left < left + width && top < other.bottom && other.top < top + height;

test('a sheet stands above its thing where there is room', () => {
  expect(place(box(200, 150))).toEqual({ left: 150, top: 82 });
});

test('it is inside the window and beside its thing, wherever that lies', () => {
  for (let x = 0; x <= 380; x += 20)
    for (let y = 0; y <= 280; y += 20) {
      const thing = box(x, y);
      const at = place(thing);
      expect(covers(at, SHEET, thing)).toBe(false);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + SHEET.width).toBeLessThanOrEqual(392);
      expect(at.top + SHEET.height).toBeLessThanOrEqual(292);
    }
});

test('it covers nothing that is to be pressed, if any side is free', () => {
  const thing = box(200, 150);
  const sides = [box(192, 60, 130, 80), box(192, 180, 130, 80), box(230, 100, 160, 120)];
  for (const free of [[], sides.slice(0, 1), sides.slice(0, 2), sides]) {
    const at = place(thing, free);
    for (const side of free) expect(covers(at, SHEET, side)).toBe(false);
  }
});

test('a sheet that is too large for the window begins in it', () => {
  expect(place(box(200, 150), [], { width: 500, height: 400 })).toEqual({ left: 8, top: 8 });
});

test('on a dense board it goes to the nearest free place, even away from its thing', () => {
  const cells = Array.from({ length: 30 }, (_, i) =>
    box(100 + (i % 6) * 100, 20 + Math.floor(i / 6) * 100, 90, 90),
  );
  const size = { width: 200, height: 100 };
  const at = placeBeside(cells[14], size, { width: 1000, height: 700 }, cells);
  expect(cells.filter(cell => covers(at, size, cell))).toEqual([]);
});

test('a small target is kept free as well as a large one', () => {
  const thing = { left: 400, top: 120, right: 440, bottom: 160 };
  const size = { width: 100, height: 100 };
  const small = [0, 40, 80].map(x => ({ left: 370 + x, top: 60, right: 380 + x, bottom: 70 }));
  const large = { left: 0, top: 161, right: 800, bottom: 600 };
  const beside = [
    { left: 0, top: 0, right: 392, bottom: 600 },
    { left: 448, top: 0, right: 800, bottom: 600 },
  ];
  const { top } = placeBeside(thing, size, { width: 800, height: 600 }, [
    ...small,
    large,
    ...beside,
  ]);
  expect(top).toBeGreaterThan(thing.bottom); // over a part of the large one, not over three small ones
});

test('where every side is taken it goes to the end of the window', () => {
  const thing = { left: 100, top: 300, right: 140, bottom: 340 };
  const around = { left: 0, top: 120, right: 390, bottom: 520 };
  const { top } = placeBeside(thing, { width: 300, height: 100 }, { width: 390, height: 844 }, [
    around,
  ]);
  expect(top + 100).toBeLessThanOrEqual(around.top);
});

test('what must be near covers something rather than to be far', () => {
  const thing = { left: 100, top: 300, right: 140, bottom: 340 };
  const around = { left: 0, top: 120, right: 390, bottom: 520 };
  const size = { width: 300, height: 100 };
  const { top } = placeBeside(thing, size, { width: 390, height: 844 }, [around], 64);
  expect(thing.top - (top + size.height)).toBeLessThanOrEqual(64);
});
