/** The texts of one game, loaded without its drawings. */

import type { GameId } from '@tidetable/rules';
import type { Catalogue, GameText } from '@tidetable/text/shell';
import { preloadTexts } from './settings.ts';
import { needTexts } from './texts.ts';

type Texts = Catalogue<GameText>;

const loaders: Readonly<Record<GameId, () => Promise<Texts>>> = {
  'nautilus-island': async () => (await import('@tidetable/text/nautilus-island')).text,
  nautilion: async () => (await import('@tidetable/text/nautilion')).text,
  nauticus: async () => (await import('@tidetable/text/nauticus')).text,
};

export const isGameId = (game: string): game is GameId => Object.hasOwn(loaders, game);

export const loadGameTexts = async (game: GameId): Promise<Texts> => {
  const [texts] = await Promise.all([loaders[game](), needTexts(game)]);
  return texts;
};

/** Before any language is spoken. */
export const preloadGameTexts = async (game: GameId): Promise<void> => {
  await Promise.all([loaders[game](), preloadTexts(game)]);
};
