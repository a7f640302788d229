/** A thousand random games of every mix of expansions, alone and with two. By hand: `npm run test:long`. */
import { expect, test } from 'vitest';
import { randomGame } from '../testkit/index.ts';
import { MIXES, mixOf } from '../testkit/nautilion/mixes.ts';
import { nautilion } from './index.ts';
import { brokenInvariant } from './invariants.ts';

const GAMES = 1000;

for (const seats of [1, 2]) {
  for (let set = 0; set < MIXES; set++) {
    const { expansions } = mixOf(seats, set, 1);
    test(`[NL1] [NL107] ${GAMES} games, ${seats} at the table, with ${String(expansions) || 'nothing'}`, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const end = randomGame(nautilion, mixOf(seats, set, seed), seed, (s, _, ply) => {
          const wrong = ply % 7 === seed % 7 ? brokenInvariant(s) : undefined;
          if (wrong !== undefined) expect.fail(`seed ${seed}, ply ${ply}: ${wrong}`);
        });
        expect(brokenInvariant(end), `seed ${seed}, at the end`).toBeUndefined();
      }
    });
  }
}
