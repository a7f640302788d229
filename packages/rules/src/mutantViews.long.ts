/** Views with something wrong in them by the ten thousand. By hand: `npm run test:long`. */
import { describe } from 'vitest';
import { nauticus } from './nauticus/index.ts';
import { brokenInvariant as whatIsWrongInNauticus } from './nauticus/invariants.ts';
import { nautilion } from './nautilion/index.ts';
import { brokenInvariant as whatIsWrongInNautilion } from './nautilion/invariants.ts';
import { nautilusIsland } from './nautilus-island/index.ts';
import { brokenInvariant as whatIsWrongInNautilusIsland } from './nautilus-island/invariants.ts';
import { testMutantViews } from './testkit/index.ts';
import { MIXES, mixOf } from './testkit/nautilion/mixes.ts';

for (const seats of [2, 3, 4]) {
  describe(`Nautilus Island, ${seats} players`, () => {
    const brokenInvariant = whatIsWrongInNautilusIsland;
    testMutantViews(nautilusIsland, { seats }, { brokenInvariant, games: 40, every: 1 });
  });
  describe(`Nauticus, ${seats} players`, () => {
    const options = { seats, oneEmblemPerShip: seats === 3 };
    const brokenInvariant = whatIsWrongInNauticus;
    testMutantViews(nauticus, options, { brokenInvariant, games: 10, every: 1 });
  });
}

for (const seats of [1, 2]) {
  for (let set = 0; set < MIXES; set++) {
    const options = mixOf(seats, set, set + 1);
    describe(`Nautilion, ${JSON.stringify(options)}`, () => {
      const brokenInvariant = whatIsWrongInNautilion;
      testMutantViews(nautilion, options, { brokenInvariant, games: 10, every: 1 });
    });
  }
}
