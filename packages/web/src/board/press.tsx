/**
 * Something on a board that can be pressed: by mouse, finger, Enter or Space. Arrow keys walk from
 * one to the next (`look/walk.ts`); what is one of the choices now carries `data-can` (`board.css`).
 */
import type { ButtonHTMLAttributes, SVGAttributes } from 'preact';

export interface Pressing {
  /** Its name in its part of the table: drawn anew, it gets the focus back. */
  readonly spot?: string | undefined;
  /** What it is called, if not by the words in it. */
  readonly label?: string | undefined;
  /** What choosing it brings, or why it cannot be chosen now: heard after its name. */
  readonly description?: string | undefined;
  /** Is it one of the choices now? What is none still answers: the table says why not. */
  readonly can?: boolean | undefined;
  /** Does a hint or the list of moves point at it? */
  readonly isHighlighted?: boolean | undefined;
  readonly act: (thing: Element) => void;
}

const marks = ({ can, isHighlighted }: Pick<Pressing, 'can' | 'isHighlighted'>) => ({
  'data-can': can || undefined,
  'data-highlighted': isHighlighted || undefined,
});

const controls = ({ spot = '', label, description, can, act }: Pressing) => ({
  'data-spot': spot,
  'aria-label': label,
  'aria-description': description,
  'aria-disabled': can === false || undefined,
  onClick: (e: { readonly currentTarget: Element }): void => act(e.currentTarget),
});

type Rest<A> = Omit<A, keyof Pressing>;
type PressProps = Pressing & Rest<ButtonHTMLAttributes<HTMLButtonElement>>;

export const Press = ({
  spot,
  label,
  description,
  can,
  isHighlighted,
  act,
  ...rest
}: PressProps) => (
  <button
    type="button"
    {...rest}
    {...marks({ can, isHighlighted })}
    {...controls({ spot, label, description, can, act })}
  />
);

/** Without `act` it is a part of the drawing like any other. */
type PressAtProps = Omit<Pressing, 'act'> &
  Partial<Record<'act', Pressing['act'] | undefined>> &
  Rest<SVGAttributes<SVGGElement>>;

/** The same for a part of a drawing. */
export const PressAt = ({
  spot,
  label,
  description,
  can,
  isHighlighted,
  act,
  ...rest
}: PressAtProps) => (
  <g
    {...rest}
    {...marks({ can, isHighlighted })}
    {...(act && {
      ...controls({ spot, label, description, can, act }),
      role: 'button',
      tabindex: 0, // lower case: an SVG attribute
      onKeyDown: (e: KeyboardEvent): void => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        act(e.currentTarget as Element);
      },
    })}
  />
);
