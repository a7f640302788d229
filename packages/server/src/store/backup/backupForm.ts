/** The format of a backup: lines of JSON, a head, then the rows, then a tail. docs/backup.md */
import { createHash } from 'node:crypto';
import type { Value } from '../sql/database.ts';

/** The first field of a head. A later format has another number. */
export const BACKUP = 'tidetable-backup/1';

/** The values of a row, in the order of the columns of its table. */
export type Row = readonly Value[];

export interface Column {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly isJson: boolean; // a text that the store reads as JSON
}

/** A table as the engine lists it. Columns by name, so that engines agree. */
export interface TableForm {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** A consistent snapshot of everything stored, while others write on. */
export interface Snapshot {
  readonly schema: number; // number of migrations
  readonly tables: readonly TableForm[]; // by name
  /** By primary key; texts compare by their bytes. */
  rows(table: TableForm): Iterable<Row> | AsyncIterable<Row>;
  close(): Promise<void>;
}

export const formatHead = ({ schema, tables }: Pick<Snapshot, 'schema' | 'tables'>): string => {
  const columns = tables.map(table => [table.name, table.columns.map(({ name }) => name)]);
  return `${JSON.stringify({ format: BACKUP, schema, tables: Object.fromEntries(columns) })}\n`;
};

export const formatRow = (table: TableForm, row: Row): string =>
  `${JSON.stringify([table.name, ...row])}\n`;

/** Counts what a backup contains, and hashes its lines up to the tail. */
export class Tally {
  readonly #rows = new Map<string, number>();
  readonly #hash = createHash('sha256');

  constructor(tables: readonly TableForm[]) {
    for (const { name } of tables) this.#rows.set(name, 0);
  }

  /** Counts rows of a table. */
  count(table: string): void {
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  hash(lines: string): void {
    this.#hash.update(lines);
  }

  get rows(): number {
    return [...this.#rows.values()].reduce((sum, n) => sum + n, 0);
  }

  /** The tail; it ends the hash. */
  formatTail(): string {
    const rows = Object.fromEntries(this.#rows);
    return `${JSON.stringify({ rows, sha256: this.#hash.digest('hex') })}\n`;
  }
}
