/** Merges repeated sentences into one, with their number. */
export const countRepeated = (
  sentences: readonly string[],
  times: (n: number) => string,
): string[] => {
  const told: { readonly text: string; n: number }[] = [];
  for (const text of sentences) {
    const last = told.at(-1);
    if (last?.text === text) last.n++;
    else told.push({ text, n: 1 });
  }
  return told.map(({ text, n }) => (n === 1 ? text : `${text} ${times(n)}`));
};
