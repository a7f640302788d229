import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import { givenVoyage } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { placesOf } from './cells.ts';
import { CHIP, chipScale, chipSpots } from './marks.ts';
import { spiralFor } from './spiral.ts';

const BOXES = [
  { name: 'a phone', width: 374, height: 340, free: 0 },
  { name: 'a desk around the ship', width: 700, height: 415, free: 140 },
];

for (const { name, ...box } of BOXES)
  test(`on ${name} a die that shows where it leads leaves Isles and Abyss their names`, () => {
    const view = nautilion.view(
      givenVoyage({ path: 'N 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 P' }),
      SPECTATOR,
    ) as Nautilion.View;
    const places = placesOf(view);
    const spiral = spiralFor({ ...box, places: places.count, most: 38, widest: 90 });
    const chart = { view, places, spiral, ...box };
    const ends = [places.isles, places.abyss].map(place => spiral.at(place));
    for (const taker of ['phantom', 'nautilion'] as const)
      for (const [index, place] of places.token.entries()) {
        const landing = { on: 'token', index, token: '1' } as never;
        const ghost = { taker, die: 0, face: 1, landing, isPlanned: false, isHeld: true };
        const [{ chip }] = chipSpots(chart, [], [ghost]);
        const { x, y } = spiral.at(place);
        const free = ends.map(end => Math.hypot(x + chip.x - end.x, y + chip.y - end.y));
        const touching = spiral.pitch * 0.6 + CHIP * chipScale(spiral);
        expect(Math.min(...free), `${taker}, ${index}`).toBeGreaterThan(touching - 1);
      }
  });
