import { takenBackTo } from '@tidetable/match';
import type { LogLine } from '../../table/table.ts';

/** The only move there is; but whoever has just taken one back wants to stop here. */
export const forcedMove = (
  legal: readonly string[],
  lines: readonly LogLine[],
): string | undefined => {
  const last = lines.at(-1)?.decided;
  const isUndone = last !== undefined && takenBackTo(last) !== undefined;
  return legal.length === 1 && !isUndone ? legal[0] : undefined;
};
