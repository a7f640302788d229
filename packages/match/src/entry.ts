import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '@tidetable/rules';

/** No log grows beyond this: undo ends in time, and so does every game. */
export const LONGEST_LOG = 20_000;

/** One line of the log: a move, of a seat or of chance, or an undo. Never changed, never deleted. */
export type Entry = MoveEntry | UndoEntry;

export interface MoveEntry {
  readonly seat: Seat; // CHANCE for dice and shuffles
  readonly move: string;
  readonly at: number; // milliseconds since 1970
}

export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: number; // the ply to go back to: it and all after it no longer count
  readonly at: number;
}

export const isUndo = (e: Entry): e is UndoEntry => 'undo' in e;

export const formatEntry = (e: Entry): string =>
  `${e.seat} ${isUndo(e) ? `undo ${e.undo}` : e.move}`;

/** A short hash that chains each entry to all before it, so that a changed one is found. */
export const chainCheck = (previous: string, e: Entry): string =>
  bytesToHex(sha256(utf8ToBytes(`${previous}\n${formatEntry(e)}`))).slice(0, 12);
