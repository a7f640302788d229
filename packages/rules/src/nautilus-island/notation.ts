/** Text for moves. Columns and objects count from 1, as people do. */
import { COLOUR_NAMES } from './cards.ts';
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
