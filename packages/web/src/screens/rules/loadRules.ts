import type { Language, RulesPage } from '@tidetable/text/shell';
import type { GameId } from '@tidetable/text/web';

type Pages = Record<Language, RulesPage>;

const loaders: { readonly [G in GameId]?: () => Promise<Pages> } = {
  'nautilus-island': async () => (await import('@tidetable/text/rules/nautilus-island')).rulesPages,
  nauticus: async () => (await import('@tidetable/text/rules/nauticus')).rulesPages,
};

/** The rules of a game in every language, so that a switch of language keeps the place. */
export const loadRules = async (game: GameId): Promise<Pages | undefined> => loaders[game]?.();
