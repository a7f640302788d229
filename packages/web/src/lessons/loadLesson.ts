/** The lessons there are; each with its record, loaded when somebody takes it. */
import type { MatchFile } from '@tidetable/match';
import type { Language, Lesson } from '@tidetable/text/shell';

export interface LessonKit {
  readonly file: MatchFile;
  readonly lesson: Record<Language, Lesson>;
}

const loaders: { readonly [game: string]: () => Promise<LessonKit> } = {};

export const LESSONS = Object.keys(loaders);

export const loadLesson = (game: string): Promise<LessonKit> | undefined =>
  Object.hasOwn(loaders, game) ? loaders[game]() : undefined;
