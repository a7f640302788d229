/** Who may watch a table, and from whose view. */
import { createHash } from 'node:crypto';
import type { Delay, NewConsent, OnlineCard, SeatConsent, TableCode } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Consent, Spectating, StoredTable } from '../store/store.ts';
import { seatOf } from './seats.ts';
import type { Onlooker } from './watcher.ts';

export const NOBODY_LOOKS: Spectating = { isClosed: false, consents: [], asking: [] };
/** People whose questions at one table are not yet answered. */
export const MOST_ASKING = 50;

export interface Viewpoint {
  readonly seat: Seat;
  /** Does this person play that seat? */
  readonly isOwn: boolean;
  readonly delay: Delay | null;
}

/** The spectators' part of a card. */
export interface Looking {
  readonly stored: StoredTable;
  readonly spectating: Spectating;
  readonly phase: OnlineCard['phase'];
}

/** While the match runs, a closed table is for its people and its creator. */
export const mayWatch = (
  { stored, spectating, phase }: Looking,
  person: string | undefined,
): boolean =>
  !spectating.isClosed ||
  phase !== 'running' ||
  (person !== undefined && person === stored.owner) ||
  seatOf(stored, person) !== SPECTATOR;

/**
 * The viewpoint of a person. Players see nothing but their own seat until the end, whatever others
 * have consented to; everybody else needs a consent.
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

/** The consent of the person who sits there now. */
const consentAt = (
  { claims }: StoredTable,
  { consents }: Spectating,
  seat: Seat,
): Consent | undefined => {
  const person = claims.find(claim => claim.seat === seat)?.person;
  return consents.find(consent => consent.person === person && consent.seat === seat);
};

/** A client without a cookie has no identity, so no seat can consent to it. */
const isGranted = ({ to }: Consent, person: string | undefined): boolean => {
  if (person === undefined || to === 'nobody') return false;
  return to === 'everybody' || to.some(granted => granted.person === person);
};

/** Identifies a person at one table. The id itself would identify them at others. */
export const publicId = (table: string, person: string): string =>
  createHash('sha256').update(`tidetable/person\n${table}\n${person}`).digest('hex').slice(0, 32);

/** The message about their consent to the person of a seat. */
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

/** A consent as stored; undefined if it names a person who never asked. */
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

/** The public part of consents. */
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
