/** Who sits where at a stored table. */
import type { AnyMatch } from '@tidetable/match';
import type { OnlineCard, OpenRequest } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable } from '../store/store.ts';

export const seatOf = ({ claims }: StoredTable, person: string | undefined): Seat =>
  claims.find(claim => claim.person === person)?.seat ?? SPECTATOR;

/** What a card tells beside what is stored. */
export interface TableNow {
  readonly match: AnyMatch | undefined;
  readonly request: OpenRequest | undefined;
  readonly isHere: (person: string) => boolean;
}

/** A table as everybody with its link may know it. */
export const cardOf = (stored: StoredTable, now: TableNow): OnlineCard => {
  const { plan } = stored;
  const { match, request } = now;
  const { id, game, rules, options, commitment, pace, onTimeOut, standIn, takeBacks } = plan;
  const seats = plan.seats.map((seat, s) =>
    seat.kind === 'bot' ? seat : personOf(stored, s, now),
  );
  return {
    id,
    game,
    rules,
    options: { ...options } as OnlineCard['options'],
    seats,
    phase: !match ? 'open' : match.isOver ? 'over' : 'running',
    commitment,
    pace,
    onTimeOut,
    standIn,
    takeBacks,
    request: request ?? null,
  };
};

const personOf = ({ claims }: StoredTable, seat: Seat, { match, isHere }: TableNow) => {
  const claim = claims.find(c => c.seat === seat);
  const player = match?.table.players[seat];
  return {
    kind: 'person' as const,
    name: claim?.name ?? null,
    connected: claim !== undefined && isHere(claim.person),
    standIn: player?.kind === 'bot' ? (player.level ?? '') : null,
  };
};
