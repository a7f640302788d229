/** The events since this person's last turn, to read or to show again. */
import { undonePlies } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { say } from '../../settings.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import { sinceLastTurn } from './sinceLastTurn.ts';

type Again = typeof import('./recapAgain.tsx');

interface RecapProps extends PartProps {
  /** It will be shown on the board. */
  readonly begin: () => void;
}

export const Recap = ({ begin, ...part }: RecapProps) => {
  const { session, state, moment } = part;
  const words = say(tableWords);
  const [again, setAgain] = useState<Again>();
  if (!again && (session.isRecord || moment.result || moment.seat < 0)) return null;
  const { lines: all } = state;
  const since = sinceLastTurn(all, undonePlies(all), moment.seat);
  const lines = since.lines.filter(line => sentencesOf(part, line).length > 0);
  const title = since.isFirst ? words.recapFirst : words.recap;
  const end = (): void => {
    setAgain(undefined);
    session.back();
  };
  if (again) return <again.RecapAgain {...part} title={title} lines={lines} end={end} />;
  return (
    <div class="table-recap" data-empty={lines.length === 0 || undefined}>
      <details>
        <summary>{title}</summary>
        <ol>
          {lines.map(line => (
            <li key={line.ply}>{sentencesOf(part, line).join(' ')}</li>
          ))}
        </ol>
      </details>
      <button
        type="button"
        class="button quiet"
        disabled={moment.legal.length === 0}
        onClick={async () => {
          const module = await import('./recapAgain.tsx');
          begin();
          setAgain(module);
        }}
      >
        {words.recapAgain}
      </button>
    </div>
  );
};
