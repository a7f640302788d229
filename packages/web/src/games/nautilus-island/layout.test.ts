import { expect, test } from 'vitest';
import { type Crop, halfAt, layoutBoard, RIM } from './layout.ts';

const BOARDS = [
  [1, 2, 2, 3],
  [1, 2, 2, 3, 3],
  [1, 1, 2, 2, 3, 3],
];
const CASES = (['wide', 'narrow'] as Crop[]).flatMap(crop =>
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

test.each(BOARDS)('on a phone every column is wide enough for a thumb: %j', (...spaces) => {
  const { columns, width } = layoutBoard('narrow', spaces);
  const phone = 336; // 360 px less what the page keeps at its edges
  for (const column of columns) expect((column.width * phone) / width).toBeGreaterThanOrEqual(44);
});
