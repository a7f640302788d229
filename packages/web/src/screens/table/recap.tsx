/** What happened since this person's last turn. */
import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import type { LogLine } from '../../table/table.ts';
import { sentencesOf, undonePlies } from './logPanel.tsx';
import type { PartProps } from './part.ts';

export const Recap = (part: PartProps) => {
  const { sitting, moment } = part;
  const words = say(tableWords);
  const since = linesSinceLastTurn(sitting.lines.value, moment.viewer);
  const sentences = since.flatMap(line => sentencesOf(part, line));
  if (moment.legal.length === 0 || sentences.length === 0) return null;
  return (
    <details class="recap">
      <summary>{words.recap}</summary>
      <ol>
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
};

/** The moves of the others between one's last turn and now; nothing once one has moved again. */
export const linesSinceLastTurn = (lines: readonly LogLine[], viewer: number): LogLine[] => {
  const last = lines.findLastIndex(line => line.seat === viewer);
  const undone = undonePlies(lines);
  return lines.slice(last + 1).filter(line => line.undo === undefined && !undone.has(line.ply));
};
