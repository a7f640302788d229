import {
  CHANCE,
  type Move,
  type Nautilion,
  nautilion,
  type Options,
  type Rng,
} from '@tidetable/rules';
import type { Bot } from '../bot.ts';
import { indexOfMost } from '../greedy.ts';
import { outlook } from './outlook.ts';

type State = Nautilion.State;

/** A player that looks at a position itself; only ever given guesses. */
export interface OnePly {
  /** What each of the legal moves promises. */
  worths(s: State, legal: Int32Array, count: number): Float64Array;
  choose(s: State, legal: Int32Array, count: number, rng: Rng): Move;
}

/**
 * Tries every legal move and takes the one with the best outlook; where chance answers a move, its
 * outcomes are weighed by their odds.
 */
export const onePly = (options: Options): OnePly => {
  const judge = outlook(options);
  const next = nautilion.blank(options);
  const outcome = nautilion.blank(options);
  const outcomes = new Int32Array(nautilion.maxLegal);
  const worth = (s: State, m: Move): number => {
    nautilion.copyInto(next, s);
    nautilion.play(next, m);
    return nautilion.toAct(next) === CHANCE ? expected(s) : judge(next, s);
  };
  const expected = (from: State): number => {
    const n = nautilion.legalMoves(next, outcomes);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = nautilion.odds(next, outcomes[i]);
      nautilion.copyInto(outcome, next);
      nautilion.play(outcome, outcomes[i]);
      sum += odds * judge(outcome, from);
      total += odds;
    }
    return sum / total;
  };
  const worths = (s: State, legal: Int32Array, count: number): Float64Array =>
    Float64Array.from(legal.subarray(0, count), m => worth(s, m));
  const choose = (s: State, legal: Int32Array, count: number, rng: Rng): Move =>
    count === 1 ? legal[0] : legal[indexOfMost(worths(s, legal, count), rng)];
  return { worths, choose };
};

/** All of Nautilion lies open but what is still shuffled, so one world is enough. */
export const greedyAdmiral = (options: Options): Bot => {
  const { choose } = onePly(options);
  const now = nautilion.blank(options);
  return turn => {
    nautilion.worlds(turn.view() as Nautilion.View).guessInto(now, turn.rng);
    return choose(now, turn.legal, turn.count, turn.rng);
  };
};
