/** The deal as text: a line for each group of facts, `name: word word …`. */
import type { ReadError } from './readError.ts';

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

interface DealPieces<State> {
  readonly formatDeal: (s: State) => string[];
  readonly brokenInvariant: (s: State) => string | undefined;
}

/** Accepts the state read from these lines if formatting it gives the same lines and no invariant is broken. */
export const acceptDeal = <State extends object>(
  s: State,
  lines: readonly string[],
  { formatDeal, brokenInvariant }: DealPieces<State>,
): State | ReadError => {
  const written = formatDeal(s);
  if (lines.length !== written.length) return { readError: 'lines' };
  const changed = written.find((line, i) => line !== lines[i]);
  if (changed !== undefined) return { readError: parseDealLine(changed)?.name ?? changed };
  const wrong = brokenInvariant(s);
  return wrong === undefined ? s : { readError: wrong };
};
