import { type AnyGame, gameOfEdition } from '@tidetable/rules';
import type { TableCard } from './table.ts';

/** The game that a table plays, by its edition and its component sheet. */
export const gameAt = ({ game, edition }: Pick<TableCard, 'game' | 'edition'>): AnyGame => {
  const played = gameOfEdition(game, edition);
  if (!played) throw new Error(`no edition ${edition.rules} of ${game}`);
  return played;
};
