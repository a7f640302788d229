/** What the lessons tell. */
import { type Catalogue, catalogue } from './catalogue.ts';
import type { Lesson, LessonGame } from './lesson.ts';

const told = (game: LessonGame): Catalogue<Lesson> =>
  catalogue(`${game}/lesson`, ({ lesson }) => lesson);

export const lessons: Readonly<Record<LessonGame, Catalogue<Lesson>>> = {
  'nautilus-island': told('nautilus-island'),
  nautilion: told('nautilion'),
  nauticus: told('nauticus'),
};
