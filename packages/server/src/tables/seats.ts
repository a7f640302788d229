/** Who sits where at a stored table. */
import type { AnyMatch } from '@tidetable/match';
import type { OnlineCard } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';

export const seatOf = ({ claims }: StoredTable, person: string | undefined): Seat =>
  claims.find(claim => claim.person === person)?.seat ?? SPECTATOR;

/** A table as everybody with its link may know it. */
export const cardOf = ({ plan, claims }: StoredTable, match: AnyMatch | undefined): OnlineCard => {
  const { id, game, rules, options, commitment } = plan;
  const seats = plan.seats.map((seat, s) =>
    seat.kind === 'bot'
      ? seat
      : { ...seat, name: claims.find(claim => claim.seat === s)?.name ?? null },
  );
  return {
    id,
    game,
    rules,
    options: { ...options } as OnlineCard['options'],
    seats,
    phase: !match ? 'open' : match.isOver ? 'over' : 'running',
    commitment,
  };
};
