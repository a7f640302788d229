/** The texts of one game, loaded without its drawings. */

import type { GameId } from '@tidetable/rules';
import type { GameText, Language } from '@tidetable/text/shell';

type Texts = Record<Language, GameText>;

const loaders: Readonly<Record<GameId, () => Promise<Texts>>> = {
  'nautilus-island': async () => (await import('@tidetable/text/nautilus-island')).text,
  nautilion: async () => (await import('@tidetable/text/nautilion')).text,
  nauticus: async () => (await import('@tidetable/text/nauticus')).text,
};

export const isGameId = (game: string): game is GameId => Object.hasOwn(loaders, game);

export const loadTexts = (game: GameId): Promise<Texts> => loaders[game]();
