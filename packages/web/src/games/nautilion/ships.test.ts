import { type Nautilion, nautilion } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { groupOf, openSpaces, SHIPS, type Space } from './ships.ts';

const { ships } = nautilion.components as { readonly ships: Readonly<Record<string, string>> };

const far = (a: Space, b: Space): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point lies from the line between two others. */
const aside = (p: Space, a: Space, b: Space): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(p.x - a.x - at * dx, p.y - a.y - at * dy);
};

for (const [name, { spaces, ducts }] of Object.entries(SHIPS)) {
  const at = (number: number): Space => spaces.find(space => space.number === number) as Space;

  test(`ship ${name} is drawn with the ducts of the rules`, () => {
    expect(ducts.map(pair => pair.join('')).join(' ')).toBe(ships[name]);
  });

  test(`ship ${name} has nine spaces that do not overlap`, () => {
    expect(spaces.map(space => space.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const a of spaces)
      for (const b of spaces) if (a !== b) expect(far(a, b)).toBeGreaterThan(0.95);
  });

  test(`no duct of ship ${name} runs through another space`, () => {
    for (const [a, b] of ducts)
      for (const other of spaces)
        if (other.number !== a && other.number !== b)
          expect(aside(other, at(a), at(b)), `${other.number} on ${a}–${b}`).toBeGreaterThan(0.45);
  });
}

const viewOf = (parts: object): Nautilion.View =>
  ({
    options: { ship: 'A2' },
    crew: [],
    mercenaries: [],
    admirals: [],
    active: 0,
    ...parts,
  }) as never;

test('an empty ship takes any crew, then what a duct joins', () => {
  expect(openSpaces(viewOf({}))).toHaveLength(9);
  expect(openSpaces(viewOf({ crew: [1] })).sort()).toEqual([2, 6]);
  expect(openSpaces(viewOf({ crew: [1], mercenaries: [2] })).sort()).toEqual([3, 5, 6]);
});

test('an admiral fills only spaces of the own card', () => {
  const admirals = [
    [1, 3, 4, 5, 7, 9],
    [2, 4, 5, 6, 8, 9],
  ];
  expect(openSpaces(viewOf({ crew: [1], admirals }))).toEqual([]);
  expect(openSpaces(viewOf({ crew: [1], admirals, active: 1 })).sort()).toEqual([2, 6]);
});

test('a group is the crew that ducts join, lowest number first', () => {
  const view = viewOf({ crew: [1, 2, 4, 9] });
  expect(groupOf(view, 2)).toEqual([1, 2]);
  expect(groupOf(view, 9)).toEqual([4, 9]);
});
