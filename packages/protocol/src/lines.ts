/** The longest line that a referee reads from a bot, in UTF-16 units. */
export const LONGEST_BOT_LINE = 1 << 16;
/** The longest line that a bot needs to read from a referee, in bytes. */
export const LONGEST_REFEREE_LINE = 1 << 22;

export interface CutLines {
  readonly lines: readonly string[]; // whole ones, without their line feeds; empty ones left out
  readonly rest: string; // the beginning of the next
}

/** Cuts text as it arrives into lines; undefined once a line is longer than `most`. */
export const cutLines = (rest: string, chunk: string, most: number): CutLines | undefined => {
  const lines = (rest + chunk).split('\n').map(text => text.replace(/\r$/, ''));
  if (lines.some(text => text.length > most)) return undefined;
  const last = lines.pop() ?? '';
  return { lines: lines.filter(Boolean), rest: last };
};
