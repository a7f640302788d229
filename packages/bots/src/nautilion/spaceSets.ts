/** Sets of spaces for the evaluation: their sizes and connected groups. */
import { type Ducts, groupOf, SPACES } from '@tidetable/rules/nautilion';

/** COUNT[set] = how many spaces are in a set. */
export const COUNT = Uint8Array.from({ length: 1 << SPACES }, (_, set) => {
  let n = 0;
  for (; set !== 0; set &= set - 1) n++;
  return n;
});

/** The size of the largest connected group in a set of spaces. */
export const largestGroup = ({ neighbours, connected }: Ducts, set: number): number => {
  if (connected[set] === 1) return COUNT[set];
  let largest = 0;
  for (let left = set; left !== 0; ) {
    const group = groupOf(neighbours, set, left & -left);
    largest = COUNT[group] > largest ? COUNT[group] : largest;
    left &= ~group;
  }
  return largest;
};
