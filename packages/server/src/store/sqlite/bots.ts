/** The SQL for bots of other people. */
import type { DatabaseSync } from 'node:sqlite';
import type { BotTable, NewBot, StoredBot } from '../bots.ts';
import { NOW, sqlOn } from './sql.ts';

const COLUMNS = 'id, name, games, made_at AS madeAt, seen_at AS seenAt';

type Row = Omit<StoredBot, 'games'> & { readonly games: string };

const botOf = (row: Row): StoredBot => ({ ...row, games: JSON.parse(row.games) });

export const botFunctions = (db: DatabaseSync) => {
  const { all, run } = sqlOn(db);
  return {
    addBot: ({ id, name, look, games, token }: NewBot): boolean =>
      run(
        `INSERT INTO bot (id, name, look, games, token, made_at)
         VALUES (?, ?, ?, ?, ?, ${NOW}) ON CONFLICT (look) DO NOTHING`,
        id,
        name,
        look,
        JSON.stringify(games),
        token,
      ),

    readBot(token: string): StoredBot | undefined {
      const [row] = all<Row>(`SELECT ${COLUMNS} FROM bot WHERE token = ?`, token);
      return row && botOf(row);
    },

    listBots: (): StoredBot[] =>
      all<Row>(`SELECT ${COLUMNS} FROM bot ORDER BY name, id`).map(botOf),

    seeBot: (id: string): void => void run(`UPDATE bot SET seen_at = ${NOW} WHERE id = ?`, id),

    removeBot: (id: string): boolean => run('DELETE FROM bot WHERE id = ?', id),

    listBotTables: (bot: string): BotTable[] =>
      all<{ id: string; game: string; begun: number }>(
        `SELECT m.id, m.plan ->> '$.game' AS game, m.start IS NOT NULL AS begun
         FROM seat s JOIN match m ON m.id = s.match LEFT JOIN result r ON r.match = m.id
         WHERE s.person = ? AND r.match IS NULL ORDER BY m.id`,
        bot,
      ).map(({ begun, ...table }) => ({ ...table, hasBegun: begun === 1 })),
  };
};
