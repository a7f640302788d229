/** One table in memory: a cache of the store, which can be rebuilt at any time. */
import {
  type AnyMatch,
  addEntry,
  type Entry,
  HOST,
  isProblem,
  isRefused,
  isRepeated,
  type MatchFile,
  type Player,
  replayMatch,
  type Salts,
  writeMatch,
} from '@tidetable/match';
import { formatTableMessage, type OnlineCard, type Past, type Wish } from '@tidetable/protocol';
import type { AnswerTo } from '@tidetable/protocol/api';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Thinkers } from '../bots/thinkers.ts';
import { isBotPerson } from '../store/bots.ts';
import type { KnownTable, TableHead } from '../store/operatorFunctions.ts';
import type { LogEntry, Result, Store, StoredTable } from '../store/store.ts';
import { shortId } from '../telemetry/logger.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { Audience } from './audience.ts';
import { cardOf, phaseOf } from './card.ts';
import type { Durations } from './durations.ts';
import type { Leases } from './leases.ts';
import { beginMatch } from './newTable.ts';
import { Presence } from './presence.ts';
import type { Refused } from './refused.ts';
import { Requests, whyNotPlaying } from './requests.ts';
import { Sealing } from './sealing.ts';
import { seatOf } from './seats.ts';
import { Spectators } from './spectators.ts';
import { finisherOf, isOurBot, mayReplaceAbsent, standInOf } from './standIns.ts';
import { TableBots } from './tableBots.ts';
import { TableChat } from './tableChat.ts';
import { dueAtStart, TableClock } from './tableClock.ts';
import { TableSeats } from './tableSeats.ts';
import type { Onlooker, Watcher } from './watcher.ts';
import { type EntryWish, entriesOf, type WishEntries } from './wishEntries.ts';

export interface TableParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly durations: Durations;
  readonly leases: Leases;
  readonly process: string; // its name in the store
  readonly telemetry: Telemetry;
  /** Called when bots have stopped thinking, and no salt is awaited. */
  readonly onRest: () => void;
}

export class LiveTable {
  readonly #store: Store;
  readonly #telemetry: Telemetry;
  readonly #audience: Audience;
  readonly #bots: TableBots;
  readonly #clock: TableClock;
  readonly #requests: Requests;
  readonly #presence = new Presence();
  readonly #process: string;
  readonly #durations: Durations;
  readonly chat: TableChat;
  readonly seats: TableSeats;
  readonly #sealing: Sealing;
  readonly #spectators: Spectators;
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosing = false;

  private constructor(parts: TableParts, stored: StoredTable) {
    const { store, thinkers, durations, leases, telemetry, onRest } = parts;
    this.#store = store;
    this.#process = parts.process;
    this.#durations = durations;
    this.#telemetry = telemetry;
    this.#stored = stored;
    this.chat = new TableChat(store, telemetry.log, () => this.#stored);
    this.#audience = new Audience({
      seatOf: ({ person, wishedSeat }) => seatOf(this.#stored, person, wishedSeat),
      mayWatch: person => this.#spectators.mayWatch(person),
      viewpointOf: (onlooker, wanted) => this.#spectators.viewpointOf(onlooker, wanted),
      card: () => this.card,
      clock: () => this.#clock.shown,
      now: () => store.now(),
    });
    this.#clock = new TableClock({
      store,
      durations,
      match: () => this.#match,
      began: () => this.#stored.began ?? 0,
      // If another process calls the time, this one gets a notice; if that process dies, the sweep
      // finds the table due.
      onRing: () => void leases.holding(stored.plan.id, () => this.#ring()).catch(() => undefined),
    });
    this.#requests = new Requests({
      store,
      plan: stored.plan,
      enter: (ply, entry) => this.#enter(ply, single(entry)),
      onChange: () => this.#audience.tellCard(),
      onStale: () => this.#reload(),
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
      asker: () => ({ owner: stored.plan.owner, isWatched: this.#audience.size > 0 }),
      thinkers,
      log: telemetry.log,
      match: () => this.#match,
      holding: (table, work) => leases.holding(table, work),
      mayThink: () => this.#audience.size > 0 || this.#match?.table.pace.clock === 'turn',
      enter: (ply, seat, move) =>
        this.#inTurn(async () =>
          this.#enter(ply, single({ type: 'move', seat, move, at: await store.now() })),
        ),
      onRest,
    });
    this.#sealing = new Sealing({
      store,
      plan: stored.plan,
      openingTime: durations.opening,
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
    this.seats = new TableSeats({
      store,
      sealing: this.#sealing,
      stored: () => this.#stored,
      match: () => this.#match,
      inTurn: work => this.#inTurnAsStored(work),
      changed: () => this.#seatsHaveChanged(),
      sendAway: (isKept, refused) => this.#audience.keepOnly(isKept, refused),
    });
  }

  /** Undefined if there is no such table. */
  static async load(parts: TableParts, id: string): Promise<LiveTable | undefined> {
    const stored = await parts.store.readTable(id);
    if (!stored) return undefined;
    const table = new LiveTable(parts, stored);
    await table.#sealing.load();
    await table.#spectators.load();
    await table.#readPresence();
    if (stored.start) table.#show(await table.#replay(stored.start));
    else await table.#sealing.resume();
    await table.#clock.readOutages();
    await table.#requests.read();
    return table;
  }

  /** Does it wait for something, independent of watchers? */
  get isBusy(): boolean {
    return this.#bots.isThinking || this.#sealing.isWaiting;
  }

  get card(): OnlineCard {
    return cardOf(this.#stored, {
      match: this.#match,
      seal: this.#sealing.seal,
      spectating: this.#spectators.spectating,
      request: this.#requests.openAt(this.#match),
      isHere: person => this.#presence.has(person),
      absenceOf: person => this.#presence.absenceOf(person),
      absence: this.#durations.absence,
    });
  }

  /**
   * The match as a bot of other people plays it; undefined before its start, and while another
   * player has the bot's seat.
   */
  matchOfBot(person: string): { readonly match: AnyMatch; readonly seat: Seat } | undefined {
    const seat = seatOf(this.#stored, person);
    const player = this.#match?.table.players[seat];
    if (!this.#match || !player || isOurBot(player)) return undefined;
    return { match: this.#match, seat };
  }

  /** The match file with all secrets, once the match is over. */
  get file(): MatchFile | undefined {
    return this.#match?.isOver ? writeMatch(this.#match) : undefined;
  }

  /** The players and the result; undefined before the end. */
  get outcome(): AnswerTo<'readResult'> | undefined {
    const result = this.#match?.result();
    if (!this.#match || !result) return undefined;
    const { table, game } = this.#match;
    const players = table.players.map(player => ({ ...player }));
    return { table: this.#stored.plan.id, game: game.id, players, result: result as Result };
  }

  /** Sends the present state, and from then on every change. */
  watch(watcher: Watcher, since: number): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (since > this.known.entries && (await this.#hasMore())) await this.#reload(); // another process has told it more
      if (since > this.known.entries) return { code: 'ahead' };
      if (!this.#spectators.mayWatch(watcher.person)) return { code: 'no-spectators' };
      await this.#enterAgreed();
      const { person } = watcher;
      if (person !== undefined && this.#presence.come(person))
        await this.#tellPresence(person, true);
      await this.#clock.look();
      this.#audience.add(watcher, since);
      const consent = this.#spectators.consentOf(person);
      if (consent) watcher.send(formatTableMessage({ type: 'consent', ...consent }));
      this.#bots.wake();
      return undefined;
    });
  }

  /** A moment of the past, in the view of this watcher. */
  past(watcher: Watcher, ply: number): Omit<Past, 'type' | 'id'> | Refused {
    return this.#audience.past(watcher, ply) ?? { code: this.#match ? 'ahead' : 'not-started' };
  }

  /** Shows the match in the view of another seat, if its person consents. */
  look(watcher: Watcher, seat: Seat): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const refused = this.#spectators.whyNotLook(watcher, seat);
      if (!refused) this.#audience.look(watcher, seat);
      return refused;
    });
  }

  /** Changes of spectating; in the same queue as all changes of a table. */
  decide(
    change: (spectators: Spectators) => Promise<Refused | undefined>,
  ): Promise<Refused | undefined> {
    return this.#inTurn(() => change(this.#spectators));
  }

  unwatch(watcher: Watcher): void {
    this.chat.remove(watcher);
    if (!this.#audience.remove(watcher)) return;
    const { person } = watcher;
    if (person !== undefined && this.#presence.go(person)) void this.#tellPresence(person, false);
  }

  /** A person's request; answers undefined once it is in the log. */
  wish({ person, wishedSeat }: Onlooker, wish: Wish): Promise<Refused | undefined> {
    const received = person !== undefined && isBotPerson(person) ? undefined : performance.now();
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person, wishedSeat);
      const mayWish = seat !== SPECTATOR || this.#isHost(person, wish);
      if (!mayWish) return { code: 'not-seated' };
      await this.#callTime();
      const match = this.#match;
      if (!match) return { code: 'not-started' };
      const at = await this.#store.now();
      if (wish.type === 'ask') return this.#requests.ask(match, seat, wish, at);
      if (wish.type === 'answer') return this.#requests.answer(match, seat, wish, at);
      const wished = entriesOf({ stored: this.#stored, match, seat, at }, wish);
      const { entries, repeats } = wished;
      if (entries.length === 0 || isAnyRepeated(match, wish.ply, repeats)) return undefined;
      return this.#whyNot(match, { seat, at }, wish) ?? this.#enter(wish.ply, wished, received);
    });
  }

  /** By the operator: the match ends without a result. */
  abort(): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const at = await this.#store.now();
      const abort = { type: 'abort', seat: HOST, agreed: [], at } as const;
      return this.#enter(this.#match?.ply ?? 0, single(abort));
    });
  }

  /** The operator renames a person. */
  rename(person: string, name: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#stored, person);
      const match = this.#match;
      if (!match || match.isOver || match.table.players[seat]?.kind !== 'human') return undefined;
      const player = { name, kind: 'human' } as const;
      const at = await this.#store.now();
      return this.#enter(match.ply, single({ type: 'player', seat, player, at }));
    });
  }

  /** The version of the table that this process knows. */
  get known(): KnownTable {
    const { plan, version } = this.#stored;
    return { table: plan.id, entries: this.#match?.ply ?? 0, version };
  }

  /** Another process has changed the table. */
  async catchUp({ entries, version }: TableHead): Promise<void> {
    await this.#inTurn(async () => {
      const { known } = this;
      if (entries === null) this.#audience.keepOnly(() => false, { code: 'no-such-table' });
      else if (version !== known.version) await this.#reload();
      else if (entries > known.entries) await this.#hearEntries();
      return undefined;
    });
    await this.chat.catchUp();
  }

  /**
   * Does all tasks that are due although nobody has opened the table: an expired time, a bot's
   * turn, an agreement without its entry. Answers the next due time.
   */
  async goOn(): Promise<number | undefined> {
    await this.#inTurn(async () => (await this.#enterAgreed()) ?? this.#callTime());
    this.#bots.wake();
    await this.#bots.thought;
    return this.#clock.due(await this.#store.now());
  }

  /** The store has lost which people of this process are at their tables. */
  async sayWhoIsHere(): Promise<void> {
    for (const person of this.#presence.here) await this.#tellPresence(person, true);
  }

  /** A process with people at this table has ended. */
  lookWhoIsThere(): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      await this.#readPresence();
      this.#audience.tellCard();
      return undefined;
    });
  }

  /** No server ran for some time. */
  afterOutage(): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      await this.#clock.readOutages();
      await this.#clock.look();
      return undefined;
    });
  }

  /** Nobody needs it now: it rings no more, until somebody comes. */
  rest(): void {
    this.#clock.stop();
  }

  /** Finishes running changes; bots stop thinking. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#bots.stop();
    this.#clock.stop();
    this.#sealing.stop();
    await this.#last;
    this.#audience.close();
    await this.chat.close();
  }

  /** Stores first, then publishes: no client gets a move that could be lost. */
  async #enter(
    ply: number,
    { entries, repeats }: WishEntries,
    received?: number, // if a person requested it
  ): Promise<Refused | undefined> {
    const match = this.#match;
    if (!match) return { code: 'not-started' };
    if (isAnyRepeated(match, ply, repeats)) return undefined;
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
      toAct: proposal.after.toAct,
      due: this.#clock.due(proposal.entries[0]?.at ?? 0, proposal),
    });
    if (outcome === 'stale') {
      await this.#reload(); // another process was faster, or this one did not learn that it was stored
      const now = this.#match;
      return now && isAnyRepeated(now, ply, repeats) ? undefined : { code: 'stale' };
    }
    const stored = performance.now();
    const hadRequest = this.#requests.openAt(match) !== undefined;
    match.commit(proposal);
    await this.#publish(ply, hadRequest);
    this.#measure(stored, received);
    return undefined;
  }

  #measure(stored: number, received: number | undefined): void {
    const { moves, storing, sending } = this.#telemetry.metrics;
    moves.add(1, received === undefined ? 'bot' : 'person');
    if (received !== undefined) storing.observe((stored - received) / 1000);
    sending.observe((performance.now() - stored) / 1000);
  }

  #ring(): Promise<Refused | undefined> {
    return this.#inTurn(() => this.#callTime('again'));
  }

  /** An expired time comes before any other entry. */
  async #callTime(ring?: 'again'): Promise<undefined> {
    const at = await this.#store.now();
    const seat = await this.#clock.runOut(at);
    const match = this.#match;
    if (seat === undefined && ring) await this.#clock.look(); // the timer was early
    if (seat === undefined || !match) return;
    const { plan } = this.#stored;
    const { onTimeOut: outcome } = plan;
    const player =
      outcome === 'stand-in'
        ? standInOf(plan, match, seat)
        : outcome === 'lost'
          ? finisherOf(plan, match, seat)
          : undefined;
    const timeOut = { type: 'time-out', seat, outcome, ...(player && { player }), at } as const;
    await this.#enter(match.ply, single(timeOut));
  }

  /** A server may have stopped between the last agreement and the entry. */
  async #enterAgreed(): Promise<Refused | undefined> {
    return this.#match && this.#requests.enterAgreed(this.#match, await this.#store.now());
  }

  #isHost(person: string | undefined, wish: Wish): boolean {
    return wish.type === 'stand-in' && person !== undefined && person === this.#stored.owner;
  }

  /** Why the table does not allow it, before the match is asked. */
  #whyNot(
    match: AnyMatch,
    { seat, at }: { readonly seat: Seat; readonly at: number },
    wish: EntryWish,
  ): Refused | undefined {
    if (wish.type === 'return') return undefined;
    if (wish.type !== 'stand-in') return whyNotPlaying(match, seat);
    if (wish.seat === seat) return undefined;
    const { claims } = this.#stored;
    const claim = claims.find(c => c.seat === wish.seat);
    if (claim && isBotPerson(claim.person)) return this.#whyNotForBot(match, wish.seat, at);
    const isAbsent = claim && this.#presence.absenceOf(claim.person) >= this.#durations.absence;
    return !claim || (mayReplaceAbsent(match) && isAbsent) ? undefined : { code: 'not-absent' };
  }

  /** Connected or not: a bot that keeps the table waiting for so long may be replaced. */
  #whyNotForBot(match: AnyMatch, seat: Seat, at: number): Refused | undefined {
    const waited = at - (match.log.at(-1)?.at ?? this.#stored.began ?? 0);
    return match.toAct === seat && waited >= this.#durations.absence
      ? undefined
      : { code: 'not-absent' };
  }

  /** Tells watchers here, and other processes by the store. */
  async #tellPresence(person: string, isHere: boolean): Promise<void> {
    if (seatOf(this.#stored, person) === SPECTATOR) return;
    this.#audience.tellCard();
    await this.#store
      .setHere(this.#process, this.#stored.plan.id, person, isHere)
      .catch(() => undefined); // a store that was unavailable is told again
  }

  async #readPresence(): Promise<void> {
    const { id } = this.#stored.plan;
    this.#presence.setElsewhere(await this.#store.readHere(id, this.#process));
  }

  /** Runs one change after the other. A change that the store refuses has no effect. */
  #inTurn(work: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
    const done = this.#last.then(work).catch((error: unknown): Refused => {
      const { log } = this.#telemetry;
      if (!this.#isClosing) log.error({ err: error, table: shortId(this.#stored.plan.id) });
      return { code: 'unavailable' };
    });
    this.#last = done;
    return done;
  }

  /** Likewise; until the match begins, people may come and go at other processes. */
  #inTurnAsStored(work: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { version } = this.known;
      if (!this.#match) await this.#readAgain();
      if (this.known.version !== version) await this.#reload();
      return work();
    });
  }

  async #begin(seats: readonly Player[], salts: Salts): Promise<Refused | undefined> {
    const { plan, claims } = this.#stored;
    const { seed, version } = this.#sealing.seal;
    const began = await this.#store.now();
    const { match, start, log } = beginMatch(plan, { seats, seed, salts, now: began });
    const beginning = { began, seal: version, toAct: match.toAct, due: dueAtStart(match, began) };
    const outcome = await this.#store.startMatch(plan.id, claims, start, log, beginning);
    if (outcome === 'stale') {
      await this.#reload();
      return { code: this.#match ? 'started' : 'stale' };
    }
    this.#stored = { ...this.#stored, start, began };
    this.#show(match);
    this.#audience.tellCard();
    await this.#publish(0);
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

  /** Another process has changed the table: reads the changes and tells watchers. */
  async #reload(): Promise<void> {
    const known = this.#match?.ply ?? 0;
    await this.#readAgain();
    await this.#sealing.load();
    await this.#spectators.load();
    await this.#readPresence();
    const { start } = this.#stored;
    if (!start) {
      this.#audience.tellCard();
      return void (await this.#sealing.resume());
    }
    if (!(await this.#readOn())) this.#show(await this.#replay(start));
    await this.#clock.readOutages();
    await this.#requests.read();
    this.#audience.tellCard();
    await this.#publish(known);
  }

  /** Another process has appended entries, and nothing else has changed. */
  async #hearEntries(): Promise<void> {
    const match = this.#match;
    const since = match?.ply ?? 0;
    const hadRequest = this.#requests.openAt(match) !== undefined;
    if (await this.#readOn()) await this.#publish(since, hadRequest);
    else await this.#reload();
  }

  /** Of the store: anybody may claim to know more than we do. */
  async #hasMore(): Promise<boolean> {
    const [head] = await this.#store.readChanged([this.known]);
    return (head?.entries ?? 0) > this.known.entries;
  }

  /** Adds what others have appended; false if the match here is not the beginning of what is stored. */
  async #readOn(): Promise<boolean> {
    const match = this.#match;
    if (!match) return false;
    const news = await this.#store.readLog(this.#stored.plan.id, match.ply);
    return news.every(({ check, ...entry }) => !addEntry(match, entry, check));
  }

  /** Sends everybody the changes since a ply; then it may be a bot's turn. */
  async #publish(since: number, hadRequest = false): Promise<void> {
    await this.#clock.look();
    this.#audience.tellMoment(since);
    const match = this.#match;
    if (match?.isOver || hadRequest || match?.log.slice(since).some(isSeatChange))
      this.#audience.tellCard();
    this.#bots.wake();
  }
}

const single = (entry: Entry): WishEntries => ({ entries: [entry], repeats: [[entry]] });

const isAnyRepeated = (match: AnyMatch, ply: number, repeats: WishEntries['repeats']): boolean =>
  repeats.some(repeat => isRepeated(match, ply, repeat));

/** The card shows stand-ins. */
const isSeatChange = (entry: Entry): boolean => 'player' in entry;
