/** Could one of these names be taken for the other? Case, width and spaces do not tell people apart. */
export const looksLike = (a: string, b: string): boolean => skeleton(a) === skeleton(b);

const skeleton = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '');
