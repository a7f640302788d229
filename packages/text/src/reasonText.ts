/** The texts of the terms by which our bots evaluate a move. */

export interface TermWords<Term extends string> {
  /** The amount by which one move is better or worse than another. */
  amount(difference: number): string;
  /** The source of the difference; follows an amount. */
  readonly terms: Record<Term, string>;
  /** The theme: the first step of a hint. */
  readonly themes: Record<Term, string>;
}

/** A gain of the rivals counts against the move, but the text names their gain. */
const isOthers = (term: string): boolean => term === 'rivals';

export const reasonText = <Term extends string>(
  { amount, terms }: TermWords<Term>,
  term: string,
  difference: number,
): string => `${amount(isOthers(term) ? -difference : difference)} ${terms[term as Term] ?? term}`;

/** A theme with the amounts of the position; undefined where they are 0. */
export type CountedThemes<View, Term extends string> = {
  readonly [T in Term]?: (view: View) => string | undefined;
};

export const termTheme = <View, Term extends string>(
  { themes }: TermWords<Term>,
  term: string,
  counted: CountedThemes<View, Term> = {},
  view?: object,
): string | undefined => {
  const count = view && counted[term as Term];
  return count ? count(view as View) : (themes[term as Term] ?? term);
};
