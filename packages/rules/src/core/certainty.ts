/** How sure we are of a component: certain, likely (one source), or inferred by us. */
export type Mark = 'C' | 'L' | 'I';

/** A mark for every component, and for parts of one by their path, such as `columns.4`. */
export type Marks<Components extends object> = { readonly [Name in keyof Components]: Mark } & {
  readonly [path: `${string}.${string}`]: Mark;
};
