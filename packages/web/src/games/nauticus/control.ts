/** What makes a drawn thing a control: a name, a move, and an answer to every tap. */
import { moveWords, type SceneProps } from './scene.ts';

type Table = Pick<SceneProps, 'legal' | 'lit' | 'play' | 'view' | 'components'>;

/**
 * For a `<button>`. What cannot be done is named `otherwise`, looks quiet, and still answers: the
 * table says why not.
 */
export const control = (
  { legal, lit, play, view, components }: Table,
  move: string,
  otherwise: string,
) => {
  const can = legal.includes(move);
  return {
    'data-spot': move,
    'data-can': can || undefined,
    'data-lit': lit === move || undefined,
    'aria-label': can ? moveWords(move, view, components) : otherwise,
    'aria-disabled': !can || undefined,
    onClick: () => play(move),
  };
};

/** The same for a thing inside a drawing. */
export const drawnControl = (table: Table, move: string, otherwise: string) => {
  const shared = control(table, move, otherwise);
  return {
    ...shared,
    role: 'button' as const,
    tabindex: 0, // lower case: an SVG attribute
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return;
      e.preventDefault();
      shared.onClick();
    },
  };
};
