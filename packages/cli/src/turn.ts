import type { Turn } from '@tidetable/bots';
import type { AnyMatch } from '@tidetable/match';
import type { Rng, Seat } from '@tidetable/rules';

/** What a bot is given to decide for the seat to act. */
export const turnOf = (match: AnyMatch, seat: Seat, rng: Rng): Turn => {
  const { game, state } = match;
  const legal = new Int32Array(game.maxLegal);
  const count = game.legalMoves(state, legal);
  return { game, view: () => match.view(seat), legal, count, rng };
};
