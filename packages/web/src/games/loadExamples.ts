/** The drawn examples of a game's rules; loaded with the rules. */
import type { GameId } from '@tidetable/rules';
import { needTexts } from '../texts.ts';
import type { Examples } from './examples.ts';

const loaders: Readonly<Record<GameId, () => Promise<Examples>>> = {
  'nautilus-island': async () => (await import('./nautilus-island/examples.tsx')).examples,
  nautilion: async () => (await import('./nautilion/examples.tsx')).examples,
  nauticus: async () => (await import('./nauticus/examples.tsx')).examples,
};

export const loadExamples = async (game: GameId): Promise<Examples> => {
  const [examples] = await Promise.all([loaders[game](), needTexts(game)]);
  return examples;
};
