import { shellWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../settings.ts';

interface DialogProps {
  readonly title: ComponentChildren;
  readonly class?: string;
  /** Where the focus begins; at the first control, if it is not said. */
  readonly startsAt?: 'title';
  readonly children: ComponentChildren;
  /** What closing it means, where it is an answer. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
}

/** A sheet above the page; Escape and a tap beside it close it. */
export const Dialog = ({
  title,
  class: more = '',
  startsAt,
  children,
  closeLabel,
  onClose,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    if (startsAt === 'title') heading.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the element knows
    <dialog
      ref={dialog}
      class={`paper ${more}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={e => e.target === dialog.current && dialog.current?.close()}
    >
      <div class="stack">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {closeLabel ?? say(shellWords).close}
        </button>
      </div>
    </dialog>
  );
};
