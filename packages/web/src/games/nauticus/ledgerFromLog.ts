/** The ledger from the log that everybody sees. */
import { type LogLine, undonePlies } from '@tidetable/match';
import { type Nauticus, nauticusLedger } from '@tidetable/rules';

type Purse = Nauticus.Purse;
type Events = readonly Nauticus.Event[];

/** The events that were not taken back, move by move. */
export const standingEvents = (lines: readonly LogLine[]): Events[] => {
  const undone = undonePlies(lines);
  return lines
    .filter(({ ply, decided }) => !decided && !undone.has(ply))
    .map(({ events }) => events as unknown as Events);
};

const NOTHING: Purse = { taler: 0, workers: 0, points: 0 };

/** An entry with the tile that it was for, if it was for one. */
export type BookEntry = Nauticus.Entry & { readonly tile?: number };

const withTile = (e: Nauticus.Entry, events: readonly Events[]): BookEntry => {
  const use = events[e.ply ?? -1]?.find(({ type }) => type === 'bought' || type === 'carried');
  const isFor = e.reason === 'buy' || e.reason === 'transport';
  return isFor && use && 'tile' in use && use.tile !== null ? { ...e, tile: use.tile } : e;
};

/** All entries of all seats; the starting amounts are the current ones less all entries. */
export const booksOf = (now: readonly Purse[], lines: readonly LogLine[]): BookEntry[] => {
  const events = standingEvents(lines);
  const isBooked = events.some(move => move.some(e => e.type === 'over'));
  const counted = isBooked ? withoutEnd(events) : events;
  const changes = nauticusLedger(
    now.map(() => NOTHING),
    counted,
  );
  const start = now.map((purse, seat) => {
    const left = { ...purse };
    for (const e of changes) if (e.seat === seat) left[e.what] -= e.change;
    return left;
  });
  return nauticusLedger(start, events).map(e => withTile(e, events));
};

/** The final count is in the books but not in anybody's purse. */
const withoutEnd = (events: readonly Events[]): Events[] =>
  events.map(move => move.filter(e => e.type !== 'over'));
