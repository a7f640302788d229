import type { ReadError } from './readError.ts';
import { sameData } from './sameData.ts';

interface PositionPieces<State, Position> {
  /** May throw, or find that no table has such options. */
  readonly fromPosition: (p: Position) => State | ReadError;
  readonly position: (s: State) => object;
  readonly brokenInvariant: (s: State) => string | undefined;
}

/** Reads a position as if it were right, and accepts it if writing it again changes nothing and nothing is wrong with it. */
export const readPosition = <State extends object, Position>(
  p: unknown,
  { fromPosition, position, brokenInvariant }: PositionPieces<State, Position>,
): State | ReadError => {
  let s: State | ReadError;
  try {
    s = fromPosition(p as Position);
  } catch {
    return { readError: 'shape' };
  }
  if ('readError' in s) return s;
  if (!sameData(position(s), p)) return { readError: 'shape' };
  const wrong = brokenInvariant(s);
  return wrong === undefined ? s : { readError: wrong };
};
