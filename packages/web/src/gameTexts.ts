/** The texts of one game, loaded without its drawings. */
import type { GameText, Language } from '@tidetable/text/shell';
import type { GameId } from '@tidetable/text/web';

type Texts = Record<Language, GameText>;

const loaders: Record<GameId, () => Promise<Texts>> = {
  'nautilus-island': async () => (await import('@tidetable/text/nautilus-island')).text,
  nautilion: async () => (await import('@tidetable/text/nautilion')).text,
  nauticus: async () => (await import('@tidetable/text/nauticus')).text,
};

export const isGameId = (game: string): game is GameId => Object.hasOwn(loaders, game);

export const loadTexts = (game: GameId): Promise<Texts> => loaders[game]();
