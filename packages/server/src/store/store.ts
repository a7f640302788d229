/**
 * What the server keeps. Every promise that is fulfilled is on the disk by then: whatever is told to
 * anybody was stored before. A promise that is rejected has changed nothing.
 */
import type { MatchFile } from '@tidetable/match';
import type { Delay, Manners, OpenRequest, TableSettings } from '@tidetable/protocol';
import type { Options } from '@tidetable/rules';
import type { BotStore } from './bots.ts';
import type { ChatStore } from './chat.ts';
import type { Operations } from './operations.ts';
import type { SignInStore } from './signIns.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** What a table agreed on when it was made; the commitment binds it. */
export interface TablePlan extends Manners, TableSettings {
  readonly id: string; // of table and match
  readonly owner: string; // the id of the person who made it
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
  readonly owner: string | null; // the person who decides now; null once all have left
  readonly reservations: readonly SeatClaim[]; // by seat; nobody else may claim these
  readonly rematch: string | null; // the table at which they play again
  readonly claims: readonly SeatClaim[]; // by seat, ascending
  readonly start: MatchStart | null; // null while seats may be claimed and left
  readonly began: number | null; // when it started, in milliseconds since 1970
  readonly version: number; // counts the changes of all but the log
}

/** Where a page begins: behind this row. */
export interface Cursor {
  readonly at: number;
  readonly id: string;
}

export interface Page {
  readonly after?: Cursor | undefined; // from the first row if it is missing
  readonly limit: number;
}

export interface ListedTable extends Omit<StoredTable, 'start' | 'began' | 'version'> {
  readonly phase: 'open' | 'running' | 'over';
  readonly toAct: number | null; // null unless it is running
  readonly at: number; // milliseconds since 1970: of its last entry, or when it was made
  readonly due: number | null; // when a server must next look after it; null if never
}

/** How a table stands after entries were saved. */
export interface Standing {
  readonly toAct?: number | undefined; // whose turn it is then
  /** When a server must next look after it, even if nobody has opened it; missing if never. */
  readonly due?: number | null | undefined;
}
export interface Beginning extends Standing {
  readonly began: number;
  readonly seal?: number; // the version that was put last, as the caller believes; 0 if it is missing
}

export interface Append extends Standing {
  readonly table: string;
  readonly ply: number; // of the first entry
  readonly entries: readonly LogEntry[];
  readonly result: Result | null; // if the match ends by it
}

/** A time in which no server ran, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}
export interface Beat {
  readonly isFirst: boolean; // of this server
  readonly silence: number; // no beat for longer than this: no server ran
}

export interface ClaimTerms {
  readonly look?: string; // the same for names that look alike; the name itself if it is missing
  readonly isShared?: boolean; // a person may have several seats
  readonly isKnowing?: boolean; // also beside somebody whom the person has blocked
}

export type ClaimOutcome =
  | 'claimed'
  | 'seat-taken'
  | 'seat-reserved'
  | 'already-seated'
  | 'name-taken'
  | 'not-welcome'
  | 'beside-blocked'
  | 'started';

export interface Rematch {
  readonly of: string; // the table at which they have played
  readonly plan: TablePlan;
  readonly reservations: readonly SeatClaim[];
}

export interface Commit {
  readonly outcomes: readonly ('kept' | 'stale')[]; // one for each append
  readonly seconds: number;
}

/** What a process learns when it says that it runs. */
export interface Seen {
  readonly isKnown: boolean; // if not, nobody is anywhere by it
  readonly left: readonly string[]; // tables at which people were by processes that have ended
}

/** The message of the error for a database that a later version of this program has written. */
export const NEWER_DATABASE = 'newer-database';

export interface Store extends SignInStore, ChatStore, BotStore, Operations {
  /** Signs the cookies of this installation; made when it is first asked for. */
  secret(): Promise<string>;

  putPerson(person: Person): Promise<void>;
  readPerson(id: string): Promise<Person | undefined>;

  /** `invitation` is the hash of the secret in its link; without one nobody can be invited. */
  createTable(plan: TablePlan, invitation?: string): Promise<void>;
  readTable(id: string): Promise<StoredTable | undefined>;
  /** At a public table, or with its invitation, or as one of its people. */
  mayEnter(table: string, person: string | undefined, invitation?: string): Promise<boolean>;
  /** From then on only this invitation counts. */
  renewInvitation(
    table: string,
    owner: string,
    invitation: string,
  ): Promise<'renewed' | 'not-owner'>;
  /** Makes the rematch of a table, with its invitation, unless there is one; its id. */
  createRematch(rematch: Rematch): Promise<string>;

  /** Public tables with a free seat, newest first; without those at which a person is not welcome. */
  listOpenTables(page: Page, person?: string): Promise<ListedTable[]>;
  /** Where a person sits, has a seat reserved, or is the owner; the last that changed first. */
  listTablesOf(person: string, page: Page): Promise<ListedTable[]>;

  /** One seat, one person; one person, one seat unless it is shared. Who comes to a table that all have left owns it. */
  claimSeat(table: string, claim: SeatClaim, terms?: ClaimTerms): Promise<ClaimOutcome>;
  /** All seats of a person. If the owner leaves, the first who still sits there is the next one. */
  leaveSeat(table: string, person: string): Promise<'left' | 'not-seated' | 'started'>;
  /** By the owner: whoever sits there, or for whom it is reserved. */
  removeSeat(
    table: string,
    owner: string,
    seat: number,
  ): Promise<'removed' | 'not-owner' | 'seat-free' | 'started'>;
  /** As it was put last; undefined while the one of the plan holds. */
  readSeal(table: string): Promise<TableSeal | undefined>;
  /** Follows the version before it; stale if another one does already, or the match has begun. */
  putSeal(table: string, seal: TableSeal): Promise<'kept' | 'stale'>;
  /** Begins a match with its first entries; `claims` is who sits there, as the caller believes. */
  startMatch(
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
    beginning?: Beginning,
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

  /** Milliseconds since 1970, by a clock that all servers of this store share. */
  now(): Promise<number>;
  /**
   * A server runs. The time since the last beat is an outage if it was too long, or if this server
   * has just begun: the one before may have been killed, and nobody pays for that. What was due after
   * the beginning of an outage is due so much later. Answers the latest outage.
   */
  beat(beat: Beat): Promise<Outage | undefined>;
  /** Those that ended after an instant, in order. */
  readOutages(since: number): Promise<Outage[]>;
  /** Tables that are due at an instant, the longest waiting first. */
  listDue(at: number, most: number): Promise<string[]>;

  /** For so many milliseconds nobody else gets it, unless it is ended before; its holder may take it again. */
  takeLease(table: string, holder: string, lifetime: number): Promise<boolean>;
  /** If it is theirs. */
  endLease(table: string, holder: string): Promise<void>;

  /** Somebody has come to a table by a process, or is no longer there. */
  setHere(process: string, table: string, person: string, isHere: boolean): Promise<void>;
  /** Who is there by other processes. */
  readHere(table: string, except: string): Promise<string[]>;
  /**
   * A process runs; those that have said nothing for so many milliseconds have ended, and nobody is
   * anywhere by them.
   */
  seeProcess(process: string, silence: number): Promise<Seen>;
  endProcess(process: string): Promise<void>;

  /**
   * One open request a match, at the present ply. `closed`: this one was opened before, and somebody
   * said no.
   */
  openRequest(
    table: string,
    request: OpenRequest,
  ): Promise<'open' | 'closed' | 'request-open' | 'stale'>;
  /** The open request, if the match has not gone on since. */
  readRequest(table: string): Promise<OpenRequest | undefined>;
  /** A seat says yes. Answers the request as it is then; undefined if it is no longer open. */
  agreeToRequest(table: string, id: string, seat: number): Promise<OpenRequest | undefined>;
  /** False if it was not open. */
  closeRequest(table: string, id: string): Promise<boolean>;
  /** Tells of tables that other processes have changed; of all if it may have missed some. A hint, not a promise. */
  listen(listener: (tables: readonly string[] | 'all') => void): void;
  /** Milliseconds between two looks at what other processes have done, whatever was heard of it. */
  readonly pollTime: number;
  /** Tells of each commit of appends: its outcomes, and how long it took. */
  observe(observer: (commit: Commit) => void): void;

  /** Told when this store can never answer again: only another process can go on. */
  onLost(listener: (error: Error) => void): void;

  /** What was asked for before is finished first. */
  close(): Promise<void>;
}
