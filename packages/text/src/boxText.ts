/** What a page says about components that we are not certain of. */

export interface BoxPart {
  readonly name: string;
  /** Why we think so. */
  readonly basis: string;
  /** What it is, where that is names and no numbers. */
  readonly values?: string;
  /** The name of a part of it, by its key. */
  readonly part?: (key: string) => string;
  /** What each of several values belongs to, by its place in the row. */
  readonly value?: (i: number) => string;
}

/** By the name of a component. */
export interface BoxText {
  readonly [component: string]: BoxPart;
}

/** `prices.3`: of “Prices” the one “on space 4”. */
export const boxPartName = (
  text: BoxText,
  path: string,
): { readonly group: BoxPart; readonly part: string | undefined } | undefined => {
  const [component, key] = path.split('.');
  const group = Object.hasOwn(text, component) ? text[component] : undefined;
  return group && { group, part: key === undefined ? undefined : (group.part?.(key) ?? key) };
};
