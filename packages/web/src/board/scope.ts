/** The context of one table on the page: see `boardScope.tsx`. */
import { createContext, type RefObject } from 'preact';
import { useContext } from 'preact/hooks';

export interface Scope {
  /** The element that contains everything of this table. */
  readonly root: RefObject<HTMLDivElement>;
  /** By the function that made the state. */
  readonly states: Map<() => unknown, unknown>;
}

export const ScopeContext = createContext<Scope | undefined>(undefined);

/** The class of the root. */
export const SCOPE = 'board-scope';

const useScope = (): Scope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('a board needs a BoardScope around it');
  return scope;
};

/** The state of this table made by `make`, the same for all of its parts. */
export const useBoardState = <S>(make: () => S): S => {
  const { states } = useScope();
  if (!states.has(make)) states.set(make, make());
  return states.get(make) as S;
};

/** For queries of elements of this table. */
export const useBoardRoot = (): RefObject<HTMLElement> => useScope().root;

export const isSameTable = (a: Element, b: Element): boolean =>
  a.closest(`.${SCOPE}`) === b.closest(`.${SCOPE}`);
