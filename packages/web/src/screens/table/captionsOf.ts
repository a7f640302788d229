/** The number of characters that can be read at a glance. */
const MOST = 90;

/** Splits a text into captions at the ends of sentences, each short enough for its duration. */
export const captionsOf = (sentences: readonly string[]): string[] => {
  const captions: string[] = [];
  for (const sentence of sentences) {
    const longer = `${captions.at(-1)} ${sentence}`;
    if (captions.length > 0 && longer.length <= MOST) captions[captions.length - 1] = longer;
    else captions.push(sentence);
  }
  return captions;
};
