/** What no single bound can say: with which tables of components nobody could play, or which are certainly wrong. */
import { setOf } from '../core/bitSet.ts';
import type { ReadError } from '../core/readError.ts';
import { type Components, SIDES, components as standard } from './components.ts';
import { readDucts } from './ducts.ts';

const REEFS = 18; // [NL64]
const HELM = 4; // the space of an A ship whose ducts the book tells
const HELM_DUCTS = [3, 5, 9];

export const whyUnplayable = (components: Components): ReadError | undefined => {
  const { faces, reefs, ships, admirals, darkhouse } = components;
  if (sum(faces) !== SIDES) return { readError: 'faces' };
  if (sum(Object.values(reefs)) !== REEFS) return { readError: 'reefs' };
  const ship = Object.entries(ships).find(([name, pairs]) => !isSeaworthy(name, pairs));
  if (ship) return { readError: `ships.${ship[0]}` };
  const double = admirals.findIndex(numbers => !areDistinct(numbers));
  if (double >= 0) return { readError: `admirals.${double}` };
  if (!admiralsShareAll(admirals)) return { readError: 'admirals' };
  return areDistinct([...darkhouse.red, ...darkhouse.blue])
    ? undefined
    : { readError: 'darkhouse' };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const areDistinct = (things: readonly (number | string)[]): boolean =>
  new Set(things).size === things.length;

/** Do all spaces hang together, by ducts of which none is named twice or leads nowhere? [NL6] */
const isSeaworthy = (name: string, pairs: string): boolean => {
  const ducts = pairs.split(' ').map(([a, b]) => (a < b ? a + b : b + a));
  if (!areDistinct(ducts) || ducts.some(([a, b]) => a === b)) return false;
  const { neighbours, connected } = readDucts(pairs);
  const helm = setOf(HELM_DUCTS.map(number => number - 1));
  if (name.startsWith('A') && neighbours[HELM - 1] !== helm) return false;
  return connected[connected.length - 1] === 1;
};

/** Can every number be placed by somebody, and has one card no 2? [NL36] */
const admiralsShareAll = (admirals: Components['admirals']): boolean =>
  new Set(admirals.flat()).size === standard.crewNumbers &&
  admirals.some(numbers => !numbers.includes(2));
