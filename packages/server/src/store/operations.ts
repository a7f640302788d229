/** What a store does for who runs the server, and for the job of retention. */

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: 'open' | 'running' | 'over';
  readonly people: readonly string[]; // names, by seat
  readonly entries: number; // of the log
  readonly changed: number | null; // when the last entry was made, in milliseconds since 1970
}

export interface PersonSummary {
  readonly id: string;
  readonly name: string;
  readonly tables: number; // at which there is a seat for this person
}

/** How far somebody knows a table. */
export interface KnownTable {
  readonly table: string;
  readonly entries: number; // of its log
  readonly version: number; // of what is around it, as it was read
}
/** A table that was changed, as it stands in the store; null if it was removed. */
export interface TableHead {
  readonly table: string;
  readonly entries: number | null;
  readonly version: number | null;
}

/** What is older than these moments goes; in milliseconds since 1970. */
export interface Cutoffs {
  readonly now: number;
  readonly people: number; // last seen
  readonly openTables: number; // made, and never started
  readonly matches: number; // last entry, over or not
  readonly reports: number;
}
export type Tidied = Record<'people' | 'openTables' | 'matches' | 'reports', number>;

export interface Operations {
  /** Those that changed last come first. */
  listTables(): Promise<TableSummary[]>;
  listPeople(): Promise<PersonSummary[]>;
  /** Ids of tables behind one, in order; also of those that nobody can read any more. */
  listMatches(after: string, most: number): Promise<string[]>;
  /** What the engine finds wrong with its own files and references, in its words. */
  readDamage(): Promise<string[]>;
  /** Of these tables those that are not as they are known. */
  readChanged(known: readonly KnownTable[]): Promise<TableHead[]>;
  /** Likewise, as far as they may have been changed by other processes since this was last asked. */
  changedElsewhere(known: readonly KnownTable[]): Promise<TableHead[]>;
  /** False if there is no such table, or its match has begun. */
  removeOpenTable(table: string): Promise<boolean>;
  /** Wherever it stands beside a match; the tables of their seats, or undefined if there is no such person. */
  renamePerson(person: string, name: string): Promise<string[] | undefined>;
  /** Somebody is here, and so is not forgotten. */
  seePerson(person: string): Promise<void>;
  /**
   * Removes what is older, with all that belongs to it; says how much that was. It does so by a few
   * hundred at once, and looks for them without keeping anybody waiting.
   */
  tidy(cutoffs: Cutoffs): Promise<Tidied>;
}
