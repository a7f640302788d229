/** What happened since this person's last turn. */
import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { sentencesOf, undonePlies } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import { sinceLastTurn } from './sinceLastTurn.ts';

export const Recap = (part: PartProps) => {
  const { state, moment } = part;
  const words = say(tableWords);
  const { lines: all } = state;
  const { lines, isFirst } = sinceLastTurn(all, undonePlies(all), moment.seat);
  const sentences = lines.flatMap(line => sentencesOf(part, line));
  if (moment.legal.length === 0 || sentences.length === 0) return null;
  return (
    <details class="table-recap">
      <summary>{isFirst ? words.recapFirst : words.recap}</summary>
      <ol>
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
};
