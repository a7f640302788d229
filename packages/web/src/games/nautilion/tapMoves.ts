/** The move of a tap on a thing, in notation; undefined if there is none. */
import type { Nautilion } from '@tidetable/rules';
import { componentsOf, crewGroup, moveNotation } from '@tidetable/rules/nautilion';
import type { BoardProps } from '../gameUi.ts';

type View = Nautilion.View;

const LEAVING = ['lose', 'return'];

export const spaceMove = (
  { view: given, components }: Pick<BoardProps, 'view' | 'components'>,
  space: number,
): string | undefined => {
  const view = given as View;
  const { step } = view;
  if (step === 'place') return moveNotation.toShip(space);
  if (step === 'group')
    return moveNotation.group(crewGroup(componentsOf(components), view, space)[0]);
  return step === 'sacrifice' || LEAVING.includes(step) ? moveNotation.fromShip(space) : undefined;
};

export const cabinMove = (view: View, token: string): string | undefined => {
  if (view.step === 'place') return view.pending.hand === token ? moveNotation.toCabin : undefined;
  return LEAVING.includes(view.step) ? moveNotation.fromCabin(token) : undefined;
};

/** A token of the reserve. */
export const reserveMove = (view: View, token: string): string | undefined => {
  const { step, pending } = view;
  if (step === 'pick')
    return pending.task === 'call-to-arms' ? moveNotation.pick(token) : undefined;
  return step === 'pay' || LEAVING.includes(step) ? moveNotation.fromReserve(token) : undefined;
};

export const pileMove = ({ step, pending }: View, token: string): string | undefined =>
  step === 'pick' && !['call-to-arms', 'boarding'].includes(pending.task)
    ? moveNotation.pick(token)
    : undefined;

export const holdMove = ({ step, pending }: View, token: string): string | undefined =>
  step === 'pick' && pending.task === 'boarding' ? moveNotation.pick(token) : undefined;

/** A token of the path, counted from 0. */
export const pathMove = ({ step }: View, index: number): string | undefined =>
  step === 'exchange' || step === 'with' ? moveNotation.token(index + 1) : undefined;

/** Is a place of the path to be chosen: tokens to exchange, or where one goes back? */
export const asksForPath = ({ step }: View): boolean =>
  step === 'exchange' || step === 'with' || step === 'insert';

export const heroicMove = ({ step }: View, card: number): string | undefined => {
  if (step === 'drop') return moveNotation.drop(card);
  return step === 'currents' ? moveNotation.heroic(card) : undefined;
};
