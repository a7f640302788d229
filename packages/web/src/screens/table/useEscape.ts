import { useLayoutEffect, useRef } from 'preact/hooks';

/** What Escape would close, in the order in which it was opened. */
const opened: (() => void)[] = [];

/** One press closes one thing, the one that was opened last; a dialog above comes first. */
const press = (e: KeyboardEvent): void => {
  if (e.key !== 'Escape' || e.defaultPrevented || document.querySelector('dialog[open]')) return;
  e.preventDefault();
  opened.at(-1)?.();
};

/** Escape does it, wherever the focus is, from the moment in which it is in sight. */
export const useEscape = (close: (() => void) | undefined): void => {
  const latest = useRef(close);
  latest.current = close;
  const isOpen = close !== undefined;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeIt = (): void => latest.current?.();
    if (opened.push(closeIt) === 1) addEventListener('keydown', press);
    return () => {
      opened.splice(opened.indexOf(closeIt), 1);
      if (opened.length === 0) removeEventListener('keydown', press);
    };
  }, [isOpen]);
};
