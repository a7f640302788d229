/**
 * Something on a board that can be pressed: by mouse, finger, Enter or Space. Arrow keys move
 * between them (`look/walk.ts`); those that can be chosen now have `data-can` (`board.css`).
 */
import type { ButtonHTMLAttributes, SVGAttributes } from 'preact';

export interface Pressing {
  /** Its key within its part of the table, by which it gets the focus back after a new render. */
  readonly spot?: string | undefined;
  /** Its accessible name, if not its text. */
  readonly label?: string | undefined;
  /** Its accessible description: the effect of choosing it, or why it cannot be chosen now. */
  readonly description?: string | undefined;
  /** Can it be chosen now? If not, pressing it shows the reason. */
  readonly can?: boolean | undefined;
  /** Is it the target of a hint or of the list of moves? */
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

/** Without `act` it is not a control. */
type PressAtProps = Omit<Pressing, 'act'> &
  Partial<Record<'act', Pressing['act'] | undefined>> &
  Rest<SVGAttributes<SVGGElement>>;

/** A pressable SVG group. */
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
