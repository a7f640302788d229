/** What a wish of a seat means for the log. */
import type { AnyMatch, Entry, Undo } from '@tidetable/match';
import type { Wish } from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';

export interface WishEntries {
  readonly entries: readonly Entry[];
  /** Entries that show, if they stand in the log, that the wish was fulfilled before. */
  readonly repeats: readonly (readonly Entry[])[];
}

export const entriesOf = (match: AnyMatch, seat: Seat, wish: Wish): WishEntries => {
  const at = Date.now();
  if (wish.type === 'move') {
    const entries: Entry[] = [{ type: 'move', seat, move: wish.move, at }];
    return { entries, repeats: [entries] };
  }
  const undo: Entry = { type: 'undo', seat, to: wish.to, at };
  const asPractice: Entry[] = [{ type: 'practice', seat, agreed: [], at }, undo];
  const { practice }: Undo = match.undoOf(seat);
  return {
    entries: practice === wish.to ? asPractice : [undo],
    repeats: [[undo], asPractice],
  };
};
