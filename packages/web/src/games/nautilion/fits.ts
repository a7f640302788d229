import { readMove } from '@tidetable/rules/nautilion';
import type { Helm } from './helm.ts';
import { faceOf, facesOf, openDice } from './plan.ts';

type Begun = Pick<Helm, 'view' | 'aim' | 'plan' | 'held' | 'isTaken'>;

/** Does a move go on with what was begun at the helm? */
export const fitsBegun = ({ view, aim, plan, held, isTaken }: Begun, notation: string): boolean => {
  const move = readMove(notation);
  if (aim?.for === 'tide')
    return move.type === 'tide' && (aim.die === undefined || move.from === faceOf(view, aim.die));
  if (aim) return move.type === aim.for;
  if (move.type !== 'give') return false;
  const planned = facesOf(plan, view)[move.taker];
  if (planned !== undefined) return planned === move.face;
  if (isTaken && held !== undefined) return move.face === faceOf(view, held);
  const free = openDice(view).filter(die => !Object.values(plan).includes(die));
  return free.some(die => faceOf(view, die) === move.face);
};
