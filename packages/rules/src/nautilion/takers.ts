/** Who may get a die. */
import { isBlind, isHelmFirst } from './darkhouseCards/effects.ts';
import { type State, Taker } from './state.ts';

type Plan = Pick<State, 'card' | 'stuck'> & { readonly given: ArrayLike<number> };

/** The next taker of a die, where dice are given in the order of the plan. [NL17] */
export const takerNow = (s: Plan): number => {
  if (isHelmFirst(s) && s.given[Taker.nautilion] === 0) return Taker.nautilion; // [NL79]
  return s.given[Taker.darkhouse] === 0 ? Taker.darkhouse : Taker.phantom;
};

/** May this taker get a die now? */
export const mayTake = (s: Plan, taker: number): boolean =>
  isBlind(s) ? isWaiting(s, taker) : taker === takerNow(s); // [NL73]

/** Has it no die yet, and does it get one this turn? A stuck ship gets none. [NL63] */
export const isWaiting = (s: Plan, taker: number): boolean =>
  s.given[taker] === 0 && (taker !== Taker.nautilion || s.stuck === 0);
