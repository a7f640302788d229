/** How much a way of playing likes a move, by its text; of the best liked ones chance picks. */
export type Taste<View extends object> = (move: string, v: View) => number;

/** Likes a move as much as the first pattern says that fits it. */
export const ranking =
  (...likes: readonly (readonly [RegExp, number])[]) =>
  (move: string): number =>
    likes.find(([pattern]) => pattern.test(move))?.[1] ?? 0;
