/** The moves that are listed and counted: those that go on with what was begun on the board, if any do. */
export const listedMoves = (
  legal: readonly string[],
  fits: ((move: string) => boolean) | undefined,
): readonly string[] => {
  const fitting = fits ? legal.filter(fits) : [];
  return fitting.length > 0 ? fitting : legal;
};
