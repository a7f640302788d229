import { type MatchResult, standingsOf } from '@tidetable/match';
import { games, isGameId } from '@tidetable/rules';

/** Have all won as one? Undefined while the match runs, and where one plays against another. */
export const isWonTogether = (
  game: string,
  result: MatchResult | null | undefined,
): boolean | undefined => {
  const standings = standingsOf(result);
  return standings && isGameId(game) && games[game].cooperative
    ? standings.points[0] > 0
    : undefined;
};
