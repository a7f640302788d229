/** The lessons there are; each with its record, loaded when somebody takes it. */
import type { MatchFile } from '@tidetable/match';
import type { Language, Lesson } from '@tidetable/text/shell';

export interface LessonKit {
  readonly file: MatchFile;
  readonly lesson: Record<Language, Lesson>;
}

const kit = async (
  record: Promise<{ readonly default: object }>,
  text: Promise<{ readonly lesson: LessonKit['lesson'] }>,
): Promise<LessonKit> => ({
  file: (await record).default as MatchFile,
  lesson: (await text).lesson,
});

const loaders: { readonly [game: string]: () => Promise<LessonKit> } = {
  'nautilus-island': () =>
    kit(import('./nautilus-island/match.json'), import('@tidetable/text/lesson/nautilus-island')),
  nauticus: () => kit(import('./nauticus/match.json'), import('@tidetable/text/lesson/nauticus')),
};

export const LESSONS = Object.keys(loaders);

export const loadLesson = (game: string): Promise<LessonKit> | undefined =>
  Object.hasOwn(loaders, game) ? loaders[game]() : undefined;
