import type { GameId, Nauticus, Nautilion, NautilusIsland } from '@tidetable/rules';
import type { Language } from '@tidetable/text';
import type { Paint } from '../paint.ts';
import { drawNauticus, drawNauticusPurse } from './nauticus.ts';
import { drawNautilion } from './nautilion.ts';
import { drawNautilusIsland } from './nautilusIsland.ts';

/** Draws the view of one seat in plain lines, of at most 80 characters where names allow. */
export type Board = (picture: {
  readonly view: object;
  /** Of the game that is played: a table may have its own. */
  readonly components: object;
  readonly names: readonly string[];
  readonly language: Language;
  readonly paint: Paint;
}) => string;

export const boards: Readonly<Record<GameId, Board>> = {
  'nautilus-island': drawNautilusIsland as Board,
  nautilion: drawNautilion as Board,
  nauticus: drawNauticus as Board,
};

/** For games with long turns: only the part that changes between two moves of a turn. */
export const turnDetails: Readonly<Partial<Record<GameId, Board>>> = {
  nauticus: drawNauticusPurse as Board,
};

/** Events after which the whole board is drawn again, though the same seat goes on. */
export const redrawnAfter: Readonly<Record<GameId, readonly string[]>> = {
  'nautilus-island': ['round'],
  nautilion: [
    'turn',
    'second-pass',
    'dice-set',
    'turned',
    'exchanged',
    'inserted',
    'phantom-moved',
    'nautilion-moved',
    'placed',
    'kept',
    'hold-emptied',
    'group-kept',
    'heroic-dropped',
    'heroic-opened',
  ],
  nauticus: ['flipped', 'round'],
} satisfies {
  'nautilus-island': readonly NautilusIsland.Event['type'][];
  nautilion: readonly Nautilion.Event['type'][];
  nauticus: readonly Nauticus.Event['type'][];
};
