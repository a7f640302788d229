import './warningNote.css';
import { language } from '../../settings.ts';
import type { NauticusProps } from './boardProps.ts';
import { warning } from './warning.ts';

interface WarningNoteProps extends NauticusProps {
  readonly move: string;
}

/** The warning of a legal move. */
export const warningOf = ({ move, legal, view, components }: WarningNoteProps) =>
  legal.includes(move) ? warning(move, view, components, language.value) : undefined;

/** The warning beside its choice, with a sign: colour alone is not accessible. */
export const WarningNote = (props: WarningNoteProps) => {
  const said = warningOf(props);
  if (said === undefined) return null;
  return (
    <small class="nc-warning">
      <WarningSign /> {said}
    </small>
  );
};

const WarningSign = () => (
  <svg width="13" height="13" viewBox="-8 -8 16 16" aria-hidden="true">
    <WarningSignAt at={[0, 0]} />
  </svg>
);

export const WarningSignAt = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <g class="nc-warning-sign" transform={`translate(${x} ${y})`}>
    <path d="M0-7 7.500 6H-7.500Z" />
    <path class="nc-warning-mark" d="M0-2.500V2M0 3.600V4.400" />
  </g>
);
