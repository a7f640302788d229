/** What the SQL of the store asks of an engine. It is written once, in what all engines understand. */

export type Value = string | number | null;

/** Parameters are `?`, or `?1`, `?2`… where one is needed several times. */
export interface Sql {
  one<Row = Record<string, unknown>>(text: string, ...values: Value[]): Promise<Row | undefined>;
  all<Row = Record<string, unknown>>(text: string, ...values: Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(text: string, ...values: Value[]): Promise<number>;
}

/** Beside single statements, what belongs together: `work` must ask what it is given, and nothing else. */
export interface Database extends Sql {
  /** All of it or nothing. */
  inTransaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Likewise; nobody else changes what is around this table meanwhile, and all will see that it has changed. */
  atTable<T>(table: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  readonly dialect: Dialect;
}

/** What engines say differently. */
export interface Dialect {
  /** The clock of the database, the same for all processes; milliseconds since 1970. */
  readonly now: string;
  /** Whether a text is in a list, which is a parameter as JSON. */
  isIn(text: string, list: string): string;
  /** At the end of a query: its rows are to be removed, and of several processes one gets them. */
  readonly forRemoval: string;
  /** The columns that refer to a table. */
  references(
    sql: Sql,
    table: string,
  ): Promise<{ readonly child: string; readonly column: string }[]>;
  /** Does another process use this database now, as far as can be known? */
  hasOthers(sql: Sql): Promise<boolean>;
  /** May others have changed anything since this was last asked? */
  mayHaveChanged(sql: Sql): Promise<boolean>;
}
