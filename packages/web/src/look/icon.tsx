import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?url';

/** The address of an icon, for `<use>` inside a drawing. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;

/** An icon beside words: never the only thing that says what it means. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} fill="currentColor" aria-hidden="true">
    <use href={iconHref(name)} />
  </svg>
);

interface IconAtProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

/** An icon inside a drawing, around its middle. */
export const IconAt = ({ name, x, y, size, fill = 'var(--ink)' }: IconAtProps) => (
  <use
    href={iconHref(name)}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    style={{ color: fill }}
  />
);
