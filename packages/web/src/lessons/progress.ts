/** How far somebody is in a lesson: a ply of its record and a step there. Forgotten if it cannot be kept. */
import type { LessonId } from '@tidetable/text/shell';
import * as v from 'valibot';

const Progress = v.object({
  /** Which record: one that has changed since is begun anew. */
  record: v.string(),
  ply: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Has it been taken to its end, this time or before? */
  isDone: v.boolean(),
});
export type Progress = v.InferOutput<typeof Progress>;

const keyOf = (id: LessonId): string => `tidetable/lesson/${id}`;

const read = (id: LessonId): Progress | undefined => {
  try {
    return v.parse(Progress, JSON.parse(localStorage.getItem(keyOf(id)) ?? ''));
  } catch {
    return undefined;
  }
};

/** Where to go on with a record of that many entries; a lesson that stands at its end is begun anew. */
export const readProgress = (id: LessonId, record: string, entries: number): Progress => {
  const kept = read(id);
  return kept?.record === record && kept.ply < entries
    ? kept
    : { record, ply: 0, step: 0, isDone: false };
};

export const isLessonDone = (id: LessonId): boolean => read(id)?.isDone ?? false;

export const keepProgress = (id: LessonId, progress: Progress): void => {
  const isDone = progress.isDone || isLessonDone(id);
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...progress, isDone }));
  } catch {
    // private mode or full: the lesson begins anew next time
  }
};
