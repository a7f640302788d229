import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  type Seat,
} from '@tidetable/rules';
import type { Evaluate } from './terms.ts';

export interface LookAhead<S> {
  /** What a position is worth after this move, if its seat goes on as well as it can. */
  after(s: S, m: Move, seat: Seat): number;
}

/**
 * Looks to the end of a seat's own turn and no further: the best of all ways to go on, judged where
 * another seat acts or `depth` small moves are over. Where chance answers, all outcomes are weighed.
 */
export const lookAhead = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  evaluate: Evaluate<S>,
  depth: number,
): LookAhead<S> => {
  // For each depth a state and a list, so that looking ahead allocates nothing.
  const states = Array.from({ length: depth + 1 }, () => game.blank(options));
  const lists = Array.from({ length: depth + 1 }, () => new Int32Array(game.maxLegal));

  const value = (s: S, seat: Seat, left: number): number => {
    const toAct = game.toAct(s);
    if (left === 0 || (toAct !== seat && toAct !== CHANCE)) return evaluate(s, seat);
    return toAct === CHANCE ? expected(s, seat, left) : best(s, seat, left);
  };

  const best = (s: S, seat: Seat, left: number): number => {
    const list = lists[left];
    const n = game.legalMoves(s, list);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) most = Math.max(most, step(s, list[i], seat, left));
    return most;
  };

  const expected = (s: S, seat: Seat, left: number): number => {
    const list = lists[left];
    const n = game.legalMoves(s, list);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = game.odds(s, list[i]);
      sum += odds * step(s, list[i], seat, left);
      total += odds;
    }
    return sum / total;
  };

  const step = (s: S, m: Move, seat: Seat, left: number): number => {
    const next = states[left];
    game.copyInto(next, s);
    game.play(next, m);
    return value(next, seat, left - 1);
  };

  return { after: (s, m, seat) => step(s, m, seat, depth) };
};
