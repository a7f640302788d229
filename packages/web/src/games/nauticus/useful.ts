/** Would ending now waste something? */
import { canPlace, priceOf, printed, soldBy } from '@tidetable/text/nauticus';
import type { Player, Tile, View } from './scene.ts';
import { isLoaded } from './shipGeometry.ts';

/** Could the running action be used once more, for blue workers that are lost otherwise or for points? */
const wastesUse = (view: View, player: Player): boolean => {
  const { action, blue, scored } = view.running;
  if (action === null) return false;
  if (action === 'delivery') {
    return player.ships.some(
      ({ parts }, i) =>
        player.finished[i] && isLoaded(parts) && parts.length <= blue + player.workers,
    );
  }
  if (blue === 0) return false;
  if (action === 'money') return true;
  if (action === 'crowns') return player.crowns > 0 && scored < printed.mostCrownPoints;
  if (action === 'transport')
    return Object.keys(player.storage).some(tile => canPlace(view, tile as Tile));
  return soldBy(action).some(tile => view.stacks[tile] > 0 && priceOf(view, tile) <= player.taler);
};

/** Is it the last turn in which the extra action could be taken? */
const wastesExtra = ({ phase, round, seats, actionPhase }: View): boolean =>
  phase === 'after' && round === printed.rounds[seats] && actionPhase === printed.actionPhases - 1;

/** Only ending can be such a slip: everything else in a turn may be taken back. */
export const isWasteful = (move: string, view: View): boolean => {
  if (move !== 'end' || view.toAct === null) return false;
  return wastesUse(view, view.players[view.toAct]) || wastesExtra(view);
};
