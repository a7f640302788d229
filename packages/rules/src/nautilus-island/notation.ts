/** How moves are written. Columns and objects count from 1, as people do. */
import type { ColourName } from './cards.ts';

/** The text of a move of each kind. */
export const moveNotation = {
  column: (column: number): string => `column ${column}`,
  collect: 'collect',
  idle: 'idle',
  store: (colour: ColourName): string => `store ${colour}`,
  /** The objects in any order; they are written ascending. */
  lay: (objects: readonly number[]): string => `lay ${objects.toSorted((a, b) => a - b).join(' ')}`,
  close: 'close',
  leave: 'leave',
  refill: (colour: ColourName): string => `refill ${colour}`,
} as const;

/** A move by its parts. */
export type MoveParts =
  | { readonly type: 'column'; readonly column: number }
  | { readonly type: 'store' | 'refill'; readonly colour: ColourName }
  | { readonly type: 'lay'; readonly objects: readonly number[] }
  | { readonly type: 'collect' | 'idle' | 'close' | 'leave' };

/** Reads a move that the rules wrote; text from elsewhere goes through `parseMove` of the game. */
export const readMove = (notation: string): MoveParts => {
  const [type, ...rest] = notation.split(' ') as [MoveParts['type'], ...string[]];
  switch (type) {
    case 'column':
      return { type, column: Number(rest[0]) };
    case 'store':
    case 'refill':
      return { type, colour: rest[0] as ColourName };
    case 'lay':
      return { type, objects: rest.map(Number) };
    default:
      return { type };
  }
};
