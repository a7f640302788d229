/** Rows that go, with all that belongs to them. */
import type { Database, Sql } from './database.ts';

/** When the last entry of a match was made; NULL without one. */
export const lastEntryAt = (match: string): string => `(SELECT CAST(entry ->> 'at' AS BIGINT)
  FROM entry WHERE match = ${match}.id ORDER BY ply DESC LIMIT 1)`;

/** Rows of other tables that refer to these, whatever they are for, go with them; says how many went. */
export const removeWith = async (
  { dialect: { isIn, references } }: Database,
  sql: Sql,
  table: 'match' | 'person',
  rows: readonly { readonly id: string }[],
): Promise<number> => {
  if (rows.length === 0) return 0;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  for (const { child, column } of await references(sql, table)) {
    const isTheirs = isIn(`"${column}"`, '?');
    await sql.run(
      child === table
        ? `UPDATE "${child}" SET "${column}" = NULL WHERE ${isTheirs}`
        : `DELETE FROM "${child}" WHERE ${isTheirs}`,
      ids,
    );
  }
  return sql.run(`DELETE FROM ${table} WHERE ${isIn('id', '?')}`, ids);
};
