import { isGameId, preloadGameTexts } from '../../gameTexts.ts';
import { preloadTexts } from '../../settings.ts';
import { newestEdition } from '../../table/gameAt.ts';

/** What the set-up page of a game asks for, if there is such a game. */
export const preloadSetup = async (game: string): Promise<void> => {
  if (!isGameId(game)) return;
  await Promise.all([newestEdition(game), preloadGameTexts(game), preloadTexts('online')]);
};
