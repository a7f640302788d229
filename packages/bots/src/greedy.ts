import type { Game, GameEvent, Options, Rng } from '@tidetable/rules';
import type { Bot } from './bot.ts';
import { lookAhead } from './lookAhead.ts';
import type { Evaluate } from './terms.ts';

export interface GreedySetup<S> {
  readonly evaluate: Evaluate<S>;
  /** Worlds to imagine for a decision; one is enough where nothing is hidden. */
  readonly worlds: number;
  /** How many of its own small moves it looks ahead: a turn's worth. */
  readonly depth: number;
}

/** Takes the move that is best for its own turn, on average over worlds that its view allows. */
export const greedy = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { evaluate, worlds, depth }: GreedySetup<S>,
): Bot => {
  const guess = game.blank(options);
  const ahead = lookAhead(game, options, evaluate, depth);
  return turn => {
    if (turn.count === 1) return turn.legal[0];
    const sums = new Float64Array(turn.count);
    const imagined = game.worlds(turn.view() as V);
    for (let w = 0; w < worlds; w++) {
      imagined.guessInto(guess, turn.rng);
      const seat = game.toAct(guess);
      for (let i = 0; i < turn.count; i++) sums[i] += ahead.after(guess, turn.legal[i], seat);
    }
    return turn.legal[indexOfMost(sums, turn.rng)];
  };
};

/** The index of the largest number; one of them, by lot, if there are several. */
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
