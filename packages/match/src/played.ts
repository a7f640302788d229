import type { Move, Seat } from '@tidetable/rules';

/** A move that counts: no later undo took it back. */
export interface Played {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly before: Played | undefined;
  readonly line: number; // the same for the same moves up to here
}

/** The moves that count between two of them, the last one included. */
export const lineAfter = (first: Played | undefined, last: Played | undefined): Played[] => {
  const line: Played[] = [];
  for (let played = last; played && played !== first; played = played.before) line.push(played);
  return line.reverse();
};
