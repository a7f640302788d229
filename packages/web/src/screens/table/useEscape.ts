import { useLayoutEffect, useRef } from 'preact/hooks';

/** The open things that Escape closes, in the order of opening. */
const opened: (() => void)[] = [];

/** One press closes one thing, the one opened last; a dialog above comes first. */
const press = (e: KeyboardEvent): void => {
  if (e.key !== 'Escape' || e.defaultPrevented || document.querySelector('dialog[open]')) return;
  e.preventDefault();
  opened.at(-1)?.();
};

/** Handles Escape, wherever the focus is, as soon as the thing is visible. */
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
