import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  OVER,
  type Seat,
} from '@tidetable/rules';
import { firstCheck, nextCheck } from './chain.ts';
import {
  type Entry,
  LONGEST_LOG,
  type MoveEntry,
  type Pace,
  type Player,
  type TableEntry,
  takenBackTo,
} from './entry.ts';
import { type DoorRefusal, refuse } from './refusal.ts';
import { type MatchResult, resultOf } from './result.ts';
import { isRevealing } from './revealed.ts';
import { decideBy, hasSeed, type Seal } from './seal.ts';
import { type Decide, drawBy } from './sealedSea.ts';
import {
  afterEntry,
  hasEndedEarly,
  namesOf,
  startTable,
  type TableState,
  whyNotDecide,
} from './tableState.ts';

/** What a successful call added to the log, and what happened, unfiltered. */
export interface Accepted<E> {
  readonly entries: readonly Entry[];
  readonly events: readonly E[];
}

/** How the table of a match begins. */
export interface TableSetup {
  readonly options: Options;
  /** Who plays each seat; people, if it is not said. */
  readonly seats?: readonly Player[] | undefined;
  readonly pace?: Pace | undefined;
  /** A match that is written to a file has one; chance follows from its seed. */
  readonly seal?: Seal | undefined;
  /** Decides what chance decides in a match without a seed; without either, chance's moves come in by `accept`. */
  readonly decide?: Decide | undefined;
}

export interface MatchSetup<S> extends TableSetup {
  /** The dealt position; the match keeps it. */
  readonly start: S;
}

/** The last entries of a full log are kept for those that end a match: each seat may resign, and one may abort. */
const ROOM_FOR_ENDS = 16;

/** A move that counts: no later undo took it back. */
interface Played {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * One running match: the only door through which a move reaches a real game, and its log.
 * `ply` is the number of log entries, undos included.
 */
export class Match<S extends object, V extends object, E extends GameEvent> {
  readonly game: Game<S, V, E>;
  readonly options: Options;
  readonly seal: Seal | undefined;
  readonly #decide: Decide | undefined;
  readonly #start: S;
  readonly #tableAtStart: TableState;
  readonly #state: S;
  readonly #entries: Entry[] = [];
  readonly #checks: string[] = []; // as far as they were asked for
  readonly #events: E[][] = [];
  readonly #tables: TableState[] = []; // before each entry
  readonly #revealing = new Map<string, boolean>(); // by the moves up to there, as far as it was asked
  #table: TableState;
  #line: Played[] = [];

  constructor(game: Game<S, V, E>, setup: MatchSetup<S>) {
    const { options, seal, start, seats, pace } = setup;
    this.game = game;
    this.options = options;
    this.seal = seal;
    this.#decide = chanceOf(setup);
    this.#start = start;
    this.#tableAtStart = startTable(seats ?? people(options.seats), pace ?? { clock: 'none' });
    this.#table = this.#tableAtStart;
    this.#state = game.blank(options);
    game.copyInto(this.#state, start);
  }

  /** Deals a new match by its seal, or by `decide`. */
  static deal<S extends object, V extends object, E extends GameEvent>(
    game: Game<S, V, E>,
    setup: TableSetup,
  ): Match<S, V, E> {
    const decide = chanceOf(setup);
    if (!decide) throw new Error('a deal needs a seal with a seed, or other chance');
    const start = game.blank(setup.options);
    game.deal(start, drawBy(decide));
    return new Match(game, { ...setup, start });
  }

  get ply(): number {
    return this.#entries.length;
  }

  get log(): readonly Entry[] {
    return this.#entries;
  }

  /** How the table stands beside its game. */
  get table(): TableState {
    return this.#table;
  }

  /** Who sat where, and at which pace, before the first entry. */
  get tableAtStart(): TableState {
    return this.#tableAtStart;
  }

  get isPractice(): boolean {
    return this.#table.isPractice;
  }

  get toAct(): Seat {
    return hasEndedEarly(this.#table) ? OVER : this.game.toAct(this.#state);
  }

  get isOver(): boolean {
    return this.toAct === OVER;
  }

  /** The truth, for whoever owns the match; never for a seat. */
  get state(): Readonly<S> {
    return this.#state;
  }

  get deal(): string[] {
    return this.game.formatDeal(this.#start);
  }

  view(seat: Seat): V {
    return this.game.view(this.#state, seat);
  }

  /** Who sat where just before an entry. */
  namesBefore(ply: number): readonly string[] {
    return namesOf(this.#tables[ply]);
  }

  /** What a seat may know of what happened at a ply. */
  events(ply: number, seat: Seat): E[] {
    return this.#events[ply].map(e => this.game.viewEvent(e, seat));
  }

  /** The legal moves of the seat to act, in notation. */
  legalMoves(): string[] {
    const out = new Int32Array(this.game.maxLegal);
    const n = this.game.legalMoves(this.#state, out);
    return Array.from(out.subarray(0, n), m => this.game.formatMove(m));
  }

  points(): number[] {
    return this.#bySeat(seat => this.game.score(this.#state, seat));
  }

  /** How the match ended; undefined while it runs. */
  result(): MatchResult | undefined {
    return resultOf(this.game, this.#state, this.#table);
  }

  /** The check of the last of so many entries, or what the first one is tied to. Only sealed matches have one. */
  checkAfter(entries: number): string {
    if (!this.seal) throw new Error('a match without a seal has no checks');
    const { players, pace } = this.#tableAtStart;
    if (this.#checks.length === 0) {
      const { commitment, salts } = this.seal;
      this.#checks.push(firstCheck({ commitment, salts, seats: players, pace }));
    }
    for (let n = this.#checks.length; n <= entries; n++)
      this.#checks.push(nextCheck(this.#checks[n - 1], this.#entries[n - 1]));
    return this.#checks[entries];
  }

  /**
   * The one door for a move of a seat. `ply` is what the mover believes to be the next one.
   * A refusal changes nothing; otherwise chance has answered too when this returns.
   */
  submit(seat: Seat, ply: number, text: string, at: number): Accepted<E> | DoorRefusal {
    if (ply !== this.ply) return refuse('stale');
    if (seat === CHANCE) return refuse('not-your-turn');
    const refusal = this.accept({ type: 'move', seat, move: text, at });
    if (refusal) return refusal;
    return this.letChanceAct(at, ply);
  }

  /** Takes back own moves, up to the last one by which anybody learnt something. */
  undo(seat: Seat, ply: number, to: number, at: number): Accepted<E> | DoorRefusal {
    return this.enter(ply, { type: 'undo', seat, to, at });
  }

  /** The one door for everything else that a table decides. */
  enter(ply: number, entry: TableEntry): Accepted<E> | DoorRefusal {
    if (ply !== this.ply) return refuse('stale');
    return this.whyRevealed(entry) ?? this.accept(entry) ?? this.#since(ply);
  }

  /** Would this undo take back what somebody has learnt? Only the door asks, and whoever verifies a log. */
  whyRevealed(entry: Entry): DoorRefusal | undefined {
    if (entry.type !== 'undo') return undefined;
    const { seat, to } = entry;
    return this.#whyNotBack(entry) ?? (to < this.undoLimit(seat) ? refuse('revealed') : undefined);
  }

  /**
   * Checks one entry, from the door or from a recorded log, and appends it. Whether an undo took
   * back what somebody had learnt is not asked here: see `whyRevealed`.
   */
  accept(entry: Entry): DoorRefusal | undefined {
    return entry.type === 'move' ? this.#acceptMove(entry) : this.#acceptTable(entry);
  }

  /** Chance acts as long as it is its turn: after every move, and when a match begins or goes on. */
  letChanceAct(at: number, since = this.ply): Accepted<E> {
    while (this.#decide && this.toAct === CHANCE) {
      const { move } = this.chanceMove(this.#decide);
      const refusal = this.accept({ type: 'move', seat: CHANCE, move, at });
      if (refusal) throw new Error(`chance drew an illegal outcome: ${move}`);
    }
    return this.#since(since);
  }

  /** The fact that chance must decide now, and what the sealed sea says of it. */
  chanceMove(decide: Decide): { fact: string; move: string } {
    const { game } = this;
    const out = new Int32Array(game.maxLegal);
    const n = game.legalMoves(this.#state, out);
    const odds = Array.from(out.subarray(0, n), m => game.odds(this.#state, m));
    const fact = game.pendingFact(this.#state);
    const total = odds.reduce((sum, o) => sum + o, 0);
    let i = 0;
    for (let left = decide(total, fact); left >= odds[i]; i++) left -= odds[i];
    return { fact, move: game.formatMove(out[i]) };
  }

  /** The ply of the last move of this seat that counts, -1 if there is none. */
  lastOwnPly(seat: Seat): number {
    return this.#line.findLast(p => p.seat === seat)?.ply ?? -1;
  }

  /** The lowest ply to which this seat may undo now; the present one if nothing may be undone. */
  undoLimit(seat: Seat): number {
    let limit = this.ply;
    for (const { ply } of this.#line.toReversed()) {
      const undo = { type: 'undo', seat, to: ply, at: 0 } as const;
      if (!this.#whyNotBack(undo) && !this.#revealsAt(ply)) limit = ply;
      else if (!this.isPractice) break; // in practice moves of others lie between one's own
    }
    return limit;
  }

  /** The match as it stood after so many entries. */
  upTo(ply: number): Match<S, V, E> {
    const { game, options, seal } = this;
    const { players: seats, pace } = this.#tableAtStart;
    const then = new Match(game, { options, seal, seats, pace, start: this.#start });
    for (const entry of this.#entries.slice(0, ply)) then.accept(entry);
    return then;
  }

  #acceptMove(entry: MoveEntry): DoorRefusal | undefined {
    if (this.isOver) return refuse('over');
    if (entry.seat !== this.toAct) return refuse('not-your-turn');
    const move = this.game.parseMove(entry.move);
    if (move === undefined) return refuse('unreadable');
    const refusal = this.game.whyNot(this.#state, move);
    if (refusal) return refusal;
    const events: E[] = [];
    this.game.play(this.#state, move, events);
    this.#line.push({ ply: this.ply, seat: entry.seat, move });
    this.#append(entry, events);
    return undefined;
  }

  #acceptTable(entry: TableEntry): DoorRefusal | undefined {
    const refusal = this.#whyNotTable(entry);
    if (refusal) return refusal;
    const to = takenBackTo(entry);
    if (to !== undefined) {
      this.#line = this.#line.filter(p => p.ply < to);
      this.#rebuild(this.#state, this.#line);
    }
    this.#append(entry, []);
    this.#table = afterEntry(this.#table, entry);
    return undefined;
  }

  #whyNotTable(entry: TableEntry): DoorRefusal | undefined {
    if (entry.type === 'undo') return this.#whyNotBack(entry);
    // What has been played to its end may still become practice, and be taken back then.
    const staysOpen = entry.type === 'practice' && !hasEndedEarly(this.#table);
    if (this.isOver && !staysOpen) return refuse('over');
    if (this.#isFullFor(entry)) return refuse('log-full');
    const refusal = whyNotDecide(this.#table, entry, this.toAct);
    return refusal ?? (entry.type === 'take-back' ? this.#whyNotBack(entry) : undefined);
  }

  /** There is always room for the moves that are left to play, and for giving up. */
  #isFullFor(entry: TableEntry): boolean {
    const endsIt =
      entry.type === 'resign' ||
      entry.type === 'abort' ||
      (entry.type === 'time-out' && entry.outcome === 'lost');
    return !endsIt && this.ply > LONGEST_LOG - ROOM_FOR_ENDS - this.game.maxPlies;
  }

  #whyNotBack(entry: Extract<TableEntry, { to: number }>): DoorRefusal | undefined {
    const { type, seat, to } = entry;
    if (hasEndedEarly(this.#table) || (this.isOver && !this.isPractice)) return refuse('over');
    const undone = this.#line.slice(this.#line.findIndex(p => p.ply === to));
    if (undone[0]?.ply !== to) return refuse('no-such-ply');
    if (seat < 0 || undone[0].seat !== seat) return refuse('not-your-move');
    if (this.#isFullFor(entry)) return refuse('log-full');
    if (type === 'take-back' || this.isPractice || undone.every(p => p.seat === seat))
      return undefined;
    return refuse(undone.some(p => p.seat === CHANCE) ? 'revealed' : 'not-your-move');
  }

  /**
   * Did anybody learn anything by the move at a ply? In practice it does not matter. Several moves
   * reveal something exactly if one of them does, so each is asked about once.
   */
  #revealsAt(ply: number): boolean {
    if (this.isPractice) return false;
    const { game, options } = this;
    const at = this.#line.findIndex(p => p.ply === ply);
    const line = this.#line.slice(0, at + 1).map(p => p.move);
    const known = this.#revealing.get(line.join());
    if (known !== undefined) return known;
    const before = game.blank(options);
    this.#rebuild(before, this.#line.slice(0, at));
    const reveals = isRevealing(game, options, { before, move: line[at] });
    this.#revealing.set(line.join(), reveals);
    return reveals;
  }

  #rebuild(into: S, line: readonly Played[]): void {
    this.game.copyInto(into, this.#start);
    for (const { move } of line) this.game.play(into, move);
  }

  #append(entry: Entry, events: E[]): void {
    this.#entries.push(entry);
    this.#events.push(events);
    this.#tables.push(this.#table);
  }

  #since(ply: number): Accepted<E> {
    return { entries: this.#entries.slice(ply), events: this.#events.slice(ply).flat() };
  }

  #bySeat(of: (seat: Seat) => number): number[] {
    return Array.from({ length: this.options.seats }, (_, seat) => of(seat));
  }
}

const people = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: 'human' }));

const chanceOf = ({ decide, seal }: TableSetup): Decide | undefined =>
  decide ?? (seal && hasSeed(seal) ? decideBy(seal) : undefined);

/** A match of some game, for those to whom it does not matter which. */
export type AnyMatch = Match<object, object, GameEvent>;
