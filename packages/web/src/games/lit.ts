import type { BoardProps } from './gameUi.ts';

/** Does the list point at this move, or a hint at it as one of two? */
export const isLit = (
  { highlighted, lit = [] }: Pick<BoardProps, 'highlighted' | 'lit'>,
  move: string | undefined,
): boolean => move !== undefined && (move === highlighted || lit.includes(move));
