/** How a ship is drawn: parts of one width that join without a seam, stern on the left. */
import type { Nauticus } from '@tidetable/rules';
import { kindOf } from '@tidetable/text/nauticus';
import type { Part, Tile } from './scene.ts';

/** From one joint to the next. */
export const UNIT = 92;
/** From the deck to the keel. */
export const DEPTH = 52;
/** The middle of a part, where mast and crate stand. */
export const MIDDLE = UNIT / 2;
/** What a stern and a bow reach beyond their unit, and an open end its loose planks. */
const ASTERN = 10;
const AHEAD = 26;
const ABOVE = 150;
const BELOW = 16;

interface HullShape {
  /** The body, filled. */
  readonly body: string;
  /** Its outer edge; open where another part may join. */
  readonly edge: string;
  /** Lines along the planks. */
  readonly planks: string;
}

const STERN_EDGE = 'V-15H4L-5-19C-3 8 6 36 30 47C38 51 46 52 54 52';
const BOW_EDGE = 'C80 0 98-8 114-21C109 12 92 52 42 52';

export const HULL_SHAPES: Record<Nauticus.HullName, HullShape> = {
  stern: {
    body: `M92 0H36${STERN_EDGE}H92Z`,
    edge: `M92 0H36${STERN_EDGE}H92`,
    planks: 'M3 6H36M92 17H3M92 34H13',
  },
  middle: {
    body: 'M0 0H92V52H0Z',
    edge: 'M0 0H92M0 52H92',
    planks: 'M0 17H92M0 34H92',
  },
  bow: {
    body: `M0 0H62${BOW_EDGE}H0Z`,
    edge: `M0 0H62${BOW_EDGE}H0`,
    planks: 'M0 17H66C82 17 94 10 103 2M0 34H60C76 34 88 27 95 19',
  },
  '1-ship': {
    body: `M36 0${STERN_EDGE}H42C92 52 109 12 114-21C98-8 80 0 62 0Z`,
    edge: `M62 0H36${STERN_EDGE}C92 52 109 12 114-21C98-8 80 0 62 0`,
    planks: 'M3 6H36M3 17H66C82 17 94 10 103 2M13 34H60C76 34 88 27 95 19',
  },
};

export const isWhole = (parts: readonly Part[]): boolean =>
  parts[0]?.hull === '1-ship' || (parts[0]?.hull === 'stern' && parts.at(-1)?.hull === 'bow');

/** Which ends of a row of parts another part may join. */
export const openEnds = (parts: readonly Part[]): { astern: boolean; ahead: boolean } => {
  const isSingle = parts[0].hull === '1-ship';
  return {
    astern: !isSingle && parts[0].hull !== 'stern',
    ahead: !isSingle && parts[parts.length - 1].hull !== 'bow',
  };
};

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame of a drawing of so many parts; the same margins for all, so that decks line up. */
export const shipBox = (length: number): Box => ({
  x: -ASTERN,
  y: -ABOVE,
  width: length * UNIT + ASTERN + AHEAD,
  height: ABOVE + DEPTH + BELOW,
});

export type Slot = Nauticus.TileKind;

/** The ship with a tile on it, and which part and place of it is new. */
export interface Landing {
  readonly parts: readonly Part[];
  readonly at: number;
  readonly slot: Slot;
}

/** A new hull part goes to the stern's end if it is a stern, or a middle beside a bow. [NC30] */
const landHull = (parts: readonly Part[], hull: Nauticus.HullName): Landing => {
  const part: Part = { hull, mast: null, sail: null, good: null };
  const isAstern = hull === 'stern' || (hull === 'middle' && parts.at(-1)?.hull === 'bow');
  return isAstern
    ? { parts: [part, ...parts], at: 0, slot: 'hull' }
    : { parts: [...parts, part], at: parts.length, slot: 'hull' };
};

/** Where a tile would come to stand: the first free place from the stern; undefined for none. [NC80] */
export const landOn = (
  parts: readonly Part[],
  tile: Tile,
  onCrownMast = false,
): Landing | undefined => {
  const slot = kindOf(tile);
  if (slot === 'hull') return landHull(parts, tile as Nauticus.HullName);
  const shown = tile.split(' ')[0];
  const isFree = (part: Part): boolean =>
    slot === 'sail'
      ? part.mast !== null && part.sail === null && (part.mast === 'crown') === onCrownMast
      : part[slot] === null;
  const at = parts.findIndex(isFree);
  if (at < 0) return undefined;
  return {
    parts: parts.map((part, i) => (i === at ? { ...part, [slot]: shown } : part)),
    at,
    slot,
  };
};

/** What an unfinished ship still wants. */
export const wants = (parts: readonly Part[]): { hull: boolean; masts: number; sails: number } => ({
  hull: !isWhole(parts),
  masts: parts.filter(part => part.mast === null).length,
  sails: parts.filter(part => part.sail === null).length,
});

export const isLoaded = (parts: readonly Part[]): boolean =>
  parts.every(part => part.good !== null);
