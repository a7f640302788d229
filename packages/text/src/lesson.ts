import type { GameId } from '@tidetable/rules';

/**
 * A lesson: a recorded match, told. At each ply that has steps they are read one after the other;
 * then the learner plays the recorded move, or the others do.
 */
export interface LessonStep {
  /** Entries of the record that have been played when this is said. */
  readonly ply: number;
  readonly text: string;
  /** The rule behind it, for those who want to read it. */
  readonly rule?: string;
  /** After this, the record runs to that ply by itself, the learner's moves included. */
  readonly skipTo?: number;
  /**
   * What it speaks of, as the board marks it (`data-explain`): `path/4`, or every thing of a kind,
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
  /** What one will know at the end, and how long it takes. Said before the first step. */
  readonly intro: string;
  readonly steps: readonly LessonStep[];
  /** What is said at the end of the lesson, after the last step. */
  readonly end: string;
}

type InOtherWords<Steps extends readonly LessonStep[]> = {
  readonly [I in keyof Steps]: Omit<Steps[I], 'text'> & Pick<LessonStep, 'text'>;
};

/** The lesson of another language: the same steps at the same plies, in other words. */
export type LessonTranslation<L extends Lesson> = Omit<Lesson, 'steps'> & {
  readonly steps: InOtherWords<L['steps']>;
};
