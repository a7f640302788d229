import './scrollSheet.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Dialog } from '../../look/dialog.tsx';

interface ScrollSheetProps {
  readonly title: ComponentChildren;
  /** As of a `Dialog`. */
  readonly label?: string;
  readonly class: string;
  readonly children: ComponentChildren;
  /** The foot, which stays visible. */
  readonly foot?: ComponentChildren;
  readonly onClose: () => void;
  /** For links in it. */
  readonly onClick?: (e: MouseEvent) => void;
}

/** A sheet over the table; its title and the way back stay visible while the rest scrolls. */
export const ScrollSheet = ({
  title,
  label,
  class: more,
  children,
  foot,
  onClose,
  onClick,
}: ScrollSheetProps) => {
  const id = useId();
  const named = <span id={id}>{title}</span>;
  return (
    <Dialog
      title={named}
      label={label}
      class={`table-scroll ${more}`}
      startsAt="title"
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links in it are what is pressed, by keys too */}
      <section
        class="table-scroll-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        tabIndex={0}
        aria-label={label}
        aria-labelledby={label === undefined ? id : undefined}
        onClick={onClick}
      >
        {children}
      </section>
      {foot}
    </Dialog>
  );
};
