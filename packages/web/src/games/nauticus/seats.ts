import type { Nauticus } from '@tidetable/rules';

type View = Nauticus.View;

/** Whose yard lies in front: the viewer's own, or for a watcher that of whoever acts. */
export const ownSeat = ({ seat, toAct, players }: View): number =>
  seat >= 0 && seat < players.length ? seat : (toAct ?? 0);

export const isMyTurn = ({ seat, toAct }: View): boolean => seat === toAct;
