import { foreseeMove, type SeatView } from '@tidetable/match';
import type { AnyGame } from '@tidetable/rules';
import type { TableCard } from './table.ts';

/**
 * The expected outcome of an own move, shown until a remote table has answered; undefined if it is
 * not certain.
 */
export const foresee = (
  game: AnyGame,
  card: Pick<TableCard, 'options' | 'players'>,
  moment: SeatView,
  move: string,
): SeatView | undefined => {
  const foreseen = foreseeMove(game, card.options, moment, move);
  if (!foreseen) return undefined;
  const { events, time, ...seen } = foreseen;
  const { ply, seat } = moment;
  const names = card.players.map(({ name }) => name);
  return {
    ...moment,
    ...seen,
    ply: ply + 1,
    undo: {},
    lines: [{ ply, seat, ...time, names, events }],
  };
};
