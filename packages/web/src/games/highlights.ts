import type { BoardProps } from './gameUi.ts';

/** Does the list point at this move, or a hint at it as one of two? */
export const highlights = (
  { highlighted, candidates = [] }: Pick<BoardProps, 'highlighted' | 'candidates'>,
  move: string | undefined,
): boolean => move !== undefined && (move === highlighted || candidates.includes(move));
