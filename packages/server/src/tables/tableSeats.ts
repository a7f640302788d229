/** Seats of one table: claimed and left until the match begins, and again in a rematch. */
import { type AnyMatch, isName } from '@tidetable/match';
import type { Claim, OpenedSalt, SaltHash } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import { type BotTable, isBotPerson, type StoredBot } from '../store/bots.ts';
import type { ClaimOutcome, Person, SeatClaim, Store, StoredTable } from '../store/store.ts';
import { lookOf, looksLike } from './looksLike.ts';
import { playersOf } from './newTable.ts';
import type { Refused } from './refused.ts';
import { planRematch } from './rematch.ts';
import type { Sealing } from './sealing.ts';
import { isOneOf, seatOf } from './seats.ts';
import type { Onlooker } from './watcher.ts';

/** The number of tables for a bot; it plays one move after the other. */
const MOST_BOT_TABLES = 50;
/** … counting those of one owner alone, so that nobody keeps a bot from all others. */
const MOST_OF_OWNER = 5;
/** … and counting those that wait for their start for longer than a day. */
const MOST_WITH_WAITING = 500;
const DAY = 24 * 60 * 60 * 1000; // milliseconds

export interface TableSeatsParts {
  readonly store: Store;
  readonly sealing: Sealing;
  readonly stored: () => StoredTable;
  readonly match: () => AnyMatch | undefined;
  /** Locks the table against other changes. */
  readonly inTurn: (work: () => Promise<Refused | undefined>) => Promise<Refused | undefined>;
  /** Reads the table again, and tells everybody. */
  readonly changed: () => Promise<undefined>;
  /** Sends away all watchers but some. */
  readonly sendAway: (isKept: (person: string | undefined) => boolean, refused: Refused) => void;
}

export class TableSeats {
  readonly #parts: TableSeatsParts;

  constructor(parts: TableSeatsParts) {
    this.#parts = parts;
  }

  /** While salts are opened, seats can be neither claimed nor left. */
  get #isSealing(): boolean {
    return !this.#parts.match() && this.#parts.sealing.seal.isOpening;
  }

  /** With the hash of a salt, if the person adds one. */
  claim({ seat, name: wished, anyway, salt }: Claim, person: Person): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      if (this.#isSealing) return { code: 'sealing' };
      if (salt && salt.commitment !== this.#parts.sealing.seal.commitment)
        return { code: 'stale-seal' };
      const { plan } = this.#parts.stored();
      const isShared = plan.sharing;
      if (plan.seats[seat]?.kind !== 'person')
        return { code: plan.seats[seat] ? 'seat-taken' : 'no-such-seat' };
      if (wished !== undefined && !isShared) return { code: 'not-shared' };
      const name = wished ?? person.name;
      if (!isName(name)) return { code: 'bad-name' };
      if (this.#namesBeside(person.id).some(other => looksLike(other, name)))
        return { code: 'name-taken' };
      const claim = { seat, person: person.id, name };
      const terms = { look: lookOf(name), isShared, isKnowing: anyway === true };
      const outcome = await this.#parts.store.claimSeat(plan.id, claim, terms);
      await this.#parts.changed(); // if it was refused, perhaps for a change of another process
      if (outcome !== 'claimed') return { code: outcome };
      return salt && this.#parts.sealing.setHash(seat, person.id, salt);
    });
  }

  /** By the owner: seats a bot of other people, which is not asked. */
  inviteBot(seat: Seat, bot: StoredBot, owner: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const { plan, owner: present } = this.#parts.stored();
      const { store } = this.#parts;
      if (present !== owner) return { code: 'not-owner' };
      if (this.#isSealing) return { code: 'sealing' };
      if (!bot.games.includes(plan.game)) return { code: 'other-game' };
      if (plan.seats[seat]?.kind !== 'person')
        return { code: plan.seats[seat] ? 'seat-taken' : 'no-such-seat' };
      if (this.#namesBeside(bot.id).some(other => looksLike(other, bot.name)))
        return { code: 'name-taken' };
      if (isBusy(await store.listBotTables(bot.id), owner, await store.now()))
        return { code: 'bot-busy' };
      const outcome = await this.#seatBot(seat, bot);
      await this.#parts.changed();
      return outcome === 'claimed' ? undefined : { code: outcome };
    });
  }

  /** In a rematch: bots with reserved seats take them, unless their token was revoked. */
  seatAwaitedBots(): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const awaited = this.#parts.stored().reservations.filter(r => isBotPerson(r.person));
      if (awaited.length === 0) return undefined;
      const bots = await this.#parts.store.listBots();
      for (const { seat, person } of awaited) {
        const bot = bots.find(({ id }) => id === person);
        if (bot) await this.#seatBot(seat, bot);
      }
      return this.#parts.changed();
    });
  }

  async #seatBot(seat: Seat, { id: person, name }: StoredBot): Promise<ClaimOutcome> {
    const { plan } = this.#parts.stored();
    await this.#parts.store.putPerson({ id: person, name });
    return this.#parts.store.claimSeat(plan.id, { seat, person, name }, { look: lookOf(name) });
  }

  isSeated(person: string): boolean {
    return seatOf(this.#parts.stored(), person) !== SPECTATOR;
  }

  /** Seats reserved for a person. */
  reservedFor(person: string): readonly SeatClaim[] {
    return this.#parts.stored().reservations.filter(reservation => reservation.person === person);
  }

  /** Of bots, and of reserved seats; the store knows the claimed ones. */
  #namesBeside(person: string): string[] {
    const { plan, reservations } = this.#parts.stored();
    const bots = plan.seats.flatMap(seat => (seat.kind === 'bot' ? [seat.name] : []));
    const awaited = reservations.filter(reservation => reservation.person !== person);
    return [...bots, ...awaited.map(({ name }) => name)];
  }

  leave(person: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      if (this.#isSealing) return { code: 'sealing' };
      const outcome = await this.#parts.store.leaveSeat(this.#parts.stored().plan.id, person);
      return outcome === 'left' ? this.#parts.changed() : { code: outcome };
    });
  }

  /** By the owner, before the start. */
  remove(seat: Seat, person: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const { owner } = this.#parts.stored();
      if (this.#isSealing && owner === person) return { code: 'sealing' };
      const outcome = await this.#parts.store.removeSeat(
        this.#parts.stored().plan.id,
        person,
        seat,
      );
      return outcome === 'removed' ? this.#parts.changed() : { code: outcome };
    });
  }

  /**
   * By the owner: sends away people who came by the former link, unless they have a seat or a
   * reservation.
   */
  renewInvitation(invitation: string, person: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const { id } = this.#parts.stored().plan;
      const outcome = await this.#parts.store.renewInvitation(id, person, invitation);
      if (outcome !== 'renewed') return { code: outcome };
      if (this.#parts.stored().plan.visibility === 'link')
        this.#parts.sendAway(who => isOneOf(this.#parts.stored(), who), { code: 'no-such-table' });
      return undefined;
    });
  }

  /** By a person who sat there, after the end; the card then names the rematch. */
  rematch(person: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      if (!this.isSeated(person)) return { code: 'not-seated' };
      if (!this.#parts.match()?.isOver) return { code: 'not-over' };
      if (this.#parts.stored().rematch !== null) return undefined;
      const { store, stored } = this.#parts;
      const now = (await store.readTable(stored().plan.id)) ?? stored(); // names may have changed
      await store.createRematch(planRematch(now, person));
      return this.#parts.changed();
    });
  }

  start(person: string): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const { plan, claims, owner } = this.#parts.stored();
      if (this.#parts.match()) return { code: 'started' };
      if (owner !== person) return { code: 'not-owner' };
      if (!playersOf(plan, claims)) return { code: 'seats-open' };
      return this.#parts.sealing.start();
    });
  }

  /** Fixes the hash of a seat's salt; null removes it. */
  setSaltHash(person: string, salt: SaltHash): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const seat = seatOf(this.#parts.stored(), person);
      if (seat === SPECTATOR) return { code: 'not-seated' };
      if (this.#parts.match()) return { code: 'started' };
      return this.#parts.sealing.setHash(seat, person, salt);
    });
  }

  /** Opens the salt of a seat, after its hash was fixed. */
  openSalt({ person }: Onlooker, opened: OpenedSalt): Promise<Refused | undefined> {
    return this.#parts.inTurn(async () => {
      const seat = seatOf(this.#parts.stored(), person);
      if (person === undefined || seat === SPECTATOR) return { code: 'not-seated' };
      const match = this.#parts.match();
      if (!match) return this.#parts.sealing.open(seat, person, opened);
      return match.seal?.salts[seat] === opened.salt ? undefined : { code: 'started' };
    });
  }
}

const isBusy = (tables: readonly BotTable[], owner: string, now: number): boolean => {
  const alive = tables.filter(({ hasBegun, madeAt }) => hasBegun || now - madeAt < DAY);
  return (
    alive.length >= MOST_BOT_TABLES ||
    tables.length >= MOST_WITH_WAITING ||
    tables.filter(table => table.owner === owner).length >= MOST_OF_OWNER
  );
};
