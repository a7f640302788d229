/** Which of one's tables comes first. */
import type { TableList } from '@tidetable/client';

export type Listed = TableList['tables'][number];

export const isWaitingForMe = ({ table, seats, toAct }: Listed): boolean =>
  table.phase === 'running' && toAct !== null && seats.includes(toAct);

const rankOf = (listed: Listed): number => {
  if (isWaitingForMe(listed)) return 0;
  return { running: 1, sealing: 2, open: 2, over: 3 }[listed.table.phase];
};

/** Those that wait for this person, the longest waiting first; of the others, what happened last. */
export const mostUrgentFirst = (tables: readonly Listed[]): Listed[] =>
  tables.toSorted((a, b) => {
    const rank = rankOf(a);
    return rank - rankOf(b) || (rank === 0 ? a.at - b.at : b.at - a.at);
  });
