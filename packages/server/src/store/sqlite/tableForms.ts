/** Lists tables and columns from the database itself. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Column, Row, TableForm } from '../backup/backupForm.ts';

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** SQLite knows them as texts only; PostgreSQL has a type for them, and a test compares. */
export const JSON_COLUMNS: { readonly [table: string]: readonly string[] } = {
  bot: ['games'],
  consent: ['consent'],
  entry: ['entry'],
  match: ['plan', 'start'],
  message: ['body'],
  report: ['context'],
  request: ['request'],
  result: ['result'],
  seal: ['seal'],
};

const TYPES: { readonly [type: string]: Column['type'] } = { TEXT: 'text', INTEGER: 'integer' };

export const tableForms = (db: DatabaseSync): TableForm[] => {
  const columns = db
    .prepare(
      `SELECT t.name AS "table", c.name, c.type
       FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT GLOB 'sqlite_*' ORDER BY t.name, c.name`,
    )
    .all() as unknown as ColumnRow[];
  return [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.map(column => ({
      name: column.name,
      type: typeOf(column),
      isJson: JSON_COLUMNS[name]?.includes(column.name) ?? false,
    })),
  }));
};

const typeOf = ({ table, name, type }: ColumnRow): Column['type'] => {
  const known = TYPES[type];
  if (!known) throw new Error(`${table}.${name} is ${type}, which no backup has a form for`);
  return known;
};

const keyOf = (db: DatabaseSync, table: string): string[] =>
  db
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .all(table)
    .map(({ name }) => name as string);

const quoted = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ');

export const rowsOf = (db: DatabaseSync, { name, columns }: TableForm): Iterable<Row> => {
  const listed = quoted(columns.map(column => column.name));
  const statement = db.prepare(
    `SELECT ${listed} FROM "${name}" ORDER BY ${quoted(keyOf(db, name))}`,
  );
  statement.setReturnArrays(true);
  return statement.iterate() as Iterable<unknown> as Iterable<Row>;
};

export const insertInto = (db: DatabaseSync, { name, columns }: TableForm): StatementSync => {
  const listed = quoted(columns.map(column => column.name));
  return db.prepare(
    `INSERT INTO "${name}" (${listed}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
};
