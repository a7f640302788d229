import type { Game, GameEvent, Options, Rng } from '@tidetable/rules';
import { type Bot, botOf } from './bot.ts';
import { newOwnTurnSearch, worthAfter } from './ownTurnSearch.ts';
import type { Evaluate } from './terms.ts';

export interface GreedySetup<S> {
  readonly evaluate: Evaluate<S>;
  /** Worlds to imagine for a decision; one is enough where nothing is hidden. */
  readonly worlds: number;
  /** The search depth in moves of its own seat: one turn. */
  readonly depth: number;
}

/** Takes the move that is best for its own turn, on average over worlds that its view allows. */
export const greedy = <S extends object, V extends object>(
  game: Game<S, V, GameEvent>,
  options: Options,
  setup: GreedySetup<S>,
): Bot => {
  const guess = game.blank(options);
  const ahead = newOwnTurnSearch(game, options, setup);
  return botOf(game, (decision, legal, rng) => {
    if (legal.length === 1) return legal[0];
    const sums = new Float64Array(legal.length);
    const imagined = game.worlds(decision.view as V);
    for (let w = 0; w < setup.worlds; w++) {
      imagined.sampleInto(guess, rng);
      const seat = game.toAct(guess);
      for (let i = 0; i < legal.length; i++) sums[i] += worthAfter(ahead, guess, legal[i], seat);
    }
    return legal[indexOfMost(sums, rng)];
  });
};

/** The index of the largest number; ties are broken at random. */
export const indexOfMost = (numbers: Float64Array, rng: Rng): number => {
  let best = 0;
  let ties = 1;
  for (let i = 1; i < numbers.length; i++) {
    if (numbers[i] > numbers[best]) {
      best = i;
      ties = 1;
    } else if (numbers[i] === numbers[best] && rng(++ties) === 0) best = i;
  }
  return best;
};
