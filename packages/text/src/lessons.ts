/** The texts of the lessons. */
import { type Catalogue, catalogue } from './catalogue.ts';
import type { Lesson, LessonId } from './lesson.ts';

export const lessonText = (id: LessonId): Catalogue<Lesson> =>
  catalogue(`${id}/lesson`, ({ lesson }) => lesson);
