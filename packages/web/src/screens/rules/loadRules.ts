import type { GameId } from '@tidetable/rules';
import type { Language, RulesPage } from '@tidetable/text/shell';

type Pages = Record<Language, RulesPage>;

const loaders: Readonly<Record<GameId, () => Promise<Pages>>> = {
  'nautilus-island': async () => (await import('@tidetable/text/rules/nautilus-island')).rulesPages,
  nautilion: async () => (await import('@tidetable/text/rules/nautilion')).rulesPages,
  nauticus: async () => (await import('@tidetable/text/rules/nauticus')).rulesPages,
};

/** The rules of a game in every language, so that a switch of language keeps the place. */
export const loadRules = (game: GameId): Promise<Pages> => loaders[game]();
