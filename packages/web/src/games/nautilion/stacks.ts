/** Which kinds of tokens have a place in reserve and pile. */
import { useBoardState } from '../../board/scope.ts';

export interface Stacks {
  readonly turn: number;
  readonly kinds: readonly string[];
}

/** A kind that has left during this turn keeps its place: nothing moves under the hand. */
export const stacksOf = (
  before: Stacks | undefined,
  turn: number,
  tokens: readonly string[],
): Stacks => {
  const kept = before?.turn === turn ? before.kinds : [];
  return { turn, kinds: [...new Set([...kept, ...tokens])] };
};

const noStacks = (): Map<string, Stacks> => new Map();

/** The same wherever on the table the store is drawn. */
export const useStacks = (
  store: string,
  turn: number,
  tokens: readonly string[],
): readonly string[] => {
  const known = useBoardState(noStacks);
  const stacks = stacksOf(known.get(store), turn, tokens);
  known.set(store, stacks);
  return stacks.kinds;
};
