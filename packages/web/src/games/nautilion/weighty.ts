/** Moves worth a question: chance answers at once, or the voyage is lost by them. */
import type { Nautilion } from '@tidetable/rules';
import {
  isReady,
  nautilionLanding,
  phantomLanding,
  shipDieAfter,
  shipLanding,
} from '@tidetable/rules/nautilion';

type View = Nautilion.View;

export const isWeighty = (move: string, view: View): boolean => {
  const [verb, rest] = move.split(' ');
  if (['whirlwind', 'reroll', 'heroic'].includes(verb)) return true;
  const face = Number(rest);
  if (verb === 'phantom')
    return phantomLanding(view, face).on === 'isles' || losesAfter(view, face);
  return verb === 'nautilion' && nautilionLanding(view, face).on === 'abyss' && !isReady(view);
};

/** Does the die that is left take the ship to the Abyss too early? */
const losesAfter = (view: View, phantomFace: number): boolean => {
  const face = shipDieAfter(view, phantomFace);
  if (face === undefined || isReady(view)) return false;
  return shipLanding(view, phantomFace, face)?.landing.on === 'abyss';
};
