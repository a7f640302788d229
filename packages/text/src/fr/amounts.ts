import { plural } from './grammar.ts';

export const morePoints = (difference: number): string => {
  const more = difference < 0 ? 'moins' : 'plus';
  const n = Math.round(Math.abs(difference));
  if (n === 0) return `un peu ${more}`;
  return `environ ${plural(n, { one: `${n} point`, other: `${n} points` })} de ${more}`;
};
