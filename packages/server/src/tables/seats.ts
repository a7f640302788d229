/** Who sits where at a stored table. */
import { type AnyMatch, type Seal, saltHash } from '@tidetable/match';
import type { OnlineCard } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { StoredTable, TableSeal } from '../store/store.ts';
import { saltsBySeat } from './sealing.ts';

export const seatOf = ({ claims }: StoredTable, person: string | undefined): Seat =>
  claims.find(claim => claim.person === person)?.seat ?? SPECTATOR;

/** A table as everybody with its link may know it. */
export const cardOf = (
  { plan, claims }: StoredTable,
  match: AnyMatch | undefined,
  seal: TableSeal,
): Omit<OnlineCard, 'spectators' | 'shown'> => {
  const { id, game, rules, options } = plan;
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
    phase: phaseOf(match, seal),
    ...(match?.seal ? openSeal(match.seal) : closedSeal(seal, claims, seats.length)),
    spoilt: seal.spoilt,
  };
};

export const phaseOf = (
  match: AnyMatch | undefined,
  { isOpening }: TableSeal,
): OnlineCard['phase'] => {
  if (match) return match.isOver ? 'over' : 'running';
  return isOpening ? 'sealing' : 'open';
};

type SealFields = Pick<OnlineCard, 'commitment' | 'saltHashes' | 'salts'>;

/** Before the match: no salt, even if it is open already. */
const closedSeal = (seal: TableSeal, claims: StoredTable['claims'], seats: number): SealFields => ({
  commitment: seal.commitment,
  saltHashes: saltsBySeat(seal, claims, seats).map(salt => salt?.hash ?? null),
  salts: Array.from({ length: seats }, () => null),
});

const openSeal = ({ commitment, salts }: Seal): SealFields => ({
  commitment,
  saltHashes: salts.map((salt, seat) => salt && saltHash(commitment, seat, salt)),
  salts: [...salts],
});
