import { componentsOf, ductsOf, SHIP_NAMES } from '@tidetable/rules/nautilion';
import { expect, test } from 'vitest';
import { SHIPS, type Space } from './ships.ts';

const far = (a: Space, b: Space): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point lies from the line between two others. */
const aside = (p: Space, a: Space, b: Space): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(p.x - a.x - at * dx, p.y - a.y - at * dy);
};

for (const name of SHIP_NAMES) {
  const spaces = SHIPS[name];
  const ducts = ductsOf(componentsOf(), name);
  const at = (number: number): Space => spaces.find(space => space.number === number) as Space;

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
