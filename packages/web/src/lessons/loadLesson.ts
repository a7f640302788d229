/** A lesson with its record, loaded when somebody takes it. */
import type { MatchFile } from '@tidetable/match';
import { lessonText } from '@tidetable/text/lessons';
import type { Catalogue, Lesson, LessonId } from '@tidetable/text/shell';
import { needTexts } from '../texts.ts';
import { isLesson } from './lessonList.ts';

export interface LessonKit {
  readonly id: LessonId;
  readonly file: MatchFile;
  readonly lesson: Catalogue<Lesson>;
}

const records: Readonly<Record<LessonId, () => Promise<{ readonly default: object }>>> = {
  'nautilus-island': () => import('./nautilus-island/match.json'),
  nautilion: () => import('./nautilion/match.json'),
  'nautilion-mages': () => import('./nautilion-mages/match.json'),
  'nautilion-mercenaries': () => import('./nautilion-mercenaries/match.json'),
  'nautilion-reefs': () => import('./nautilion-reefs/match.json'),
  'nautilion-darkhouse': () => import('./nautilion-darkhouse/match.json'),
  'nautilion-heroics': () => import('./nautilion-heroics/match.json'),
  'nautilion-admirals': () => import('./nautilion-admirals/match.json'),
  nauticus: () => import('./nauticus/match.json'),
};

export const loadLesson = (id: string): Promise<LessonKit> | undefined =>
  isLesson(id) ? loadKit(id) : undefined;

const loadKit = async (id: LessonId): Promise<LessonKit> => {
  const [record] = await Promise.all([records[id](), needTexts(`${id}/lesson`)]);
  return { id, file: record.default as MatchFile, lesson: lessonText(id) };
};
