import type { LogLine } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';

/** Was it for want of time that somebody else plays this seat now? */
export const isLate = (lines: readonly Pick<LogLine, 'decided'>[], seat: Seat): boolean =>
  lines.findLast(({ decided }) => decided?.seat === seat && 'player' in decided)?.decided?.type ===
  'time-out';
