import { isGameId, preloadGameTexts } from '../../gameTexts.ts';
import { preloadTexts } from '../../settings.ts';
import { newestEdition } from '../../table/gameAt.ts';

/** Preloads the set-up page of a game, if the game exists. */
export const preloadSetup = async (game: string): Promise<void> => {
  if (!isGameId(game)) return;
  await Promise.all([newestEdition(game), preloadGameTexts(game), preloadTexts('onlineSetup')]);
};
