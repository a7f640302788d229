/** How a ship is drawn: parts of one width that join without a seam, stern on the left. */
import type { Nauticus } from '@tidetable/rules';

/** From one joint to the next. */
export const UNIT = 92;
/** From the deck to the keel. */
export const DEPTH = 52;
/** The middle of a part, where mast and crate stand. */
export const MIDDLE = UNIT / 2;
/** By how much stern, bow and the loose planks of an open end extend beyond their unit. */
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
    body: `M36 0${STERN_EDGE}C92 52 109 12 114-21C98-8 80 0 62 0Z`,
    edge: `M62 0H36${STERN_EDGE}C92 52 109 12 114-21C98-8 80 0 62 0`,
    planks: 'M3 6H36M3 17H66C82 17 94 10 103 2M13 34H60C76 34 88 27 95 19',
  },
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
