/** Moves worth a question: ending now would waste something. */
import {
  type Components,
  canUse,
  moveNotation,
  roundsOf,
  components as standard,
} from '@tidetable/rules/nauticus';
import type { View } from './boardProps.ts';

/** Could the action still be used, by blue workers who are lost otherwise, or for the points of a delivery? */
export const wastesUse = (view: View, components: Components): boolean => {
  const { action, blue } = view.running;
  return (blue > 0 || action === 'delivery') && canUse(components, view);
};

/** Is it the last turn in which the extra action could be taken? */
export const wastesExtra = ({ phase, round, seats, actionPhase }: View): boolean =>
  phase === 'after' && round === roundsOf(seats) && actionPhase === standard.actionPhases - 1;

/** Only ending can be such a slip: everything else in a turn may be taken back. */
export const needsConfirmation = (move: string, view: View, components: Components): boolean =>
  move === moveNotation.end && (wastesUse(view, components) || wastesExtra(view));
