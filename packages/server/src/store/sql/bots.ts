/** The SQL for bots of other people. */
import type { BotTable, NewBot, StoredBot } from '../bots.ts';
import type { Database } from './database.ts';

const COLUMNS = 'id, name, games, made_at AS "madeAt", seen_at AS "seenAt"';

type Row = Omit<StoredBot, 'games'> & { readonly games: string };

const botOf = (row: Row): StoredBot => ({ ...row, games: JSON.parse(row.games) });

export const botFunctions = (db: Database) => {
  const { now } = db.dialect;
  return {
    addBot: async ({ id, name, look, games, token }: NewBot): Promise<boolean> =>
      (await db.run(
        `INSERT INTO bot (id, name, look, games, token, made_at)
         VALUES (?, ?, ?, ?, ?, ${now}) ON CONFLICT (look) DO NOTHING`,
        id,
        name,
        look,
        JSON.stringify(games),
        token,
      )) > 0,

    async readBot(token: string): Promise<StoredBot | undefined> {
      const row = await db.one<Row>(`SELECT ${COLUMNS} FROM bot WHERE token = ?`, token);
      return row && botOf(row);
    },

    listBots: async (): Promise<StoredBot[]> =>
      (await db.all<Row>(`SELECT ${COLUMNS} FROM bot ORDER BY name, id`)).map(botOf),

    async seeBot(id: string): Promise<void> {
      await db.run(`UPDATE bot SET seen_at = ${now} WHERE id = ?`, id);
    },

    removeBot: async (id: string): Promise<boolean> =>
      (await db.run('DELETE FROM bot WHERE id = ?', id)) > 0,

    async listBotTables(bot: string): Promise<BotTable[]> {
      const rows = await db.all<Omit<BotTable, 'hasBegun'> & { begun: number }>(
        `SELECT m.id, m.plan ->> 'game' AS game, m.owner, m.made_at AS "madeAt",
           CASE WHEN m.start IS NULL THEN 0 ELSE 1 END AS begun
         FROM seat s JOIN match m ON m.id = s.match LEFT JOIN result r ON r.match = m.id
         WHERE s.person = ? AND r.match IS NULL ORDER BY m.id`,
        bot,
      );
      return rows.map(({ begun, ...table }) => ({ ...table, hasBegun: begun === 1 }));
    },
  };
};
