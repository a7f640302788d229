/** How far somebody is in a lesson: a ply of its record and a step there. Forgotten if it cannot be kept. */
import * as v from 'valibot';

const Progress = v.object({
  ply: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  isDone: v.boolean(),
});
export type Progress = v.InferOutput<typeof Progress>;

const START: Progress = { ply: 0, step: 0, isDone: false };

const keyOf = (game: string): string => `tidetable/lesson/${game}`;

export const readProgress = (game: string): Progress => {
  try {
    return v.parse(Progress, JSON.parse(localStorage.getItem(keyOf(game)) ?? ''));
  } catch {
    return START;
  }
};

export const keepProgress = (game: string, progress: Progress): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // private mode or full: the lesson begins anew next time
  }
};
