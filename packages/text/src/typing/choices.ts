/** The legal moves as they are listed for a person, each with the number that plays it. */
import type { GameText, Rank } from '../gameText.ts';

/** After the ordinary moves, where they are not chosen by mistake. */
const RANKS: readonly Rank[] = ['spell', 'pass', 'end', 'extra'];

export interface Choice {
  readonly number: number;
  readonly move: string;
}

/** A move that ends an action or a choice always has the same number. */
const END = 0;

export const choicesOf = (text: Pick<GameText, 'rank'>, moves: readonly string[]): Choice[] => {
  const placeOf = (move: string): number => {
    const rank = text.rank?.(move);
    return rank === undefined ? -1 : RANKS.indexOf(rank);
  };
  let number = END;
  return moves
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(move => ({ number: text.rank?.(move) === 'end' ? END : ++number, move }));
};
