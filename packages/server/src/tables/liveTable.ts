/** One table in memory. All of it can be made again from the store, at any time. */
import {
  type AnyMatch,
  isProblem,
  isRefused,
  isRepeated,
  type MatchFile,
  type Player,
  replayMatch,
  type Salts,
  writeMatch,
} from '@tidetable/match';
import {
  formatTableMessage,
  type OnlineCard,
  type OpenedSalt,
  type SaltHash,
  type Wish,
} from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Thinkers } from '../bots/thinkers.ts';
import type { LogEntry, Person, Result, Store, StoredTable } from '../store/store.ts';
import { Audience, type Watcher } from './audience.ts';
import { looksLike } from './looksLike.ts';
import { beginMatch, playersOf } from './newTable.ts';
import type { Refused } from './refused.ts';
import { OPENING_TIME, Sealing } from './sealing.ts';
import { cardOf, phaseOf, seatOf } from './seats.ts';
import { spectatorFieldsOf } from './spectating.ts';
import { Spectators } from './spectators.ts';
import { TableBots } from './tableBots.ts';
import { entriesOf, type WishEntries } from './wishEntries.ts';

export interface TableParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** How long salts are awaited, in milliseconds, if not as long as usual. */
  readonly openingTime?: number | undefined;
  /** Told when bots have stopped thinking, and no salt is awaited. */
  readonly onRest: () => void;
}

export class LiveTable {
  readonly #store: Store;
  readonly #audience: Audience;
  readonly #bots: TableBots;
  readonly #sealing: Sealing;
  readonly #spectators: Spectators;
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosing = false;

  private constructor(parts: TableParts, stored: StoredTable) {
    const { store, thinkers, onRest, openingTime = OPENING_TIME } = parts;
    this.#store = store;
    this.#stored = stored;
    this.#audience = new Audience({
      seatOf: person => seatOf(this.#stored, person),
      mayWatch: person => this.#spectators.mayWatch(person),
      viewpointOf: (person, wanted) => this.#spectators.viewpointOf(person, wanted),
      card: () => this.card,
    });
    this.#spectators = new Spectators({
      store,
      stored: () => this.#stored,
      phase: () => phaseOf(this.#match, this.#sealing.seal),
      onChange: () => this.#audience.tellCard(),
      onConsent: (person, consent) =>
        this.#audience.tellPerson(person, { type: 'consent', ...consent }),
    });
    this.#bots = new TableBots({
      table: stored.plan.id,
      thinkers,
      match: () => this.#match,
      enter: (ply, entry) =>
        this.#inTurn(() => this.#enter(ply, { entries: [entry], repeats: [] })),
      onRest,
    });
    this.#sealing = new Sealing({
      store,
      plan: stored.plan,
      openingTime,
      readClaims: async () => {
        await this.#readAgain();
        return this.#stored.claims;
      },
      inTurn: work => this.#inTurn(work),
      begin: (seats, salts) => this.#begin(seats, salts),
      reload: () => this.#reload(),
      onChange: () => this.#audience.tellCard(),
      onRest,
    });
  }

  /** Undefined if there is no such table. Bots go on where they were. */
  static async load(parts: TableParts, id: string): Promise<LiveTable | undefined> {
    const stored = await parts.store.readTable(id);
    if (!stored) return undefined;
    const table = new LiveTable(parts, stored);
    await table.#sealing.load();
    await table.#spectators.load();
    if (stored.start) table.#show(await table.#replay(stored.start));
    else await table.#sealing.resume();
    table.#bots.wake();
    return table;
  }

  /** Does it wait for something, whoever looks on? */
  get isBusy(): boolean {
    return this.#bots.isThinking || this.#sealing.isWaiting;
  }

  get card(): OnlineCard {
    return {
      ...cardOf(this.#stored, this.#match, this.#sealing.seal),
      ...spectatorFieldsOf(this.#stored, this.#spectators.spectating),
    };
  }

  /** The record with all secrets, once there are none. */
  get file(): MatchFile | undefined {
    return this.#match?.isOver ? writeMatch(this.#match) : undefined;
  }

  /** Tells how things stand, and from then on everything that happens. */
  watch(watcher: Watcher, since: number): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (since > (this.#match?.ply ?? 0)) return { code: 'ahead' };
      if (!this.#spectators.mayWatch(watcher.person)) return { code: 'no-spectators' };
      this.#audience.add(watcher, since);
      const consent = this.#spectators.consentOf(watcher.person);
      if (consent) watcher.send(formatTableMessage({ type: 'consent', ...consent }));
      return undefined;
    });
  }

  /** Shows the match through other eyes, if they consent. */
  look(watcher: Watcher, seat: Seat): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const refused = this.#spectators.whyNotLook(watcher.person, seat);
      if (!refused) this.#audience.look(watcher, seat);
      return refused;
    });
  }

  /** What people decide about spectators; one after the other, like everything at a table. */
  decide(
    change: (spectators: Spectators) => Promise<Refused | undefined>,
  ): Promise<Refused | undefined> {
    return this.#inTurn(() => change(this.#spectators));
  }

  unwatch(watcher: Watcher): void {
    this.#audience.remove(watcher);
  }

  /** With the hash of a salt, if the person adds one. */
  claim(
    seat: Seat,
    { id: person, name }: Person,
    salt?: SaltHash | undefined,
  ): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (this.#isSealing) return { code: 'sealing' };
      if (salt && salt.commitment !== this.#sealing.seal.commitment) return { code: 'stale-seal' };
      const { seats } = this.#stored.plan;
      if (seats[seat]?.kind !== 'person')
        return { code: seats[seat] ? 'seat-taken' : 'no-such-seat' };
      const names = this.card.seats.flatMap(s => s.name ?? []);
      const isSeated = seatOf(this.#stored, person) !== SPECTATOR;
      if (!isSeated && names.some(other => looksLike(other, name))) return { code: 'name-taken' };
      const claim = { seat, person, name };
      const outcome = await this.#store.claimSeat(this.#stored.plan.id, claim);
      if (outcome !== 'claimed') return { code: outcome };
      await this.#seatsHaveChanged();
      return salt && this.#sealing.setHash(seat, person, salt);
    });
  }

  leave(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (this.#isSealing) return { code: 'sealing' };
      const outcome = await this.#store.leaveSeat(this.#stored.plan.id, person);
      return outcome === 'left' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  start(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { plan, claims } = this.#stored;
      if (this.#match) return { code: 'started' };
      if (plan.owner !== person) return { code: 'not-owner' };
      if (!playersOf(plan, claims)) return { code: 'seats-open' };
      return this.#sealing.start();
    });
  }

  /** Fixes the hash of a seat's salt, or takes it back with null. */
  setSaltHash(person: string, salt: SaltHash): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person);
      if (seat === SPECTATOR) return { code: 'not-seated' };
      if (this.#match) return { code: 'started' };
      return this.#sealing.setHash(seat, person, salt);
    });
  }

  /** Opens the salt of a seat, after its hash was fixed. */
  openSalt(person: string | undefined, opened: OpenedSalt): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person);
      if (person === undefined || seat === SPECTATOR) return { code: 'not-seated' };
      if (!this.#match) return this.#sealing.open(seat, person, opened);
      return this.#match.seal?.salts[seat] === opened.salt ? undefined : { code: 'started' };
    });
  }

  /** What a person wants at this table; undefined once it stands in the log. */
  wish(person: string | undefined, wish: Wish): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person);
      if (seat === SPECTATOR) return { code: 'not-seated' };
      if (!this.#match) return { code: 'not-started' };
      return this.#enter(wish.ply, entriesOf(this.#match, seat, wish));
    });
  }

  /** What was begun is finished; bots stop in the midst of a thought. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#bots.stop();
    this.#sealing.stop();
    await this.#last;
    this.#audience.close();
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

  get #isSealing(): boolean {
    return !this.#match && this.#sealing.seal.isOpening;
  }

  async #begin(seats: readonly Player[], salts: Salts): Promise<Refused | undefined> {
    const { plan, claims } = this.#stored;
    const { seed, version } = this.#sealing.seal;
    const { match, start, log } = beginMatch(plan, { seats, seed, salts, now: Date.now() });
    const outcome = await this.#store.startMatch(plan.id, claims, start, log, version);
    if (outcome === 'stale') {
      await this.#reload();
      return { code: this.#match ? 'started' : 'stale' };
    }
    this.#stored = { plan, claims, start };
    this.#show(match);
    this.#audience.tellCard();
    this.#publish(0);
    return undefined;
  }

  async #readAgain(): Promise<void> {
    this.#stored = (await this.#store.readTable(this.#stored.plan.id)) ?? this.#stored;
  }

  async #seatsHaveChanged(): Promise<undefined> {
    await this.#readAgain();
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
    await this.#readAgain();
    await this.#sealing.load();
    await this.#spectators.load();
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
