import { type LogLine, takenBackTo } from '@tidetable/match';

/** The only legal move; undefined just after an undo, since the person wants to stop here. */
export const forcedMove = (
  legal: readonly string[],
  lines: readonly LogLine[],
): string | undefined => {
  const last = lines.at(-1)?.decided;
  const isUndone = last !== undefined && takenBackTo(last) !== undefined;
  return legal.length === 1 && !isUndone ? legal[0] : undefined;
};
