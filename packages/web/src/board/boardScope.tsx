/**
 * One table on the page. Its board, dock and seats are drawn in different places of the frame, and
 * share through this what they remember beside the view; two tables on one page share nothing.
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
