/** The lessons there are; each with its record, loaded when somebody takes it. */
import type { MatchFile } from '@tidetable/match';
import type { GameId } from '@tidetable/rules';
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

const loaders: Readonly<Partial<Record<GameId, () => Promise<LessonKit>>>> = {
  'nautilus-island': () =>
    kit(import('./nautilus-island/match.json'), import('@tidetable/text/lesson/nautilus-island')),
  nautilion: () =>
    kit(import('./nautilion/match.json'), import('@tidetable/text/lesson/nautilion')),
  nauticus: () => kit(import('./nauticus/match.json'), import('@tidetable/text/lesson/nauticus')),
};

export const LESSONS = Object.keys(loaders) as readonly GameId[];

export const loadLesson = (game: string): Promise<LessonKit> | undefined =>
  Object.hasOwn(loaders, game) ? loaders[game as GameId]?.() : undefined;
