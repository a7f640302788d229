import type { Nautilion } from '@tidetable/rules';
import { sail, VOYAGES } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { phantomFacesFor } from './ghosts.ts';
import { faceOf, openDice, takersNow } from './plan.ts';

type View = Nautilion.View;

const facesLeft = (view: View, own: number): Set<number> =>
  new Set(
    openDice(view)
      .filter(die => die !== own)
      .map(die => faceOf(view, die)),
  );

test('the ship is shown where it ends after the Phantom, whichever die that may get', () => {
  let certain = 0;
  let open = 0;
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      const takers = takersNow(view, legal);
      if (!takers.includes('phantom') || !takers.includes('nautilion')) return;
      for (const die of openDice(view)) {
        const left = facesLeft(view, die);
        const faces = phantomFacesFor(view, { nautilion: die }, faceOf(view, die));
        expect(new Set(faces)).toEqual(left.size === 0 ? new Set([null]) : left);
        if (left.size === 1) certain++;
        else open++;
      }
    });
  expect(certain).toBeGreaterThan(0);
  expect(open).toBeGreaterThan(0);
});
