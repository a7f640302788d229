import type { Nautilion } from '@tidetable/rules';
import { counsel, type MakeCounsel } from '../advice.ts';
import { TERMS, type Term, terms } from './evaluate.ts';
import { mostPromising, newHelm, sailOn } from './foresight.ts';
import { worths } from './onePly.ts';
import type { NautilionGame } from './turnSearch.ts';

export type NautilionTerm = Term;

const CANDIDATES = 4;
const WORLDS = 16;

export const nautilionCounsel: MakeCounsel<NautilionGame> = (game, options, bot, judge) => {
  const helm = newHelm(game, options);
  const end = game.blank(options);
  return counsel(game, options, {
    bot,
    judge,
    names: TERMS,
    terms,
    worlds: WORLDS,
    candidates: (legal, s) => mostPromising(legal, worths(helm.player, s, legal), CANDIDATES),
    endOf: (s: Nautilion.State, m, rng) => {
      game.copyInto(end, s);
      game.play(end, m);
      sailOn(helm, end, { sea: rng(1 << 20), until: s.turn }, rng);
      return end;
    },
  });
};
