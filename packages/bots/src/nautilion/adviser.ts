import { type Nautilion, nautilion } from '@tidetable/rules';
import { counsel, type MakeCounsel } from '../advice.ts';
import { TERMS, type Term, terms } from './evaluate.ts';
import { helmsman, mostPromising } from './foresight.ts';
import { onePly } from './onePly.ts';

export type NautilionTerm = Term;

const CANDIDATES = 4;
const WORLDS = 16;

export const nautilionCounsel: MakeCounsel = (options, bot) => {
  const { worths, choose } = onePly(options);
  const sailOn = helmsman(choose);
  const end = nautilion.blank(options);
  return counsel(nautilion, options, {
    bot,
    names: TERMS,
    terms,
    worlds: WORLDS,
    candidates: ({ legal, count }, s) => mostPromising(legal, worths(s, legal, count), CANDIDATES),
    endOf: (s: Nautilion.State, m, rng) => {
      nautilion.copyInto(end, s);
      nautilion.play(end, m);
      sailOn(end, rng(1 << 20), rng, s.turn);
      return end;
    },
  });
};
