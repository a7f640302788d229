import { type MatchResult, standingsOf } from '@tidetable/match';
import { type GameId, IS_COOPERATIVE } from '@tidetable/rules';

/** Have all won together? Undefined while the match runs, and in a competitive game. */
export const isWonTogether = (
  game: string,
  result: MatchResult | null | undefined,
): boolean | undefined => {
  const standings = standingsOf(result);
  return standings && Object.hasOwn(IS_COOPERATIVE, game) && IS_COOPERATIVE[game as GameId]
    ? standings.points[0] > 0
    : undefined;
};
