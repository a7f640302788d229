/** Spectators of one table: the owner admits them, and seats decide who sees their view. */
import type { NewConsent, OnlineCard, SeatConsent } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Person, Spectating, Store, StoredTable } from '../store/store.ts';
import { looksLike } from './looksLike.ts';
import type { Refused } from './refused.ts';
import { seatOf } from './seats.ts';
import {
  consentOf,
  type Looking,
  MOST_ASKING,
  mayWatch,
  NOBODY_LOOKS,
  seatConsent,
  type Viewpoint,
  viewpointOf,
} from './spectating.ts';
import type { Onlooker } from './watcher.ts';

export interface SpectatorsParts {
  readonly store: Store;
  readonly stored: () => StoredTable;
  readonly phase: () => OnlineCard['phase'];
  /** Called when the card changes, or a viewpoint is allowed or forbidden. */
  readonly onChange: () => void;
  /** Called when a person of this table has a new question. */
  readonly onConsent: (person: string, consent: SeatConsent) => void;
}

export class Spectators {
  readonly #parts: SpectatorsParts;
  #spectating: Spectating = NOBODY_LOOKS;

  constructor(parts: SpectatorsParts) {
    this.#parts = parts;
  }

  get spectating(): Spectating {
    return this.#spectating;
  }

  async load(): Promise<void> {
    this.#spectating = await this.#parts.store.readSpectating(this.#id);
  }

  mayWatch(person: string | undefined): boolean {
    return mayWatch(this.#looking, person);
  }

  /** The selected viewpoint if it is allowed, else the public one. */
  viewpointOf(onlooker: Onlooker, wanted: Seat | undefined): Viewpoint {
    const viewpoint = viewpointOf(this.#looking, onlooker, wanted);
    if (typeof viewpoint !== 'string') return viewpoint;
    const own = seatOf(this.#parts.stored(), onlooker.person, onlooker.wishedSeat);
    return { seat: own, isOwn: own !== SPECTATOR, delay: null };
  }

  whyNotLook(onlooker: Onlooker, wanted: Seat): Refused | undefined {
    const viewpoint = viewpointOf(this.#looking, onlooker, wanted);
    return typeof viewpoint === 'string' ? { code: viewpoint } : undefined;
  }

  /** A person's consent, and the people who ask; undefined without a seat. */
  consentOf(person: string | undefined): SeatConsent | undefined {
    const seat = seatOf(this.#parts.stored(), person);
    return seat === SPECTATOR ? undefined : seatConsent(this.#looking, seat);
  }

  async setOpen(person: string, isOpen: boolean): Promise<Refused | undefined> {
    if (this.#parts.stored().owner !== person) return { code: 'not-owner' };
    await this.#parts.store.setClosed(this.#id, !isOpen);
    await this.#changed();
    return undefined;
  }

  async consent(person: string, wish: NewConsent): Promise<Refused | undefined> {
    await this.load();
    const seat = seatOf(this.#parts.stored(), person);
    if (seat === SPECTATOR) return { code: 'not-seated' };
    const consent = consentOf(this.#looking, { seat, person }, wish);
    if (!consent) return { code: 'not-asked' };
    await this.#parts.store.putConsent(this.#id, consent);
    await this.#changed();
    this.#tellConsent(seat);
    return undefined;
  }

  /** Asks a seat to show its view. */
  async ask({ id: person, name }: Person, seat: Seat): Promise<Refused | undefined> {
    await this.load();
    const { stored, store } = this.#parts;
    const { plan, claims } = stored();
    if (plan.seats[seat]?.kind !== 'person') return { code: 'no-such-seat' };
    if (seatOf(stored(), person) !== SPECTATOR) return { code: 'already-seated' };
    const { asking, consents } = this.#spectating;
    const granted = consents.flatMap(({ to }) => (typeof to === 'string' ? [] : to));
    const others = [...claims, ...asking, ...granted].filter(other => other.person !== person);
    if (others.some(other => looksLike(other.name, name))) return { code: 'name-taken' };
    const outcome = await store.putAsking(this.#id, { person, name, seat }, MOST_ASKING);
    if (outcome === 'full') return { code: 'too-many-asking' };
    await this.load();
    this.#tellConsent(seat);
    return undefined;
  }

  get #id(): string {
    return this.#parts.stored().plan.id;
  }

  get #looking(): Looking {
    const { stored, phase } = this.#parts;
    return { stored: stored(), spectating: this.#spectating, phase: phase() };
  }

  async #changed(): Promise<void> {
    await this.load();
    this.#parts.onChange();
  }

  #tellConsent(seat: Seat): void {
    const person = this.#parts.stored().claims.find(claim => claim.seat === seat)?.person;
    if (person !== undefined) this.#parts.onConsent(person, seatConsent(this.#looking, seat));
  }
}
