import type { DeviceLink, NamedSignIn, SignIn } from '../signIns.ts';
import type { Database, Sql } from './database.ts';

const SIGN_IN = 'id, person, device, made_at AS "madeAt", seen_at AS "seenAt"';

type NewSignIn = Pick<SignIn, 'id' | 'person' | 'device'>;

export const signInFunctions = (db: Database) => {
  const { now, isIn } = db.dialect;

  const addSignIn = async (sql: Sql, { id, person, device }: NewSignIn): Promise<void> => {
    await sql.run(
      `INSERT INTO sign_in (id, person, device, made_at, seen_at) VALUES (?, ?, ?, ${now}, ${now})`,
      id,
      person,
      device,
    );
  };

  return {
    addSignIn: (signIn: NewSignIn): Promise<void> => addSignIn(db, signIn),

    readSignIn: (id: string): Promise<NamedSignIn | undefined> =>
      db.one(
        `SELECT s.*, person.name FROM (SELECT ${SIGN_IN} FROM sign_in WHERE id = ?) AS s
         JOIN person ON person.id = s.person`,
        id,
      ),

    async readLiveSignIns(ids: readonly string[]): Promise<string[]> {
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM sign_in WHERE ${isIn('id', '?')}`,
        JSON.stringify(ids),
      );
      const live = new Set(rows.map(({ id }) => id));
      return ids.filter(id => live.has(id));
    },

    async touchSignIn(id: string): Promise<void> {
      await db.run(`UPDATE sign_in SET seen_at = ${now} WHERE id = ?`, id);
    },

    listSignIns: (person: string): Promise<SignIn[]> =>
      db.all(`SELECT ${SIGN_IN} FROM sign_in WHERE person = ? ORDER BY seen_at DESC, id`, person),

    endSignIns: (person: string, which: { only: string } | { except: string }): Promise<string[]> =>
      db.inTransaction(async sql => {
        const [sign, id] = 'only' in which ? ['=', which.only] : ['<>', which.except];
        const ended = await sql.all<{ id: string }>(
          `DELETE FROM sign_in WHERE person = ? AND id ${sign} ? RETURNING id`,
          person,
          id,
        );
        // A device that is signed out must not keep a link by which it could sign in again.
        if (ended.length > 0) await sql.run('DELETE FROM device_link WHERE person = ?', person);
        return ended.map(row => row.id);
      }),

    async addDeviceLink({
      id,
      person,
      lifetime,
    }: {
      id: string;
      person: string;
      lifetime: number;
    }): Promise<void> {
      await db.run(`DELETE FROM device_link WHERE ends_at <= ${now}`);
      const insert = `INSERT INTO device_link (id, person, ends_at) VALUES (?, ?, ${now} + ?)`;
      await db.run(insert, id, person, lifetime);
    },

    openDeviceLink: async ({
      id,
      ticket,
      code,
      device,
    }: DeviceLink & { readonly ticket: string }): Promise<boolean> =>
      (await db.run(
        `UPDATE device_link SET ticket = ?, code = ?, device = ?
         WHERE id = ? AND ticket IS NULL AND ends_at > ${now}`,
        ticket,
        code,
        device,
        id,
      )) > 0,

    listDeviceLinks: (person: string): Promise<DeviceLink[]> =>
      db.all(
        `SELECT id, device, code FROM device_link
         WHERE person = ? AND ticket IS NOT NULL AND is_confirmed = 0 AND ends_at > ${now}
         ORDER BY ends_at`,
        person,
      ),

    async answerDeviceLink(person: string, id: string, isConfirmed: boolean): Promise<boolean> {
      const which = `WHERE person = ? AND id = ? AND ticket IS NOT NULL AND ends_at > ${now}`;
      const answer = isConfirmed
        ? `UPDATE device_link SET is_confirmed = 1 ${which}`
        : `DELETE FROM device_link ${which}`;
      return (await db.run(answer, person, id)) > 0;
    },

    redeemDeviceLink: (ticket: string, signIn: string) =>
      db.inTransaction(async (sql): Promise<'signed-in' | 'link-waiting' | 'no-such-link'> => {
        const link = await sql.one<{ person: string; device: string }>(
          `DELETE FROM device_link WHERE ticket = ? AND is_confirmed = 1 AND ends_at > ${now}
           RETURNING person, device`,
          ticket,
        );
        if (link) {
          await addSignIn(sql, { id: signIn, ...link });
          return 'signed-in';
        }
        const isWaiting = await sql.one(
          `SELECT 1 FROM device_link WHERE ticket = ? AND ends_at > ${now}`,
          ticket,
        );
        return isWaiting ? 'link-waiting' : 'no-such-link';
      }),
  };
};
