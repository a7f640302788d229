/** The log in sentences; each entry leads to its moment. */
import './log.css';
import { type LogLine, undonePlies } from '@tidetable/match';
import { CHANCE } from '@tidetable/rules';
import { entryText, type Language, notices, spoken } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { walk } from '../../look/walk.ts';
import { language, say } from '../../settings.ts';
import { autoPlies } from './autoMoves.ts';
import { gameText, type PartProps } from './part.ts';
import { useFollowingLog } from './useFollowingLog.ts';

/** The number of entries in a chunk: a step redraws only the chunks that it changes. */
const PART = 12;

export const LogPanel = (part: PartProps) => {
  const { session, state, moment } = part;
  const words = say(tableWords);
  const scroller = useRef<HTMLDivElement>(null);
  // Computed: reading it from the element would force a layout.
  const isScrolled = useRef(false);
  const isPast = state.past !== undefined;
  const { isRecord } = session;
  useFollowingLog(isRecord ? undefined : state.past);
  const { lines } = state;
  // A record's later lines are not revealed; lines once shown stay in the page, hidden.
  const end = isRecord ? moment.ply : lines.length;
  const furthest = useRef(0);
  furthest.current = Math.max(furthest.current, end);
  const undone = useMemo(() => undonePlies(lines.slice(0, end)), [lines, end]);
  const told = lines.slice(0, furthest.current).filter(line => sentencesOf(part, line).length > 0);
  const parts = useParts(told);
  const here = told.findLast(({ ply }) => ply < moment.ply)?.ply;
  // Tab reaches the log once: at the entry that arrow keys have reached, else at that of the
  // moment.
  const [reached, reach] = useState<number>();
  const marks = { undone, here, stop: reached ?? here ?? told[0]?.ply };
  // The browser keeps the end in sight, but a scrolled log must be brought back by news.
  // In the past of a table `useFollowingLog` scrolls: there the log continues.
  const isAtEnd = isRecord || !isPast;
  useEffect(() => {
    if (isAtEnd && isScrolled.current) scroller.current?.scrollTo({ top: 0 });
  }, [lines, isAtEnd && end]);
  return (
    <section class="table-log" aria-label={words.log} data-record={isRecord || undefined}>
      <h2>{words.log}</h2>
      {end === 0 && <p>{words.nothingHappened}</p>}
      <div
        class="table-log-lines"
        ref={scroller}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop !== 0;
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk from entry to entry */}
        <div onKeyDown={walk}>
          {parts.map((lines, i) => (
            <LogPart key={i} part={part} lines={lines} marks={marks} reach={reach} />
          ))}
        </div>
      </div>
    </section>
  );
};

/** The chunks of the log; a chunk with the same lines as before is the same array. */
const useParts = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const known = useRef<readonly (readonly LogLine[])[]>([]);
  known.current = Array.from({ length: Math.ceil(lines.length / PART) }, (_, i) => {
    const part = lines.slice(i * PART, (i + 1) * PART);
    const before = known.current[i];
    const isSame = before?.length === part.length && part.every((line, n) => line === before[n]);
    return isSame ? before : part;
  });
  return known.current;
};

interface Marks {
  readonly undone: ReadonlySet<number>;
  /** The entry of the moment shown. */
  readonly here: number | undefined;
  readonly stop: number | undefined;
}

interface LogPartProps {
  readonly part: PartProps;
  readonly lines: readonly LogLine[];
  readonly marks: Marks;
  readonly reach: (ply: number | undefined) => void;
}

const LogPart = ({ part, lines, marks, reach }: LogPartProps) => {
  const { session } = part;
  const { undone, here, stop } = marks;
  const auto = autoPlies(session);
  const words = say(tableWords);
  const draw = ({ ply, seat }: LogLine, sentences: readonly string[]) => (
    <li key={ply} data-here={ply === here || undefined} data-undone={undone.has(ply) || undefined}>
      <button
        type="button"
        data-spot
        tabIndex={ply === stop ? 0 : -1}
        onFocus={() => reach(ply)}
        onBlur={() => reach(undefined)}
        data-seat={seat === CHANCE ? undefined : seat}
        aria-current={ply === here ? 'step' : undefined}
        aria-description={words.jump(ply + 1)}
        onClick={() => void session.look(ply + 1)}
      >
        {sentences.join(' ')}
        {auto.has(ply) && <small> ({words.auto})</small>}
        {undone.has(ply) && <small> ({words.undone})</small>}
      </button>
    </li>
  );
  const [first, last] = [lines[0].ply, lines[lines.length - 1].ply];
  const isInPart = (ply = -1): boolean => first <= ply && ply <= last;
  const inPart = (plies: ReadonlySet<number>): string =>
    plies.size === 0 ? '' : [...plies].filter(ply => isInPart(ply)).join();
  const drawn = useMemo(
    () => <>{lines.map(line => draw(line, sentencesOf(part, line)))}</>,
    [
      session,
      words,
      lines,
      inPart(undone),
      inPart(auto),
      isInPart(here) && here,
      isInPart(stop) && stop,
    ],
  );
  return <ol data-later={first > (here ?? -1) || undefined}>{drawn}</ol>;
};

/** A long log is rendered at every step, so sentences are cached. */
const said = new WeakMap<LogLine, { readonly language: Language; readonly sentences: string[] }>();

/** A line of the log as sentences of this reader's language. */
export const sentencesOf = (part: Pick<PartProps, 'session' | 'ui'>, line: LogLine): string[] => {
  const known = said.get(line);
  if (known?.language === language.value) return known.sentences;
  const sentences = tell(part, line);
  said.set(line, { language: language.value, sentences });
  return sentences;
};

/** Names of the seats for a listener, who is called you. */
export const namesHeard = (
  { session }: Pick<PartProps, 'session'>,
  names: readonly string[],
): readonly string[] => {
  const { seatsHere } = session.table.card;
  if (seatsHere.length !== 1 || names.length === 1) return names;
  return names.map((name, seat) => (seat === seatsHere[0] ? say(tableWords).hearer : name));
};

/** A line of the log for a listener. */
export const heardOf = (part: Pick<PartProps, 'session' | 'ui'>, line: LogLine): string[] =>
  tell(part, { ...line, names: namesHeard(part, line.names) }).map(spoken);

const tell = (part: Pick<PartProps, 'session' | 'ui'>, line: LogLine): string[] => {
  const { names } = line;
  if (line.decided) return [entryText(say(notices), line.decided, names)];
  return gameText(part).events(line.events, names, part.session.game.components);
};
