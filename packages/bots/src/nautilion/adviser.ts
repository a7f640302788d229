import type { Nautilion } from '@tidetable/rules';
import { counsel, type MakeCounsel } from '../advice.ts';
import { TERMS, type Term, terms } from './evaluate.ts';
import { helmsman, mostPromising, type NautilionGame } from './foresight.ts';
import { onePly } from './onePly.ts';

export type NautilionTerm = Term;

const CANDIDATES = 4;
const WORLDS = 16;

export const nautilionCounsel: MakeCounsel<NautilionGame> = (game, options, bot) => {
  const { worths, choose } = onePly(game, options);
  const sailOn = helmsman(game, choose);
  const end = game.blank(options);
  return counsel(game, options, {
    bot,
    names: TERMS,
    terms,
    worlds: WORLDS,
    candidates: (legal, s) => mostPromising(legal, worths(s, legal, legal.length), CANDIDATES),
    endOf: (s: Nautilion.State, m, rng) => {
      game.copyInto(end, s);
      game.play(end, m);
      sailOn(end, rng(1 << 20), rng, s.turn);
      return end;
    },
  });
};
