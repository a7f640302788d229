/** The order of a person's tables. */
import type { TableList } from '@tidetable/client';

export type Listed = TableList['tables'][number];

/** Everybody sits at a table of this person, who may begin. */
export const isReadyForMe = ({ table, seats }: Listed): boolean =>
  table.phase === 'open' &&
  seats.includes(table.ownerSeat) &&
  table.seats.every(({ name }) => name !== null);

export const isWaitingForMe = (listed: Listed): boolean => {
  const { table, seats, toAct } = listed;
  const isMyTurn = table.phase === 'running' && toAct !== null && seats.includes(toAct);
  return isMyTurn || isReadyForMe(listed);
};

const rankOf = (listed: Listed): number => {
  if (isWaitingForMe(listed)) return 0;
  return { running: 1, sealing: 2, open: 2, over: 3 }[listed.table.phase];
};

/** The deadline of a table without one, for comparison. */
const NO_DEADLINE = Number.POSITIVE_INFINITY;

/**
 * Tables that wait for this person, least time first, then longest waiting; the others, latest
 * first.
 */
export const mostUrgentFirst = (tables: readonly Listed[]): Listed[] =>
  tables.toSorted((a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b)) return rank - rankOf(b);
    if (rank !== 0) return b.at - a.at;
    const [left, other] = [a.left ?? NO_DEADLINE, b.left ?? NO_DEADLINE];
    return left === other ? a.at - b.at : left - other;
  });
