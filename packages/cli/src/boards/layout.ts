/** The width of a text on the screen: colour codes have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a colour code
export const width = (text: string): number => text.replace(/\u001b\[\d+m/g, '').length;

/** Pads to a width, with one space at least. */
export const pad = (text: string, to: number): string =>
  text + ' '.repeat(Math.max(1, to - width(text)));

const LINE = 80;

/** A label and items after it; items that do not fit go to further lines, under the first item. */
export const wrap = (label: string, items: readonly string[], between = ' · '): string[] => {
  const lines = [label];
  const indent = ' '.repeat(width(label));
  const stop = between.trimEnd();
  items.forEach((item, i) => {
    const line = lines[lines.length - 1];
    const rest = i < items.length - 1 ? stop : '';
    if (i === 0) lines[0] += item;
    else if (width(line + between + item + rest) <= LINE) lines[lines.length - 1] += between + item;
    else {
      lines[lines.length - 1] += stop;
      lines.push(indent + item);
    }
  });
  return lines;
};

/** A text in lines that break between words, the further ones indented. */
export const fold = (text: string, indent: number): string => {
  const [first, ...words] = text.slice(indent).split(' ');
  return wrap(text.slice(0, indent), [first, ...words], ' ').join('\n');
};
