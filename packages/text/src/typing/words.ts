/** What is typed and what is offered, word by word, in a form in which they can be compared. */

/** As one types it who has no accents at hand, nor ligatures. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');

/** Without signs between them, and without the words that only join others. */
export const wordsOf = (text: string, joining: readonly string[]): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !joining.includes(word));

/** A number is whole, or 1 would mean 12. */
export const begins = (typed: string, word: string): boolean =>
  /^\d+$/.test(typed) ? typed === word : word.startsWith(typed);

/**
 * Does each word that was typed begin another one of these, wherever that stands? The longest choose
 * first: whatever they begin, a shorter beginning could not need more.
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
