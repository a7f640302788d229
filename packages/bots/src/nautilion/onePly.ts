import type { Move, Nautilion, nautilion, Options, Rng } from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { indexOfMost } from '../greedy.ts';
import { outlook } from './outlook.ts';

type State = Nautilion.State;
type NautilionGame = typeof nautilion;

/** A player that looks at a position itself; only ever given guesses. */
export interface OnePly {
  /** What each of the legal moves promises. */
  worths(s: State, legal: Int32Array, count: number): Float64Array;
  choose(s: State, legal: Int32Array, count: number, rng: Rng): Move;
  /** How many positions it has looked at so far. */
  looks(): number;
}

/** Tries every legal move and takes the one with the best outlook. */
export const onePly = (game: NautilionGame, options: Options): OnePly => {
  const ahead = outlook(game, options);
  const next = game.blank(options);
  const worth = (s: State, m: Move): number => {
    game.copyInto(next, s);
    game.play(next, m);
    return ahead.worth(next, s);
  };
  const worths = (s: State, legal: Int32Array, count: number): Float64Array =>
    Float64Array.from(legal.subarray(0, count), m => worth(s, m));
  const choose = (s: State, legal: Int32Array, count: number, rng: Rng): Move =>
    count === 1 ? legal[0] : legal[indexOfMost(worths(s, legal, count), rng)];
  return { worths, choose, looks: ahead.looks };
};

/** All of Nautilion lies open but what is still shuffled, so one world is enough. */
export const greedyAdmiral = (game: NautilionGame, options: Options): Bot => {
  const { choose } = onePly(game, options);
  const now = game.blank(options);
  return botOf(game, ({ view }, legal, rng) => {
    game.worlds(view as Nautilion.View).guessInto(now, rng);
    return choose(now, legal, legal.length, rng);
  });
};
