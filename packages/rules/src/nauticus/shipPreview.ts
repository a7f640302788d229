/** One ship as a view shows it: what it wants, and what a tile would make of it. The rules answer. */
import { only, setOf } from '../core/bitSet.ts';
import type { TileKind } from './events.ts';
import { kindOf } from './gift.ts';
import { TILE_NAMES, type TileName } from './notation.ts';
import { type Part, packPart, unpackPart } from './part.ts';
import { BOW, isSail, PARTS, STERN } from './state.ts';
import { crownMastBit, FINISHED, LOADED, land, landOnCrownMast, whatFits } from './yard.ts';

type Parts = readonly Part[];

const rowOf = (parts: Parts): Uint16Array => {
  const row = new Uint16Array(PARTS);
  row.set(parts.map(packPart));
  return row;
};

const shows = (parts: Parts, bit: number): boolean =>
  (whatFits(rowOf(parts), 0, { oneEmblem: false }) & bit) !== 0;

/** Which ends of a row of parts another part may join. [NC29] [NC30] [NC31] */
export const openEnds = (parts: Parts): { astern: boolean; ahead: boolean } => ({
  astern: shows(parts, only(STERN)),
  ahead: shows(parts, only(BOW)),
});

/** Is the hull closed? [NC29] */
export const isWhole = (parts: Parts): boolean => !shows(parts, setOf([STERN, BOW]));

/** Is the ship finished, with a good at every part? [NC41] */
export const isLoaded = (parts: Parts): boolean => shows(parts, LOADED);

/** What an unfinished ship still wants; at least, if an end is among it: it may grow longer. [NC49] */
export const wants = (parts: Parts): { ends: TileName[]; masts: number; sails: number } => {
  const { astern, ahead } = openEnds(parts);
  const ends = [...(astern ? [TILE_NAMES[STERN]] : []), ...(ahead ? [TILE_NAMES[BOW]] : [])];
  return {
    ends,
    masts: ends.length + parts.filter(part => part.mast === null).length,
    sails: ends.length + parts.filter(part => part.sail === null).length,
  };
};

/** The ship with a tile on it, which part and place of it is new, and whether that finishes it. */
export interface Landing {
  readonly parts: Parts;
  readonly at: number;
  readonly slot: TileKind;
  readonly finishes: boolean;
}

export interface Aim {
  /** For a sail: not on a mast with an emblem. */
  readonly onCrownMast?: boolean;
  readonly oneEmblemPerShip: boolean;
}

/** Where a tile would come to stand; undefined if it does not fit. [NC30] [NC80] */
export const landOn = (
  parts: Parts,
  name: TileName,
  { onCrownMast = false, oneEmblemPerShip }: Aim,
): Landing | undefined => {
  const tile = TILE_NAMES.indexOf(name);
  const row = rowOf(parts);
  const option = { oneEmblem: oneEmblemPerShip };
  const before = whatFits(row, 0, option);
  if (onCrownMast && !isSail(tile)) return undefined;
  if ((before & (onCrownMast ? crownMastBit(tile) : only(tile))) === 0) return undefined;
  const at = (onCrownMast ? landOnCrownMast : land)(row, 0, tile);
  const after = whatFits(row, 0, option);
  return {
    parts: Array.from(
      row.filter(part => part !== 0),
      unpackPart,
    ),
    at,
    slot: kindOf(tile),
    finishes: (after & ~before & FINISHED) !== 0,
  };
};
