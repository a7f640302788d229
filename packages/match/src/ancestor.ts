import { sameData } from '@tidetable/rules';
import type { MatchFile } from './matchFile.ts';

/**
 * Is `later` the match `earlier` with more in its log, or with nothing more? A match that was
 * branched off has the same commitment, but its log goes another way.
 */
export const isAncestor = (earlier: MatchFile, later: MatchFile): boolean =>
  sameData(startOf(earlier), startOf(later)) &&
  earlier.log.length <= later.log.length &&
  earlier.log.every((entry, ply) => sameData(entry, later.log[ply]));

const startOf = ({ commitment, seats, pace, salts, deal }: MatchFile) => ({
  commitment,
  seats,
  pace,
  salts,
  deal,
});
