/**
 * Searches to the end of a seat's own turn: the maximum over all continuations, evaluated where
 * another seat acts or after `depth` moves. Chance nodes take the mean over all outcomes.
 */
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  type Seat,
} from '@tidetable/rules';
import type { Evaluate } from './terms.ts';

export interface OwnTurnSearch<S extends object> {
  readonly game: Game<S, object, GameEvent>;
  readonly evaluate: Evaluate<S>;
  readonly depth: number;
  // For each depth a state and a list, so that the search allocates nothing.
  readonly states: readonly S[];
  readonly lists: readonly Int32Array[];
}

export const newOwnTurnSearch = <S extends object>(
  game: Game<S, object, GameEvent>,
  options: Options,
  { evaluate, depth }: Pick<OwnTurnSearch<S>, 'evaluate' | 'depth'>,
): OwnTurnSearch<S> => ({
  game,
  evaluate,
  depth,
  states: Array.from({ length: depth + 1 }, () => game.blank(options)),
  lists: Array.from({ length: depth + 1 }, () => new Int32Array(game.maxLegal)),
});

/** The value of a position after this move and the best continuation of its seat. */
export const worthAfter = <S extends object>(
  ahead: OwnTurnSearch<S>,
  s: S,
  m: Move,
  seat: Seat,
): number => step(ahead, s, m, seat, ahead.depth);

const step = <S extends object>(
  ahead: OwnTurnSearch<S>,
  s: S,
  m: Move,
  seat: Seat,
  left: number,
): number => {
  const next = ahead.states[left];
  ahead.game.copyInto(next, s);
  ahead.game.play(next, m);
  return worth(ahead, next, seat, left - 1);
};

const worth = <S extends object>(
  ahead: OwnTurnSearch<S>,
  s: S,
  seat: Seat,
  left: number,
): number => {
  const toAct = ahead.game.toAct(s);
  if (left === 0 || (toAct !== seat && toAct !== CHANCE)) return ahead.evaluate(s, seat);
  return toAct === CHANCE ? expected(ahead, s, seat, left) : best(ahead, s, seat, left);
};

const best = <S extends object>(
  ahead: OwnTurnSearch<S>,
  s: S,
  seat: Seat,
  left: number,
): number => {
  const list = ahead.lists[left];
  const n = ahead.game.legalMoves(s, list);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) most = Math.max(most, step(ahead, s, list[i], seat, left));
  return most;
};

const expected = <S extends object>(
  ahead: OwnTurnSearch<S>,
  s: S,
  seat: Seat,
  left: number,
): number => {
  const { game } = ahead;
  const list = ahead.lists[left];
  const n = game.legalMoves(s, list);
  let sum = 0;
  let total = 0;
  for (let i = 0; i < n; i++) {
    const odds = game.odds(s, list[i]);
    sum += odds * step(ahead, s, list[i], seat, left);
    total += odds;
  }
  return sum / total;
};
