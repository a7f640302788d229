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
}

export interface Lesson {
  readonly title: string;
  /** What one will know at the end, and how long it takes. */
  readonly intro: string;
  readonly steps: readonly LessonStep[];
  /** What is said at the end of the lesson. */
  readonly end: string;
}
