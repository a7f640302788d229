/** The lessons there are; each with its record, loaded when somebody takes it. */
import type { MatchFile } from '@tidetable/match';
import { lessons } from '@tidetable/text/lessons';
import type { Catalogue, Lesson, LessonGame } from '@tidetable/text/shell';
import { needTexts } from '../texts.ts';

export interface LessonKit {
  readonly file: MatchFile;
  readonly lesson: Catalogue<Lesson>;
}

const records: Readonly<Record<LessonGame, () => Promise<{ readonly default: object }>>> = {
  'nautilus-island': () => import('./nautilus-island/match.json'),
  nautilion: () => import('./nautilion/match.json'),
  nauticus: () => import('./nauticus/match.json'),
};

export const LESSONS = Object.keys(records) as readonly LessonGame[];

export const hasLesson = (game: string): game is LessonGame => Object.hasOwn(records, game);

export const loadLesson = (game: string): Promise<LessonKit> | undefined =>
  hasLesson(game) ? loadKit(game) : undefined;

const loadKit = async (game: LessonGame): Promise<LessonKit> => {
  const [record] = await Promise.all([records[game](), needTexts(`${game}/lesson`)]);
  return { file: record.default as MatchFile, lesson: lessons[game] };
};
