import { shellWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../settings.ts';

interface DialogProps {
  readonly title: ComponentChildren;
  /** Its name where the title, which has the focus at first, is a whole sentence. */
  readonly label?: string | undefined;
  readonly class?: string;
  /** Where the focus begins; at the first control, if it is not said. */
  readonly startsAt?: 'title';
  /** On the button that closes it, where “Close” would not tell what that means. */
  readonly closeWord?: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** A sheet above the page; Escape and a tap beside it close it. */
export const Dialog = (props: DialogProps) => {
  const { title, label, class: more = '', startsAt, closeWord, children, onClose } = props;
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
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
      onClose={onClose}
      onClick={e => e.target === dialog.current && dialog.current?.close()}
    >
      <div class="stack">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {closeWord ?? say(shellWords).close}
        </button>
      </div>
    </dialog>
  );
};
