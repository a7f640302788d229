/** The deal as text: a line for each group of facts, `name: word word …`. */
export interface DealLine {
  readonly name: string;
  readonly words: readonly string[];
}

export const formatDealLine = ({ name, words }: DealLine): string =>
  [`${name}:`, ...words].join(' ');

/** Reads a line that `formatDealLine` could have written, else undefined. */
export const parseDealLine = (text: string): DealLine | undefined => {
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  const line = {
    name: text.slice(0, colon),
    words: text
      .slice(colon + 2)
      .split(' ')
      .filter(Boolean),
  };
  return formatDealLine(line) === text ? line : undefined;
};
