/**
 * What the server keeps. Every promise that is fulfilled is on the disk by then: whatever is told to
 * anybody was stored before. A promise that is rejected has changed nothing.
 */
import type { MatchFile } from '@tidetable/match';
import type { Delay } from '@tidetable/protocol';
import type { Options } from '@tidetable/rules';

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
  readonly commitment: string; // both as long as no seal was put
  readonly seed: string; // secret until the match is over; hexadecimal
}

export interface SeatClaim {
  readonly seat: number;
  readonly person: string;
  readonly name: string; // as it was when the seat was claimed
}

/** What a seat adds to chance. */
export interface SeatSalt {
  readonly seat: number;
  readonly person: string; // counts only while this person sits there
  readonly hash: string;
  readonly salt: string | null; // null until it is opened; a secret until the match begins
}

/** How chance is sealed while a table has not begun: docs/sealed-sea.md */
export interface TableSeal {
  readonly version: number; // counts the changes
  readonly commitment: string;
  readonly seed: string; // secret until the match is over; hexadecimal
  readonly spoilt: number; // so many seals before this one
  readonly spoilers: readonly string[]; // people whose salts are no longer asked for
  readonly isOpening: boolean; // hashes are fixed, salts are awaited
  readonly salts: readonly SeatSalt[];
}

/** Somebody who would like to see what a seat sees. */
export interface Asking {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** To whom a person shows what their seat sees; counts while that person sits there. */
export interface Consent {
  readonly seat: number;
  readonly person: string;
  readonly to: 'nobody' | 'everybody' | readonly Pick<Asking, 'person' | 'name'>[];
  readonly delay: Delay | null;
}

export interface Spectating {
  readonly isClosed: boolean; // nobody but those who play looks on
  readonly consents: readonly Consent[];
  readonly asking: readonly Asking[];
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

export interface Store {
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
  /** As it was put last; undefined while the one of the plan holds. */
  readSeal(table: string): Promise<TableSeal | undefined>;
  /** Follows the version before it; stale if another one does already, or the match has begun. */
  putSeal(table: string, seal: TableSeal): Promise<'kept' | 'stale'>;
  /**
   * Begins a match with its first entries; `claims` is who sits there, and `sealVersion` which seal
   * was put last, as the caller believes.
   */
  startMatch(
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
    sealVersion?: number, // 0 if it is missing
  ): Promise<'begun' | 'stale'>;

  readSpectating(table: string): Promise<Spectating>;
  setClosed(table: string, isClosed: boolean): Promise<void>;
  /** The last one counts. Those who asked that seat are answered by it. */
  putConsent(table: string, consent: Consent): Promise<void>;
  /** One question for each person, the last; full if so many others ask already. */
  putAsking(table: string, asking: Asking, most: number): Promise<'asked' | 'full'>;

  /** All entries or none. Of two appends at one ply the store keeps one, and the other is stale. */
  append(append: Append): Promise<'kept' | 'stale'>;
  readLog(table: string, from: number): Promise<LogEntry[]>;
  readResult(table: string): Promise<Result | undefined>;

  /** What was asked for before is finished first. */
  close(): Promise<void>;
}
