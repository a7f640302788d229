/**
 * What a screen may know of a table and do at it: something to watch, and something to play at. It
 * speaks of views, events, legal moves and refusals, never of states. A table tells whoever watches
 * of every change; nobody has to ask what has come of a move.
 */
import type { Advice, Level } from '@tidetable/bots';
import type { Decision, DoorRefusal, MatchFile, SeatView } from '@tidetable/match';
import type { GameId, Options, PlayedEdition, Seat } from '@tidetable/rules';

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
  readonly game: GameId;
  readonly edition: PlayedEdition;
  readonly options: Options;
  readonly players: readonly Player[];
  /** The seats of the people at this screen; other people sit elsewhere. */
  readonly seatsHere: readonly Seat[];
  readonly aids: Aids;
}

export interface TableStatus {
  /** Are moves taken from this page now? Not while another tab plays the match. */
  readonly isOpen: boolean;
  /** The table cannot go on, and why, for a bug report. */
  readonly fault?: string;
}

export interface Watcher {
  /** The present, never an earlier one after a later one, unless the table itself went back, as a lesson may. `lines` ends at its ply and holds what this watcher was not told before; the log before them stays. */
  readonly moment: (moment: SeatView) => void;
  readonly status: (status: TableStatus) => void;
  /** Resolves when what was told has been in sight for a while: bots wait for it. */
  readonly seen?: () => Promise<void>;
}

/** A table to watch. */
export interface WatchTable {
  readonly card: TableCard;
  /**
   * Tells of the present, soon and after every change, until the answer is called. Several seats
   * share one pair of eyes: they see what the one of them sees that is to act, else what they saw
   * before, at first what the first of them sees.
   */
  watch(seats: readonly Seat[], watcher: Watcher): () => void;
  /** A moment of the past as a seat may know it, without lines of the log. */
  momentAt(ply: number, seat: Seat): Promise<SeatView>;
  close(): void;
}

/** A table to play at. An answer is undefined if it was done; what has come of it is told to watchers. */
export interface PlayTable {
  submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined>;
  /** A lesson has no undo. */
  undo?(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined>;
  /** What a strong bot would do in this seat's place, and why. A lesson gives no advice. */
  advise?(decision: Decision): Promise<Advice>;
  /** Where answers are slow: what an own move leads to, if that is certain before the answer is there. */
  foresee?(moment: SeatView, move: string): SeatView | undefined;
}

/** A table whose match belongs to this device. */
export interface FileTable {
  readonly card: TableCard;
  /** The whole match, or as it stood at a ply. */
  file(ply?: number): Promise<MatchFile>;
}

/** Something that changes and says so. */
export interface Changing<T> {
  readonly state: T;
  /** Calls the listener after every change, until the answer is called. */
  subscribe(listener: () => void): () => void;
}

export interface KeptState {
  /** Another tab plays the match; this one sees what happens there. */
  readonly isFollowing: boolean;
  /** Moves are not being saved: the storage is full or closed to us. */
  readonly isUnsaved: boolean;
  /** The match was deleted, in another tab or by the browser: nothing more is played. */
  readonly isDeleted: boolean;
  /** How often advice was asked for: it belongs to the result. */
  readonly hints: number;
}

/** A table whose match this browser keeps: several tabs may show it, and the storage may fail. */
export interface KeptTable {
  readonly kept: Changing<KeptState>;
  /** Plays here what another tab plays. */
  takeOver(): Promise<void>;
}
