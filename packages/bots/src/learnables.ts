import type { GameId } from '@tidetable/rules';
import type { Learnable } from './network/learnable.ts';

/** The games for which networks are trained. */
const loaders: Readonly<Partial<Record<GameId, () => Promise<Learnable>>>> = {
  'nautilus-island': async () => (await import('./nautilus-island/learnable.ts')).learnable,
  nautilion: async () => (await import('./nautilion/learnable.ts')).nautilionLearnable,
  nauticus: async () => (await import('./nauticus/learnable.ts')).nauticusLearnable,
};

export const loadLearnable = async (game: GameId): Promise<Learnable | undefined> =>
  loaders[game]?.();
