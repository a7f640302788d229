/** What screen readers hear of a drawing: lists, where there are no `ul` and `li`, or nothing. */
import type { ComponentChildren } from 'preact';
import { useTabStops } from './useTabStops.ts';

interface ListAtProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onKeyDown?: (e: KeyboardEvent) => void;
}

/** Tab leads to what can be chosen in it; one that has keys of its own has its own way in, too. */
export const ListAt = ({ label, children, onKeyDown }: ListAtProps) => {
  const stops = useTabStops<SVGGElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no ul
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      role="list"
      aria-label={label}
      onKeyDown={onKeyDown}
      ref={onKeyDown === undefined ? stops : null}
    >
      {children}
    </g>
  );
};

export const ItemAt = ({ children }: { readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG has no li
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
  <g role="listitem">{children}</g>
);

/** Marks a part of a drawing that another one tells of. */
export const unheard = { 'aria-hidden': true } as const;
