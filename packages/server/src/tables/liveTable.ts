/** One table in memory. All of it can be made again from the store, at any time. */
import {
  type AnyMatch,
  isProblem,
  isRefused,
  isRepeated,
  type MatchFile,
  replayMatch,
  writeMatch,
} from '@tidetable/match';
import type { OnlineCard, Past, Wish } from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Thinkers } from '../bots/thinkers.ts';
import type { LogEntry, Person, Result, Store, StoredTable } from '../store/store.ts';
import { Audience, type Watcher } from './audience.ts';
import { looksLike } from './looksLike.ts';
import { beginMatch, playersOf } from './newTable.ts';
import type { Refused } from './refused.ts';
import { cardOf, seatOf } from './seats.ts';
import { TableBots } from './tableBots.ts';
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
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosing = false;

  private constructor({ store, thinkers, onRest }: TableParts, stored: StoredTable) {
    this.#store = store;
    this.#stored = stored;
    this.#audience = new Audience({
      seatOf: person => seatOf(this.#stored, person),
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
  }

  /** A moment of the past as this person may know it. */
  look(person: string | undefined, ply: number): Omit<Past, 'type' | 'id'> | Refused {
    return this.#audience.past(person, ply) ?? { code: this.#match ? 'ahead' : 'not-started' };
  }

  claim(seat: Seat, { id: person, name }: Person): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { seats } = this.#stored.plan;
      if (seats[seat]?.kind !== 'person')
        return { code: seats[seat] ? 'seat-taken' : 'no-such-seat' };
      const names = this.card.seats.flatMap(s => s.name ?? []);
      const isSeated = seatOf(this.#stored, person) !== SPECTATOR;
      if (!isSeated && names.some(other => looksLike(other, name))) return { code: 'name-taken' };
      const claim = { seat, person, name };
      const outcome = await this.#store.claimSeat(this.#stored.plan.id, claim);
      return outcome === 'claimed' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  leave(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const outcome = await this.#store.leaveSeat(this.#stored.plan.id, person);
      return outcome === 'left' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  start(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { plan, claims } = this.#stored;
      if (this.#match) return { code: 'started' };
      if (plan.owner !== person) return { code: 'not-owner' };
      const players = playersOf(plan, claims);
      if (!players) return { code: 'seats-open' };
      const { match, start, log } = beginMatch(plan, players, Date.now());
      const outcome = await this.#store.startMatch(plan.id, claims, start, log);
      if (outcome === 'stale') {
        await this.#reload();
        return { code: this.#match ? 'started' : 'seats-open' };
      }
      this.#stored = { plan, claims, start };
      this.#show(match);
      this.#audience.tellCard();
      this.#publish(0);
      return undefined;
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
    await this.#last;
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
