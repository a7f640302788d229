/** Whatever sheet a table may bring can be played: sheets that differ wherever one may. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { dealt, randomGame, testGameContract, withSheet } from '../testkit/index.ts';
import { MIXES, mixOf } from '../testkit/nautilion/mixes.ts';
import { randomSheet } from '../testkit/nautilion/randomSheet.ts';
import { nautilion } from './index.ts';
import { brokenInvariant } from './invariants.ts';

const SHEETS = 30;
const gameOf = (seed: number): typeof nautilion =>
  withSheet(nautilion, randomSheet(seededRng(seed)));

for (const seed of [1, 2, 3]) {
  const mixes = [mixOf(1 + (seed % 2), MIXES - 1, seed)];
  testGameContract(gameOf(seed), { mixes, brokenInvariant, games: 10 });
}

test('games end, nothing is lost, and deals, positions, views and worlds fit', () => {
  for (let seed = 1; seed <= SHEETS; seed++) {
    const game = gameOf(seed);
    const rng = seededRng(seed);
    for (const set of [MIXES - 1, rng(MIXES), rng(MIXES)]) {
      const mix = mixOf(1 + rng(2), set, rng(100));
      const guess = game.blank(mix);
      const lines = game.formatDeal(dealt(game, mix, seededRng(seed)));
      expect(isReadError(game.parseDeal(mix, lines)), `sheet ${seed}, deal`).toBe(false);
      randomGame(game, mix, seed, (s, legal, ply) => {
        const name = `sheet ${seed}, ply ${ply}`;
        expect(brokenInvariant(s), name).toBeUndefined();
        expect(legal.length, name).toBeLessThanOrEqual(game.maxLegal);
        if (ply % 5 > 0) return;
        const seat = SPECTATOR + rng(mix.seats + 1);
        const view = game.view(s, seat);
        expect(game.parseView(mix, seat, JSON.parse(JSON.stringify(view))), name).toEqual(view);
        game.worlds(view).sampleInto(guess, rng);
        expect(brokenInvariant(guess), name).toBeUndefined();
        expect(game.view(guess, seat), name).toEqual(view);
        expect(isReadError(game.parsePosition(game.position(s))), name).toBe(false);
      });
    }
  }
});

/** The slowest player there is, with the most that a sheet makes of prices and recoveries. */
test.each([1, 6])('[NL107] dawdling ends within the bound where everything counts %i', n => {
  const game = withSheet(nautilion, {
    faces: [3, 1, 1, 1],
    spells: { whirlwind: n, tide: n, translation: n },
    castaway: n,
    salvage: 6,
    boarders: 6,
  });
  let longest = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const rng = seededRng(seed);
    let plies = 0;
    randomGame(game, mixOf(1 + (seed % 2), MIXES - 1, seed), seed, (s, legal) => {
      plies++;
      if (game.toAct(s) < 0) return 0; // every die falls on 1
      return rng(4) === 0 ? legal[legal.length - 1] : legal[0];
    });
    longest = Math.max(longest, plies);
  }
  expect(longest).toBeLessThan(game.maxPlies / 4);
});
