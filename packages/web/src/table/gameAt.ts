/** The rules of a game, loaded when a table needs them. */
import type { SomeEditions } from '@tidetable/match';
import { type AnyGame, type GameId, gameAmong } from '@tidetable/rules';
import type { TableCard } from './table.ts';

const loaders: Readonly<Record<GameId, () => Promise<readonly AnyGame[]>>> = {
  'nautilus-island': async () =>
    (await import('@tidetable/rules/nautilus-island/editions')).nautilusIslandEditions,
  nautilion: async () => (await import('@tidetable/rules/nautilion/editions')).nautilionEditions,
  nauticus: async () => (await import('@tidetable/rules/nauticus/editions')).nauticusEditions,
};

/** The editions of one game; none of an unknown game. */
export const loadEditions = async (game: string): Promise<SomeEditions> =>
  Object.hasOwn(loaders, game) ? { [game]: await loaders[game as GameId]() } : {};

/** The edition that new tables play. */
export const newestEdition = async (game: GameId): Promise<AnyGame> => {
  const released = await loaders[game]();
  return released[released.length - 1];
};

/** The game that a table plays, by its edition and its component sheet. */
export const gameAt = async ({
  game,
  edition,
}: Pick<TableCard, 'game' | 'edition'>): Promise<AnyGame> => {
  const played = gameAmong(await loaders[game](), edition);
  if (!played) throw new Error(`no edition ${edition.rules} of ${game}`);
  return played;
};
