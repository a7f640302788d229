/** Who may look on at a table, and through whose eyes. */
import { createHash } from 'node:crypto';
import type { Delay, NewConsent, OnlineCard, SeatConsent, TableCode } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Consent, Spectating, StoredTable } from '../store/store.ts';
import { seatOf } from './seats.ts';
import type { Onlooker } from './watcher.ts';

export const NOBODY_LOOKS: Spectating = { isClosed: false, consents: [], asking: [] };
/** People who ask at one table, and are not answered yet. */
export const MOST_ASKING = 50;

export interface Viewpoint {
  readonly seat: Seat;
  /** Does this person play that seat? */
  readonly isOwn: boolean;
  readonly delay: Delay | null;
}

/** How a table stands for those who look on. */
export interface Looking {
  readonly stored: StoredTable;
  readonly spectating: Spectating;
  readonly phase: OnlineCard['phase'];
}

/** While the match runs, a closed table is for its people, and for who made it. */
export const mayWatch = (
  { stored, spectating, phase }: Looking,
  person: string | undefined,
): boolean =>
  !spectating.isClosed ||
  phase !== 'running' ||
  (person !== undefined && person === stored.owner) ||
  seatOf(stored, person) !== SPECTATOR;

/**
 * Through whose eyes a person looks on. Who plays sees nothing but the own seat until the end,
 * whatever others have consented to; so does everybody else without a consent.
 */
export const viewpointOf = (
  { stored, spectating, phase }: Looking,
  { person, wishedSeat }: Onlooker,
  wanted: Seat | undefined,
): Viewpoint | TableCode => {
  const own = seatOf(stored, person, wishedSeat);
  const seat = wanted ?? own;
  if (seat === own || seat === SPECTATOR) return { seat, isOwn: seat !== SPECTATOR, delay: null };
  if (seat >= stored.plan.seats.length) return 'no-such-seat';
  const consent = consentAt(stored, spectating, seat);
  if (own === SPECTATOR && consent && isGranted(consent, person))
    return { seat, isOwn: false, delay: consent.delay };
  return phase === 'over' ? { seat, isOwn: false, delay: null } : 'no-consent';
};

/** Of the person who sits there now. */
const consentAt = (
  { claims }: StoredTable,
  { consents }: Spectating,
  seat: Seat,
): Consent | undefined => {
  const person = claims.find(claim => claim.seat === seat)?.person;
  return consents.find(consent => consent.person === person && consent.seat === seat);
};

/** Nobody without a cookie: whom a seat shows its cards should be somebody. */
const isGranted = ({ to }: Consent, person: string | undefined): boolean => {
  if (person === undefined || to === 'nobody') return false;
  return to === 'everybody' || to.some(granted => granted.person === person);
};

/** Stands for a person at one table. The id itself would make them known at others. */
export const publicId = (table: string, person: string): string =>
  createHash('sha256').update(`tidetable/person\n${table}\n${person}`).digest('hex').slice(0, 32);

/** What the person of a seat is told of its consent. */
export const seatConsent = (
  { stored, spectating }: Pick<Looking, 'stored' | 'spectating'>,
  seat: Seat,
): SeatConsent => {
  const { to, delay } = consentAt(stored, spectating, seat) ?? { to: 'nobody', delay: null };
  const inPublic = (people: readonly { person: string; name: string }[]) =>
    people.map(({ person, name }) => ({ id: publicId(stored.plan.id, person), name }));
  return {
    to: typeof to === 'string' ? to : inPublic(to),
    delay,
    asking: inPublic(spectating.asking.filter(asking => asking.seat === seat)),
  };
};

/** A consent as it is stored; undefined if it names somebody who never asked. */
export const consentOf = (
  { stored, spectating }: Pick<Looking, 'stored' | 'spectating'>,
  { seat, person }: { seat: Seat; person: string },
  { to, delay }: NewConsent,
): Consent | undefined => {
  if (typeof to === 'string') return { seat, person, to, delay };
  const before = consentAt(stored, spectating, seat)?.to ?? [];
  const known = [
    ...spectating.asking.filter(asking => asking.seat === seat),
    ...(typeof before === 'string' ? [] : before),
  ];
  const granted = to.map(id => known.find(k => publicId(stored.plan.id, k.person) === id));
  if (!granted.every(one => one !== undefined)) return undefined;
  return { seat, person, to: granted.map(one => ({ person: one.person, name: one.name })), delay };
};

/** What everybody is told of it. */
export const spectatorFieldsOf = (
  stored: StoredTable,
  spectating: Spectating,
): Pick<OnlineCard, 'spectators' | 'shown'> => ({
  spectators: !spectating.isClosed,
  shown: stored.plan.seats.map((_, seat) => {
    const { to, delay } = consentAt(stored, spectating, seat) ?? { to: 'nobody', delay: null };
    if (typeof to === 'string') return { to, delay };
    return { to: to.length === 0 ? 'nobody' : 'some', delay };
  }),
});
