/** The legal moves as they are listed for a person, each with the number that plays it. */
import type { AnyMatch } from '@tidetable/match';
import type { GameId } from '@tidetable/rules';
import { moveNotation as nauticus } from '@tidetable/rules/nauticus';
import { moveNotation as nautilion } from '@tidetable/rules/nautilion';

export interface Choice {
  readonly number: number;
  readonly move: string;
}

/** What ends an action or a choice has the same number wherever it is possible. */
const END = 0;
const ENDS: Readonly<Partial<Record<GameId, string>>> = {
  nautilion: nautilion.done,
  nauticus: nauticus.end,
};

/** Seldom meant, so it does not stand where a habit would hit it. */
const LATE: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  nauticus: [nauticus.pass, nauticus.extra],
};

export const choicesOf = (match: AnyMatch): Choice[] => {
  const { id } = match.game;
  const moves = match.legalMoves();
  const end = moves.filter(move => move === ENDS[id]);
  const late = (LATE[id] ?? []).filter(move => moves.includes(move));
  const others = moves.filter(move => !end.includes(move) && !late.includes(move));
  return [
    ...end.map(move => ({ number: END, move })),
    ...[...others, ...late].map((move, i) => ({ number: i + 1, move })),
  ];
};
