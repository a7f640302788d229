/** The log entries for a request of a seat. */
import type { AnyMatch, Entry, Undo } from '@tidetable/match';
import type { Wish } from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';
import { finisherOf, isOurBot, standInOf } from './standIns.ts';

export type EntryWish = Exclude<Wish, { type: 'ask' | 'answer' }>;

export interface WishEntries {
  readonly entries: readonly Entry[];
  /** Entries that show, if they are in the log, that the request was fulfilled before. */
  readonly repeats: readonly (readonly Entry[])[];
}

interface Wisher {
  readonly stored: StoredTable;
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly at: number;
}

/** Without entries, the wanted state already holds. */
export const entriesOf = (wisher: Wisher, wish: EntryWish): WishEntries => {
  const { match, seat, at, stored } = wisher;
  const { players } = match.table;
  switch (wish.type) {
    case 'move':
      return single({ type: 'move', seat, move: wish.move, at });
    case 'undo':
      return undoEntries(wisher, wish.to);
    case 'resign': {
      const before = match.log[wish.ply]; // repeated: a bot may have another name by now
      if (before?.type === 'resign' && before.seat === seat) return NOTHING;
      const player = finisherOf(stored.plan, match, seat);
      return single({ type: 'resign', seat, ...(player && { player }), at });
    }
    case 'stand-in': {
      if (isOurBot(players[wish.seat])) return NOTHING;
      const player = standInOf(stored.plan, match, wish.seat);
      return single({ type: 'player', seat: wish.seat, player, at });
    }
    case 'return': {
      if (players[seat]?.kind === 'human') return NOTHING;
      const { name = '' } = stored.claims.find(claim => claim.seat === seat) ?? {};
      return single({ type: 'player', seat, player: { name, kind: 'human' }, at });
    }
  }
};

const NOTHING: WishEntries = { entries: [], repeats: [] };

const single = (entry: Entry): WishEntries => ({ entries: [entry], repeats: [[entry]] });

const undoEntries = ({ match, seat, at }: Wisher, to: number): WishEntries => {
  const undo: Entry = { type: 'undo', seat, to, at };
  const asPractice: Entry[] = [{ type: 'practice', seat, agreed: [], at }, undo];
  const { practice }: Undo = match.undoOf(seat);
  return { entries: practice === to ? asPractice : [undo], repeats: [[undo], asPractice] };
};
