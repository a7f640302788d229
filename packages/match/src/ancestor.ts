import type { MatchFile } from './matchFile.ts';

type Entry = MatchFile['log'][number];

const isSame = (a: Entry, b: Entry | undefined): boolean =>
  b !== undefined &&
  a.seat === b.seat &&
  ('move' in a ? 'move' in b && a.move === b.move : 'undo' in b && a.undo === b.undo);

/**
 * Is `later` the match `earlier` with more in its log, or with nothing more? Only then may it be
 * written in its place. A match that was branched off has the same seal, but goes another way; and
 * practice never counts again.
 */
export const isAncestor = (earlier: MatchFile, later: MatchFile): boolean =>
  earlier.commitment === later.commitment &&
  (later.practice || !earlier.practice) &&
  earlier.log.every((entry, ply) => isSame(entry, later.log[ply]));
