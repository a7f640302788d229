/** What happened, in sentences; each entry leads to its moment. */
import './log.css';
import { type LogLine, takenBackTo } from '@tidetable/match';
import { CHANCE } from '@tidetable/rules';
import { entryText, type Language, notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { walk } from '../../look/walk.ts';
import { language, say } from '../../settings.ts';
import { autoPlies } from './autoMoves.ts';
import { gameText, type PartProps } from './part.ts';

export const LogPanel = (part: PartProps) => {
  const { session, state, moment } = part;
  const words = say(tableWords);
  const scroller = useRef<HTMLDivElement>(null);
  const isAway = useRef(false);
  const isPast = state.past !== undefined;
  // Who looks at a record is not told how it goes on.
  const { lines: all } = state;
  const end = session.isRecord ? moment.ply : all.length;
  const lines = useMemo(() => all.slice(0, end), [all, end]);
  const undone = undonePlies(lines);
  // To Tab the log is one thing: the entry that arrow keys have reached, else that of the moment.
  const [reached, reach] = useState<number>();
  const entries = lines
    .map(line => ({ line, sentences: sentencesOf(part, line) }))
    .filter(({ sentences }) => sentences.length > 0);
  const here = entries.findLast(({ line }) => line.ply < moment.ply)?.line.ply;
  const stop = reached ?? here ?? entries[0]?.line.ply;
  // The end stays in sight by itself; only who has scrolled up is brought back when there is news.
  // Who looks at the past is followed by `useFollowingLog`.
  useEffect(() => {
    if (!isPast && isAway.current) scroller.current?.scrollTo({ top: 0 });
  }, [lines, isPast]);
  return (
    <section class="table-log" aria-label={words.log}>
      <h2>{words.log}</h2>
      {lines.length === 0 && <p>{words.nothingHappened}</p>}
      <div
        class="table-log-lines"
        ref={scroller}
        onScroll={e => {
          isAway.current = e.currentTarget.scrollTop < 0;
        }}
      >
        <ol onKeyDown={walk}>
          {entries.map(({ line, sentences }) => (
            <li
              key={line.ply}
              data-undone={undone.has(line.ply) || undefined}
              data-later={line.ply >= moment.ply || undefined}
            >
              <button
                type="button"
                data-spot
                tabIndex={line.ply === stop ? 0 : -1}
                onFocus={() => reach(line.ply)}
                onBlur={() => reach(undefined)}
                data-seat={line.seat === CHANCE ? undefined : line.seat}
                aria-current={line.ply === here ? 'step' : undefined}
                onClick={() => void session.look(line.ply + 1)}
              >
                {sentences.join(' ')}
                {autoPlies(session).has(line.ply) && <small> ({words.auto})</small>}
                {undone.has(line.ply) && <small> ({words.undone})</small>}
                <span class="hidden"> {words.jump(line.ply + 1)}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

/** A long log is told at every step: what was said once is kept. */
const told = new WeakMap<LogLine, { readonly language: Language; readonly sentences: string[] }>();

/** A line of the log as sentences of this reader's language. */
export const sentencesOf = (part: Pick<PartProps, 'session' | 'ui'>, line: LogLine): string[] => {
  const known = told.get(line);
  if (known?.language === language.value) return known.sentences;
  const sentences = tell(part, line);
  told.set(line, { language: language.value, sentences });
  return sentences;
};

const tell = (part: Pick<PartProps, 'session' | 'ui'>, line: LogLine): string[] => {
  const { names } = line;
  if (line.decided) return [entryText(say(notices), line.decided, names)];
  return line.events.flatMap(
    e => gameText(part).event(e, names, part.session.game.components) ?? [],
  );
};

/** Moves that were taken back: they did not happen. */
export const undonePlies = (lines: readonly LogLine[]): Set<number> => {
  const undone = new Set<number>();
  const decided = new Set(lines.filter(line => line.decided).map(line => line.ply));
  for (const { ply, decided: entry } of lines) {
    const to = (entry && takenBackTo(entry)) ?? ply;
    for (let p = to; p < ply; p++) if (!decided.has(p)) undone.add(p);
  }
  return undone;
};
