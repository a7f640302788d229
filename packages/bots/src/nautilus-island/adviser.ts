import { CHANCE, type NautilusIsland, type Options, OVER } from '@tidetable/rules';
import { type AdviserSetup, counsel, everyMove, type MakeCounsel } from '../advice.ts';
import { drawOutcome } from '../chance.ts';
import { indexOfMost } from '../greedy.ts';
import { newOwnTurnSearch, worthAfter } from '../ownTurnSearch.ts';
import { chanceToWin } from '../search/assess.ts';
import { withRivals } from '../terms.ts';
import { MARGIN } from './bots.ts';
import { evaluateBy, type NautilusIslandGame, TERMS, type Term, termsBy } from './evaluate.ts';

type State = NautilusIsland.State;

export type NautilusIslandTerm = Term | 'rivals';
const NAMES: readonly NautilusIslandTerm[] = [...TERMS, 'rivals'];

const DEPTH = 4; // moves of a turn
const WORLDS = 16;

export const nautilusIslandCounsel: MakeCounsel<NautilusIslandGame> = (game, options, bot, judge) =>
  counsel(game, options, {
    bot,
    judge,
    names: NAMES,
    terms: withRivals(termsBy(game), evaluateBy(game), options.seats),
    worlds: WORLDS,
    candidates: everyMove,
    endOf: endOfTurn(game, options),
    winOf: ahead => chanceToWin(ahead, MARGIN),
  });

const endOfTurn = (game: NautilusIslandGame, options: Options): AdviserSetup<State>['endOf'] => {
  const ahead = newOwnTurnSearch(game, options, { evaluate: evaluateBy(game), depth: DEPTH });
  const end = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  return (s, m, rng) => {
    const seat = game.toAct(s);
    game.copyInto(end, s);
    game.play(end, m);
    while (end.round === s.round && end.turn === s.turn && game.toAct(end) !== OVER) {
      const n = game.legalMoves(end, legal);
      if (game.toAct(end) === CHANCE) game.play(end, drawOutcome(game, end, legal, n, rng));
      else {
        const worths = Float64Array.from(legal.subarray(0, n), move =>
          worthAfter(ahead, end, move, seat),
        );
        game.play(end, legal[indexOfMost(worths, rng)]);
      }
    }
    return end;
  };
};
