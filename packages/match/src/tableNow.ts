import type { MatchFile } from './matchFile.ts';
import { afterEntry, startTable, type TableState } from './tableState.ts';

/** How the table of a file stood before each entry and after the last, without replaying its game. */
export const tablesOf = ({
  seats,
  pace,
  log,
}: Pick<MatchFile, 'seats' | 'pace' | 'log'>): TableState[] => {
  const tables = [startTable(seats, pace)];
  for (const { check: _, ...entry } of log)
    tables.push(afterEntry(tables[tables.length - 1], entry));
  return tables;
};

export const tableNow = (file: MatchFile): TableState => tablesOf(file)[file.log.length];
