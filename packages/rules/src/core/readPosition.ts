import type { ReadError } from './readError.ts';
import { sameData } from './sameData.ts';

interface PositionPieces<State, Position> {
  /** May throw, or return an error for options that no table has. */
  readonly fromPosition: (p: Position) => State | ReadError;
  readonly position: (s: State) => object;
  readonly brokenInvariant: (s: State) => string | undefined;
}

/** Reads a position as if it were valid, and accepts it if writing the state gives the same data and no invariant is broken. */
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
