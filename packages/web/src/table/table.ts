/**
 * What the table screen may know and do. The local table, with its engine in a worker, is the first
 * kind; a remote one will be the second. It speaks of views, events, legal moves and refusals, never
 * of states, and every question may take time.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Advice, Level } from '@tidetable/bots';
import type { DoorRefusal, MatchFile, SeatView } from '@tidetable/match';
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

export interface Table {
  readonly card: TableCard;
  readonly status: ReadonlySignal<Status>;
  /** The match as it stands at a ply, as a seat may know it, with what happened from `since` on. */
  view(ply: number, seat: Seat, since: number): Promise<SeatView>;
  submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined>;
  undo(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined>;
  /** How often advice was asked for: it belongs to the result. */
  readonly hints: number;
  /** What a strong bot would do in this seat's place, and why. */
  advise(seat: Seat): Promise<Advice>;
  /** The whole match, for whoever owns it; or as it stood at a ply. */
  file(ply?: number): Promise<MatchFile>;
  /** Plays here what another tab holds. */
  takeOver(): Promise<void>;
  close(): void;
}
