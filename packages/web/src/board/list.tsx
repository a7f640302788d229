/** Accessibility of drawings: list roles, where there are no `ul` and `li`, or hidden parts. */
import type { ComponentChildren } from 'preact';
import { useTabStops } from './useTabStops.ts';

interface ListAtProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onKeyDown?: (e: KeyboardEvent) => void;
}

/** Tab moves to its selectable elements; a list with its own keys has a tab stop of its own, too. */
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

/** Hides a part of a drawing that another one describes. */
export const unheard = { 'aria-hidden': true } as const;
