import type { Game, GameEvent, Options, Rng, Seat } from '@tidetable/rules';
import { CHANCE } from '@tidetable/rules';
import type { Bot } from './bot.ts';

/** How good a position is for a seat, in points; only differences matter. Sees guesses, never the truth. */
export type Evaluate<S> = (s: S, seat: Seat) => number;

export interface GreedySetup<S> {
  readonly evaluate: Evaluate<S>;
  /** Worlds to imagine for a decision; one is enough where nothing is hidden. */
  readonly worlds: number;
  /** How many of its own small moves it looks ahead before it judges: a turn's worth. */
  readonly depth: number;
}

/**
 * Looks to the end of its own turn and no further: tries every way to go on in worlds that its view
 * allows, and takes the one that is best on average. Where chance answers, all outcomes are weighed.
 */
export const greedy = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { evaluate, worlds, depth }: GreedySetup<S>,
): Bot => {
  const guess = game.blank(options);
  // For each depth a state and a list, so that looking ahead allocates nothing.
  const states = Array.from({ length: depth + 2 }, () => game.blank(options));
  const lists = Array.from({ length: depth + 2 }, () => new Int32Array(game.maxLegal));

  const value = (s: S, seat: Seat, left: number): number => {
    const toAct = game.toAct(s);
    if (toAct === CHANCE) return expected(s, seat, left);
    if (toAct !== seat || left === 0) return evaluate(s, seat);
    const list = lists[left];
    const n = game.legalMoves(s, list);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) best = Math.max(best, after(s, list[i], seat, left));
    return best;
  };

  const expected = (s: S, seat: Seat, left: number): number => {
    if (left === 0) return evaluate(s, seat);
    const list = lists[left];
    const n = game.legalMoves(s, list);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = game.odds(s, list[i]);
      sum += odds * after(s, list[i], seat, left);
      total += odds;
    }
    return sum / total;
  };

  const after = (s: S, m: number, seat: Seat, left: number): number => {
    const next = states[left];
    game.copyInto(next, s);
    game.play(next, m);
    return value(next, seat, left - 1);
  };

  return turn => {
    if (turn.count === 1) return turn.legal[0];
    const sums = new Float64Array(turn.count);
    const imagined = game.worlds(turn.view() as V);
    for (let w = 0; w < worlds; w++) {
      imagined.guessInto(guess, turn.rng);
      const seat = game.toAct(guess);
      for (let i = 0; i < turn.count; i++) sums[i] += after(guess, turn.legal[i], seat, depth);
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
