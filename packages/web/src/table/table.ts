/**
 * What the table screen may know and do. The local table, with its engine in a worker, is the first
 * kind; a remote one will be the second. It speaks of views, events, legal moves and refusals, never
 * of states, and every question may take time.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Advice, Level } from '@tidetable/bots';
import type { DoorRefusal, Leaver, MatchFile, MatchResult, TableEntry } from '@tidetable/match';
import type { GameEvent, Options, Seat } from '@tidetable/rules';

export interface Player {
  readonly name: string;
  /** The level of a bot; undefined for a person. */
  readonly bot?: Level;
}

/** What a table agreed on besides the game's options. */
export interface Aids {
  /** Shows which cards others were seen to take. */
  readonly memory: boolean;
  /** Shows the score if the game ended now. */
  readonly projection: boolean;
}

export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly aids: Aids;
}

/** What everybody may know of how the table stands; changes with every entry of the log. */
export interface Status {
  readonly ply: number;
  /** A seat, or OVER. */
  readonly toAct: Seat;
  readonly isPractice: boolean;
  /** The bot that is thinking now. */
  readonly thinking: Seat | undefined;
  /** Who follows sees what another tab plays; who watches has only a record. */
  readonly role: 'playing' | 'following' | 'watching';
  /** Moves are not being saved: the storage is full or closed to us. */
  readonly isUnsaved: boolean;
  /** The table cannot go on, and why, for a bug report. */
  readonly fault?: string;
}

/** The plies to which a seat may go back now; undefined where it may not. */
export interface Undo {
  /** One move. */
  readonly step?: number | undefined;
  /** The first own move of this turn that may still be taken back, if it is not `step`. */
  readonly turn?: number | undefined;
  /** One move that has revealed something: the game becomes practice by it. */
  readonly practice?: number | undefined;
}

/** The game as somebody may see it at one moment of its log. */
export interface Moment {
  /** Entries of the log before this moment. */
  readonly ply: number;
  readonly viewer: Seat;
  readonly view: object;
  readonly toAct: Seat;
  /** In notation; empty unless the viewer is to act and this is the present. */
  readonly legal: readonly string[];
  readonly undo: Undo;
  /**
   * The score of each seat if the game ended now, as far as the viewer can tell; final once it is
   * over. Empty while all may still win or lose as one.
   */
  readonly points: readonly number[];
  /** Of which seats those points hang on what the viewer cannot see. */
  readonly guessed: readonly boolean[];
  /** Once the match is over. */
  readonly result: MatchResult | undefined;
  /** Who gave up before the end. */
  readonly left: readonly Leaver[];
  /** Once a game is over that all win or lose as one. */
  readonly isWon?: boolean;
}

/** One entry of the log as somebody may know it. */
export interface LogLine {
  readonly ply: number;
  readonly seat: Seat;
  /** Who sat where just before it: a player may change. */
  readonly names: readonly string[];
  /** What the table decided, where the entry is no move. */
  readonly decided?: TableEntry;
  readonly events: readonly GameEvent[];
}

export interface Table {
  readonly card: TableCard;
  readonly status: ReadonlySignal<Status>;
  moment(ply: number, viewer: Seat): Promise<Moment>;
  /** The log from a ply up to another. */
  lines(from: number, to: number, viewer: Seat): Promise<readonly LogLine[]>;
  submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined>;
  /** Why a move that is not on the list is refused; undefined if it is legal. Changes nothing. */
  whyNot(seat: Seat, move: string): Promise<DoorRefusal | undefined>;
  undo(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined>;
  /** How often advice was asked for: it belongs to the result. */
  readonly hints: number;
  /** What a strong bot would do in this seat's place, and why. */
  advise(seat: Seat): Promise<AdviceInWords>;
  /** The whole match, for whoever owns it; or as it stood at a ply. */
  file(ply?: number): Promise<MatchFile>;
  /** Plays here what another tab holds. */
  takeOver(): Promise<void>;
  close(): void;
}

export type AdviceInWords = Advice;
