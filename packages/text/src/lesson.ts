import type { GameId } from '@tidetable/rules';

/**
 * A lesson: a recorded match with explanations. At each ply its steps are shown one after the other;
 * then the learner plays the recorded move, or it is played for another seat.
 */
export interface LessonStep {
  /** The number of entries of the record before this step. */
  readonly ply: number;
  readonly text: string;
  /** The number of the rule that it explains. */
  readonly rule?: string;
  /** After this, the record runs to that ply by itself, the learner's moves included. */
  readonly skipTo?: number;
  /**
   * Elements that it explains, by their `data-explain` on the board: `path/4`, or all of a kind,
   * `spell`.
   */
  readonly at?: readonly string[];
}

/** The lessons there are, in the order in which they are offered, each with its game. */
export const LESSON_GAMES = {
  'nautilus-island': 'nautilus-island',
  nautilion: 'nautilion',
  'nautilion-mages': 'nautilion',
  'nautilion-mercenaries': 'nautilion',
  'nautilion-reefs': 'nautilion',
  'nautilion-darkhouse': 'nautilion',
  'nautilion-heroics': 'nautilion',
  'nautilion-admirals': 'nautilion',
  nauticus: 'nauticus',
} as const satisfies Readonly<Record<string, GameId>>;

export type LessonId = keyof typeof LESSON_GAMES;

export interface Lesson {
  /** The aim and duration of the lesson. Shown before the first step. */
  readonly intro: string;
  readonly steps: readonly LessonStep[];
  /** Shown after the last step. */
  readonly end: string;
}

type InOtherWords<Steps extends readonly LessonStep[]> = {
  readonly [I in keyof Steps]: Omit<Steps[I], 'text'> & Pick<LessonStep, 'text'>;
};

/** The lesson of another language: the same steps at the same plies, in other words. */
export type LessonTranslation<L extends Lesson> = Omit<Lesson, 'steps'> & {
  readonly steps: InOtherWords<L['steps']>;
};
