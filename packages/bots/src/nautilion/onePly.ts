import { CHANCE, type Move, nautilion, type Options } from '@tidetable/rules';
import type { Bot } from '../bot.ts';
import { indexOfMost } from '../greedy.ts';
import { outlook } from './outlook.ts';

type State = ReturnType<typeof nautilion.blank>;

/**
 * Tries every legal move and takes the one with the best outlook; where chance answers a move, its
 * outcomes are weighed by their odds. All of Nautilion lies open, so one world is enough.
 */
export const onePly = (options: Options): Bot => {
  const judge = outlook(options);
  const now = nautilion.blank(options);
  const next = nautilion.blank(options);
  const outcome = nautilion.blank(options);
  const outcomes = new Int32Array(nautilion.maxLegal);
  const worth = (m: Move): number => {
    nautilion.copyInto(next, now);
    nautilion.play(next, m);
    return nautilion.toAct(next) === CHANCE ? expected(next) : judge(next, now);
  };
  const expected = (s: State): number => {
    const n = nautilion.legalMoves(s, outcomes);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = nautilion.odds(s, outcomes[i]);
      nautilion.copyInto(outcome, s);
      nautilion.play(outcome, outcomes[i]);
      sum += odds * judge(outcome, now);
      total += odds;
    }
    return sum / total;
  };
  return turn => {
    if (turn.count === 1) return turn.legal[0];
    nautilion.worlds(turn.view() as ReturnType<typeof nautilion.view>).guessInto(now, turn.rng);
    const values = Float64Array.from(turn.legal.subarray(0, turn.count), m => worth(m));
    return turn.legal[indexOfMost(values, turn.rng)];
  };
};
