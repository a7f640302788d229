/** The props of a button for a move: its name, its effect, or why it is illegal now. */
import type { Pressing } from '../../board/press.tsx';
import { highlights } from '../highlights.ts';
import { consequenceOf, moveWords, type NauticusProps } from './boardProps.ts';

type ControlProps = Pick<
  NauticusProps,
  'legal' | 'highlighted' | 'candidates' | 'play' | 'whyNot' | 'view' | 'components'
>;

/** An illegal move is named `otherwise`. */
export const control = (
  { legal, highlighted, candidates, play, whyNot, view, components }: ControlProps,
  move: string,
  otherwise: string,
): Pressing => {
  const can = legal.includes(move);
  return {
    spot: move,
    can,
    isHighlighted: highlights({ highlighted, candidates }, move),
    label: can ? moveWords(move, view, components) : otherwise,
    description: can ? consequenceOf(move, view, components) : whyNot?.(move),
    act: () => play(move),
  };
};
