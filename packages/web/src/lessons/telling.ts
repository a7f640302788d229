/** What is said when, in one lesson: its steps with the first words and the last. Pure. */
import type { Lesson, LessonStep } from '@tidetable/text/shell';

/** Where somebody is: how many steps have been read at a ply of the record. */
export interface Place {
  readonly ply: number;
  readonly step: number;
}

/** Where the learner begins: chance may have acted before. */
export const firstPly = ({ steps }: Lesson): number => steps[0]?.ply ?? 0;

/** All that is said at a ply, in order; the record ends at `last`. */
export const stepsAt = (lesson: Lesson, ply: number, last: number): readonly LessonStep[] => [
  ...(ply === firstPly(lesson) ? [{ ply, text: lesson.intro }] : []),
  ...lesson.steps.filter(step => step.ply === ply),
  ...(ply === last ? [{ ply, text: lesson.end }] : []),
];

/** The words said before, so that they can be read again; undefined at the beginning. */
export const placeBefore = (lesson: Lesson, { ply, step }: Place): Place | undefined => {
  if (step > 0) return { ply, step: step - 1 };
  const before = lesson.steps.findLast(s => s.ply < ply)?.ply;
  if (before === undefined) return undefined;
  return { ply: before, step: stepsAt(lesson, before, Number.NaN).length - 1 };
};
