/** Store functions for the operator's commands, and for the retention job. */

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: 'open' | 'running' | 'over';
  readonly people: readonly string[]; // names, by seat
  readonly entries: number; // of the log
  readonly changed: number | null; // time of the last entry, in milliseconds since 1970
}

export interface PersonSummary {
  readonly id: string;
  readonly name: string;
  readonly tables: number; // with a seat for this person
}

/** The version of a table that a process has seen. */
export interface KnownTable {
  readonly table: string;
  readonly entries: number; // of its log
  readonly version: number; // of its other data, as it was read
}
/** A changed table, as stored; null if it was removed. */
export interface TableHead {
  readonly table: string;
  readonly entries: number | null;
  readonly version: number | null;
}

/** Data older than these times is deleted; in milliseconds since 1970. */
export interface Cutoffs {
  readonly now: number;
  readonly people: number; // last seen
  readonly openTables: number; // created, and never started
  readonly matches: number; // last entry, over or not
  readonly reports: number;
}
export type Tidied = Record<'people' | 'openTables' | 'matches' | 'reports', number>;

export interface OperatorFunctions {
  /** Last changed first. */
  listTables(): Promise<TableSummary[]>;
  listPeople(): Promise<PersonSummary[]>;
  /** Ids of tables after one, in order; also of unreadable ones. */
  listMatches(after: string, most: number): Promise<string[]>;
  /** Faults that the engine finds in its own files and references, in its words. */
  readDamage(): Promise<string[]>;
  /** Of these tables those that are not as they are known. */
  readChanged(known: readonly KnownTable[]): Promise<TableHead[]>;
  /** Likewise, as far as they may have been changed by other processes since this was last asked. */
  changedElsewhere(known: readonly KnownTable[]): Promise<TableHead[]>;
  /** False if there is no such table, or its match has begun. */
  removeOpenTable(table: string): Promise<boolean>;
  /** Wherever it stands beside a match; the tables of their seats, or undefined if there is no such person. */
  renamePerson(person: string, name: string): Promise<string[] | undefined>;
  /** Records a visit, for the retention period. */
  seePerson(person: string): Promise<void>;
  /**
   * Removes what is older, with all that belongs to it; says how much that was. It does so by a few
   * hundred at once, and looks for them without keeping anybody waiting.
   */
  tidy(cutoffs: Cutoffs): Promise<Tidied>;
}
