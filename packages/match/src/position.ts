/** The position of a match: the state of the game, the moves that count, and the state of the table. */
import { CHANCE, type Game, type GameEvent, type Options, OVER, type Seat } from '@tidetable/rules';
import { type Entry, LONGEST_LOG, type MoveEntry, type TableEntry, takenBackTo } from './entry.ts';
import { type GameTime, timeOf } from './gameTime.ts';
import { lineAfter, type Played } from './played.ts';
import { type MatchRefusal, refuse } from './refusal.ts';
import type { RevealingMoves } from './revealingMoves.ts';
import { afterEntry, hasEndedEarly, type TableState, whyNotDecide } from './tableState.ts';

/** The last entries of a full log are kept for those that end a match: each seat may resign, and one may abort. */
const ROOM_FOR_ENDS = 16;

/** The plies to which a seat may go back now; undefined where it may not. */
export interface Undo {
  /** One move. */
  readonly step?: number | undefined;
  /** The first own move of this turn that may still be taken back, if it is not `step`. */
  readonly turn?: number | undefined;
  /** One move that has revealed something: the game becomes practice by it, and nobody else has to agree. */
  readonly practice?: number | undefined;
}

/** Who is to act, the turn and round, and the state of the table. */
export interface Situation {
  readonly toAct: Seat;
  readonly time: GameTime;
  readonly table: TableState;
}

/** What all positions of one match share. */
export interface Origin<S extends object, V extends object, E extends GameEvent> {
  readonly game: Game<S, V, E>;
  readonly options: Options;
  readonly start: S; // the deal
  readonly table: TableState;
  readonly revealingMoves: RevealingMoves<S>;
}

export class Position<S extends object, V extends object, E extends GameEvent> {
  readonly #origin: Origin<S, V, E>;
  readonly #state: S;
  #table: TableState;
  #ply = 0;
  #last: Played | undefined;
  // The state before the moves that the last seat made in a row, and the move before them.
  readonly #turnStart: S;
  #beforeTurn: Played | undefined;

  constructor(origin: Origin<S, V, E>) {
    const { game, options, start, table } = origin;
    this.#origin = origin;
    this.#table = table;
    this.#state = game.blank(options);
    this.#turnStart = game.blank(options);
    game.copyInto(this.#state, start);
    game.copyInto(this.#turnStart, start);
  }

  copyFrom(other: Position<S, V, E>): void {
    const { game } = this.#origin;
    game.copyInto(this.#state, other.#state);
    game.copyInto(this.#turnStart, other.#turnStart);
    this.#table = other.#table;
    this.#ply = other.#ply;
    this.#last = other.#last;
    this.#beforeTurn = other.#beforeTurn;
  }

  get state(): S {
    return this.#state;
  }

  get table(): TableState {
    return this.#table;
  }

  /** Entries so far, undos included. */
  get ply(): number {
    return this.#ply;
  }

  get time(): GameTime {
    return timeOf(this.#origin.game, this.#state);
  }

  get toAct(): Seat {
    return hasEndedEarly(this.#table) ? OVER : this.#origin.game.toAct(this.#state);
  }

  get isOver(): boolean {
    return this.toAct === OVER;
  }

  get situation(): Situation {
    const { toAct, time, table } = this;
    return { toAct, time, table };
  }

  /** Applies an entry and returns its events; a refusal changes nothing. */
  apply(entry: Entry): E[] | MatchRefusal {
    return entry.type === 'move' ? this.#applyMove(entry) : this.#applyTable(entry);
  }

  /** Would this undo take back something that somebody has learnt? Proposals and verifiers ask; replays do not. */
  whyRevealed(entry: Entry): MatchRefusal | undefined {
    if (entry.type !== 'undo') return undefined;
    const { seat, to } = entry;
    return this.#whyNotBack(entry) ?? (to < this.undoLimit(seat) ? refuse('revealed') : undefined);
  }

  /** The ply of the last move of this seat that counts, -1 if there is none. */
  lastOwnPly(seat: Seat): number {
    let played = this.#last;
    while (played && played.seat !== seat) played = played.before;
    return played?.ply ?? -1;
  }

  /** The lowest ply to which this seat may undo now; the present one if nothing may be undone. */
  undoLimit(seat: Seat): number {
    let limit = this.#ply;
    if (!this.#isOpenToUndo()) return limit;
    for (let played = this.#last; played; played = played.before) {
      if (played.seat === seat && this.#mayGoBackBefore(played)) limit = played.ply;
      else if (!this.#table.isPractice) break; // in practice moves of others lie between one's own
    }
    return limit;
  }

  undo(seat: Seat): Undo {
    const last = this.lastOwnPly(seat);
    if (last < 0) return {};
    if (this.#table.isPractice) return this.#isOpenToUndo() ? { step: last } : {};
    const limit = this.undoLimit(seat);
    if (limit <= last) return { step: last, ...(limit < last && { turn: limit }) };
    return this.#mayPractise(seat) ? { practice: last } : {};
  }

  #applyMove(entry: MoveEntry): E[] | MatchRefusal {
    const { game } = this.#origin;
    if (this.isOver) return refuse('over');
    if (entry.seat !== this.toAct) return refuse('not-your-turn');
    const move = game.parseMove(entry.move);
    if (move === undefined) return refuse('unreadable');
    const refusal = game.whyNot(this.#state, move);
    if (refusal) return refusal;
    const events: E[] = [];
    const before = this.#last;
    const line = this.#origin.revealingMoves.lineOf(before, move);
    this.#play({ ply: this.#ply, seat: entry.seat, move, before, line }, events);
    this.#ply++;
    return events;
  }

  #play(played: Played, events?: E[]): void {
    const { game } = this.#origin;
    const { before, seat, move } = played;
    if (before?.seat !== seat || before === this.#beforeTurn) {
      game.copyInto(this.#turnStart, this.#state);
      this.#beforeTurn = before;
    }
    game.play(this.#state, move, events);
    this.#last = played;
  }

  #applyTable(entry: TableEntry): E[] | MatchRefusal {
    const refusal = this.#whyNotTable(entry);
    if (refusal) return refusal;
    const to = takenBackTo(entry);
    if (to !== undefined) this.#goBack(to);
    this.#ply++;
    this.#table = afterEntry(this.#table, entry);
    return [];
  }

  #whyNotTable(entry: TableEntry): MatchRefusal | undefined {
    if (entry.type === 'undo') return this.#whyNotBack(entry);
    // What has been played to its end may still become practice, and be taken back then.
    const staysOpen = entry.type === 'practice' && !hasEndedEarly(this.#table);
    if (this.isOver && !staysOpen) return refuse('over');
    if (this.#isFullFor(entry)) return refuse('log-full');
    const refusal = whyNotDecide(this.#table, entry, this.toAct);
    return refusal ?? (entry.type === 'take-back' ? this.#whyNotBack(entry) : undefined);
  }

  /** May this seat alone decide that the game is practice, and take a move back then? */
  #mayPractise(seat: Seat): boolean {
    const practice = { type: 'practice', seat, agreed: [], at: 0 } as const;
    return !this.#whyNotTable(practice) && !this.#isFullFor({ type: 'undo' }, this.#ply + 1);
  }

  /** There is always room for the moves that are left to play, and for giving up. */
  #isFullFor(
    entry: Pick<TableEntry, 'type'> & { readonly outcome?: string },
    ply = this.#ply,
  ): boolean {
    const endsIt =
      entry.type === 'resign' ||
      entry.type === 'abort' ||
      (entry.type === 'time-out' && entry.outcome === 'lost');
    return !endsIt && ply > LONGEST_LOG - ROOM_FOR_ENDS - this.#origin.game.maxPlies;
  }

  /** May anybody go back at all? */
  #isOpenToUndo(): boolean {
    if (hasEndedEarly(this.#table) || (this.isOver && !this.#table.isPractice)) return false;
    return !this.#isFullFor({ type: 'undo' });
  }

  #whyNotBack(entry: Extract<TableEntry, { to: number }>): MatchRefusal | undefined {
    const { type, seat, to } = entry;
    const { isPractice } = this.#table;
    if (hasEndedEarly(this.#table) || (this.isOver && !isPractice)) return refuse('over');
    let first: Played | undefined; // of those that would be taken back
    const movers = new Set<Seat>();
    for (let played = this.#last; played && played.ply >= to; played = played.before) {
      first = played;
      movers.add(played.seat);
    }
    if (first?.ply !== to) return refuse('no-such-ply');
    if (seat < 0 || first.seat !== seat) return refuse('not-your-move');
    if (this.#isFullFor(entry)) return refuse('log-full');
    if (type === 'take-back' || isPractice || movers.size === 1) return undefined;
    return refuse(movers.has(CHANCE) ? 'revealed' : 'not-your-move');
  }

  /** In practice it does not matter what anybody has learnt. */
  #mayGoBackBefore(played: Played): boolean {
    const { revealingMoves } = this.#origin;
    const setUp = (before: S): void => this.#replay(before, played.before);
    return this.#table.isPractice || !revealingMoves.include(played, setUp);
  }

  /** The moves from a ply on no longer count. */
  #goBack(to: number): void {
    let last = this.#last;
    while (last && last.ply >= to) last = last.before;
    if (this.#isInTurn(last)) {
      this.#replay(this.#state, last);
      this.#last = last;
      return;
    }
    const { game, start } = this.#origin;
    game.copyInto(this.#state, start);
    this.#last = undefined;
    this.#beforeTurn = undefined;
    for (const played of lineAfter(undefined, last)) this.#play(played);
  }

  /** Is this a move of the present turn, or the last one before it? */
  #isInTurn(played: Played | undefined): boolean {
    return (played?.ply ?? -1) >= (this.#beforeTurn?.ply ?? -1);
  }

  /** The state after a move that counts, or the deal. */
  #replay(into: S, last: Played | undefined): void {
    const { game, start } = this.#origin;
    const isInTurn = this.#isInTurn(last);
    game.copyInto(into, isInTurn ? this.#turnStart : start);
    for (const { move } of lineAfter(isInTurn ? this.#beforeTurn : undefined, last))
      game.play(into, move);
  }
}
