import { plural } from './grammar.ts';

/** `about 4 points more`. What is less than one point is not worth a number. */
export const morePoints = (difference: number): string => {
  const more = difference < 0 ? 'less' : 'more';
  const n = Math.round(Math.abs(difference));
  if (n === 0) return `a little ${more}`;
  return `about ${plural(n, { one: '1 point', other: `${n} points` })} ${more}`;
};
