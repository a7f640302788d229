/** Moves worth a question: chance answers at once, or the voyage is lost by them. */
import type { Nautilion } from '@tidetable/rules';
import { isReady, nautilionLanding, phantomLanding } from '@tidetable/text/nautilion';
import { shipOutcome } from './ghosts.ts';
import { faceOf, openDice } from './plan.ts';

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
  const left = openDice(view).map(die => faceOf(view, die));
  left.splice(left.indexOf(phantomFace), 1);
  const face = view.given.nautilion ?? (left.length === 1 ? left[0] : undefined);
  if (face === undefined || isReady(view)) return false;
  return shipOutcome(view, phantomFace, face)?.landing.on === 'abyss';
};
