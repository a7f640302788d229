import type { GameId } from '@tidetable/rules';
import { needTexts } from '../texts.ts';
import type { GameUi } from './gameUi.ts';

const loaders: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  'nautilus-island': async () => (await import('./nautilus-island/index.tsx')).nautilusIslandUi,
  nautilion: async () => (await import('./nautilion/index.tsx')).nautilionUi,
  nauticus: async () => (await import('./nauticus/index.tsx')).nauticusUi,
};

export const GAMES = Object.keys(loaders) as readonly GameId[];

export const loadGame = (id: string): Promise<GameUi> | undefined =>
  Object.hasOwn(loaders, id) ? loadWithTexts(id as GameId) : undefined;

const loadWithTexts = async (id: GameId): Promise<GameUi> => {
  setTimeout(prepareLists);
  const [ui] = await Promise.all([loaders[id](), needTexts(id)]);
  return ui;
};

/** The first `Intl.ListFormat` is slow in a browser: made here while files are loading, not while a table is rendered. */
const prepareLists = (): string => new Intl.ListFormat().format([]);
