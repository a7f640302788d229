/** Would people at a table take one name for the other? */
export const isSameName = (a: string, b: string): boolean => spoken(a) === spoken(b);

/** Without what the ear cannot tell: case, joiners, spaces around. */
const spoken = (name: string): string =>
  name
    .normalize()
    .replaceAll(/[\u200C\u200D]/g, '')
    .trim()
    .toLowerCase();
