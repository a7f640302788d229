/** What screen readers hear of a drawing: lists, where there are no `ul` and `li`, or nothing. */
import type { ComponentChildren } from 'preact';

interface ListAtProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onKeyDown?: (e: KeyboardEvent) => void;
}

export const ListAt = ({ label, children, onKeyDown }: ListAtProps) => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG has no ul
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
  <g role="list" aria-label={label} onKeyDown={onKeyDown}>
    {children}
  </g>
);

export const ItemAt = ({ children }: { readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/useSemanticElements: an SVG has no li
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
  <g role="listitem">{children}</g>
);

/** Marks a part of a drawing that another one tells of. */
export const unheard = { 'aria-hidden': true } as const;
