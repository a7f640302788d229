/** Typed text and names, normalized and split into words for comparison. */

/** Without accents and ligatures. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** Without signs between them, and without the words that only join others. */
export const wordsOf = (text: string, joining: readonly string[]): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !joining.includes(word));

/** Numbers must match as a whole, or 1 would match 12. */
export const begins = (typed: string, word: string): boolean =>
  /^\d+$/.test(typed) ? typed === word : word.startsWith(typed);

/**
 * Is each typed word a prefix of a different one of these, in any order? The longest are assigned
 * first: they fit the fewest words.
 */
export const beginOf = (typed: readonly string[], words: readonly string[]): boolean => {
  const left = [...words];
  return typed
    .toSorted((a, b) => b.length - a.length)
    .every(word => {
      const i = left.findIndex(other => begins(word, other));
      if (i >= 0) left.splice(i, 1);
      return i >= 0;
    });
};
