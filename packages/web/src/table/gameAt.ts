/** The game that a table plays, by its edition and with its components. */
import { type AnyGame, gameOfEdition } from '@tidetable/rules';
import type { TableCard } from './table.ts';

export const gameAt = ({ game, edition }: Pick<TableCard, 'game' | 'edition'>): AnyGame => {
  const played = gameOfEdition(game, edition);
  if (!played) throw new Error(`no edition ${edition.rules} of ${game}`);
  return played;
};
