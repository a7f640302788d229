/** Where the last sentences begin that have room for so many characters; the very last one always has. */
export const lastSentencesFrom = (sentences: readonly string[], most: number): number => {
  let [from, room] = [sentences.length, most];
  while (from > 0 && (from === sentences.length || sentences[from - 1].length < room)) {
    from--;
    room -= sentences[from].length + 1;
  }
  return from;
};
