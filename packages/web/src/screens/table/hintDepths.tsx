/** The text of a hint, up to the requested depth. */
import type { Advice } from '@tidetable/bots';
import { type HintPart, hintDepths, notices } from '@tidetable/text/shell';
import { briefName } from '@tidetable/text/typing';
import { language, say } from '../../settings.ts';
import { gameText, type PartProps } from './part.ts';

interface HintDepthsProps extends PartProps {
  readonly advice: Advice;
  readonly depth: number;
}

export const HintDepths = (props: HintDepthsProps) => {
  const { advice, depth, moment, board } = props;
  const text = gameText(props);
  const told = (move: string): string => text.move(move, moment.view, board.components);
  const brief = (move: string): string => briefName(told(move), board.legal.map(told));
  const [theme, ...deeper] = hintDepths(advice, {
    text,
    words: say(notices).hint,
    language: language.value,
    view: moment.view,
    called: brief,
  });
  const parts = [...theme, ...(deeper[depth - 2] ?? [])];
  return parts.map(part => <Part key={part.sentence} {...part} told={told} brief={brief} />);
};

interface HintPartProps extends HintPart {
  readonly told: (move: string) => string;
  readonly brief: (move: string) => string;
}

/** A single move is named in full, in its sentence. */
const Part = ({ sentence, moves = [], reasons = [], told, brief }: HintPartProps) => {
  const items = moves.length > 1 ? [...moves].sort().map(brief) : reasons;
  return (
    <>
      <p>
        {sentence} {moves.length === 1 && <strong>{told(moves[0])}</strong>}
      </p>
      {items.length > 0 && (
        <ul>
          {items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
};
