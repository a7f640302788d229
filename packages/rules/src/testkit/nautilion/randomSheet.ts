import { type Rng, shuffle, unnamed } from '../../core/rng.ts';
import { bounds, components } from '../../nautilion/components.ts';
import { SHIP_NAMES, SPACES } from '../../nautilion/state.ts';

/** A sheet that differs in everything in which one may differ. */
export const randomSheet = (rng: Rng): object => {
  const within = (path: string): number => {
    const bound = bounds[path];
    if (bound.kind !== 'number') throw new Error(`${path} is no number`);
    return bound.min + rng(bound.max - bound.min + 1);
  };
  const cards = shuffled(12, rng);
  const [three, six, nine] = parts(18, 3, rng);
  return {
    faces: parts(6, 4, rng),
    reefs: { 3: three, 6: six, 9: nine },
    spells: {
      whirlwind: within('spells'),
      tide: within('spells'),
      translation: within('spells'),
    },
    castaway: within('castaway'),
    ships: Object.fromEntries(SHIP_NAMES.map(name => [name, randomDucts(name, rng)])),
    admirals: randomAdmirals(rng),
    darkhouse: { red: cards.slice(0, 9), blue: cards.slice(9) },
    salvage: within('salvage'),
    boarders: within('boarders'),
  };
};

/** So many whole numbers of at least 1 with this sum. */
const parts = (sum: number, count: number, rng: Rng): number[] => {
  const numbers = new Array<number>(count).fill(1);
  for (let left = sum - count; left > 0; left--) numbers[rng(count)]++;
  return numbers;
};

/** The numbers from 1 on in any order. */
const shuffled = (count: number, rng: Rng): number[] => {
  const numbers = Uint8Array.from({ length: count }, (_, i) => i + 1);
  shuffle(numbers, count, unnamed(rng), '');
  return [...numbers];
};

/** A tree of ducts and some more; on A ships 4 has its own. [NL6] */
const randomDucts = (ship: string, rng: Rng): string => {
  const isFree = (number: number): boolean => !ship.startsWith('A') || number !== 4;
  const spaces = shuffled(SPACES, rng).filter(isFree);
  const ducts = new Set(isFree(4) ? [] : ['34', '45', '49']);
  const join = (a: number, b: number): void => {
    ducts.add(`${Math.min(a, b)}${Math.max(a, b)}`);
  };
  for (let i = 1; i < spaces.length; i++) join(spaces[i], spaces[rng(i)]);
  for (let more = rng(8); more > 0; more--) {
    const [a, b] = shuffled(SPACES, rng).filter(isFree);
    join(a, b);
  }
  return [...ducts].join(' ');
};

/** Three numbers on both cards, the others on one; 2 is one of those. [NL36] */
const randomAdmirals = (rng: Rng): number[][] => {
  const [two, ...others] = [2, ...shuffled(components.crewNumbers, rng).filter(n => n !== 2)];
  const shared = others.slice(0, 3);
  const cards = [
    [...shared, two, ...others.slice(3, 5)],
    [...shared, ...others.slice(5)],
  ];
  return rng(2) === 0 ? cards : cards.reverse();
};
