import type { Input } from '../network/input.ts';

/** What an input lists, block by block: `feature` or `feature×value`, in rising order. */
export const listed = ({ index, value, ends }: Input, one: number): string[] =>
  Array.from(ends, (end, block) =>
    Array.from({ length: end - (ends[block - 1] ?? 0) }, (_, i) => i + (ends[block - 1] ?? 0))
      .sort((a, b) => index[a] - index[b])
      .map(i => (value[i] === one ? `${index[i]}` : `${index[i]}×${value[i]}`))
      .join(' '),
  );
