/** One table in memory. All of it can be made again from the store, at any time. */
import {
  type AnyMatch,
  isName,
  isProblem,
  isRefused,
  isRepeated,
  type MatchFile,
  replayMatch,
  writeMatch,
} from '@tidetable/match';
import type { Claim, OnlineCard, Wish } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Thinkers } from '../bots/thinkers.ts';
import type { LogEntry, Person, Result, SeatClaim, Store, StoredTable } from '../store/store.ts';
import { Audience, type Watcher } from './audience.ts';
import { lookOf, looksLike } from './looksLike.ts';
import { beginMatch, playersOf } from './newTable.ts';
import type { Refused } from './refused.ts';
import { planRematch } from './rematch.ts';
import { cardOf, isOneOf, seatOf } from './seats.ts';
import { TableBots } from './tableBots.ts';
import { TableChat } from './tableChat.ts';
import { entriesOf, type WishEntries } from './wishEntries.ts';

export interface TableParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** Told when bots have stopped thinking. */
  readonly onRest: () => void;
}

export class LiveTable {
  readonly #store: Store;
  readonly #audience: Audience;
  readonly #bots: TableBots;
  readonly chat: TableChat;
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosing = false;

  private constructor({ store, thinkers, onRest }: TableParts, stored: StoredTable) {
    this.#store = store;
    this.#stored = stored;
    this.chat = new TableChat(store, () => this.#stored);
    this.#audience = new Audience({
      seatOf: ({ person, wishedSeat }) => seatOf(this.#stored, person, wishedSeat),
      card: () => this.card,
    });
    this.#bots = new TableBots({
      table: stored.plan.id,
      thinkers,
      match: () => this.#match,
      enter: (ply, entry) =>
        this.#inTurn(() => this.#enter(ply, { entries: [entry], repeats: [] })),
      onRest,
    });
  }

  /** Undefined if there is no such table. Bots go on where they were. */
  static async load(parts: TableParts, id: string): Promise<LiveTable | undefined> {
    const stored = await parts.store.readTable(id);
    if (!stored) return undefined;
    const table = new LiveTable(parts, stored);
    if (stored.start) table.#show(await table.#replay(stored.start));
    table.#bots.wake();
    return table;
  }

  get isThinking(): boolean {
    return this.#bots.isThinking;
  }

  get card(): OnlineCard {
    return cardOf(this.#stored, this.#match);
  }

  /** The record with all secrets, once there are none. */
  get file(): MatchFile | undefined {
    return this.#match?.isOver ? writeMatch(this.#match) : undefined;
  }

  /** Tells how things stand, and from then on everything that happens. */
  watch(watcher: Watcher, since: number): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (since > (this.#match?.ply ?? 0)) return { code: 'ahead' };
      this.#audience.add(watcher, since);
      return undefined;
    });
  }

  unwatch(watcher: Watcher): void {
    this.#audience.remove(watcher);
    this.chat.remove(watcher);
  }

  claim({ seat, name: wished, anyway }: Claim, person: Person): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { plan } = this.#stored;
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
      const outcome = await this.#store.claimSeat(plan.id, claim, terms);
      await this.#seatsHaveChanged(); // if it was refused, perhaps by another process
      return outcome === 'claimed' ? undefined : { code: outcome };
    });
  }

  isSeated(person: string): boolean {
    return seatOf(this.#stored, person) !== SPECTATOR;
  }

  /** Seats that wait for a person. */
  reservedFor(person: string): readonly SeatClaim[] {
    return this.#stored.reservations.filter(reservation => reservation.person === person);
  }

  /** Of bots, and of those whose seats wait for them; the store knows who sits there. */
  #namesBeside(person: string): string[] {
    const { plan, reservations } = this.#stored;
    const bots = plan.seats.flatMap(seat => (seat.kind === 'bot' ? [seat.name] : []));
    const awaited = reservations.filter(reservation => reservation.person !== person);
    return [...bots, ...awaited.map(({ name }) => name)];
  }

  leave(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const outcome = await this.#store.leaveSeat(this.#stored.plan.id, person);
      return outcome === 'left' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  /** By the owner, before the start. */
  remove(seat: Seat, person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const outcome = await this.#store.removeSeat(this.#stored.plan.id, person, seat);
      return outcome === 'removed' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  /** By the owner: those who came by the link before are sent away, unless the table knows them. */
  renewInvitation(invitation: string, person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { id } = this.#stored.plan;
      const outcome = await this.#store.renewInvitation(id, person, invitation);
      if (outcome !== 'renewed') return { code: outcome };
      if (this.#stored.plan.visibility === 'link')
        this.#audience.keepOnly(who => isOneOf(this.#stored, who), { code: 'no-such-table' });
      return undefined;
    });
  }

  /** By one of the seated, after the end; then the card names the table at which they play again. */
  rematch(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (!this.isSeated(person)) return { code: 'not-seated' };
      if (!this.#match?.isOver) return { code: 'not-over' };
      if (this.#stored.rematch !== null) return undefined;
      await this.#store.createRematch(planRematch(this.#stored, person));
      return this.#seatsHaveChanged();
    });
  }

  start(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { plan, claims, owner } = this.#stored;
      if (this.#match) return { code: 'started' };
      if (owner !== person) return { code: 'not-owner' };
      const players = playersOf(plan, claims);
      if (!players) return { code: 'seats-open' };
      const { match, start, log } = beginMatch(plan, players, Date.now());
      const outcome = await this.#store.startMatch(plan.id, claims, start, log, match.toAct);
      if (outcome === 'stale') {
        await this.#reload();
        return { code: this.#match ? 'started' : 'seats-open' };
      }
      this.#stored = { ...this.#stored, start };
      this.#show(match);
      this.#audience.tellCard();
      this.#publish(0);
      return undefined;
    });
  }

  /** What a person wants at this table; undefined once it stands in the log. */
  wish(
    person: string | undefined,
    wish: Wish,
    wishedSeat?: Seat | undefined,
  ): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person, wishedSeat);
      if (seat === SPECTATOR) return { code: 'not-seated' };
      if (!this.#match) return { code: 'not-started' };
      return this.#enter(wish.ply, entriesOf(this.#match, seat, wish));
    });
  }

  /** What was begun is finished; bots stop in the midst of a thought. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#bots.stop();
    await this.#last;
    await this.chat.close();
  }

  /** Save, then publish: nobody is told of a move that could be lost. */
  async #enter(ply: number, { entries, repeats }: WishEntries): Promise<Refused | undefined> {
    const match = this.#match;
    if (!match) return { code: 'not-started' };
    if (repeats.some(repeat => isRepeated(match, ply, repeat))) return undefined;
    const proposal = match.propose(ply, entries);
    if (isRefused(proposal)) return proposal;
    const outcome = await this.#store.append({
      table: this.#stored.plan.id,
      ply,
      entries: proposal.entries.map((entry, i) => ({
        ...entry,
        check: proposal.checks[i],
      })) as LogEntry[],
      result: (proposal.result as Result | undefined) ?? null,
      toAct: proposal.toAct,
    });
    if (outcome === 'stale') {
      await this.#reload(); // another process was faster
      return { code: 'stale' };
    }
    match.commit(proposal);
    this.#publish(ply);
    if (match.isOver) this.#audience.tellCard();
    return undefined;
  }

  /** One change after the other. What the store cannot do has changed nothing. */
  #inTurn(work: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
    const done = this.#last.then(work).catch((error: unknown): Refused => {
      if (!this.#isClosing) console.error(error);
      return { code: 'unavailable' };
    });
    this.#last = done;
    return done;
  }

  async #seatsHaveChanged(): Promise<undefined> {
    this.#stored = (await this.#store.readTable(this.#stored.plan.id)) ?? this.#stored;
    this.#audience.tellCard();
  }

  #show(match: AnyMatch): void {
    this.#match = match;
    this.#audience.show(match);
  }

  async #replay(start: NonNullable<StoredTable['start']>): Promise<AnyMatch> {
    const log = await this.#store.readLog(start.id, 0);
    const match = replayMatch({ ...start, log, result: null });
    if (isProblem(match))
      throw new Error(`${start.id} cannot be replayed: ${JSON.stringify(match)}`);
    return match;
  }

  /** Another process has changed the table: its state is made again, and those who look on get the rest. */
  async #reload(): Promise<void> {
    const known = this.#match?.ply ?? 0;
    this.#stored = (await this.#store.readTable(this.#stored.plan.id)) ?? this.#stored;
    if (this.#stored.start) this.#show(await this.#replay(this.#stored.start));
    this.#audience.tellCard();
    if (this.#match) this.#publish(known);
  }

  /** To everybody what has happened since a ply; then it may be a bot's turn. */
  #publish(since: number): void {
    this.#audience.tellMoment(since);
    this.#bots.wake();
  }
}
