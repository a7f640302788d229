import type { GameId } from '@tidetable/rules';
import type { Catalogue, RulesPage } from '@tidetable/text/shell';
import type { Examples } from '../../games/examples.ts';
import { loadExamples } from '../../games/loadExamples.ts';
import { loadRules } from './loadRules.ts';

export interface DrawnRules {
  readonly pages: Catalogue<RulesPage>;
  readonly examples: Examples;
}

/** Both at once: a drawing that came later would push away what somebody reads. */
export const loadDrawnRules = async (game: GameId): Promise<DrawnRules> => {
  const [pages, examples] = await Promise.all([loadRules(game), loadExamples(game)]);
  return { pages, examples };
};
