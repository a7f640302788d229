/** The single numbers of a state, from the one list that gives their first values. */
export type Scalars<Declared extends Readonly<Record<string, number>>> = {
  -readonly [name in keyof Declared]: number;
};
