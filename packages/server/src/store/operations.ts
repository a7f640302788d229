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

export interface Operations {
  /** Last changed first. */
  listTables(): Promise<TableSummary[]>;
  listPeople(): Promise<PersonSummary[]>;
  /** Ids of tables after one, in order; also of unreadable ones. */
  listMatches(after: string, most: number): Promise<string[]>;
  /** Faults that the engine finds in its own files and references, in its words. */
  readDamage(): Promise<string[]>;
  /**
   * Of these tables those that differ from the known version, and may have been changed by other
   * processes since the last call.
   */
  changedElsewhere(known: readonly KnownTable[]): Promise<TableHead[]>;
  /** False if there is no such table, or its match has begun. */
  removeOpenTable(table: string): Promise<boolean>;
  /**
   * Renames here and at every seat; answers the tables of those seats, or undefined if there is no
   * such person.
   */
  renamePerson(person: string, name: string): Promise<string[] | undefined>;
  /** Records a visit, for the retention period. */
  seePerson(person: string): Promise<void>;
  /**
   * Removes older data, with all that depends on it; answers how much. A call removes a few hundred
   * of a kind at most, since it blocks others: call again until nothing is left.
   */
  tidy(cutoffs: Cutoffs): Promise<Tidied>;
}
