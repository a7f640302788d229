import type { IconName } from './iconNames.ts';
import address from './icons.svg?url';
import { memo } from './memo.ts';

let isAsked = false;

/** Puts every icon into the page: copied from another file, each would come a frame late and cost a layout. */
export const needIcons = async (): Promise<void> => {
  if (isAsked) return;
  isAsked = true;
  try {
    const answer = await fetch(address, { priority: 'low' }); // scripts that draw the screen go first
    const text = await answer.text();
    const icons = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    icons.setAttribute('display', 'none');
    for (const symbol of icons.children) symbol.id = idOf(symbol.id);
    document.body.append(document.adoptNode(icons));
  } catch {
    isAsked = false; // the next icon tries again
  }
};

const idOf = (name: string): string => `icon-${name}`;

/** Where an icon is, for `<use>` inside a drawing. */
const hrefOf = (name: IconName): string => {
  void needIcons();
  return `#${idOf(name)}`;
};

/** An icon beside words: never the only thing that says what it means. */
export const Icon = memo(
  ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
    <svg class="icon" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={hrefOf(name)} />
    </svg>
  ),
);

interface IconAtProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

/** An icon inside a drawing, around its middle. */
export const IconAt = memo(({ name, x, y, size, fill = 'var(--ink)' }: IconAtProps) => (
  <use
    href={hrefOf(name)}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    style={{ color: fill }}
  />
));
