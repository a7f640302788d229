/** Who sits where at a stored table. */
import type { AnyMatch } from '@tidetable/match';
import type { OnlineCard } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';

/** Of a person with several seats the one that is wished for, if it is theirs. */
export const seatOf = (
  { claims }: Pick<StoredTable, 'claims'>,
  person: string | undefined | null,
  wished?: Seat,
): Seat => {
  const own = claims.filter(claim => claim.person === person).map(({ seat }) => seat);
  return own.find(seat => seat === wished) ?? own[0] ?? SPECTATOR;
};

/** Does a table know this person, whoever else may come? */
export const isOneOf = (
  { claims, reservations, owner }: StoredTable,
  person: string | undefined,
): boolean =>
  person !== undefined &&
  (person === owner || [...claims, ...reservations].some(claim => claim.person === person));

/** A table as everybody with its link may know it. */
export const cardOf = (stored: StoredTable, match: AnyMatch | undefined): OnlineCard =>
  cardIn(stored, !match ? 'open' : match.isOver ? 'over' : 'running');

export const cardIn = (
  stored: Omit<StoredTable, 'start'>,
  phase: OnlineCard['phase'],
): OnlineCard => {
  const { plan, claims, reservations, owner, rematch } = stored;
  const { id, game, rules, options, commitment, visibility, aids, sharing, chat } = plan;
  const seats = plan.seats.map((seat, s) => {
    if (seat.kind === 'bot') return seat;
    const reserved = reservations.find(reservation => reservation.seat === s)?.name;
    const name = claims.find(claim => claim.seat === s)?.name ?? null;
    return { ...seat, name, ...(reserved !== undefined && { reserved }) };
  });
  return {
    id,
    game,
    rules,
    options: { ...options } as OnlineCard['options'],
    seats,
    phase,
    commitment,
    visibility,
    aids,
    sharing,
    chat,
    ownerSeat: seatOf(stored, owner),
    rematch,
  };
};
