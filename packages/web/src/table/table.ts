/**
 * The screen's interface to a table: a part to watch, and a part to play at. It consists of views,
 * events, legal moves and refusals, never of states. A table notifies its watchers of every change,
 * so a caller need not ask for the outcome of a move.
 */
import type { Advice, Level } from '@tidetable/bots';
import type { Decision, MatchFile, MatchRefusal, SeatView } from '@tidetable/match';
import type { GameId, Options, PlayedEdition, Seat } from '@tidetable/rules';

export interface Player {
  readonly name: string;
  /** The level of a bot; undefined for a person. */
  readonly bot?: Level;
}

/** The agreements of a table besides the game's options. */
export interface Aids {
  /** Shows which cards others were seen to take. */
  readonly memory: boolean;
  /** Shows the score if the game ended now. */
  readonly projection: boolean;
}

export interface TableCard {
  readonly id: string;
  readonly game: GameId;
  readonly edition: PlayedEdition;
  readonly options: Options;
  readonly players: readonly Player[];
  /** The seats of the people at this screen; other people sit elsewhere. */
  readonly seatsHere: readonly Seat[];
  readonly aids: Aids;
}

export interface TableStatus {
  /** Does this page accept moves now? Not while another tab plays the match. */
  readonly isOpen: boolean;
  /** The table has failed; the reason, for a bug report. */
  readonly fault?: string;
}

export interface Watcher {
  /**
   * The present; moments come in order, unless the table itself goes back, as a lesson may. `lines`
   * ends at its ply and has the lines that are new to this watcher.
   */
  readonly moment: (moment: SeatView) => void;
  readonly status: (status: TableStatus) => void;
  /** Resolves when the present has been in sight for a while: bots wait for it. */
  readonly seen?: () => Promise<void>;
}

/** A table to watch. */
export interface WatchTable {
  readonly card: TableCard;
  /**
   * Calls back with the present, soon and after every change, until the returned function is
   * called. Several seats share one viewpoint: that of the seat to act, else the last one, at first
   * the first seat.
   */
  watch(seats: readonly Seat[], watcher: Watcher): () => void;
  /** A moment of the past in a seat's view, without lines of the log. */
  momentAt(ply: number, seat: Seat): Promise<SeatView>;
  close(): void;
}

/** A table to play at. An answer is undefined on success; watchers get the outcome. */
export interface PlayTable {
  submit(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined>;
  /** A lesson has no undo. */
  undo?(seat: Seat, ply: number, to: number): Promise<MatchRefusal | undefined>;
  /** The move of a strong bot for this seat, with reasons. A lesson gives no advice. */
  advise?(decision: Decision): Promise<Advice>;
  /** For slow tables: the outcome of an own move, if it is certain before the answer. */
  foresee?(moment: SeatView, move: string): SeatView | undefined;
}

/** A table whose match belongs to this device. */
export interface FileTable {
  readonly card: TableCard;
  /** The whole match, or as it stood at a ply. */
  file(ply?: number): Promise<MatchFile>;
}

/** An object that reports its changes. */
export interface Changing<T> {
  readonly state: T;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface KeptState {
  /** Another tab plays the match; this one follows. */
  readonly isFollowing: boolean;
  /** Moves are not being saved: the storage is full or not available. */
  readonly isUnsaved: boolean;
  /** The match was deleted, in another tab or by the browser: play ends. */
  readonly isDeleted: boolean;
  /** The number of hints, which is part of the result. */
  readonly hints: number;
}

/** A table whose match this browser stores: several tabs may show it, and the storage may fail. */
export interface KeptTable {
  readonly kept: Changing<KeptState>;
  /** Takes the match over from another tab. */
  takeOver(): Promise<void>;
}
