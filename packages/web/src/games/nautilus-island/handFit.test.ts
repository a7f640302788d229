import { expect, test } from 'vitest';
import { ratioOf } from './cardShape.ts';
import { fitHand } from './handFit.ts';

const NEEDS = { finger: 44, good: 70, widest: 120 };

/** Window, room of the hand, the least that a finger or a pointer needs. */
const ROOMS = [
  ['1280 × 720', { width: 500, height: 150 }, 28],
  ['a low window', { width: 360, height: 90 }, 28],
  ['390 × 844', { width: 362, height: 106 }, 44],
  ['360 × 640', { width: 332, height: 92 }, 44],
  ['740 × 360', { width: 299, height: 112 }, 44],
] as const;

test.each(ROOMS)('%s: a hand of any usual size lies inside its room', (_, room, finger) => {
  for (let n = 1; n <= 11; n++) {
    const { card, slot, perRow, shape } = fitHand(n, room, { ...NEEDS, finger });
    const rows = Math.ceil(n / perRow);
    expect(card + (Math.min(n, perRow) - 1) * slot).toBeLessThan(room.width + 1);
    expect(rows * card * ratioOf(shape)).toBeLessThan(room.height + 1);
    expect(Math.min(card, slot)).toBeGreaterThanOrEqual(finger);
    expect(slot, 'the middle of a card is not covered').toBeGreaterThan(card / 2);
  }
});

test('few cards are large, more lie closer, then in two rows', () => {
  const room = { width: 374, height: 100 };
  const fits = [3, 7, 11].map(n => fitHand(n, room, NEEDS));
  expect(fits.map(({ perRow }) => perRow)).toEqual([3, 7, 6]);
  expect(fits.map(({ shape }) => shape)).toEqual(['upright', 'upright', 'square']);
  expect(fits[1].card).toBe(NEEDS.good);
  expect(fits[1].slot).toBeLessThan(fits[0].slot);
});

test('a card more or less changes the size of few cards every second time only', () => {
  for (const [, room, finger] of ROOMS) {
    const sizes = [1, 2, 3, 4, 5, 6, 7].map(n => fitHand(n, room, { ...NEEDS, finger }).card);
    expect(new Set(sizes).size).toBeLessThan(4);
  }
});

test('cards lie over each other only when they would become too small', () => {
  const { card, slot } = fitHand(4, { width: 400, height: 200 }, NEEDS);
  expect(slot).toBeGreaterThan(card);
  const many = fitHand(8, { width: 400, height: 130 }, NEEDS);
  expect(many.card).toBe(NEEDS.good);
  const rows = fitHand(16, { width: 460, height: 150 }, { ...NEEDS, finger: 28 });
  expect(rows.perRow, 'two rows side by side show more than one row of covered cards').toBe(8);
});

test('a hand beyond all measure keeps places for a finger, and scrolls', () => {
  const fit = fitHand(40, { width: 374, height: 100 }, NEEDS);
  expect(fit).toEqual({ shape: 'square', card: 44, slot: 44, perRow: 8 });
});
