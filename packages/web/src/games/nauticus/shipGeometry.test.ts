import { expect, test } from 'vitest';
import type { Part } from './scene.ts';
import {
  DEPTH,
  HULL_SHAPES,
  isLoaded,
  isWhole,
  landOn,
  openEnds,
  shipBox,
  UNIT,
  wants,
} from './shipGeometry.ts';

/** `stern lion/lion +salt`, as the log writes parts. */
const part = (text: string): Part => {
  const [, hull, mast, sail, good] = /^(\S+)(?: (\w+)(?:\/(\w+))?)?(?: \+(\w+))?$/.exec(text) ?? [];
  return { hull, mast: mast ?? null, sail: sail ?? null, good: good ?? null } as Part;
};
const ship = (...texts: string[]): Part[] => texts.map(part);

test('parts join without a seam: deck and keel meet at the same heights', () => {
  const meetsRight = (path: string) => path.includes(`M${UNIT} 0`) && path.endsWith(`H${UNIT}`);
  const meetsLeft = (path: string) => path.startsWith('M0 0') && path.endsWith('H0');
  expect(meetsRight(HULL_SHAPES.stern.edge)).toBe(true);
  expect(meetsLeft(HULL_SHAPES.bow.edge)).toBe(true);
  expect(HULL_SHAPES.middle.edge).toBe(`M0 0H${UNIT}M0 ${DEPTH}H${UNIT}`);
  for (const { body } of Object.values(HULL_SHAPES)) expect(body).toContain(`${DEPTH}`);
});

test('the frame grows by a unit for each part and keeps its margins', () => {
  expect(shipBox(3).width - shipBox(2).width).toBe(UNIT);
  expect(shipBox(3).height).toBe(shipBox(1).height);
});

test('a hull is whole as a 1-ship, or with a stern and a bow', () => {
  expect(isWhole(ship('1-ship'))).toBe(true);
  expect(isWhole(ship('stern', 'middle', 'bow'))).toBe(true);
  expect(isWhole(ship('stern', 'middle'))).toBe(false);
  expect(openEnds(ship('stern', 'middle'))).toEqual({ astern: false, ahead: true });
  expect(openEnds(ship('middle'))).toEqual({ astern: true, ahead: true });
  expect(openEnds(ship('1-ship'))).toEqual({ astern: false, ahead: false });
});

test('a hull part lands at the end that takes it', () => {
  expect(landOn(ship('middle'), 'stern')).toMatchObject({ at: 0, slot: 'hull' });
  expect(landOn(ship('stern'), 'middle')).toMatchObject({ at: 1, slot: 'hull' });
  expect(landOn(ship('middle', 'bow'), 'middle')?.at).toBe(0);
  expect(landOn(ship('stern', 'middle'), 'bow')?.parts.map(p => p.hull)).toEqual([
    'stern',
    'middle',
    'bow',
  ]);
});

test('masts and goods land at the first free part from the stern', () => {
  const parts = ship('stern lion', 'middle +salt', 'bow');
  expect(landOn(parts, 'lion mast')).toMatchObject({ at: 1, slot: 'mast' });
  expect(landOn(parts, 'fish')).toMatchObject({ at: 0, slot: 'good' });
  expect(landOn(parts, 'fish')?.parts[0].good).toBe('fish');
  expect(landOn(ship('1-ship lion'), 'lion mast')).toBeUndefined();
});

test('a sail lands on a mast with an emblem, or on a crown mast if that is meant', () => {
  const parts = ship('stern crown', 'bow tower');
  expect(landOn(parts, 'tower sail')?.at).toBe(1);
  expect(landOn(parts, 'tower sail', true)?.at).toBe(0);
  expect(landOn(ship('1-ship'), 'tower sail')).toBeUndefined();
});

test('what a ship still wants', () => {
  expect(wants(ship('stern lion/lion', 'middle lion'))).toEqual({ hull: true, masts: 0, sails: 1 });
  expect(isLoaded(ship('stern +salt', 'bow'))).toBe(false);
  expect(isLoaded(ship('stern +salt', 'bow +fish'))).toBe(true);
});
