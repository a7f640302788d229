/** The text of a hint, up to the requested depth. */
import type { Advice } from '@tidetable/bots';
import { chancesText, notices, tellingReasons, themeText } from '@tidetable/text/shell';
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
  const { hint } = say(notices);
  const { move, runnerUp, reasons, lead } = advice;
  const told = (m: string): string => text.move(m, moment.view, board.components);
  const chances = chancesText(advice, language.value, hint);
  const brief = (m: string): string => briefName(told(m), board.legal.map(told));
  return (
    <>
      <p>{themeText(advice, text, hint, moment.view)}</p>
      {depth === 2 && runnerUp !== undefined && (
        <>
          <p>{hint.oneOf}</p>
          <ul>
            {[move, runnerUp].sort().map(m => (
              <li key={m}>{brief(m)}</li>
            ))}
          </ul>
        </>
      )}
      {depth === 3 && (
        <>
          <p>
            {hint.best} <strong>{told(move)}</strong>
          </p>
          {runnerUp !== undefined && (
            <p>
              {reasons.length > 0 ? hint.comparedWith(brief(runnerUp)) : hint.same(brief(runnerUp))}
            </p>
          )}
          <ul>
            {tellingReasons(advice).map(({ term, difference }) => (
              <li key={term}>{text.reason(term, difference)}</li>
            ))}
          </ul>
          {reasons.length > 0 && lead <= 0 && <p>{hint.patience}</p>}
          {chances !== undefined && <p>{chances}</p>}
        </>
      )}
    </>
  );
};
