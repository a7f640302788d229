/** The components that may differ between two tables, in the form in which the rules use them. */
import type { ReadError } from '../core/readError.ts';
import { BONUS_NAMES, type Components } from './components.ts';

/** The columns for one number of players, from the back. */
export interface Board {
  readonly spaces: readonly number[]; // spaces[column]: its spaces, and so its stacks
  readonly firstStack: readonly number[]; // firstStack[column]: the number of its first stack
  readonly faceUp: readonly number[]; // faceUp[column]: bit set of its stacks that lie face up
}

/** Every state of a game refers to the same sheet, and never changes it. */
export interface Sheet {
  readonly boards: { readonly [seats: number]: Board };
  readonly bonus: Uint8Array; // bonus[bonus] = how many such tokens there are
  readonly tokens: Uint8Array; // all bonus tokens, sorted
  readonly piles: readonly (readonly number[])[]; // porthole points from the top; pile 0 is for the smallest sets
  readonly treasures: readonly number[]; // points by object
}

export const sheetOf = (components: Components): Sheet => {
  const bonus = BONUS_NAMES.map(name => components.bonus[name]);
  return {
    boards: Object.fromEntries(
      Object.entries(components.columns).map(([seats, spaces]) => [
        seats,
        makeBoard(spaces, components.faceUp),
      ]),
    ),
    bonus: Uint8Array.from(bonus),
    tokens: Uint8Array.from(bonus.flatMap((n, token) => new Array<number>(n).fill(token))),
    piles: Object.values(components.portholes),
    treasures: components.treasures,
  };
};

const makeBoard = (spaces: readonly number[], faceUp: Components['faceUp']): Board => ({
  spaces,
  firstStack: spaces.map((_, column) => sum(spaces.slice(0, column))),
  faceUp: spaces.map(n => bitsOf(faceUp[n as keyof typeof faceUp])), // [NI5]
});

const bitsOf = (flags: readonly boolean[]): number =>
  flags.reduce((bits, isSet, i) => bits | (Number(isSet) << i), 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Names the part with which the game cannot be played, though each value is within its bounds. */
export const whyUnplayable = (components: Components): ReadError | undefined => {
  const { colours, objectsPerColour, copies, stackHeight, columns, bonus, portholes } = components;
  const stacks = (colours.length * objectsPerColour * copies) / stackHeight;
  for (const [seats, spaces] of Object.entries(columns))
    if (sum(spaces) > stacks) return { readError: `columns.${seats}` }; // [NI4]
  if (sum(Object.values(bonus)) < colours.length - 1) return { readError: 'bonus' }; // the camp [NI6]
  for (const [size, pile] of Object.entries(portholes))
    if (pile.some((points, i) => i > 0 && points > pile[i - 1]))
      return { readError: `portholes.${size}` }; // [NI7]
  return undefined;
};
