import type { GameId } from '@tidetable/rules';
import { rulesPages } from '@tidetable/text/rules';
import type { Catalogue, RulesPage } from '@tidetable/text/shell';
import { needTexts } from '../../texts.ts';

export const loadRules = async (game: GameId): Promise<Catalogue<RulesPage>> => {
  await needTexts(`${game}/rules`);
  return rulesPages[game];
};
