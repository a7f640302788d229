import { CHANCE, type Game, type GameEvent, type Options, type Seat } from '@tidetable/rules';
import { firstCheck, nextCheck } from './chain.ts';
import type { Entry, Pace, Player, TableEntry } from './entry.ts';
import type { GameTime } from './gameTime.ts';
import { type Origin, Position, type Situation, type Undo } from './position.ts';
import { isRefused, type MatchRefusal, refuse } from './refusal.ts';
import { type MatchResult, resultOf } from './result.ts';
import { RevealingMoves } from './revealingMoves.ts';
import { decideBy, hasSeed, type Seal } from './seal.ts';
import { type Decide, drawBy } from './sealedSea.ts';
import { namesOf, startTable, type TableState } from './tableState.ts';

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

/** An entry that was applied, and its events. */
interface Step<E> {
  readonly entry: Entry;
  readonly events: readonly E[]; // unfiltered
  readonly before: Situation;
}

/** What a call would add to the log. Nothing has changed before it is committed. */
export interface Proposal<E> {
  readonly ply: number; // of the first entry
  readonly entries: readonly Entry[];
  /** A check for each entry, if the match is sealed. */
  readonly checks: readonly string[];
  /** How the match has ended by it; undefined if it goes on. */
  readonly result: MatchResult | undefined;
  readonly steps: readonly Step<E>[];
  /** How the match would stand then. */
  readonly after: Situation;
}

/**
 * One running match and its log; the only entry point for moves. `ply` is the number of log
 * entries, undos included.
 *
 * A match that is stored proposes an entry, stores it, and then commits it, so nobody is sent a move
 * that could be lost. Other matches submit, which proposes and commits at once.
 */
export class Match<S extends object, V extends object, E extends GameEvent> {
  readonly game: Game<S, V, E>;
  readonly options: Options;
  readonly seal: Seal | undefined;
  readonly #decide: Decide | undefined;
  #origin: Origin<S, V, E>;
  readonly #steps: Step<E>[] = [];
  readonly #entries: Entry[] = [];
  readonly #checks: string[] = []; // computed on demand
  #now: Position<S, V, E>;
  #next: Position<S, V, E>; // where a proposal would lead
  #pending: Proposal<E> | undefined;

  constructor(game: Game<S, V, E>, setup: MatchSetup<S>) {
    const { options, seal, start, seats, pace } = setup;
    this.game = game;
    this.options = options;
    this.seal = seal;
    this.#decide = chanceOf(setup);
    this.#origin = {
      game,
      options,
      start,
      table: startTable(seats ?? people(options.seats), pace ?? { clock: 'none' }),
      revealingMoves: new RevealingMoves(game as Game<S, object, GameEvent>, options),
    };
    this.#now = new Position(this.#origin);
    this.#next = new Position(this.#origin);
  }

  #beginAt(origin: Origin<S, V, E>): void {
    this.#origin = origin;
    this.#now = new Position(origin);
    this.#next = new Position(origin);
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
    return this.#now.table;
  }

  /** Who sat where, and at which pace, before the first entry. */
  get tableAtStart(): TableState {
    return this.#origin.table;
  }

  get isPractice(): boolean {
    return this.table.isPractice;
  }

  get toAct(): Seat {
    return this.#now.toAct;
  }

  get isOver(): boolean {
    return this.#now.isOver;
  }

  /** The full state, for the owner of the match; never for a seat. */
  get state(): Readonly<S> {
    return this.#now.state;
  }

  get deal(): string[] {
    return this.game.formatDeal(this.#origin.start);
  }

  /** Computed at every call: a cached view would cost a server with thousands of matches much memory. */
  view(seat: Seat): V {
    return this.game.view(this.#now.state, seat);
  }

  /** Who sat where just before an entry. */
  namesBefore(ply: number): readonly string[] {
    return namesOf(this.#steps[ply].before.table);
  }

  /** How the match stood before its entry of a ply; how it stands now, if that is yet to come. */
  situationAt(ply: number): Situation {
    return this.#steps[ply]?.before ?? this.#now.situation;
  }

  /** In which turn an entry was made, and in which round. */
  timeAt(ply: number): GameTime {
    return this.#steps[ply].before.time;
  }

  /** What a seat may know of what happened at a ply. */
  events(ply: number, seat: Seat): E[] {
    return this.#steps[ply].events.map(e => this.game.viewEvent(e, seat));
  }

  /** The legal moves of the seat to act, in notation. */
  legalMoves(): string[] {
    const out = new Int32Array(this.game.maxLegal);
    const n = this.game.legalMoves(this.#now.state, out);
    return Array.from(out.subarray(0, n), m => this.game.formatMove(m));
  }

  points(): number[] {
    return Array.from({ length: this.options.seats }, (_, seat) =>
      this.game.score(this.#now.state, seat),
    );
  }

  /** How the match ended; undefined while it runs. */
  result(): MatchResult | undefined {
    return resultOf(this.game, this.#now.state, this.table);
  }

  /** The check after so many entries; after none, the one that the first entry is chained to. Only sealed matches have checks. */
  checkAfter(entries: number): string {
    if (!this.seal) throw new Error('a match without a seal has no checks');
    const { players, pace } = this.tableAtStart;
    if (this.#checks.length === 0) {
      const { commitment, salts } = this.seal;
      this.#checks.push(firstCheck({ commitment, salts, seats: players, pace }));
    }
    for (let n = this.#checks.length; n <= entries; n++)
      this.#checks.push(nextCheck(this.#checks[n - 1], this.#entries[n - 1]));
    return this.#checks[entries];
  }

  /**
   * Validates moves of seats and decisions of the table, all of these entries or none. `ply` is
   * the next ply as the caller knows it. Chance answers every move at once. This changes nothing:
   * `commit` applies the proposal, unless another one was made in between.
   */
  propose(ply: number, entries: readonly Entry[]): Proposal<E> | MatchRefusal {
    if (ply !== this.ply) return refuse('stale');
    this.#pending = undefined; // its position is about to be overwritten
    this.#next.copyFrom(this.#now);
    const steps: Step<E>[] = [];
    for (const entry of entries) {
      if (entry.type === 'move' && entry.seat === CHANCE) return refuse('not-your-turn');
      const refusal = this.#next.whyRevealed(entry) ?? tryEntry(this.#next, entry, steps);
      if (refusal) return refusal;
      if (entry.type === 'move') this.#letChanceAct(this.#next, entry.at, steps);
    }
    this.#pending = this.#proposalOf(steps);
    return this.#pending;
  }

  /** Applies a proposal. */
  commit(proposal: Proposal<E>): void {
    if (proposal !== this.#pending) throw new Error('this proposal is not the last one');
    [this.#now, this.#next] = [this.#next, this.#now];
    if (this.seal && this.#checks.length === proposal.ply + 1)
      this.#checks.push(...proposal.checks);
    this.#append(proposal.steps);
  }

  /** A move of a seat: proposed and committed at once. */
  submit(seat: Seat, ply: number, text: string, at: number): Accepted<E> | MatchRefusal {
    return this.#submit(ply, { type: 'move', seat, move: text, at });
  }

  /** Takes back own moves, up to the last one by which anybody learnt something. */
  undo(seat: Seat, ply: number, to: number, at: number): Accepted<E> | MatchRefusal {
    return this.#submit(ply, { type: 'undo', seat, to, at });
  }

  /** A decision of the table other than a move or an undo. */
  enter(ply: number, entry: TableEntry): Accepted<E> | MatchRefusal {
    return this.#submit(ply, entry);
  }

  /** Would this undo take back something that somebody has learnt? For verifiers of a log. */
  whyRevealed(entry: Entry): MatchRefusal | undefined {
    return this.#now.whyRevealed(entry);
  }

  /**
   * Checks one entry of a recorded log, and appends it. Whether an undo took back what somebody had
   * learnt is not asked here: see `whyRevealed`.
   */
  accept(entry: Entry): MatchRefusal | undefined {
    const steps: Step<E>[] = [];
    const refusal = tryEntry(this.#now, entry, steps);
    if (!refusal) this.#append(steps);
    return refusal;
  }

  /** Chance acts as long as it is its turn: when a match begins or goes on. */
  letChanceAct(at: number): Accepted<E> {
    const steps: Step<E>[] = [];
    this.#letChanceAct(this.#now, at, steps);
    this.#append(steps);
    return acceptedOf(steps);
  }

  /** The fact that chance must decide now, and what the sealed sea says of it. */
  chanceMove(decide: Decide): { fact: string; move: string } {
    return chanceMoveAt(this.game, this.#now.state, decide);
  }

  /** The ply of the last move of this seat that counts, -1 if there is none. */
  lastOwnPly(seat: Seat): number {
    return this.#now.lastOwnPly(seat);
  }

  /** The lowest ply to which this seat may undo now; the present one if nothing may be undone. */
  undoLimit(seat: Seat): number {
    return this.#now.undoLimit(seat);
  }

  /** To which plies this seat may undo now. */
  undoOf(seat: Seat): Undo {
    return this.#now.undo(seat);
  }

  /** The match as it stood after so many entries, replayed from the start or from an earlier moment of this match. */
  upTo(ply: number, earlier?: Match<S, V, E>): Match<S, V, E> {
    const { game, options, seal } = this;
    const { players: seats, pace } = this.tableAtStart;
    const then = new Match(game, { options, seal, seats, pace, start: this.#origin.start });
    then.#beginAt(this.#origin); // moves have the same numbers in it, which positions keep
    if (earlier) {
      then.#now.copyFrom(earlier.#now);
      then.#append(this.#steps.slice(0, earlier.ply));
    }
    for (const entry of this.#entries.slice(then.ply, ply)) then.accept(entry);
    return then;
  }

  #submit(ply: number, entry: Entry): Accepted<E> | MatchRefusal {
    const proposal = this.propose(ply, [entry]);
    if (isRefused(proposal)) return proposal;
    this.commit(proposal);
    return acceptedOf(proposal.steps);
  }

  #proposalOf(steps: readonly Step<E>[]): Proposal<E> {
    const entries = steps.map(({ entry }) => entry);
    const checks: string[] = [];
    let check = this.seal ? this.checkAfter(this.ply) : undefined;
    for (const entry of entries) {
      if (check === undefined) break;
      check = nextCheck(check, entry);
      checks.push(check);
    }
    const result = resultOf(this.game, this.#next.state, this.#next.table);
    return { ply: this.ply, entries, checks, result, steps, after: this.#next.situation };
  }

  #letChanceAct(at: Position<S, V, E>, time: number, steps: Step<E>[]): void {
    while (this.#decide && at.toAct === CHANCE) {
      const { move } = chanceMoveAt(this.game, at.state, this.#decide);
      const refusal = tryEntry(at, { type: 'move', seat: CHANCE, move, at: time }, steps);
      if (refusal) throw new Error(`chance drew an illegal outcome: ${move}`);
    }
  }

  #append(steps: readonly Step<E>[]): void {
    for (const step of steps) {
      this.#steps.push(step);
      this.#entries.push(step.entry);
    }
    this.#pending = undefined;
  }
}

/** Applies an entry to a position and adds it to the steps; a refusal changes nothing. */
const tryEntry = <S extends object, V extends object, E extends GameEvent>(
  at: Position<S, V, E>,
  entry: Entry,
  steps: Step<E>[],
): MatchRefusal | undefined => {
  const before = at.situation;
  const events = at.apply(entry);
  if (isRefused(events)) return events;
  steps.push({ entry, events, before });
  return undefined;
};

const acceptedOf = <E>(steps: readonly Step<E>[]): Accepted<E> => ({
  entries: steps.map(({ entry }) => entry),
  events: steps.flatMap(({ events }) => events),
});

const chanceMoveAt = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  decide: Decide,
): { fact: string; move: string } => {
  const out = new Int32Array(game.maxLegal);
  const n = game.legalMoves(state, out);
  const odds = Array.from(out.subarray(0, n), m => game.odds(state, m));
  const fact = game.pendingFact(state);
  const total = odds.reduce((sum, o) => sum + o, 0);
  let i = 0;
  for (let left = decide(total, fact); left >= odds[i]; i++) left -= odds[i];
  return { fact, move: game.formatMove(out[i]) };
};

const people = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: 'human' }));

const chanceOf = ({ decide, seal }: TableSetup): Decide | undefined =>
  decide ?? (seal && hasSeed(seal) ? decideBy(seal) : undefined);

/** A match of any game. */
export type AnyMatch = Match<object, object, GameEvent>;
