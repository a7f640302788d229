/** Moves as numbers and as text, both ways by table: bots ask for every legal move. */
import * as Move from './moves.ts';
import { formatToken, moveNotation } from './notation.ts';
import { cabinTokenAt, TAKERS } from './state.ts';

const textOf = (m: number): string => {
  if (m < Move.FIRST) return moveNotation.roll(m - Move.ROLL + 1);
  if (m < Move.WHIRLWIND) return moveNotation.first(m - Move.FIRST);
  if (m === Move.WHIRLWIND) return moveNotation.whirlwind;
  if (m < Move.TRANSLATION)
    return moveNotation.tide(Move.tideFrom(m - Move.TIDE), Move.tideTo(m - Move.TIDE));
  if (m === Move.TRANSLATION) return moveNotation.translation;
  if (m < Move.CASTAWAY) return moveNotation.reroll(m - Move.REROLL + 1);
  if (m === Move.CASTAWAY) return moveNotation.castaway;
  if (m < Move.GIVE) return moveNotation.heroic(m - Move.HEROIC + 1);
  if (m < Move.TOKEN)
    return moveNotation.give(TAKERS[Move.takerOf(m - Move.GIVE)], Move.faceOf(m - Move.GIVE));
  if (m < Move.INSERT) return moveNotation.token(m - Move.TOKEN + 1);
  if (m < Move.BEYOND) return moveNotation.insertAfter(m - Move.INSERT);
  if (m === Move.BEYOND) return moveNotation.insertBeyond;
  if (m < Move.CABIN) return moveNotation.fromShip(m - Move.SHIP + 1);
  if (m < Move.RESERVE) return moveNotation.fromCabin(formatToken(cabinTokenAt(m - Move.CABIN)));
  if (m < Move.PICK) return moveNotation.fromReserve(formatToken(m - Move.RESERVE));
  if (m < Move.SET) return moveNotation.pick(formatToken(m - Move.PICK));
  if (m < Move.DROP) return moveNotation.set(m - Move.SET + 1);
  if (m < Move.TO_SHIP) return moveNotation.drop(Move.cardOfDrop(m - Move.DROP));
  if (m < Move.TO_CABIN) return moveNotation.toShip(m - Move.TO_SHIP + 1);
  if (m === Move.TO_CABIN) return moveNotation.toCabin;
  if (m === Move.KEEP) return moveNotation.toReserve;
  if (m < Move.DONE) return moveNotation.group(m - Move.GROUP + 1);
  return moveNotation.done;
};

const TEXTS = Array.from({ length: Move.MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
