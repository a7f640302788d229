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

/** A theme as the position has it; undefined where it has nothing of it. */
export type CountedThemes<View, Term extends string> = {
  readonly [T in Term]?: (view: View) => string | undefined;
};

export const themeText = <View, Term extends string>(
  { themes }: TermWords<Term>,
  term: string,
  counted: CountedThemes<View, Term> = {},
  view?: object,
): string | undefined => {
  const count = view && counted[term as Term];
  return count ? count(view as View) : (themes[term as Term] ?? term);
};
