/** Where the castaways stand. */
import type { NautilusIsland } from '@tidetable/rules';

type View = NautilusIsland.View;
export type Side = View['side'];

export interface Standing {
  readonly seat: number;
  /** Undefined before the first turn. */
  readonly column: number | undefined;
  readonly side: Side;
}

const opposite = (side: Side): Side => (side === 'top' ? 'bottom' : 'top');

/** Has this seat moved its castaway in this round? */
const hasMoved = (view: View, seat: number): boolean => {
  const turn = view.order.indexOf(seat);
  return turn < view.turn || (turn === view.turn && view.phase !== 'explore');
};

/** Who has moved stands on the side of this round, the others still on that of the last. [NI11] */
export const standings = (view: View): Standing[] =>
  view.players.map(({ column }, seat) => ({
    seat,
    column: column ?? undefined,
    side: hasMoved(view, seat) ? view.side : opposite(view.side),
  }));

/** The column in which the seat to act has to collect or store; undefined before it has explored. */
export const activeColumn = (view: View): number | undefined =>
  typeof view.toAct === 'number' && view.phase !== 'explore' && view.phase !== 'over'
    ? (view.players[view.toAct].column ?? undefined)
    : undefined;

/** What a tap on a column means: collect where one stands, else go there. */
export const columnMove = (view: View, column: number): string =>
  view.toAct === view.seat && activeColumn(view) === column ? 'collect' : `column ${column}`;
