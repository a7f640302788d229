/** How far somebody is in a lesson: a ply of its record and a step there. Forgotten if it cannot be kept. */
import * as v from 'valibot';

const Progress = v.object({
  /** Which record: one that has changed since is begun anew. */
  record: v.string(),
  ply: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  isDone: v.boolean(),
});
export type Progress = v.InferOutput<typeof Progress>;

const keyOf = (game: string): string => `tidetable/lesson/${game}`;

/** Where to go on with a record; a lesson that was finished is begun anew. */
export const readProgress = (game: string, record: string): Progress => {
  const start = { record, ply: 0, step: 0, isDone: false };
  try {
    const kept = v.parse(Progress, JSON.parse(localStorage.getItem(keyOf(game)) ?? ''));
    return kept.record === record && !kept.isDone ? kept : start;
  } catch {
    return start;
  }
};

export const keepProgress = (game: string, progress: Progress): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // private mode or full: the lesson begins anew next time
  }
};
