/** The legal moves as they are listed for a person, each with the number that plays it. */
import type { GameText, Rank } from '../gameText.ts';

/** Behind the ordinary moves, where no habit hits them by mistake. */
const RANKS: readonly Rank[] = ['spell', 'pass', 'end', 'extra'];

export interface Choice {
  readonly number: number;
  readonly move: string;
}

/** What ends an action or a choice has the same number wherever it is possible. */
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
