/** Leads through a lesson: which words are in sight, and what comes after them. */
import type { LessonStep } from '@tidetable/text/shell';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../../games/gameUi.ts';
import type { LessonKit } from '../../lessons/loadLesson.ts';
import { keepProgress } from '../../lessons/progress.ts';
import { type Place, placeBefore, stepsAt } from '../../lessons/telling.ts';
import { say } from '../../settings.ts';
import { LEARNER, type LessonTable } from '../../table/lessonTable.ts';
import type { Sitting } from '../../table/sitting.ts';

/** A lesson laid out. */
export interface Opened {
  readonly kit: LessonKit;
  readonly ui: GameUi;
  readonly table: LessonTable;
  readonly sitting: Sitting;
  /** Where the learner had stopped. */
  readonly start: Place;
}

export interface Telling {
  readonly place: Place;
  /** What is being said; undefined where the moves speak for themselves. */
  readonly current: LessonStep | undefined;
  /** Is it the learner's move, or will it be once all is read? */
  readonly isMine: boolean;
  readonly isEnd: boolean;
  /** The move that the learner shall play now. */
  readonly wanted: string | undefined;
  /** To the next words, or lets the others play; undefined while a move is awaited. */
  readonly next: (() => void) | undefined;
  /** To the words before; undefined at the beginning. */
  readonly back: (() => void) | undefined;
  readonly again: () => void;
}

/** A record is known by its last check, which depends on all of it. */
export const recordOf = ({ file }: LessonKit): string => file.log.at(-1)?.check ?? '';

export const useTelling = ({ kit, ui, table, start }: Opened): Telling => {
  const lesson = say(kit.lesson);
  const last = kit.file.log.length;
  const { ply, toAct } = table.status.value;
  const [read, setRead] = useState<Place>(start);
  const step = read.ply === ply ? read.step : 0;
  const steps = stepsAt(lesson, ply, last);
  const isOver = ply >= last;
  const isMine = toAct === LEARNER && !isOver;
  // the last words stay in sight while the learner acts on them
  const current = steps[isMine || isOver ? Math.min(step, steps.length - 1) : step];
  const isRead = step >= steps.length - 1;
  const isEnd = isOver && isRead;
  const { skipTo } = current ?? {};

  useEffect(() => {
    keepProgress(ui.id, { record: recordOf(kit), ply, step, isDone: isEnd });
  }, [ply, step, isEnd]);
  useEffect(() => {
    if (!isMine && !isOver && step >= steps.length) void table.playOn();
  }, [ply, step]);

  const goTo = (place: Place): void => {
    setRead(place);
    if (place.ply !== ply) void table.goTo(place.ply);
  };
  const before = placeBefore(lesson, { ply, step: Math.min(step, steps.length) });
  const isWaiting = isMine ? isRead && skipTo === undefined : isEnd || current === undefined;
  return {
    place: { ply, step },
    current,
    isMine,
    isEnd,
    wanted: isMine && isRead && skipTo === undefined ? table.expected : undefined,
    next: isWaiting
      ? undefined
      : () =>
          goTo(isRead && skipTo !== undefined ? { ply: skipTo, step: 0 } : { ply, step: step + 1 }),
    back: before && (() => goTo(before)),
    again: () => goTo({ ply: 0, step: 0 }),
  };
};
