/** Moves worth a question: chance answers at once, or the voyage is lost by them. */
import type { Nautilion } from '@tidetable/rules';
import {
  isReady,
  nautilionLanding,
  phantomLanding,
  readMove,
  shipDieAfter,
  shipLanding,
  type TakerName,
} from '@tidetable/rules/nautilion';

type View = Nautilion.View;

export const isWeighty = (notation: string, view: View): boolean => {
  const move = readMove(notation);
  switch (move.type) {
    case 'whirlwind':
    case 'reroll':
    case 'heroic':
      return true;
    case 'give':
      return losesBy(view, move.taker, move.face);
    default:
      return false;
  }
};

const losesBy = (view: View, taker: TakerName, face: number): boolean => {
  if (taker === 'phantom')
    return phantomLanding(view, face).on === 'isles' || losesAfter(view, face);
  return taker === 'nautilion' && nautilionLanding(view, face).on === 'abyss' && !isReady(view);
};

/** Does the die that is left take the ship to the Abyss too early? */
const losesAfter = (view: View, phantomFace: number): boolean => {
  const face = shipDieAfter(view, phantomFace);
  if (face === undefined || isReady(view)) return false;
  return shipLanding(view, phantomFace, face)?.landing.on === 'abyss';
};
