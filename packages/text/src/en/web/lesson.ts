/** Around a lesson; what is taught belongs to each game. */
import type { LessonId } from '../../lesson.ts';
import { plural } from '../grammar.ts';

const titles: Readonly<Record<LessonId, string>> = {
  'nautilus-island': 'Your first day on the wreck',
  nautilion: 'Your first voyage to the Abyss',
  'nautilion-mages': 'The Mages: a cabin of their own',
  'nautilion-mercenaries': 'The Mercenaries: the day of the collision',
  'nautilion-reefs': 'The Reefs: free or stuck',
  'nautilion-darkhouse': 'The Darkhouse: a card for every turn',
  'nautilion-heroics': 'Heroic Actions: what a sacrifice buys',
  'nautilion-admirals': 'Two admirals, one ship',
  nauticus: 'Your first ship',
};

const playWith: Partial<Readonly<Record<LessonId, string>>> = {
  'nautilion-mages': 'Play with mages',
  'nautilion-mercenaries': 'Play with mercenaries',
  'nautilion-reefs': 'Play with reefs',
  'nautilion-darkhouse': 'Play with the Darkhouse',
  'nautilion-heroics': 'Play with heroic actions',
  'nautilion-admirals': 'Play with two admirals',
};

export const lesson = {
  titles,
  lessons: 'Lessons',
  allLessons: 'All lessons',
  minutes: (n: number) => `about ${n} min`,
  done: 'done',
  progress: 'How far you are',
  next: 'Go on',
  back: 'Back to the words before',
  welcomeBack: 'Welcome back!',
  fromStart: 'Begin anew',
  yourMove: 'Your move:',
  /** Where pages were turned; what happened stands in the log. */
  turnsLater: (n: number) =>
    plural(n, {
      one: '1 turn was played meanwhile.',
      other: `${n} turns were played meanwhile.`,
    }),
  /** The same in games that have rounds. */
  roundsLater: (n: number) =>
    plural(n, { one: '1 round has passed.', other: `${n} rounds have passed.` }),
  watch: (name: string) => `Watch what ${name} does.`,
  wrongMove: 'That is possible, but this lesson goes another way: play the move that it asks for.',
  rule: (rule: string) => `Rule ${rule}`,
  playNow: 'Now play a game',
  /** After a lesson about something that a table can be set up with. */
  playWith,
  nextLesson: 'Next lesson',
  /** Read out after that. */
  of: (title: string) => `: ${title}`,
  itsRules: 'Its rules',
  again: 'Take the lesson again',
  /** Read out: what the light on the board lies on. */
  about: (things: string) => `It is about: ${things}.`,
};

export type LessonWords = typeof lesson;
