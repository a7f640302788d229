/** The extent of one undo: several moves may be one action to a person. */
import { type AnyMatch, takenBack } from '@tidetable/match';
import type { GameId, Seat } from '@tidetable/rules';
import { readMove as readNauticus } from '@tidetable/rules/nauticus';
import { readMove as readNautilion } from '@tidetable/rules/nautilion';

/** Does a move begin or continue an action of several moves? Undefined for a single move. */
type PartOf = (move: string) => 'begins' | 'goes on' | undefined;

const PURCHASES: Readonly<Partial<Record<GameId, PartOf>>> = {
  nauticus: move => {
    const { type } = readNauticus(move);
    if (type === 'buy' || type === 'transport') return 'begins';
    return type === 'place' || type === 'store' ? 'goes on' : undefined;
  },
  nautilion: move => {
    const { type } = readNautilion(move);
    if (['tide', 'translation', 'castaway', 'heroic'].includes(type)) return 'begins';
    return ['from', 'token', 'set', 'drop', 'pick', 'to', 'done'].includes(type)
      ? 'goes on'
      : undefined;
  },
};

/** The ply at which the last action of this seat began, as far as it may be taken back. */
export const undoTo = (match: AnyMatch, seat: Seat): number => {
  const last = match.lastOwnPly(seat);
  const partOf = PURCHASES[match.game.id];
  if (!partOf || last < 0) return last;
  const undone = takenBack(match.log);
  for (let ply = last; ply >= match.undoLimit(seat); ply--) {
    const entry = match.log[ply];
    if (entry.type !== 'move' || entry.seat !== seat || undone.has(ply)) continue;
    const part = partOf(entry.move);
    if (part === 'begins') return ply;
    if (part === undefined) break;
  }
  return last;
};
