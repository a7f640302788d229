import { counsel, everyMove, type MakeCounsel } from '../advice.ts';
import { chanceToWin } from '../search/assess.ts';
import { withRivals } from '../terms.ts';
import type { NauticusGame } from './evaluate.ts';
import { evaluateBy, TERMS, type Term, termsBy } from './evaluate.ts';
import { hasEnded, newPlanner, planTurns } from './planner.ts';
import { MARGIN, WIDTH_AT_ROOT } from './turnSearch.ts';

export type NauticusTerm = Term | 'rivals';
const NAMES: readonly NauticusTerm[] = [...TERMS, 'rivals'];

export const nauticusCounsel: MakeCounsel<NauticusGame> = (game, options, bot, judge) => {
  const evaluate = evaluateBy(game);
  const planner = newPlanner(game, options, { evaluate, width: WIDTH_AT_ROOT, keep: 1 });
  const next = game.blank(options);
  return counsel(game, options, {
    bot,
    judge,
    names: NAMES,
    terms: withRivals(termsBy(game), evaluate, options.seats),
    worlds: 1,
    candidates: everyMove,
    endOf: (s, m) => {
      game.copyInto(next, s);
      game.play(next, m);
      return hasEnded(next, s) ? next : planTurns(planner, next).plans[0].state;
    },
    winOf: ahead => chanceToWin(ahead, MARGIN),
  });
};
