/** The ducts of a ship, read from pairs of spaces, as tables by set of spaces. */
import { allBelow, has, including } from '../core/bitSet.ts';
import { components } from './components.ts';

const SPACES = components.crewNumbers;
const ALL = allBelow(SPACES);

export interface Ducts {
  readonly neighbours: Uint16Array; // neighbours[space] = bit set of the spaces joined to it [NL6]
  readonly connected: Uint8Array; // connected[set] = 1 if no two spaces of it are separated; none are in the empty set
  readonly open: Uint16Array; // open[set] = empty spaces that may be filled while those of the set are taken [NL26]
}

export const readDucts = (pairs: string): Ducts => {
  const neighbours = readNeighbours(pairs);
  const sets = Array.from({ length: ALL + 1 }, (_, set) => set);
  return {
    neighbours,
    connected: Uint8Array.from(sets, set =>
      set === 0 || groupOf(neighbours, set, set & -set) === set ? 1 : 0,
    ),
    open: Uint16Array.from(sets, set => openBeside(neighbours, set)),
  };
};

/** The spaces that each duct joins, counted from 1. */
export const readPairs = (pairs: string): [number, number][] =>
  pairs.split(' ').map(([a, b]) => [Number(a), Number(b)]);

export const readNeighbours = (pairs: string): Uint16Array => {
  const neighbours = new Uint16Array(SPACES);
  for (const [a, b] of readPairs(pairs)) {
    neighbours[a - 1] = including(neighbours[a - 1], b - 1);
    neighbours[b - 1] = including(neighbours[b - 1], a - 1);
  }
  return neighbours;
};

/** Empty spaces that may be filled while those of the set are taken. [NL26] */
export const openBeside = (neighbours: Uint16Array, set: number): number =>
  set === 0 ? ALL : reach(neighbours, set) & ~set;

/** What of `set` can be reached from `seed` without leaving it. */
export const groupOf = (neighbours: Uint16Array, set: number, seed: number): number => {
  let group = seed;
  for (;;) {
    const grown = group | (reach(neighbours, group) & set);
    if (grown === group) return group;
    group = grown;
  }
};

/** All spaces next to one of the set. */
const reach = (neighbours: Uint16Array, set: number): number => {
  let reached = 0;
  for (let space = 0; space < SPACES; space++) {
    if (has(set, space)) reached |= neighbours[space];
  }
  return reached;
};
