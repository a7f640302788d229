/** The public description of a table. */
import { type AnyMatch, type Seal, saltHash } from '@tidetable/match';
import type { OnlineCard, OpenRequest } from '@tidetable/protocol';
import { isBotPerson } from '../store/bots.ts';
import type { Spectating, StoredTable, TableSeal } from '../store/store.ts';
import { saltsBySeat } from './sealing.ts';
import { seatOf } from './seats.ts';
import { spectatorFieldsOf } from './spectating.ts';
import { isOurBot, mayReplaceAbsent } from './standIns.ts';

/** Data of a card that is not in the store. */
export interface TableNow {
  readonly match: AnyMatch | undefined;
  readonly seal: TableSeal;
  readonly spectating: Spectating;
  readonly request: OpenRequest | undefined;
  readonly isHere: (person: string) => boolean;
  /** In milliseconds. */
  readonly absenceOf: (person: string) => number;
  readonly absence: number; // after which others may let a bot play
}

/** A table as everybody with its link may know it. */
export const cardOf = (stored: StoredTable, now: TableNow): OnlineCard => {
  const { match, seal, spectating, request, absence } = now;
  const { claims } = stored;
  const card = cardIn(stored, phaseOf(match, seal));
  const seats = card.seats.map((seat, s) => {
    if (seat.kind === 'bot') return seat;
    const claim = claims.find(c => c.seat === s);
    const player = match?.table.players[s];
    const standIn = isOurBot(player) ? player.level : null;
    return { ...seat, ...presenceOf(claim?.person, now), standIn };
  });
  return {
    ...card,
    ...(match?.seal ? openSeal(match.seal) : closedSeal(seal, claims, seats.length)),
    ...spectatorFieldsOf(stored, spectating),
    seats,
    spoilt: seal.spoilt,
    request: request ?? null,
    absence,
  };
};

/** Is this person there, and if not, since when, where others may let a bot play for who is away? */
const presenceOf = (
  person: string | undefined,
  { match, isHere, absenceOf }: TableNow,
): { readonly connected: boolean; readonly awayFor?: number } => {
  const connected = person !== undefined && isHere(person);
  if (connected || person === undefined || isBotPerson(person)) return { connected };
  if (!match || match.isOver || !mayReplaceAbsent(match)) return { connected };
  return { connected, awayFor: Math.floor(absenceOf(person)) };
};

/** The same of a table in a list: who is there, what is asked and how it is sealed is not looked up. */
export const cardIn = (
  stored: Omit<StoredTable, 'start' | 'began' | 'version'>,
  phase: OnlineCard['phase'],
): OnlineCard => {
  const { plan, claims, reservations, owner, rematch } = stored;
  const { id, game, rules, options, commitment, visibility, aids, sharing, chat } = plan;
  const { pace, onTimeOut, standIn, takeBacks } = plan;
  const seats = plan.seats.map((seat, s) => {
    if (seat.kind === 'bot') return seat;
    const reserved = reservations.find(reservation => reservation.seat === s)?.name;
    const { name = null, person } = claims.find(claim => claim.seat === s) ?? {};
    return {
      ...seat,
      name,
      connected: false,
      standIn: null,
      ...(person !== undefined && isBotPerson(person) && { bot: true as const }),
      ...(reserved !== undefined && { reserved }),
    };
  });
  const nobodys = seats.map(() => null);
  return {
    id,
    game,
    rules,
    options: { ...options } as OnlineCard['options'],
    seats,
    phase,
    commitment,
    saltHashes: nobodys,
    salts: nobodys,
    spoilt: 0,
    visibility,
    aids,
    sharing,
    chat,
    pace,
    onTimeOut,
    standIn,
    takeBacks,
    ownerSeat: seatOf(stored, owner),
    rematch,
    request: null,
    spectators: true,
    shown: seats.map(() => ({ to: 'nobody' as const, delay: null })),
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

/** Before the match: no salt, even if it is already open. */
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
