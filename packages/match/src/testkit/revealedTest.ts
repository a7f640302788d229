import { type GameId, games, type Options, readOptions } from '@tidetable/rules';
import { randomGame } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { isRevealing } from '../revealed.ts';
import { isRevealingInWorlds } from './revealed64.ts';

const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];
const TABLES: readonly (readonly [GameId, object, games: number])[] = [
  ['nautilus-island', { seats: 2 }, 1],
  ['nautilus-island', { seats: 3 }, 1],
  ['nautilus-island', { seats: 4 }, 1],
  ['nautilion', { seats: 2, expansions: EXPANSIONS }, 25], // short ones
  ['nauticus', { seats: 3 }, 1],
];

/** Plays each table's share of random games so many times; one move in `every` is judged both ways. */
export const testRevealed = (times: number, every: number): void => {
  test.each(TABLES)(
    '%s %j: the rules say at once what imagined worlds would',
    (id, given, share) => {
      const game = games[id];
      const options = readOptions(game, { ...given }) as Options;
      const counts = { revealing: 0, not: 0 };
      for (let seed = 1; seed <= share * times; seed++)
        randomGame(game, options, seed, (before, legal, ply) => {
          if (game.toAct(before) < 0 || (ply + seed) % every !== 0) return;
          const move = legal[(ply * 7 + seed) % legal.length];
          const reveals = isRevealingInWorlds(game, options, before, move);
          const where = `seed ${seed}, ply ${ply}, ${game.formatMove(move)}`;
          expect(isRevealing(game, options, { before, move }), where).toBe(reveals);
          counts[reveals ? 'revealing' : 'not']++;
        });
      expect(counts.revealing).toBeGreaterThan(0);
      expect(counts.not).toBeGreaterThan(0);
    },
  );
};
