import { readMove } from '@tidetable/rules/nautilion';

/** Where a move puts the token in hand. */
export const placeOf = (notation: string): 'ship' | 'cabin' | 'reserve' => {
  const move = readMove(notation);
  return move.type === 'to' ? move.place : 'reserve';
};
