import type { Language } from '@tidetable/text';
import type { Paint } from '../paint.ts';
import { drawNauticus } from './nauticus.ts';
import { drawNautilusIsland } from './nautilusIsland.ts';

/** A picture of what one seat sees, in plain lines of at most 80 characters where names allow. */
export type Board = (picture: {
  readonly view: object;
  readonly names: readonly string[];
  readonly language: Language;
  readonly paint: Paint;
}) => string;

export const boards: { readonly [game: string]: Board } = {
  'nautilus-island': drawNautilusIsland as Board,
  nauticus: drawNauticus as Board,
};
