import type { Starts } from './turnStarts.ts';

export type Unit = 'move' | 'turn' | 'round';
export type Direction = -1 | 1;

/** The target of a step: from within a turn back to its beginning, finally to the end. */
export const plyAfterStep = (
  from: number,
  unit: Unit,
  direction: Direction,
  { starts, last }: { readonly starts: Starts; readonly last: number },
): number => {
  if (unit === 'move') return Math.max(0, Math.min(last, from + direction));
  const plies = unit === 'turn' ? starts.turns : starts.rounds;
  return direction < 0
    ? (plies.findLast(ply => ply < from) ?? 0)
    : (plies.find(ply => ply > from) ?? last);
};
