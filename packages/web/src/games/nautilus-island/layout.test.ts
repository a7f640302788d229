import { expect, test } from 'vitest';
import { campPlan, type Finger, type Point } from './campPlan.ts';
import { type Crop, cropFor, halfAt, layoutBoard, RIM } from './layout.ts';

const BOARDS = [
  [1, 2, 2, 3],
  [1, 2, 2, 3, 3],
  [1, 1, 2, 2, 3, 3],
];
const CASES = (['wide', 'narrow', 'short'] as Crop[]).flatMap(crop =>
  BOARDS.map(spaces => [crop, spaces] as const),
);

test.each(CASES)('%s %j: every stack lies inside the rim', (crop, spaces) => {
  const { hull, columns, card } = layoutBoard(crop, spaces);
  for (const { x, stacks } of columns)
    for (const y of stacks)
      for (const side of [-1, 1]) {
        const room = halfAt(hull, x + (side * card.width) / 2) - RIM / 2;
        expect(Math.abs(y - hull.middle) + card.height / 2).toBeLessThan(room);
      }
});

test.each(CASES)(
  '%s %j: castaways stand outside the rim and inside the drawing',
  (crop, spaces) => {
    const { hull, columns, height } = layoutBoard(crop, spaces);
    for (const { x, bank } of columns) {
      const rim = halfAt(hull, x) + RIM / 2;
      expect(bank.top).toBeLessThan(hull.middle - rim);
      expect(bank.top).toBeGreaterThan(10);
      expect(bank.bottom).toBeGreaterThan(hull.middle + rim);
      expect(bank.bottom).toBeLessThan(height - 10);
    }
  },
);

/** What a frame has for the board: its window, width and height. */
const ROOMS: readonly (readonly [window: string, width: number, height: number, crop: Crop])[] = [
  ['1280 × 720', 940, 370, 'wide'],
  ['1024 × 768', 720, 425, 'wide'],
  ['1920 × 1080', 1500, 590, 'wide'],
  ['390 × 844', 374, 430, 'narrow'],
  ['360 × 640', 344, 300, 'short'],
  ['740 × 360', 416, 350, 'short'],
];

test.each(ROOMS)('%s: a crop that suits its room', (_, width, height, crop) => {
  for (const spaces of BOARDS) expect(cropFor({ width, height }, spaces)).toBe(crop);
});

test('before it is measured it has a crop, too', () => {
  expect(cropFor({ width: 0, height: 0 }, BOARDS[0])).toBe('wide');
});

test.each(ROOMS)('%s: every column is wide enough for a thumb', (_, width, height, crop) => {
  for (const spaces of BOARDS) {
    const layout = layoutBoard(crop, spaces);
    const scale = Math.min(width / layout.width, height / layout.height);
    for (const column of layout.columns) expect(column.width * scale).toBeGreaterThanOrEqual(44);
  }
});

test.each(ROOMS)('%s: in the camp every thing has room for a thumb of its own', (...room) => {
  const [, width, height, crop] = room;
  for (const spaces of BOARDS) {
    const layout = layoutBoard(crop, spaces);
    const scale = Math.min(width / layout.width, height / layout.height);
    const across = width / scale;
    const least = Math.min(44, Math.floor(width / 9)); // nine share the smallest window
    const { tokens, portholes, finger } = campPlan(crop, across);
    const boxes = [
      ...tokens.map(at => boxAt(at, finger.token)),
      ...portholes.map(at => boxAt(at, finger.porthole)),
    ];
    for (const [i, { left, top, right, bottom }] of boxes.entries()) {
      expect(Math.min(right - left, bottom - top) * scale).toBeGreaterThanOrEqual(least);
      expect(layout.camp.x + left).toBeGreaterThanOrEqual((layout.width - across) / 2 - 0.01);
      expect(layout.camp.x + right).toBeLessThanOrEqual((layout.width + across) / 2 + 0.01);
      expect(layout.camp.y + bottom).toBeLessThanOrEqual(layout.height + 1);
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(right, other.right) - Math.max(left, other.left);
        const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        expect(Math.min(across, down)).toBeLessThanOrEqual(0.01);
      }
    }
  }
});

test.each(ROOMS)('%s: the bag is in sight, over no column and no thing of the camp', (...room) => {
  const [, width, height, crop] = room;
  for (const spaces of BOARDS) {
    const layout = layoutBoard(crop, spaces);
    const across = width / Math.min(width / layout.width, height / layout.height);
    const { bag, tokens, portholes, finger } = campPlan(crop, across);
    const box = boxAt(bag.at, {
      x: -25 * bag.scale,
      y: -25 * bag.scale,
      ...square(50 * bag.scale),
    });
    const { x, y } = layout.camp;
    expect(x + box.left).toBeGreaterThan((layout.width - across) / 2);
    expect(y + box.bottom).toBeLessThanOrEqual(layout.height);
    const things = [
      ...tokens.map(at => boxAt(at, finger.token)),
      ...portholes.map(at => boxAt(at, finger.porthole)),
      ...layout.columns.map(column => ({
        left: column.x - column.width / 2 - x,
        right: column.x + column.width / 2 - x,
        top: column.bank.top - 20 - y,
        bottom: column.bank.bottom + 20 - y,
      })),
    ];
    for (const thing of things) {
      const wide = Math.min(box.right, thing.right) - Math.max(box.left, thing.left);
      const high = Math.min(box.bottom, thing.bottom) - Math.max(box.top, thing.top);
      expect(Math.min(wide, high)).toBeLessThanOrEqual(1);
    }
  }
});

const square = (side: number) => ({ width: side, height: side });

const boxAt = ([x, y]: Point, { width, height, ...finger }: Finger) => ({
  left: x + finger.x,
  top: y + finger.y,
  right: x + finger.x + width,
  bottom: y + finger.y + height,
});
