/** Which lessons there are, and what follows each; what they tell is loaded when somebody takes one. */
import type { GameId } from '@tidetable/rules';
import { LESSON_GAMES, type LessonId } from '@tidetable/text/shell';

interface LessonCard {
  readonly minutes: number;
  /** What one can do with what it teaches: the wishes of a set-up, and where its rules begin. */
  readonly wishes?: string;
  readonly rule?: string;
}

const CARDS: Readonly<Record<LessonId, LessonCard>> = {
  'nautilus-island': { minutes: 7 },
  nautilion: { minutes: 7 },
  'nautilion-mages': { minutes: 4, wishes: 'expansions=mages', rule: 'NL39' },
  'nautilion-mercenaries': { minutes: 4, wishes: 'expansions=mercenaries', rule: 'NL46' },
  'nautilion-reefs': { minutes: 3, wishes: 'expansions=reefs', rule: 'NL59' },
  'nautilion-darkhouse': { minutes: 5, wishes: 'expansions=darkhouse', rule: 'NL69' },
  'nautilion-heroics': { minutes: 4, wishes: 'expansions=heroics', rule: 'NL84' },
  'nautilion-admirals': { minutes: 4, wishes: 'seats=2', rule: 'NL33' },
  nauticus: { minutes: 10 },
};

export const LESSONS = Object.keys(LESSON_GAMES) as readonly LessonId[];

export const isLesson = (id: string): id is LessonId => Object.hasOwn(LESSON_GAMES, id);

export const cardOf = (id: LessonId): LessonCard => CARDS[id];

export const gameOfLesson = (id: LessonId): GameId => LESSON_GAMES[id];

export const lessonsOf = (game: GameId): readonly LessonId[] =>
  LESSONS.filter(id => LESSON_GAMES[id] === game);

const expansionOf = (id: LessonId): string | null =>
  new URLSearchParams(CARDS[id].wishes).get('expansions');

/** What to play after it: a lesson of an expansion offers those that were learnt before, too. */
export const wishesAfter = (
  id: LessonId,
  isDone: (other: LessonId) => boolean,
): string | undefined => {
  if (expansionOf(id) === null) return CARDS[id].wishes;
  const learnt = lessonsOf(LESSON_GAMES[id]).filter(other => other === id || isDone(other));
  return `expansions=${learnt.flatMap(other => expansionOf(other) ?? []).join(',')}`;
};

/** The one to take after it, of the same game. */
export const lessonAfter = (id: LessonId): LessonId | undefined => {
  const all = lessonsOf(LESSON_GAMES[id]);
  return all[all.indexOf(id) + 1];
};
