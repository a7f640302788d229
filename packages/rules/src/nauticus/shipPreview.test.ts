/** Ships that random games seldom build; all others are held against the rules in preview.test.ts. */
import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { isLoaded, isWhole, landOn, openEnds, wants } from './shipPreview.ts';

const FREE = { oneEmblemPerShip: false };

/** `stern lion/lion +salt`, as the log writes parts. */
const part = (text: string): Part => {
  const [, hull, mast, sail, good] = /^(\S+)(?: (\w+)(?:\/(\w+))?)?(?: \+(\w+))?$/.exec(text) ?? [];
  return { hull, mast: mast ?? null, sail: sail ?? null, good: good ?? null } as Part;
};
const ship = (...texts: string[]): Part[] => texts.map(part);

test('[NC29] a hull is whole as a 1-ship, or with a stern and a bow', () => {
  expect(isWhole(ship('1-ship'))).toBe(true);
  expect(isWhole(ship('stern', 'middle', 'bow'))).toBe(true);
  expect(isWhole(ship('stern', 'middle'))).toBe(false);
  expect(openEnds(ship('stern', 'middle'))).toEqual({ astern: false, ahead: true });
  expect(openEnds(ship('middle'))).toEqual({ astern: true, ahead: true });
  expect(openEnds(ship('1-ship'))).toEqual({ astern: false, ahead: false });
});

test('[NC30] a hull part lands at the end that takes it', () => {
  expect(landOn(ship('middle'), 'stern', FREE)).toMatchObject({ at: 0, slot: 'hull' });
  expect(landOn(ship('stern'), 'middle', FREE)).toMatchObject({ at: 1, slot: 'hull' });
  expect(landOn(ship('middle', 'bow'), 'middle', FREE)?.at).toBe(0);
  expect(landOn(ship('stern', 'middle'), 'bow', FREE)?.parts.map(p => p.hull)).toEqual([
    'stern',
    'middle',
    'bow',
  ]);
});

test('[NC80] masts and goods land at the first free part from the stern', () => {
  const parts = ship('stern lion', 'middle +salt', 'bow');
  expect(landOn(parts, 'lion mast', FREE)).toMatchObject({ at: 1, slot: 'mast' });
  expect(landOn(parts, 'fish', FREE)).toMatchObject({ at: 0, slot: 'good' });
  expect(landOn(parts, 'fish', FREE)?.parts[0].good).toBe('fish');
  expect(landOn(ship('1-ship lion'), 'lion mast', FREE)).toBeUndefined();
});

test('[NC80] a sail lands on a mast with an emblem, or on a crown mast if that is meant', () => {
  const parts = ship('stern crown', 'bow tower');
  expect(landOn(parts, 'tower sail', FREE)?.at).toBe(1);
  expect(landOn(parts, 'tower sail', { ...FREE, onCrownMast: true })?.at).toBe(0);
  expect(landOn(ship('1-ship'), 'tower sail', FREE)).toBeUndefined();
});

test('[NC41] [NC49] what a ship still wants', () => {
  const lacks = { ends: ['bow'], masts: 1, sails: 2 };
  expect(wants(ship('stern lion/lion', 'middle lion'))).toEqual(lacks);
  expect(wants(ship('middle'))).toEqual({ ends: ['stern', 'bow'], masts: 3, sails: 3 });
  expect(wants(ship('1-ship'))).toEqual({ ends: [], masts: 1, sails: 1 });
  expect(isLoaded(ship('stern lion/lion +salt', 'bow lion/lion'))).toBe(false);
  expect(isLoaded(ship('stern lion/lion +salt', 'bow lion +fish'))).toBe(false);
  expect(isLoaded(ship('stern lion/lion +salt', 'bow lion/lion +fish'))).toBe(true);
});

test('[NC90] with one emblem per ship a crown mast takes only sails of that emblem', () => {
  const parts = ship('stern lion/lion', 'bow crown');
  const fitting = (oneEmblemPerShip: boolean): string[] =>
    (['lion sail', 'eagle sail', 'crown sail', 'lion mast'] as const).filter(tile =>
      landOn(parts, tile, { onCrownMast: tile.endsWith('sail'), oneEmblemPerShip }),
    );
  expect(fitting(false)).toEqual(['lion sail', 'eagle sail', 'crown sail']);
  expect(fitting(true)).toEqual(['lion sail', 'crown sail']);
});

test('[NC49] the last sail of a whole hull finishes the ship', () => {
  const finishes = (...texts: string[]): boolean | undefined =>
    landOn(ship(...texts), 'lion sail', FREE)?.finishes;
  expect(finishes('stern lion/lion', 'bow lion')).toBe(true);
  expect(finishes('stern lion/lion', 'middle lion')).toBe(false);
  expect(finishes('stern lion', 'bow lion')).toBe(false);
});
