/** A move as something to press: what it is called, and whether it may be made now. */
import type { Pressing } from '../../board/press.tsx';
import { moveWords, type SceneProps } from './scene.ts';

type ControlProps = Pick<SceneProps, 'legal' | 'highlighted' | 'play' | 'view' | 'components'>;

/** What cannot be done is named `otherwise`. */
export const control = (
  { legal, highlighted, play, view, components }: ControlProps,
  move: string,
  otherwise: string,
): Pressing => {
  const can = legal.includes(move);
  return {
    spot: move,
    can,
    isHighlighted: highlighted === move,
    label: can ? moveWords(move, view, components) : otherwise,
    act: () => play(move),
  };
};
