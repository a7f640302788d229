/** What belongs to one table on the page: see `boardScope.tsx`. */
import { createContext, type RefObject } from 'preact';
import { useContext } from 'preact/hooks';

export interface Scope {
  /** Around everything that belongs to this table. */
  readonly root: RefObject<HTMLDivElement>;
  /** By the function that made it. */
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

/** What `make` returned the first time that a part of this table asked for it. */
export const useBoardState = <S>(make: () => S): S => {
  const { states } = useScope();
  if (!states.has(make)) states.set(make, make());
  return states.get(make) as S;
};

/** To look for things of this table. */
export const useBoardRoot = (): RefObject<HTMLElement> => useScope().root;

export const isSameTable = (a: Element, b: Element): boolean =>
  a.closest(`.${SCOPE}`) === b.closest(`.${SCOPE}`);
