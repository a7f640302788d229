/** The state of a lesson: its position, moving through the record, moves of others. */
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../../games/gameUi.ts';
import { type LessonState, type Place, tell } from '../../lessons/lessonSteps.ts';
import type { LessonKit } from '../../lessons/loadLesson.ts';
import { keepProgress } from '../../lessons/progress.ts';
import { say } from '../../settings.ts';
import type { LessonTable } from '../../table/lessonTable.ts';
import type { SessionState, TableSession } from '../../table/tableSession.ts';

/** A prepared lesson. */
export interface Opened {
  readonly kit: LessonKit;
  readonly ui: GameUi;
  readonly table: LessonTable;
  readonly session: TableSession;
  /** The position where the learner stopped. */
  readonly start: Place;
}

export interface LessonProgress extends LessonState {
  readonly place: Place;
  readonly goTo: (place: Place) => void;
}

/** A record is known by its last check, which depends on all of it. */
export const recordOf = ({ file }: LessonKit): string => file.log.at(-1)?.check ?? '';

export const useLessonProgress = (
  { kit, table, start }: Opened,
  { present }: SessionState,
): LessonProgress => {
  const { ply } = present ?? start;
  const [read, setRead] = useState<Place>(start);
  const step = read.ply === ply ? read.step : 0;
  const told = tell(say(kit.lesson), kit.file.log, { ply, step });
  const { isEnd, isWatching } = told;

  useEffect(() => {
    keepProgress(kit.id, { record: recordOf(kit), ply, step, isDone: isEnd });
  }, [ply, step, isEnd]);
  useEffect(() => {
    if (isWatching) void table.playOn();
  }, [ply, isWatching]);

  const goTo = (place: Place): void => {
    setRead(place);
    if (place.ply !== ply) void table.goTo(place.ply);
  };
  return { ...told, place: { ply, step }, goTo };
};
