import type { Nauticus } from '@tidetable/rules';

type View = Nauticus.View;

/** The seat whose yard is shown: the viewer's, or for a spectator the seat to act. */
export const ownSeat = ({ seat, toAct, players }: View): number =>
  seat >= 0 && seat < players.length ? seat : (toAct ?? 0);

export const isMyTurn = ({ seat, toAct }: View): boolean => seat === toAct;
