/** Could people at a table confuse two names? */
export const isSameName = (a: string, b: string): boolean => spoken(a) === spoken(b);

/** Ignores inaudible differences: case, joiners, spaces around. */
const spoken = (name: string): string =>
  name
    .normalize()
    .replaceAll(/[\u200C\u200D]/g, '')
    .trim()
    .toLowerCase();
