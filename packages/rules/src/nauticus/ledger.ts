/** A player's books: every taler, worker and point with the move it came from, told by the events alone. */
import type { Event } from './events.ts';
import type { Final } from './score.ts';

export const CURRENCIES = ['taler', 'workers', 'points'] as const;
export type Currency = (typeof CURRENCIES)[number];

export type Reason =
  | 'start'
  | 'bonus'
  | 'buy'
  | 'transport'
  | 'withdraw'
  | 'deliver'
  | 'crowns'
  | 'reward'
  | 'extra'
  | 'pass-tiles'
  | 'ships' // from here on only at the end of the game
  | 'goods'
  | 'exchange';

export interface Entry {
  ply: number | null; // index of the move; null for what a player begins with
  seat: number;
  what: Currency;
  change: number; // never 0
  left: number; // what the seat has of it then
  reason: Reason;
}

/** What a seat has before the first of the moves; players of a view or a position fit. */
export type Purse = { readonly [What in Currency]: number };

/** All entries of all seats in their order. [NC92] */
export const ledger = (start: readonly Purse[], plies: Iterable<readonly Event[]>): Entry[] => {
  const entries: Entry[] = [];
  const totals = start.map(() => ({ taler: 0, workers: 0, points: 0 }));
  let ply: number | null = null;
  const book: Book = (seat, what, change, reason) => {
    if (change === 0) return;
    const total = totals[seat];
    total[what] += change;
    entries.push({ ply, seat, what, change, left: total[what], reason });
  };
  for (const [seat, purse] of start.entries()) {
    for (const what of ['taler', 'workers', 'points'] as const) {
      book(seat, what, purse[what], 'start');
    }
  }
  for (const events of plies) {
    ply = ply === null ? 0 : ply + 1;
    for (const event of events) bookEvent(event, book);
  }
  return entries;
};

type Book = (seat: number, what: Currency, change: number, reason: Reason) => void;

/** Blue workers are nobody's, so they are not in the books. */
const bookEvent = (e: Event, book: Book): void => {
  switch (e.type) {
    case 'bonus':
      bookGain(e, 'bonus', book);
      break;
    case 'rewarded':
      bookGain(e, 'reward', book);
      break;
    case 'extra':
      book(e.seat, 'workers', e.workers, 'extra');
      break;
    case 'bought':
      book(e.seat, 'taler', -e.taler, 'buy');
      book(e.seat, 'workers', -e.workers, 'buy');
      break;
    case 'carried':
      book(e.seat, 'workers', -e.workers, 'transport');
      break;
    case 'withdrew':
      book(e.seat, 'workers', -e.workers, 'withdraw');
      book(e.seat, 'taler', e.taler, 'withdraw');
      break;
    case 'delivered':
      book(e.seat, 'workers', -e.workers, 'deliver');
      break;
    case 'scored-crowns':
      book(e.seat, 'workers', -e.workers, 'crowns');
      book(e.seat, 'points', e.points, 'crowns');
      break;
    case 'penalty':
      book(e.seat, 'points', -e.points, 'pass-tiles');
      break;
    case 'over':
      for (const final of e.results) bookFinal(final, book);
  }
};

const bookGain = (gain: Purse & { seat: number }, reason: Reason, book: Book): void => {
  book(gain.seat, 'workers', gain.workers, reason);
  book(gain.seat, 'points', gain.points, reason);
  book(gain.seat, 'taler', gain.taler, reason);
};

/** Workers and tiles become taler; taler bring points and are kept. [NC65] */
const bookFinal = ({ seat, ships, goods, workers, tiles, exchanged }: Final, book: Book): void => {
  book(seat, 'points', ships, 'ships');
  book(seat, 'points', goods, 'goods');
  book(seat, 'workers', -workers, 'exchange');
  book(seat, 'taler', workers + tiles, 'exchange');
  book(seat, 'points', exchanged, 'exchange');
};
