import {
  type GameId,
  games,
  isOptionProblem,
  type Options,
  readOptions,
  seededRng,
} from '@tidetable/rules';
import { expect, test } from 'vitest';
import { LEVELS, loadAdviser } from '../index.ts';
import { mutantDecisions } from './mutantDecisions.ts';

/** One adviser of each level answers the first so many mutated decisions of each game in a row. */
export const testMutantViews = (
  tables: readonly (readonly [game: GameId, options: Options])[],
  seeds: number,
  most: number,
): void => {
  for (const [id, given] of tables) {
    const game = games[id];
    const options = readOptions(game, given);
    if (isOptionProblem(options)) throw new Error(options.code);
    for (const level of LEVELS) {
      test(`${level} plays ${id} ${JSON.stringify(given)} by any view that can be read`, async () => {
        const advise = await loadAdviser(game, options, level);
        for (let seed = 1; seed <= seeds; seed++) {
          const decisions = mutantDecisions(game, options, seed).slice(0, most);
          expect(decisions.length).toBeGreaterThan(0);
          for (const decision of decisions)
            expect(decision.legal).toContain(advise(decision, seededRng(seed)).move);
        }
      });
    }
  }
};
