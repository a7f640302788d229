/** What happened, in sentences; each entry leads to its moment. */
import { CHANCE } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';
import type { LogLine } from '../../table/table.ts';
import { gameText, nameOf, namesOf, type PartProps } from './part.ts';

export const LogPanel = (part: PartProps) => {
  const { sitting, moment } = part;
  const words = say(tableWords);
  const list = useRef<HTMLOListElement>(null);
  // Who looks at a record is not told how it goes on.
  const isRecord = sitting.table.status.value.role === 'watching';
  const lines = isRecord ? part.board.lines : sitting.lines.value;
  const undone = undonePlies(lines);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section class="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      {lines.length === 0 && <p>{words.nothingHappened}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable */}
      <ol ref={list} tabIndex={0}>
        {lines.map(line => {
          const sentences = sentencesOf(part, line);
          if (sentences.length === 0) return null;
          return (
            <li key={line.ply} data-undone={undone.has(line.ply) || undefined}>
              <button
                type="button"
                data-seat={line.seat === CHANCE ? undefined : line.seat}
                aria-current={line.ply + 1 === moment.ply || undefined}
                onClick={() => void sitting.look(line.ply + 1)}
              >
                {sentences.join(' ')}
                {undone.has(line.ply) && <small> ({words.undone})</small>}
                <span class="hidden"> {words.jump(line.ply + 1)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** A line of the log as sentences of this reader's language. */
export const sentencesOf = (part: Pick<PartProps, 'sitting' | 'ui'>, line: LogLine): string[] => {
  if (line.undo !== undefined) return [say(tableWords).takesBack(nameOf(part, line.seat))];
  const names = namesOf(part);
  return line.events.flatMap(e => gameText(part).event(e, names) ?? []);
};

/** Moves that were taken back: they did not happen. */
const undonePlies = (lines: readonly LogLine[]): Set<number> => {
  const undone = new Set<number>();
  for (const { ply, undo } of lines) for (let p = undo ?? ply; p < ply; p++) undone.add(p);
  return undone;
};
