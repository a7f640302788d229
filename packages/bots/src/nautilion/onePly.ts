import { type Move, type Nautilion, nautilion, type Options, type Rng } from '@tidetable/rules';
import type { Bot } from '../bot.ts';
import { indexOfMost } from '../greedy.ts';
import { outlook } from './outlook.ts';

type State = Nautilion.State;

/** A player that looks at a position itself; only ever given guesses. */
export interface OnePly {
  /** What each of the legal moves promises. */
  worths(s: State, legal: Int32Array, count: number): Float64Array;
  choose(s: State, legal: Int32Array, count: number, rng: Rng): Move;
  /** How many positions it has looked at so far. */
  looks(): number;
}

/** Tries every legal move and takes the one with the best outlook. */
export const onePly = (options: Options): OnePly => {
  const ahead = outlook(options);
  const next = nautilion.blank(options);
  const worth = (s: State, m: Move): number => {
    nautilion.copyInto(next, s);
    nautilion.play(next, m);
    return ahead.worth(next, s);
  };
  const worths = (s: State, legal: Int32Array, count: number): Float64Array =>
    Float64Array.from(legal.subarray(0, count), m => worth(s, m));
  const choose = (s: State, legal: Int32Array, count: number, rng: Rng): Move =>
    count === 1 ? legal[0] : legal[indexOfMost(worths(s, legal, count), rng)];
  return { worths, choose, looks: ahead.looks };
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
