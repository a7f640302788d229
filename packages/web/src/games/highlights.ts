import type { BoardProps } from './gameUi.ts';

/** Is the move pointed at in the list, or one of the two moves of a hint? */
export const highlights = (
  { highlighted, candidates = [] }: Pick<BoardProps, 'highlighted' | 'candidates'>,
  move: string | undefined,
): boolean => move !== undefined && (move === highlighted || candidates.includes(move));
