import { expect, test } from 'vitest';
import { CAMP_PLANS } from './campPlan.ts';
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
  ['1024 × 768', 725, 410, 'wide'],
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

/** The places to press in each row of the camp, from left to right. */
const campRows = (crop: Crop): { left: number; right: number }[][] => {
  const { tokens, portholes, finger } = CAMP_PLANS[crop];
  const all = [
    ...tokens.map(([x, y]) => ({ x, y, width: finger.token })),
    ...portholes.map(([x, y]) => ({ x, y, width: finger.porthole })),
  ];
  const rows = Map.groupBy(all, ({ y }) => y);
  return [...rows.values()].map(row =>
    row.map(({ x, width }) => ({ left: x - width / 2, right: x + width / 2 })),
  );
};

test.each(ROOMS)(
  '%s: in the camp a thumb has 44 pixels, or all up to its neighbours',
  (...room) => {
    const [, width, height, crop] = room;
    for (const spaces of BOARDS) {
      const layout = layoutBoard(crop, spaces);
      const scale = Math.min(width / layout.width, height / layout.height);
      for (const row of campRows(crop))
        for (const [i, { left, right }] of row.entries()) {
          expect(layout.camp.x + left).toBeGreaterThanOrEqual(0);
          expect(layout.camp.x + right).toBeLessThanOrEqual(layout.width);
          const gap = (row[i + 1]?.left ?? right) - right;
          expect(gap).toBeGreaterThanOrEqual(-0.01);
          if ((right - left) * scale < 44) expect(gap).toBeLessThanOrEqual(1.01);
        }
    }
  },
);
