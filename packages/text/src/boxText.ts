/** The texts about components that are not certain. */

export interface BoxPart {
  readonly name: string;
  /** The source of the values. */
  readonly basis: string;
  /** The values, where they are names and not numbers. */
  readonly values?: string;
  /** The name of a part of it, by its key. */
  readonly part?: (key: string) => string;
  /** The label of each of several values, by its index. */
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
