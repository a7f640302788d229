/** Sets of small whole numbers, 0 to 30, as the bits of one number. */
export type BitSet = number;

export const NONE: BitSet = 0;
export const has = (set: BitSet, n: number): boolean => (set & (1 << n)) !== 0;
export const only = (n: number): BitSet => 1 << n;
export const including = (set: BitSet, n: number): BitSet => set | (1 << n);
export const excluding = (set: BitSet, n: number): BitSet => set & ~(1 << n);
/** Every number below `n`. */
export const allBelow = (n: number): BitSet => (1 << n) - 1;
/** The smallest number of a set that is not empty. */
export const least = (set: BitSet): number => 31 - Math.clz32(set & -set);
export const withoutLeast = (set: BitSet): BitSet => set & (set - 1);
export const setOf = (numbers: Iterable<number>): BitSet => {
  let set = 0;
  for (const n of numbers) set |= 1 << n;
  return set;
};
export const sizeOf = (set: BitSet): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest = withoutLeast(rest)) size++;
  return size;
};

/** Its numbers, ascending. */
export const numbersIn = (set: BitSet): number[] => {
  const numbers: number[] = [];
  for (let rest = set; rest !== NONE; rest = withoutLeast(rest)) numbers.push(least(rest));
  return numbers;
};
