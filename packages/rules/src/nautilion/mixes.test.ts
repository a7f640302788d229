/** Every mix of expansions, alone and with two, on every ship: games end and nothing is lost. */
import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { randomGame } from '../testkit/index.ts';
import { MIXES, mixOf } from '../testkit/nautilion/mixes.ts';
import { nautilion } from './index.ts';
import { brokenInvariant } from './invariants.ts';

for (const seats of [1, 2]) {
  test(`[NL1] [NL106] [NL107] all 32 mixes with ${seats} end within the bound, whatever is played`, () => {
    for (let set = 0; set < MIXES; set++) {
      for (let seed = 1; seed <= 6; seed++) {
        const mix = mixOf(seats, set, seed);
        const end = randomGame(nautilion, mix, seed, (s, legal, ply) => {
          const wrong = brokenInvariant(s);
          if (wrong !== undefined) expect.fail(`set ${set}, seed ${seed}, ply ${ply}: ${wrong}`);
          if (legal.length > nautilion.maxLegal) expect.fail(`set ${set}, seed ${seed}: long list`);
        });
        expect(brokenInvariant(end), `set ${set}, seed ${seed}, at the end`).toBeUndefined();
        expect(nautilion.place(end, 0)).toBe(1);
      }
    }
  });
}

/**
 * The slowest player there is: gives the Phantom and the Nautilion the lowest dice, casts whatever
 * can be cast, plays whatever can be played, and puts tokens back. Still within the bound.
 */
test('[NL107] dawdling does not last longer than the bound allows', () => {
  let longest = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const rng = seededRng(seed);
    let plies = 0;
    randomGame(nautilion, mixOf(1 + (seed % 2), 31, seed), seed, (s, legal) => {
      plies++;
      if (nautilion.toAct(s) < 0) return 0; // every die falls on 1
      return rng(4) === 0 ? legal[legal.length - 1] : legal[0];
    });
    longest = Math.max(longest, plies);
  }
  expect(longest).toBeLessThan(nautilion.maxPlies / 4);
});
