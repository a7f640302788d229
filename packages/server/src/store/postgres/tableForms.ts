/** Lists tables and columns from the database itself. */
import type { ClientBase } from 'pg';
import type { Column, TableForm } from '../backup/backupForm.ts';

/** A table with details that a backup does not need. */
export interface PostgresTable extends TableForm {
  readonly columns: readonly PostgresColumn[];
  readonly key: readonly string[];
}

export interface PostgresColumn extends Column {
  readonly cast: string; // from text or bigint to the type of the column
  readonly isCounted: boolean; // by the database, unless given
  readonly refersTo: string | null; // a table
}

const COLUMNS = `
  SELECT c.table_name AS "table", c.column_name AS name, c.data_type AS type,
    c.is_identity = 'YES' AS "isCounted", p.indkey_at AS place,
    (SELECT k.confrelid::regclass::text FROM pg_constraint k
     WHERE k.contype = 'f' AND k.conrelid = t.oid AND k.conkey = ARRAY[a.attnum]) AS "refersTo"
  FROM information_schema.columns c
  JOIN pg_class t ON t.oid = to_regclass(quote_ident(c.table_name)) AND t.relkind = 'r'
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = c.column_name
  LEFT JOIN LATERAL (
    SELECT array_position(i.indkey::int2[], a.attnum) AS indkey_at
    FROM pg_index i WHERE i.indrelid = t.oid AND i.indisprimary
  ) p ON true
  WHERE c.table_schema = current_schema() AND c.table_name <> 'form'
  ORDER BY c.table_name COLLATE "C", c.column_name COLLATE "C"`;

interface ColumnRow extends Pick<PostgresColumn, 'name' | 'isCounted' | 'refersTo'> {
  readonly table: string;
  readonly type: string;
  readonly place: number | null; // in the primary key
}

const TYPES: { readonly [type: string]: Pick<PostgresColumn, 'type' | 'isJson' | 'cast'> } = {
  text: { type: 'text', isJson: false, cast: '' },
  json: { type: 'text', isJson: true, cast: '::json' },
  integer: { type: 'integer', isJson: false, cast: '::integer' },
  bigint: { type: 'integer', isJson: false, cast: '' },
};

/** The table `form` is excluded: it has the number of migrations. */
export const tableForms = async (client: ClientBase): Promise<PostgresTable[]> => {
  const { rows } = await client.query<ColumnRow>(COLUMNS);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(columnOf),
    key: columns
      .filter(({ place }) => place !== null)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(column => column.name),
  }));
};

const columnOf = ({ table, name, type, isCounted, refersTo }: ColumnRow): PostgresColumn => {
  const known = TYPES[type];
  if (!known) throw new Error(`${table}.${name} is ${type}, which no backup has a form for`);
  return { name, isCounted, refersTo, ...known };
};

export const quoted = (names: readonly string[]): string =>
  names.map(name => `"${name}"`).join(', ');
