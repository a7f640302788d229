/** Moves as numbers and as text, both ways by table: bots ask for every legal move. */
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
import { moveNotation } from './notation.ts';

const textOf = (m: number): string => {
  if (m < COLLECT) return moveNotation.column(m - COLUMN + 1);
  if (m === COLLECT) return moveNotation.collect;
  if (m === IDLE) return moveNotation.idle;
  if (m < LAY) return moveNotation.store(COLOUR_NAMES[m - STORE]);
  if (m < CLOSE) return moveNotation.lay(objectsOf(LAYS[m - LAY]));
  if (m === CLOSE) return moveNotation.close;
  if (m === LEAVE) return moveNotation.leave;
  return moveNotation.refill(COLOUR_NAMES[m - REFILL]);
};

const objectsOf = (copies: readonly number[]): number[] =>
  copies.flatMap((n, object) => new Array<number>(n).fill(object + 1));

const TEXTS = Array.from({ length: MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
