import type { LogLine } from '@tidetable/match';

interface Since {
  readonly lines: readonly LogLine[];
  /** The viewer has not moved yet. */
  readonly isFirst: boolean;
}

/** The entries since one's last move; a move whose ply was undone is none. */
export const sinceLastTurn = (
  lines: readonly LogLine[],
  undone: ReadonlySet<number>,
  viewer: number,
): Since => {
  const counting = lines.filter(line => line.decided?.type !== 'undo' && !undone.has(line.ply));
  const last = counting.findLastIndex(line => line.seat === viewer && !line.decided);
  return { lines: counting.slice(last + 1), isFirst: last < 0 };
};

/** The same in the middle of a turn: the entries before its beginning. */
export const sinceTurnBefore = (
  lines: readonly LogLine[],
  undone: ReadonlySet<number>,
  viewer: number,
): Since => {
  const isPlayed = ({ ply, decided }: LogLine): boolean => !decided && !undone.has(ply);
  const now = lines.findLast(isPlayed)?.turn;
  const begun = lines.findIndex(
    line => line.seat === viewer && line.turn === now && isPlayed(line),
  );
  return sinceLastTurn(begun < 0 ? lines : lines.slice(0, begun), undone, viewer);
};
