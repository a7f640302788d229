/** What is said about the terms by which our bots judge a move. */

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
