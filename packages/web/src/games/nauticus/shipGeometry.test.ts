import { expect, test } from 'vitest';
import { DEPTH, HULL_SHAPES, shipBox, UNIT } from './shipGeometry.ts';

test('parts join without a seam: deck and keel meet at the same heights', () => {
  const meetsRight = (path: string) => path.includes(`M${UNIT} 0`) && path.endsWith(`H${UNIT}`);
  const meetsLeft = (path: string) => path.startsWith('M0 0') && path.endsWith('H0');
  expect(meetsRight(HULL_SHAPES.stern.edge)).toBe(true);
  expect(meetsLeft(HULL_SHAPES.bow.edge)).toBe(true);
  expect(HULL_SHAPES.middle.edge).toBe(`M0 0H${UNIT}M0 ${DEPTH}H${UNIT}`);
  for (const { body } of Object.values(HULL_SHAPES)) expect(body).toContain(`${DEPTH}`);
});

test('the timber of a ship with one part is what its outline encloses', () => {
  const { body, edge } = HULL_SHAPES['1-ship'];
  expect(body).toBe(`${edge.replace(/^M62 0H36/, 'M36 0')}Z`);
});

test('the frame grows by a unit for each part and keeps its margins', () => {
  expect(shipBox(3).width - shipBox(2).width).toBe(UNIT);
  expect(shipBox(3).height).toBe(shipBox(1).height);
});
