/** The names of an enumeration such as `{ open: 0, last: 1 }`, each at the place of its number. */
export const namesOf = <Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): readonly Name[] => Object.keys(numbers) as Name[];
