/** What is said when, in one lesson, and what comes after it. Pure: no page, no table. */
import type { LogLine, MatchFile } from '@tidetable/match';
import type { Lesson, LessonStep } from '@tidetable/text/shell';

/** Where the learner sits in every lesson. */
export const LEARNER = 0;

/** Where somebody is: how many steps have been read at a ply of the record. */
export interface Place {
  readonly ply: number;
  readonly step: number;
}

export interface LessonState {
  /** What is being said; undefined where the moves speak for themselves. */
  readonly current: LessonStep | undefined;
  /** The move that the learner shall play now. */
  readonly wanted: string | undefined;
  /** Do the others play now? */
  readonly isWatching: boolean;
  readonly isEnd: boolean;
  /** Where one gets by reading on; undefined while a move is awaited, and at the end. */
  readonly next: Place | undefined;
  /** The words said before, so that they can be read again; undefined at the beginning. */
  readonly back: Place | undefined;
}

type Log = MatchFile['log'];

/** What was played while pages were turned. */
export interface Skipped {
  /** Of all players. */
  readonly turns: number;
  /** In games that have rounds. */
  readonly rounds?: number;
}

/** What was played while the pages were turned to this ply. */
export const skippedBefore = (
  { steps }: Lesson,
  lines: readonly Pick<LogLine, 'seat' | 'turn' | 'round'>[],
  ply: number,
): Skipped => {
  const from = steps.find(step => step.skipTo === ply)?.ply;
  if (from === undefined) return { turns: 0 };
  const played = lines.slice(from, ply);
  const turns = new Set(played.flatMap(({ seat, turn }) => (seat >= 0 ? [turn] : []))).size;
  const [before, after] = [lines[from - 1]?.round, lines[ply - 1]?.round];
  return before === undefined || after === undefined
    ? { turns }
    : { turns, rounds: after - before };
};

/** How much of a lesson is behind: with every step and every move it becomes more, and 1 with its last words. */
export const progressOf = (lesson: Lesson, log: Log, { ply, step }: Place): number => {
  const before = lesson.steps.filter(s => s.ply < ply).length;
  const isBegun = ply > firstPly(lesson);
  const told = before + (isBegun ? 1 : 0) + Math.min(step, stepsAt(lesson, log, ply).length);
  return (told + ply / log.length) / (lesson.steps.length + 2); // with the first words and the last
};

/** Where the learner begins: chance may have acted before. */
export const firstPly = ({ steps }: Lesson): number => steps[0]?.ply ?? 0;

/** Everything that is said at a ply: the steps, with the first words and the last. */
export const stepsAt = (lesson: Lesson, log: Log, ply: number): readonly LessonStep[] => [
  ...(ply === firstPly(lesson) ? [{ ply, text: lesson.intro }] : []),
  ...lesson.steps.filter(step => step.ply === ply),
  ...(ply === log.length ? [{ ply, text: lesson.end }] : []),
];

export const tell = (lesson: Lesson, log: Log, { ply, step }: Place): LessonState => {
  const steps = stepsAt(lesson, log, ply);
  const entry = log[ply];
  const isOthers = entry !== undefined && entry.seat !== LEARNER;
  // the last words stay in sight while the learner acts on them
  const read = Math.min(step, isOthers ? steps.length : steps.length - 1);
  const current = steps[read];
  const isLast = read >= steps.length - 1;
  const isHalting = isLast && current?.skipTo === undefined && !isOthers;
  const isWatching = isOthers && current === undefined;
  const next = (): Place =>
    current?.skipTo === undefined ? { ply, step: read + 1 } : { ply: current.skipTo, step: 0 };
  return {
    current,
    wanted: isHalting && entry?.type === 'move' ? entry.move : undefined,
    isWatching,
    isEnd: isHalting && entry === undefined,
    next: isHalting || isWatching ? undefined : next(),
    back: placeBefore(lesson, log, { ply, step: read }),
  };
};

const placeBefore = (lesson: Lesson, log: Log, { ply, step }: Place): Place | undefined => {
  if (step > 0) return { ply, step: step - 1 };
  const before = lesson.steps.findLast(s => s.ply < ply)?.ply;
  return before === undefined
    ? undefined
    : { ply: before, step: stepsAt(lesson, log, before).length - 1 };
};
