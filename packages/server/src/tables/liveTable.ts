/** One table in memory. All of it can be made again from the store, at any time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Level } from '@tidetable/bots';
import {
  type AnyMatch,
  type DoorRefusal,
  decisionOf,
  type Entry,
  isProblem,
  isRefused,
  isRepeated,
  type MatchFile,
  replayMatch,
  type Undo,
  writeMatch,
} from '@tidetable/match';
import {
  formatTableMessage,
  type OnlineCard,
  TABLE_PROTOCOL,
  type TableCode,
  type TableServerMessage,
  type Wish,
} from '@tidetable/protocol';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Thinkers } from '../bots/thinkers.ts';
import type { LogEntry, Person, Result, Store, StoredTable } from '../store/store.ts';
import { looksLike } from './looksLike.ts';
import { Moments } from './moments.ts';
import { beginMatch, playersOf } from './newTable.ts';

/** Somebody with an open socket. */
export interface Watcher {
  readonly person: string | undefined; // undefined for somebody without a cookie
  send(message: string): void; // must not throw
}

export type Refused = { readonly code: TableCode } | DoorRefusal;

export interface TableParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** Told when bots have stopped thinking. */
  readonly onRest: () => void;
}

const FIRST_RETRY = 1000; // milliseconds until a bot is asked again that could not answer
const LONGEST_RETRY = 60_000;

export class LiveTable {
  readonly #parts: TableParts;
  readonly #watchers = new Set<Watcher>();
  #stored: StoredTable;
  #match: AnyMatch | undefined;
  #moments: Moments | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isThinking = false;
  readonly #closing = new AbortController();

  private constructor(parts: TableParts, stored: StoredTable) {
    this.#parts = parts;
    this.#stored = stored;
  }

  /** Undefined if there is no such table. Bots go on where they were. */
  static async load(parts: TableParts, id: string): Promise<LiveTable | undefined> {
    const stored = await parts.store.readTable(id);
    if (!stored) return undefined;
    const table = new LiveTable(parts, stored);
    if (stored.start) table.#show(await table.#replay(stored.start));
    table.#wakeBot();
    return table;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  get card(): OnlineCard {
    const { plan, claims } = this.#stored;
    const { id, game, rules, options, commitment } = plan;
    const seats = plan.seats.map((seat, s) =>
      seat.kind === 'bot'
        ? seat
        : { ...seat, name: claims.find(claim => claim.seat === s)?.name ?? null },
    );
    const phase = !this.#match ? 'open' : this.#match.isOver ? 'over' : 'running';
    return {
      id,
      game,
      rules,
      options: { ...options } as OnlineCard['options'],
      seats,
      phase,
      commitment,
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
      const seat = this.#seatOf(watcher.person);
      const { card: table } = this;
      send(watcher, { type: 'welcome', protocol: TABLE_PROTOCOL, seat, table });
      if (this.#moments) send(watcher, this.#moments.whole(seat, since));
      this.#watchers.add(watcher);
      return undefined;
    });
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  claim(seat: Seat, { id: person, name }: Person): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const { seats } = this.#stored.plan;
      if (seats[seat]?.kind !== 'person')
        return { code: seats[seat] ? 'seat-taken' : 'no-such-seat' };
      const names = this.card.seats.flatMap(s => s.name ?? []);
      const isSeated = this.#seatOf(person) !== SPECTATOR;
      if (!isSeated && names.some(other => looksLike(other, name))) return { code: 'name-taken' };
      const claim = { seat, person, name };
      const outcome = await this.#parts.store.claimSeat(this.#stored.plan.id, claim);
      return outcome === 'claimed' ? this.#seatsHaveChanged() : { code: outcome };
    });
  }

  leave(person: string): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const outcome = await this.#parts.store.leaveSeat(this.#stored.plan.id, person);
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
      const outcome = await this.#parts.store.startMatch(plan.id, claims, start, log);
      if (outcome === 'stale') {
        await this.#reload();
        return { code: this.#match ? 'started' : 'seats-open' };
      }
      this.#stored = { plan, claims, start };
      this.#show(match);
      this.#tellCard();
      this.#publish(0);
      return undefined;
    });
  }

  /** What a person wants at this table; undefined once it stands in the log. */
  wish(person: string | undefined, wish: Wish): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const seat = this.#seatOf(person);
      if (seat === SPECTATOR) return { code: 'not-seated' };
      if (!this.#match) return { code: 'not-started' };
      return this.#enter(this.#match, wish.ply, entriesOf(this.#match, seat, wish));
    });
  }

  /** What was begun is finished; bots stop in the midst of a thought. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#last;
  }

  /** Save, then publish: nobody is told of a move that could be lost. */
  async #enter(match: AnyMatch, ply: number, wish: Entries): Promise<Refused | undefined> {
    if (wish.repeats.some(entries => isRepeated(match, ply, entries))) return undefined;
    const proposal = match.propose(ply, wish.entries);
    if (isRefused(proposal)) return proposal;
    const outcome = await this.#parts.store.append({
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
    if (match.isOver) this.#tellCard();
    return undefined;
  }

  /** One change after the other. What the store cannot do has changed nothing. */
  #inTurn(work: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
    const done = this.#last.then(work).catch((error: unknown): Refused => {
      if (!this.#closing.signal.aborted) console.error(error);
      return { code: 'unavailable' };
    });
    this.#last = done;
    return done;
  }

  #seatOf(person: string | undefined): Seat {
    return this.#stored.claims.find(claim => claim.person === person)?.seat ?? SPECTATOR;
  }

  async #seatsHaveChanged(): Promise<undefined> {
    this.#stored = (await this.#parts.store.readTable(this.#stored.plan.id)) ?? this.#stored;
    this.#tellCard();
  }

  #show(match: AnyMatch): void {
    this.#match = match;
    this.#moments = new Moments(match);
  }

  async #replay(start: NonNullable<StoredTable['start']>): Promise<AnyMatch> {
    const log = await this.#parts.store.readLog(start.id, 0);
    const match = replayMatch({ ...start, log, result: null });
    if (isProblem(match))
      throw new Error(`${start.id} cannot be replayed: ${JSON.stringify(match)}`);
    return match;
  }

  /** Another process has changed the table: its state is made again, and those who look on get the rest. */
  async #reload(): Promise<void> {
    const { id } = this.#stored.plan;
    const known = this.#match?.ply ?? 0;
    this.#stored = (await this.#parts.store.readTable(id)) ?? this.#stored;
    if (this.#stored.start) this.#show(await this.#replay(this.#stored.start));
    this.#tellCard();
    if (this.#match) this.#publish(known);
  }

  #tellCard(): void {
    for (const watcher of this.#watchers)
      send(watcher, { type: 'table', seat: this.#seatOf(watcher.person), table: this.card });
  }

  /** To everybody what has happened since a ply, through their own eyes; then it may be a bot's turn. */
  #publish(since: number): void {
    const bySeat = Map.groupBy(this.#watchers, ({ person }) => this.#seatOf(person));
    this.#moments?.keepOnly(new Set(bySeat.keys()));
    for (const [seat, watchers] of bySeat) {
      const moment = this.#moments?.changed(seat, since);
      if (!moment) continue;
      const text = formatTableMessage(moment);
      for (const watcher of watchers) watcher.send(text);
    }
    this.#wakeBot();
  }

  /** Lets bots play as long as it is their turn. */
  #wakeBot(): void {
    if (this.#isThinking || this.#closing.signal.aborted || !this.#botToAct()) return;
    this.#isThinking = true;
    void this.#letBotsPlay().finally(() => {
      this.#isThinking = false;
      if (this.#botToAct()) this.#wakeBot();
      else this.#parts.onRest();
    });
  }

  async #letBotsPlay(): Promise<void> {
    const { signal } = this.#closing;
    for (let retry = FIRST_RETRY; !signal.aborted; retry = Math.min(2 * retry, LONGEST_RETRY)) {
      try {
        while (this.#botToAct() && !signal.aborted) {
          await this.#playBot();
          retry = FIRST_RETRY;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        await pause(retry, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  #botToAct(): { seat: Seat; level: Level } | undefined {
    const seat = this.#match?.isOver === false ? this.#match.toAct : SPECTATOR;
    const player = this.#match?.table.players[seat];
    return player?.kind === 'bot' ? { seat, level: player.level as Level } : undefined;
  }

  async #playBot(): Promise<void> {
    const bot = this.#botToAct();
    if (!this.#match || !bot) return;
    const { game, options, ply } = this.#match;
    const move = await this.#parts.thinkers.think({
      table: this.#stored.plan.id,
      game: game.id,
      rules: game.rules,
      options,
      level: bot.level,
      decision: { ...decisionOf(this.#match, bot.seat) }, // a copy has its view, not a getter
    });
    const refused = await this.#inTurn(async () => {
      const entry: Entry = { type: 'move', seat: bot.seat, move, at: Date.now() };
      return this.#match && this.#enter(this.#match, ply, { entries: [entry], repeats: [] });
    });
    if (refused && refused.code !== 'stale') throw new Error(`a bot was refused: ${refused.code}`);
  }
}

const send = (watcher: Watcher, message: TableServerMessage): void =>
  watcher.send(formatTableMessage(message));

/** What a wish means, and which entries in the log would show that it was fulfilled before. */
interface Entries {
  readonly entries: readonly Entry[];
  readonly repeats: readonly (readonly Entry[])[];
}

const entriesOf = (match: AnyMatch, seat: Seat, wish: Wish): Entries => {
  const at = Date.now();
  if (wish.type === 'move') {
    const entries: Entry[] = [{ type: 'move', seat, move: wish.move, at }];
    return { entries, repeats: [entries] };
  }
  const undo: Entry = { type: 'undo', seat, to: wish.to, at };
  const asPractice: Entry[] = [{ type: 'practice', seat, agreed: [], at }, undo];
  const { practice }: Undo = match.undoOf(seat);
  return {
    entries: practice === wish.to ? asPractice : [undo],
    repeats: [[undo], asPractice],
  };
};
