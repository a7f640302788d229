/** Text for moves, cards and tokens. Columns and objects count from 1, as people do. */
import { BONUS_NAMES, components } from './components.ts';
import {
  CLOSE,
  COLLECT,
  COLUMN,
  IDLE,
  LAY,
  LAYS,
  LEAVE,
  MOVE_COUNT,
  REFILL,
  STORE,
} from './moves.ts';
import { colourOf, KINDS, OBJECTS } from './state.ts';

export type ColourName = (typeof components.colours)[number];

export const COLOUR_NAMES: readonly ColourName[] = components.colours;

/** `g1` … `y4`: the first letter of the colour, then the object. */
export const formatCard = (card: number): string =>
  COLOUR_NAMES[colourOf(card)][0] + ((card % OBJECTS) + 1);

const CARD_NAMES = Array.from({ length: KINDS }, (_, card) => formatCard(card));

export const parseCard = (text: string): number | undefined => {
  const card = CARD_NAMES.indexOf(text);
  return card < 0 ? undefined : card;
};

export const parseBonus = (text: string): number | undefined => {
  const bonus = (BONUS_NAMES as readonly string[]).indexOf(text);
  return bonus < 0 ? undefined : bonus;
};

const textOf = (m: number): string => {
  if (m < COLLECT) return `column ${m - COLUMN + 1}`;
  if (m === COLLECT) return 'collect';
  if (m === IDLE) return 'idle';
  if (m < LAY) return `store ${COLOUR_NAMES[m - STORE]}`;
  if (m < CLOSE) return `lay ${formatLay(LAYS[m - LAY])}`;
  if (m === CLOSE) return 'close';
  if (m === LEAVE) return 'leave';
  return `refill ${COLOUR_NAMES[m - REFILL]}`;
};

/** The objects laid, ascending: `1 1 3`. */
const formatLay = (copies: readonly number[]): string =>
  copies.flatMap((n, object) => new Array<number>(n).fill(object + 1)).join(' ');

// Both ways by table: bots ask for every legal move.
const TEXTS = Array.from({ length: MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
