/** So many characters are read at a glance. */
const MOST = 90;

/** Sentences in captions, each short enough to be read in its time; a sentence is never cut. */
export const captionsOf = (sentences: readonly string[]): string[] => {
  const captions: string[] = [];
  for (const sentence of sentences) {
    const longer = `${captions.at(-1)} ${sentence}`;
    if (captions.length > 0 && longer.length <= MOST) captions[captions.length - 1] = longer;
    else captions.push(sentence);
  }
  return captions;
};
