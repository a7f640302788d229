/** The numbers by which a state of Nautilion names tokens, and what its certain components say about them. */
import { type Nautilion, nautilion } from '@tidetable/rules';

type Ducts = Nautilion.State['ducts'];

export const SPACES = 9;
export const MAGE = SPACES; // crew 1 to 9 come first, as 0 to 8
export const MAGES = 3;
export const MERCENARY = MAGE + MAGES;
export const FULL_CREW = (1 << SPACES) - 1;
export const ALL_MAGES = (1 << MAGES) - 1;

export const Expansion = { mages: 1, mercenaries: 2, reefs: 4, darkhouse: 8, heroics: 16 } as const;
export const WON = 1; // outcome; 0 while the game is open, anything else is lost

const { fighters, harpoons, reefs } = nautilion.components as {
  readonly fighters: readonly number[];
  readonly harpoons: { readonly crew: number; readonly mercenary: number };
  readonly reefs: Readonly<Record<string, number>>;
};

const bitOf = (number: number): number => 1 << (number - 1);
const bitsOf = (numbers: readonly number[]): number =>
  numbers.reduce((set, number) => set | bitOf(number), 0);

/** Crew that carries a harpoon. */
export const FIGHTERS = bitsOf(fighters);
export const HARPOONS = harpoons;
/** Crew that helps to leave each reef. */
export const REEF_CREW = Object.keys(reefs).map(number => bitOf(Number(number)));

/** COUNT[set] = how many spaces are in a set. */
export const COUNT = Uint8Array.from({ length: 1 << SPACES }, (_, set) => {
  let n = 0;
  for (; set !== 0; set &= set - 1) n++;
  return n;
});

/** The size of the largest group of a set of spaces that hangs together. */
export const largestGroup = ({ neighbours, connected }: Ducts, set: number): number => {
  if (connected[set] === 1) return COUNT[set];
  let largest = 0;
  for (let left = set; left !== 0; ) {
    let group = left & -left;
    for (;;) {
      const grown = group | (reach(neighbours, group) & set);
      if (grown === group) break;
      group = grown;
    }
    largest = COUNT[group] > largest ? COUNT[group] : largest;
    left &= ~group;
  }
  return largest;
};

const reach = (neighbours: Uint16Array, set: number): number => {
  let reached = 0;
  for (let space = 0; space < SPACES; space++) {
    if (set & (1 << space)) reached |= neighbours[space];
  }
  return reached;
};
