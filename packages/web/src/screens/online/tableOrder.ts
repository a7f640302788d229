/** Which of one's tables comes first. */
import type { TableList } from '@tidetable/client';

export type Listed = TableList['tables'][number];

export const isWaitingForMe = ({ table, seats, toAct }: Listed): boolean =>
  table.phase === 'running' && toAct !== null && seats.includes(toAct);

const rankOf = (listed: Listed): number => {
  if (isWaitingForMe(listed)) return 0;
  return { running: 1, sealing: 2, open: 2, over: 3 }[listed.table.phase];
};

/** What a deadline is to be compared with where there is none. */
const NO_DEADLINE = Number.POSITIVE_INFINITY;

/** Those that wait for this person, the least time first, then the longest waiting; of the others, what happened last. */
export const mostUrgentFirst = (tables: readonly Listed[]): Listed[] =>
  tables.toSorted((a, b) => {
    const rank = rankOf(a);
    if (rank !== rankOf(b)) return rank - rankOf(b);
    if (rank !== 0) return b.at - a.at;
    const [left, other] = [a.left ?? NO_DEADLINE, b.left ?? NO_DEADLINE];
    return left === other ? a.at - b.at : left - other;
  });
