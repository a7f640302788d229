import type { MatchFile } from './matchFile.ts';
import { afterEntry, startTable, type TableState } from './tableState.ts';

/** How the table of a file stands after its last entry, without replaying its game. */
export const tableNow = ({ seats, pace, log }: MatchFile): TableState =>
  log.reduce((table, { check: _, ...entry }) => afterEntry(table, entry), startTable(seats, pace));
