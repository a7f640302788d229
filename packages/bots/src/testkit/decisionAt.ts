import type { Decision } from '@tidetable/match';
import type { AnyGame } from '@tidetable/rules';
import { legalList } from '@tidetable/rules/testkit';

/** The decision of the seat to act in a position. */
export const decisionAt = (game: AnyGame, s: object): Decision => {
  const seat = game.toAct(s);
  const legal = Array.from(legalList(game, s), m => game.formatMove(m));
  return { ply: 0, seat, view: game.view(s, seat), legal };
};
