import { useEffect } from 'preact/hooks';

/** Escape does it, wherever the focus is; a dialog above comes first. */
export const useEscape = (close: (() => void) | undefined): void =>
  useEffect(() => {
    if (!close) return;
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [close]);
