/**
 * The state of one table on the page. Its board, dock and seats are rendered in different places of
 * the frame and share their state besides the view here; two tables on one page share nothing.
 */
import './board.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SCOPE, type Scope, ScopeContext } from './scope.ts';

export const BoardScope = ({ children }: { readonly children: ComponentChildren }) => {
  const root = useRef<HTMLDivElement>(null);
  const [scope] = useState<Scope>(() => ({ root, states: new Map() }));
  return (
    <ScopeContext.Provider value={scope}>
      <div ref={root} class={SCOPE}>
        {children}
      </div>
    </ScopeContext.Provider>
  );
};
