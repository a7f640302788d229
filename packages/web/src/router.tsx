/** Addresses: every screen has one, and a moment of a game too. */
import { computed, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

const here = (): string => location.pathname + location.search + location.hash;

const address = signal(here());
addEventListener('popstate', () => {
  address.value = here();
});

/** The address as an object; its parts are always up to date. */
export const url = computed(() => new URL(address.value, location.origin));

/** A part of an address as it was meant; as it stands if it means nothing. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const go = (to: string, how: 'push' | 'replace' = 'push'): void => {
  if (to === address.value) return;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  address.value = here();
  if (how === 'push' && url.value.hash === '') scrollTo(0, 0);
};

interface LinkProps extends Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly children: ComponentChildren;
}

/** A real link that stays in the page. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={e => {
      if (e.metaKey || e.ctrlKey || e.shiftKey || e.altKey || e.button !== 0) return;
      if (to === address.value) return; // the browser loads it anew, as of any link
      e.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
