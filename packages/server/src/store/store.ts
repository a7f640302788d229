/**
 * The store of the server. Data is on disk when a promise resolves, so nothing is published before
 * it is stored. A rejected promise has changed nothing.
 */
import type { MatchFile } from '@tidetable/match';
import type { Delay, Manners, OpenRequest, TableSettings } from '@tidetable/protocol';
import type { Options } from '@tidetable/rules';
import type { BotStore } from './bots.ts';
import type { ChatStore } from './chat.ts';
import type { OperatorFunctions } from './operatorFunctions.ts';
import type { SignInStore } from './signIns.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The agreements of a new table; the commitment includes it. */
export interface TablePlan extends Manners, TableSettings {
  readonly id: string; // of table and match
  readonly owner: string; // the id of the person who made it
  readonly game: string;
  readonly rules: number; // edition
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly commitment: string; // both until a later seal replaces them
  readonly seed: string; // secret until the match is over; hexadecimal
}

export interface SeatClaim {
  readonly seat: number;
  readonly person: string;
  readonly name: string; // the person's name when the seat was claimed
}

/** A seat's contribution to chance. */
export interface SeatSalt {
  readonly seat: number;
  readonly person: string; // counts only while this person sits there
  readonly hash: string;
  readonly salt: string | null; // null until it is opened; secret until the match begins
}

/** How chance is sealed while a table has not begun: docs/sealed-sea.md */
export interface TableSeal {
  readonly version: number; // counts the changes
  readonly commitment: string;
  readonly seed: string; // secret until the match is over; hexadecimal
  readonly spoilt: number; // number of earlier seals
  readonly spoilers: readonly string[]; // people who can no longer add a salt
  readonly isOpening: boolean; // hashes are fixed, salts are awaited
  readonly salts: readonly SeatSalt[];
}

/** A person who asks to see a seat's view. */
export interface Asking {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
}

/** The people to whom a person shows the view of their seat; valid while that person sits there. */
export interface Consent {
  readonly seat: number;
  readonly person: string;
  readonly to: 'nobody' | 'everybody' | readonly Pick<Asking, 'person' | 'name'>[];
  readonly delay: Delay | null;
}

export interface Spectating {
  readonly isClosed: boolean; // no spectators
  readonly consents: readonly Consent[];
  readonly asking: readonly Asking[];
}

/** A match file without its log and result. */
export type MatchStart = Omit<MatchFile, 'log' | 'result'>;
export type LogEntry = MatchFile['log'][number];
export type Result = NonNullable<MatchFile['result']>;

export interface StoredTable {
  readonly plan: TablePlan;
  readonly owner: string | null; // the present owner; null once all have left
  readonly reservations: readonly SeatClaim[]; // by seat; only these people may claim them
  readonly rematch: string | null; // the rematch
  readonly claims: readonly SeatClaim[]; // by seat, ascending
  readonly start: MatchStart | null; // null while seats may be claimed and left
  readonly began: number | null; // time of the start, in milliseconds since 1970
  readonly version: number; // counts the changes of everything but the log
}

/** The row before a page. */
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
  readonly at: number; // milliseconds since 1970: of its last entry, or of its creation
  readonly due: number | null; // when a server must next handle it; null if never
}

/** The state of a table after entries were saved. */
export interface Progress {
  readonly toAct?: number | undefined; // the seat to act
  /** When a server must next handle it, even if nobody has opened it; missing if never. */
  readonly due?: number | null | undefined;
}
export interface Beginning extends Progress {
  readonly began: number;
  readonly seal?: number; // the last version that the caller knows; 0 if missing
}

export interface Append extends Progress {
  readonly table: string;
  readonly ply: number; // of the first entry
  readonly entries: readonly LogEntry[];
  readonly result: Result | null; // if the match ends with it
}

/** A time in which no server ran, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}
export interface Beat {
  readonly isFirst: boolean; // of this server
  readonly silence: number; // without a beat for longer than this, no server ran
}

export interface ClaimTerms {
  readonly look?: string; // equal for names that look alike; by default the name itself
  readonly isShared?: boolean; // a person may have several seats
  readonly isKnowing?: boolean; // also beside a person whom they have blocked
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
  readonly of: string; // the table of the match before
  readonly plan: TablePlan;
  readonly reservations: readonly SeatClaim[];
}

export interface Commit {
  readonly outcomes: readonly ('kept' | 'stale')[]; // one for each append
  readonly seconds: number;
}

/** The answer to a process that reports that it runs. */
export interface Seen {
  readonly isKnown: boolean; // if not, its presence is empty
  readonly left: readonly string[]; // tables with people at processes that have ended
}

/** The message of the error for a database of a later version of this program. */
export const NEWER_DATABASE = 'newer-database';

export interface Store extends SignInStore, ChatStore, BotStore, OperatorFunctions {
  /** The key for the cookies of this installation; created on first use. */
  secret(): Promise<string>;

  putPerson(person: Person): Promise<void>;
  readPerson(id: string): Promise<Person | undefined>;

  /**
   * `invitation` is the hash of the secret in its link; without one the table has no invitation.
   */
  createTable(plan: TablePlan, invitation?: string): Promise<void>;
  readTable(id: string): Promise<StoredTable | undefined>;
  /** At a public table, with its invitation, or for its people. */
  mayEnter(table: string, person: string | undefined, invitation?: string): Promise<boolean>;
  /** Replaces the invitation. */
  renewInvitation(
    table: string,
    owner: string,
    invitation: string,
  ): Promise<'renewed' | 'not-owner'>;
  /** Creates the rematch of a table, with its invitation, if there is none; answers its id. */
  createRematch(rematch: Rematch): Promise<string>;

  /**
   * Public tables with a free seat, newest first; without those at which a person is not welcome.
   */
  listOpenTables(page: Page, person?: string): Promise<ListedTable[]>;
  /** Tables where a person sits, has a seat reserved, or is the owner; last changed first. */
  listTablesOf(person: string, page: Page): Promise<ListedTable[]>;

  /**
   * One person for a seat; one seat for a person, unless seats are shared. The first to come to a
   * table that all have left owns it.
   */
  claimSeat(table: string, claim: SeatClaim, terms?: ClaimTerms): Promise<ClaimOutcome>;
  /**
   * Leaves all seats of a person. If the owner leaves, the first who still sits there is the next
   * one.
   */
  leaveSeat(table: string, person: string): Promise<'left' | 'not-seated' | 'started'>;
  /** By the owner: frees a claimed or reserved seat. */
  removeSeat(
    table: string,
    owner: string,
    seat: number,
  ): Promise<'removed' | 'not-owner' | 'seat-free' | 'started'>;
  /** The latest seal; undefined while that of the plan is valid. */
  readSeal(table: string): Promise<TableSeal | undefined>;
  /** Replaces the version before; stale if another one has done so, or the match has begun. */
  putSeal(table: string, seal: TableSeal): Promise<'kept' | 'stale'>;
  /** Begins a match with its first entries; `claims` are the seats as the caller knows them. */
  startMatch(
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
    beginning?: Beginning,
  ): Promise<'begun' | 'stale'>;

  readSpectating(table: string): Promise<Spectating>;
  setClosed(table: string, isClosed: boolean): Promise<void>;
  /** The last consent counts. It answers all who asked that seat. */
  putConsent(table: string, consent: Consent): Promise<void>;
  /** One question for each person, the last; full if too many others ask. */
  putAsking(table: string, asking: Asking, most: number): Promise<'asked' | 'full'>;

  /** All entries or none. Of two appends at one ply the store keeps one, and the other is stale. */
  append(append: Append): Promise<'kept' | 'stale'>;
  readLog(table: string, from: number): Promise<LogEntry[]>;
  readResult(table: string): Promise<Result | undefined>;

  /** Milliseconds since 1970, by the shared clock of all servers of this store. */
  now(): Promise<number>;
  /**
   * Reports that a server runs. The time since the last beat is an outage if it was too long, or if
   * this server has just started: the one before may have been killed, and no clock is charged for
   * that. Due times after the beginning of an outage move by its length. Answers the latest outage.
   */
  beat(beat: Beat): Promise<Outage | undefined>;
  /** Outages that ended after an instant, in order. */
  readOutages(since: number): Promise<Outage[]>;
  /** Tables that are due at an instant, the longest due first. */
  listDue(at: number, most: number): Promise<string[]>;

  /**
   * For so many milliseconds no other holder gets it, unless it is ended before; its holder may
   * renew it.
   */
  takeLease(table: string, holder: string, lifetime: number): Promise<boolean>;
  /** If it is the holder's. */
  endLease(table: string, holder: string): Promise<void>;

  /** A person has joined a table by a process, or has left. */
  setHere(process: string, table: string, person: string, isHere: boolean): Promise<void>;
  /** Presence at other processes. */
  readHere(table: string, except: string): Promise<string[]>;
  /**
   * Reports that a process runs. Processes without a report for so many milliseconds have ended,
   * and their presence is removed.
   */
  seeProcess(process: string, silence: number): Promise<Seen>;
  endProcess(process: string): Promise<void>;

  /**
   * One open request a match, at the present ply. `closed`: this one was opened before, and a
   * person declined it.
   */
  openRequest(
    table: string,
    request: OpenRequest,
  ): Promise<'open' | 'closed' | 'request-open' | 'stale'>;
  /** The open request, if the match has no later entry. */
  readRequest(table: string): Promise<OpenRequest | undefined>;
  /** A seat agrees. Answers the request after that; undefined if it is no longer open. */
  agreeToRequest(table: string, id: string, seat: number): Promise<OpenRequest | undefined>;
  /** False if it was not open. */
  closeRequest(table: string, id: string): Promise<boolean>;
  /**
   * Reports tables that other processes have changed; all of them if it may have missed some. A
   * hint, not a guarantee.
   */
  listen(listener: (tables: readonly string[] | 'all') => void): void;
  /** Milliseconds between two checks for changes of other processes, in addition to notices. */
  readonly pollTime: number;
  /** Reports each commit of appends: its outcomes and duration. */
  observe(observer: (commit: Commit) => void): void;

  /** Told when this store can never answer again: only another process can go on. */
  onLost(listener: (error: Error) => void): void;

  /** What was asked for before is finished first. */
  close(): Promise<void>;
}
