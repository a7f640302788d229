/** What is said about the terms by which our bots judge a move. */
import { type Language, plural } from './language.ts';

export interface TermWords<Term extends string> {
  /** How much better or worse one move is than another. */
  amount(difference: number): string;
  /** Where that comes from; follows an amount. */
  readonly terms: Record<Term, string>;
  /** What to think about: the first step of a hint. */
  readonly themes: Record<Term, string>;
}

/** What is good for the others counts against the move, but is told as what they get. */
const isOthers = (term: string): boolean => term === 'rivals';

export const reasonText = <Term extends string>(
  { amount, terms }: TermWords<Term>,
  term: string,
  difference: number,
): string => `${amount(isOthers(term) ? -difference : difference)} ${terms[term as Term] ?? term}`;

export const themeText = <Term extends string>({ themes }: TermWords<Term>, term: string): string =>
  themes[term as Term] ?? term;

/** `about 4 points more`. What is less than one point is not worth a number. */
export const morePoints: Record<Language, (difference: number) => string> = {
  en: difference => {
    const more = difference < 0 ? 'less' : 'more';
    const n = Math.round(Math.abs(difference));
    if (n === 0) return `a little ${more}`;
    return `about ${plural('en', n, { one: '1 point', other: `${n} points` })} ${more}`;
  },
  fr: difference => {
    const more = difference < 0 ? 'moins' : 'plus';
    const n = Math.round(Math.abs(difference));
    if (n === 0) return `un peu ${more}`;
    return `environ ${plural('fr', n, { one: `${n} point`, other: `${n} points` })} de ${more}`;
  },
};
