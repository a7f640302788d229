/**
 * What the server keeps. Every promise that is fulfilled is on the disk by then: whatever is told to
 * anybody was stored before. A promise that is rejected has changed nothing.
 */
import type { MatchFile } from '@tidetable/match';
import type { Manners, OpenRequest } from '@tidetable/protocol';
import type { Options } from '@tidetable/rules';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatPlan =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** What a table agreed on when it was made; the commitment binds it. */
export interface TablePlan extends Manners {
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
  readonly began: number | null; // when it started, in milliseconds since 1970
}

/** When a server must next look after a table, even if nobody has opened it; missing if never. */
interface Due {
  readonly due?: number | null | undefined;
}
export interface Beginning extends Due {
  readonly began: number;
}

export interface Append extends Due {
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
  /** Begins a match with its first entries; `claims` is who sits there, as the caller believes. */
  startMatch(
    table: string,
    claims: readonly SeatClaim[],
    start: MatchStart,
    entries: readonly LogEntry[],
    beginning?: Beginning,
  ): Promise<'begun' | 'stale'>;

  /** All entries or none. Of two appends at one ply the store keeps one, and the other is stale. */
  append(append: Append): Promise<'kept' | 'stale'>;
  readLog(table: string, from: number): Promise<LogEntry[]>;
  readResult(table: string): Promise<Result | undefined>;

  /** Milliseconds since 1970, by a clock that all servers of this store share. */
  now(): Promise<number>;
  /**
   * A server runs. The time before is an outage if there was no beat for too long, or if this is a
   * first beat after a last one; what was due after its beginning is due so much later. Answers the
   * latest outage.
   */
  beat(beat: Beat): Promise<Outage | undefined>;
  /** This server stops. */
  lastBeat(): Promise<void>;
  /** Those that ended after an instant, in order. */
  readOutages(since: number): Promise<Outage[]>;
  /** Tables that are due at an instant, the longest waiting first. */
  listDue(at: number, most: number): Promise<string[]>;

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

  /** What was asked for before is finished first. */
  close(): Promise<void>;
}
