import type { Nauticus } from '@tidetable/rules';

type View = Nauticus.View;

/** The seat whose yard is shown: the viewer's, or for a spectator the seat to act. */
export const ownSeat = ({ seat, toAct, players }: View): number =>
  seat >= 0 && seat < players.length ? seat : (toAct ?? 0);

export const isMyTurn = ({ seat, toAct }: View): boolean => seat === toAct;

/** Are the things shown those of who is to act? To a spectator they always are. */
export const showsActor = (view: View): boolean => ownSeat(view) === view.toAct;
