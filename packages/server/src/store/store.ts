/**
 * What the server keeps. Every promise that is fulfilled is on the disk by then: whatever is told to
 * anybody was stored before. A promise that is rejected has changed nothing.
 */
import type { MatchFile } from '@tidetable/match';
import type { Options } from '@tidetable/rules';
import type { Operations } from './operations.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** What a table agreed on when it was made; the commitment binds it. */
export interface TablePlan {
  readonly id: string; // of table and match
  readonly owner: string; // a person's id
  readonly game: string;
  readonly rules: number; // edition
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly commitment: string;
  readonly seed: string; // secret until the match is over; hexadecimal
}

export interface SeatClaim {
  readonly seat: number;
  readonly person: string;
  readonly name: string; // as it was when the seat was claimed
}

/** A match file without what grows. */
export type MatchStart = Omit<MatchFile, 'log' | 'result'>;
export type LogEntry = MatchFile['log'][number];
export type Result = NonNullable<MatchFile['result']>;

export interface StoredTable {
  readonly plan: TablePlan;
  readonly claims: readonly SeatClaim[]; // by seat, ascending
  readonly start: MatchStart | null; // null while seats may be claimed and left
}

export interface Append {
  readonly table: string;
  readonly ply: number; // of the first entry
  readonly entries: readonly LogEntry[];
  readonly result: Result | null; // if the match ends by it
}

export interface Commit {
  readonly outcomes: readonly ('kept' | 'stale')[]; // one for each append
  readonly seconds: number;
}

export interface Store extends Operations {
  /** Signs the cookies of this installation; made when it is first asked for. */
  secret(): Promise<string>;

  putPerson(person: Person): Promise<void>;
  readPerson(id: string): Promise<Person | undefined>;

  createTable(plan: TablePlan): Promise<void>;
  readTable(id: string): Promise<StoredTable | undefined>;
  /** One person, one seat; one seat, one person. */
  claimSeat(
    table: string,
    claim: SeatClaim,
  ): Promise<'claimed' | 'seat-taken' | 'already-seated' | 'started'>;
  leaveSeat(table: string, person: string): Promise<'left' | 'not-seated' | 'started'>;
  /** Begins a match with its first entries; `claims` is who sits there, as the caller believes. */
  startMatch(
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
  ): Promise<'begun' | 'stale'>;

  /** All entries or none. Of two appends at one ply the store keeps one, and the other is stale. */
  append(append: Append): Promise<'kept' | 'stale'>;
  readLog(table: string, from: number): Promise<LogEntry[]>;
  readResult(table: string): Promise<Result | undefined>;

  /** Tells of each commit of appends: its outcomes, and how long it took. */
  observe(observer: (commit: Commit) => void): void;

  /** What was asked for before is finished first. */
  close(): Promise<void>;
}
