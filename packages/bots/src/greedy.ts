import type { Game, GameEvent, Move, Options, Rng, Seat } from '@tidetable/rules';
import { CHANCE } from '@tidetable/rules';
import type { Bot } from './bot.ts';

/** How good a position is for a seat; only differences matter. Sees guesses, never the truth. */
export type Evaluate<S> = (s: S, seat: Seat) => number;

/**
 * One-ply play: tries every legal move in worlds that its view allows, and takes the best.
 * Where chance answers a move, its outcomes are weighed by their odds.
 */
export const greedy = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  evaluate: Evaluate<S>,
  worlds: number,
): Bot => {
  const guess = game.blank(options);
  const next = game.blank(options);
  const outcome = game.blank(options);
  const outcomes = new Int32Array(game.maxLegal);
  const value = (s: S, seat: Seat): number => {
    if (game.toAct(s) !== CHANCE) return evaluate(s, seat);
    const n = game.legalMoves(s, outcomes);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = game.odds(s, outcomes[i]);
      game.copyInto(outcome, s);
      game.play(outcome, outcomes[i]);
      sum += odds * evaluate(outcome, seat);
      total += odds;
    }
    return sum / total;
  };
  return turn => {
    if (turn.count === 1) return turn.legal[0];
    const sums = new Float64Array(turn.count);
    const imagined = game.worlds(turn.view() as V);
    for (let w = 0; w < worlds; w++) {
      imagined.guessInto(guess, turn.rng);
      const seat = game.toAct(guess);
      for (let i = 0; i < turn.count; i++) {
        game.copyInto(next, guess);
        game.play(next, turn.legal[i]);
        sums[i] += value(next, seat);
      }
    }
    return turn.legal[indexOfMost(sums, turn.rng)];
  };
};

/** The index of the largest number; any of them, by lot, if there are several. */
const indexOfMost = (numbers: Float64Array, rng: Rng): Move => {
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
