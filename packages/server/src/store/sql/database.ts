/**
 * What an engine must provide. The SQL itself is written once, in the common subset of all engines.
 */

export type Value = string | number | null;

/** Parameters are `?`, or `?1`, `?2`… where one is needed several times. */
export interface Sql {
  one<Row = Record<string, unknown>>(text: string, ...values: Value[]): Promise<Row | undefined>;
  all<Row = Record<string, unknown>>(text: string, ...values: Value[]): Promise<Row[]>;
  /** The number of changed rows. */
  run(text: string, ...values: Value[]): Promise<number>;
}

/** Adds transactions. `work` must use only the object that it gets. */
export interface Database extends Sql {
  /** All or nothing. */
  inTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Likewise, with a lock on the data of this table; its version goes up, so that other processes
   * see the change.
   */
  atTable<T>(table: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  readonly dialect: Dialect;
}

/** Differences between engines. */
export interface Dialect {
  /** The clock of the database, the same for all processes; milliseconds since 1970. */
  readonly now: string;
  /** A condition: a text is in a list, which is a parameter as JSON. */
  isIn(text: string, list: string): string;
  /** The end of a query whose rows will be removed; of several processes one gets them. */
  readonly forRemoval: string;
  /** The columns that refer to a table. */
  references(
    sql: Sql,
    table: string,
  ): Promise<{ readonly child: string; readonly column: string }[]>;
  /** Whether another process uses this database now, as far as can be known. */
  hasOthers(sql: Sql): Promise<boolean>;
  /** Whether others may have changed anything since the last call. */
  mayHaveChanged(sql: Sql): Promise<boolean>;
}
