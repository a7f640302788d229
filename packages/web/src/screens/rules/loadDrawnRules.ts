import type { GameId } from '@tidetable/rules';
import type { Catalogue, RulesPage } from '@tidetable/text/shell';
import type { Examples } from '../../games/examples.ts';
import { loadExamples } from '../../games/loadExamples.ts';
import { newestEdition } from '../../table/gameAt.ts';
import { needTexts } from '../../texts.ts';
import { loadRules } from './loadRules.ts';
import { type UncertainValues, uncertainValues } from './uncertainValues.ts';

export interface DrawnRules {
  readonly game: GameId;
  readonly pages: Catalogue<RulesPage>;
  readonly examples: Examples;
  readonly values: UncertainValues;
}

/** All at once: a later drawing would move the text that is being read. */
export const loadDrawnRules = async (game: GameId): Promise<DrawnRules> => {
  const [pages, examples, edition] = await Promise.all([
    loadRules(game),
    loadExamples(game),
    newestEdition(game),
    needTexts('box'),
  ]);
  return { game, pages, examples, values: uncertainValues(edition) };
};
