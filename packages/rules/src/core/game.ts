import type { Mark } from './certainty.ts';
import type { GameId } from './gameId.ts';
import type { OptionSpec, Options } from './options.ts';
import type { ReadError } from './readError.ts';
import type { Draw, Rng } from './rng.ts';
import type { Bounds, SheetProblem } from './sheet.ts';

/** A place at the table, 0 … seats-1, or one of the three below. */
export type Seat = number;
/** `toAct` once the game is over. */
export const OVER = -1;
/** `toAct` while a die or a shuffle is pending: chance is a seat. */
export const CHANCE = -2;
/** The viewpoint of a spectator: no seat, no hand. */
export const SPECTATOR = -1;

/** A decision as a whole number below `moveCount`; never stored or sent, notation is. */
export type Move = number;

/** Why a move is refused: a code for the reader's language, and the rule of the SPEC behind it. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}

/** What happened in a move, for the log and for animation. Codes and numbers, no sentences. */
export interface GameEvent {
  readonly type: string;
}

export interface WorldSampler<State> {
  /** Fills a scratch state with one of the worlds, drawn by its probability. */
  sampleInto(to: State, rng: Rng): void;
}

/**
 * The interface through which match, bots, server, screens and tests use a game.
 * State is the truth; a View is what one seat may know; a guess is a State invented from a View.
 */
export interface Game<State extends object, View extends object, Event extends GameEvent> {
  readonly id: GameId;
  /** The edition that it plays. Goes up whenever an old log could replay differently. */
  readonly rules: number;
  /** Names of the rule changes that this edition has in force. */
  readonly gates: readonly string[];
  /** Every component fact as plain data. A match file carries its hash. */
  readonly components: object;
  /** Paths of the components in which a table's own sheet differs from the edition; empty for the standard game. */
  readonly differing: readonly string[];
  /** The certainty of each component, and of parts with another certainty. Not part of the hash. */
  readonly certainty: { readonly [path: string]: Mark };
  /** The values that a table's own sheet may give to components that are not certain. */
  readonly bounds: Bounds;
  readonly seats: { readonly min: number; readonly max: number };
  /** Do all win or lose as one? Then a score is 1 or 0, and nobody is placed behind another. */
  readonly cooperative: boolean;
  /** What a table may choose besides the number of seats. */
  readonly options: readonly OptionSpec[];
  /** Every whole number below this is a well-formed move, legal in some position. */
  readonly moveCount: number;
  /** No position has more legal moves than this. */
  readonly maxLegal: number;
  /** No game has more moves than this, chance included. */
  readonly maxPlies: number;

  /** The same edition with the components of a table's own sheet, read from anywhere, in place of the edition's. */
  withSheet(data: unknown): Game<State, View, Event> | SheetProblem;
  /** Why these options, each fine by itself, cannot be played together. */
  refuseOptions(o: Options): Refusal | undefined;
  /** A state for these options in which nothing has been dealt: scratch space for `deal`, copies and guesses. */
  blank(o: Options): State;
  /** Sets `s` up for the first move, asking `draw` for each fact by its name. Uses nothing that was in `s`. */
  deal(s: State, draw: Draw): void;
  /** What chance decided in the deal, a line `name: word word …` for each group of facts (dealText.ts). `s` must be just dealt. */
  formatDeal(s: State): string[];
  /** Reads what `formatDeal` wrote; trusts nothing. */
  parseDeal(o: Options, lines: readonly string[]): State | ReadError;
  /** Makes `to` equal to `from`; both were made for the same options. */
  copyInto(to: State, from: State): void;

  /** The seat that must act, CHANCE, or OVER. */
  toAct(s: State): Seat;
  /** Which turn of the game this is: 1, 2, …; a seat may have two in a row. */
  turn(s: State): number;
  /** Which round this is: 1, 2, …; missing in a game that has none. */
  round?(s: State): number;
  /** Fills `out` with the legal moves, or with the outcomes of chance, ascending; returns how many. */
  legalMoves(s: State, out: Int32Array): number;
  /** Undefined for a legal move. Depends only on what the seat to act may know. */
  whyNot(s: State, m: Move): Refusal | undefined;
  /** Changes `s`. The move must be legal. Appends what happened to `events`, if given. */
  play(s: State, m: Move, events?: Event[]): void;

  /** The name of the fact that chance must decide now, the same however the game got here: `die/7/2/0`. */
  pendingFact(s: State): string;
  /** How often, out of the sum over all outcomes, chance answers `m`. Whole, at least 1. */
  odds(s: State, m: Move): number;

  /** Points of a seat if the game ended now, secrets included; final once it is over. */
  score(s: State, seat: Seat): number;
  /** 1 for the winner, 2 for the next…; equal for seats that no tie-break separates. Finished games only. */
  place(s: State, seat: Seat): number;

  /** All that a seat, or a SPECTATOR, may know. Plain data in the words of the rulebook. */
  view(s: State, seat: Seat): View;
  /**
   * Validates data as a `view` of this seat at a table with these options. `worlds` can sample
   * every accepted view, so bots can search it.
   */
  parseView(o: Options, seat: Seat, data: unknown): View | ReadError;
  /** What of an event a seat may know. */
  viewEvent(e: Event, seat: Seat): Event;
  /**
   * May this move reveal hidden information to anybody? False is certain; true may be a false
   * alarm, which only the worlds of the observers can settle.
   */
  mayReveal(before: State, m: Move, after: State): boolean;
  /** A sampler of the states that are consistent with this view, which must be of a real position. */
  worlds(v: View): WorldSampler<State>;

  formatMove(m: Move): string;
  parseMove(text: string): Move | undefined;
  /** The whole open position as plain data, in the words of the view. */
  position(s: State): object;
  /** Reads what `position` wrote; trusts nothing. */
  parsePosition(p: unknown): State | ReadError;
}

/** A game of any state, view and event types. */
export type AnyGame = Game<object, object, GameEvent>;
