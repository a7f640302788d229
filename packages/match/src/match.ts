import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  OVER,
  type Seat,
} from '@tidetable/rules';
import { type Entry, isUndo, LONGEST_LOG } from './entry.ts';
import { isRevealing } from './revealed.ts';
import { type Decide, drawBy } from './sealedSea.ts';

/** Why the door stayed shut; codes of the game itself come with the rule behind them. */
export interface DoorRefusal {
  readonly code: string;
  readonly rule?: string;
}

export type DoorCode =
  | 'stale'
  | 'over'
  | 'not-your-turn'
  | 'unreadable'
  | 'no-such-ply'
  | 'not-your-move'
  | 'log-full'
  | 'revealed';

/** What a successful call added to the log, and what happened, unfiltered. */
export interface Accepted<E> {
  readonly entries: readonly Entry[];
  readonly events: readonly E[];
}

export interface MatchSetup<S> {
  readonly options: Options;
  /** The dealt position; the match keeps it. */
  readonly start: S;
  /** Decides what chance decides; without it chance's moves come in by `accept`, as in a replay. */
  readonly decide?: Decide;
  /** In practice any own move may be undone, whatever it revealed. */
  readonly practice?: boolean;
}

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
  readonly practice: boolean;
  readonly #decide: Decide | undefined;
  readonly #start: S;
  readonly #state: S;
  readonly #entries: Entry[] = [];
  readonly #events: E[][] = [];
  readonly #revealing = new Map<number, boolean>(); // by ply, as far as it was asked
  #line: Played[] = [];

  constructor(game: Game<S, V, E>, setup: MatchSetup<S>) {
    this.game = game;
    this.options = setup.options;
    this.practice = setup.practice ?? false;
    this.#decide = setup.decide;
    this.#start = setup.start;
    this.#state = game.blank(setup.options);
    game.copyInto(this.#state, setup.start);
  }

  /** Deals a new match by sealed chance. */
  static deal<S extends object, V extends object, E extends GameEvent>(
    game: Game<S, V, E>,
    setup: { options: Options; decide: Decide; practice?: boolean },
  ): Match<S, V, E> {
    const start = game.blank(setup.options);
    game.deal(start, drawBy(setup.decide));
    return new Match(game, { ...setup, start });
  }

  get ply(): number {
    return this.#entries.length;
  }

  get log(): readonly Entry[] {
    return this.#entries;
  }

  get toAct(): Seat {
    return this.game.toAct(this.#state);
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

  /** Once the game is over. */
  places(): number[] {
    return this.#bySeat(seat => this.game.place(this.#state, seat));
  }

  /**
   * The one door for a move of a seat. `ply` is what the mover believes to be the next one.
   * A refusal changes nothing; otherwise chance has answered too when this returns.
   */
  submit(seat: Seat, ply: number, text: string, at: number): Accepted<E> | DoorRefusal {
    if (ply !== this.ply) return { code: 'stale' };
    if (seat === CHANCE) return { code: 'not-your-turn' };
    const refusal = this.accept({ seat, move: text, at });
    if (refusal) return refusal;
    return this.letChanceAct(at, ply);
  }

  /** Takes back own moves, up to the last one by which anybody learnt something. */
  undo(seat: Seat, ply: number, to: number, at: number): Accepted<E> | DoorRefusal {
    if (ply !== this.ply) return { code: 'stale' };
    const refusal = this.#whyNoUndo(seat, to);
    if (refusal) return refusal;
    if (to < this.undoLimit(seat)) return { code: 'revealed' };
    return this.accept({ seat, undo: to, at }) ?? this.#since(ply);
  }

  /**
   * Checks one entry, from the door or from a recorded log, and appends it. That an undo took back
   * nothing revealing is for the door alone to judge, when it was made.
   */
  accept(e: Entry): DoorRefusal | undefined {
    return isUndo(e) ? this.#acceptUndo(e) : this.#acceptMove(e);
  }

  /** Chance acts as long as it is its turn: after every move, and when a match begins or goes on. */
  letChanceAct(at: number, since = this.ply): Accepted<E> {
    while (this.#decide && this.toAct === CHANCE) {
      const { move } = this.chanceMove(this.#decide);
      const refusal = this.accept({ seat: CHANCE, move, at });
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
      if (!this.#whyNoUndo(seat, ply) && !this.#revealsAt(ply)) limit = ply;
      else if (!this.practice) break; // in practice moves of others lie between one's own
    }
    return limit;
  }

  /** The match as it stood after so many entries, to look at: chance does not act in it. */
  upTo(ply: number): Match<S, V, E> {
    const { game, options, practice } = this;
    const then = new Match(game, { options, practice, start: this.#start });
    for (const entry of this.#entries.slice(0, ply)) then.accept(entry);
    return then;
  }

  #acceptMove({
    seat,
    move: text,
    at,
  }: {
    seat: Seat;
    move: string;
    at: number;
  }): DoorRefusal | undefined {
    if (this.isOver) return { code: 'over' };
    if (seat !== this.toAct) return { code: 'not-your-turn' };
    const move = this.game.parseMove(text);
    if (move === undefined) return { code: 'unreadable' };
    const refusal = this.game.whyNot(this.#state, move);
    if (refusal) return refusal;
    const events: E[] = [];
    this.game.play(this.#state, move, events);
    this.#line.push({ ply: this.ply, seat, move });
    this.#append({ seat, move: text, at }, events);
    return undefined;
  }

  #acceptUndo({
    seat,
    undo,
    at,
  }: {
    seat: Seat;
    undo: number;
    at: number;
  }): DoorRefusal | undefined {
    const refusal = this.#whyNoUndo(seat, undo);
    if (refusal) return refusal;
    this.#line = this.#line.filter(p => p.ply < undo);
    this.#rebuild(this.#state, this.#line);
    this.#append({ seat, undo, at }, []);
    return undefined;
  }

  #whyNoUndo(seat: Seat, to: number): DoorRefusal | undefined {
    if (this.isOver && !this.practice) return { code: 'over' };
    const undone = this.#line.slice(this.#line.findIndex(p => p.ply === to));
    if (undone[0]?.ply !== to) return { code: 'no-such-ply' };
    if (seat < 0 || undone[0].seat !== seat) return { code: 'not-your-move' };
    if (this.ply > LONGEST_LOG - this.game.maxPlies) return { code: 'log-full' };
    if (this.practice || undone.every(p => p.seat === seat)) return undefined;
    return { code: undone.some(p => p.seat === CHANCE) ? 'revealed' : 'not-your-move' };
  }

  /**
   * Did anybody learn anything by the move at a ply? In practice it does not matter. Several moves
   * reveal something exactly if one of them does, so each is asked about once.
   */
  #revealsAt(ply: number): boolean {
    if (this.practice) return false;
    const known = this.#revealing.get(ply);
    if (known !== undefined) return known;
    const { game, options } = this;
    const at = this.#line.findIndex(p => p.ply === ply);
    const { move } = this.#line[at];
    const before = game.blank(options);
    this.#rebuild(before, this.#line.slice(0, at));
    const reveals = isRevealing(game, options, { before, move });
    this.#revealing.set(ply, reveals);
    return reveals;
  }

  #rebuild(into: S, line: readonly Played[]): void {
    this.game.copyInto(into, this.#start);
    for (const { move } of line) this.game.play(into, move);
  }

  #append(entry: Entry, events: E[]): void {
    this.#entries.push(entry);
    this.#events.push(events);
  }

  #since(ply: number): Accepted<E> {
    return { entries: this.#entries.slice(ply), events: this.#events.slice(ply).flat() };
  }

  #bySeat(of: (seat: Seat) => number): number[] {
    return Array.from({ length: this.options.seats }, (_, seat) => of(seat));
  }
}

export const isRefused = (x: object): x is DoorRefusal => 'code' in x;

/** A match of some game, for those to whom it does not matter which. */
export type AnyMatch = Match<object, object, GameEvent>;
