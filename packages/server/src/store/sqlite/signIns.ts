import type { DatabaseSync } from 'node:sqlite';
import type { DeviceLink, NamedSignIn, SignIn } from '../signIns.ts';
import { inTransaction, NOW, sqlOn } from './sql.ts';

const SIGN_IN = 'id, person, device, made_at AS madeAt, seen_at AS seenAt';

export const signInFunctions = (db: DatabaseSync) => {
  const { one, all, run } = sqlOn(db);

  const addSignIn = ({ id, person, device }: Pick<SignIn, 'id' | 'person' | 'device'>): void =>
    void run(
      `INSERT INTO sign_in (id, person, device, made_at, seen_at) VALUES (?, ?, ?, ${NOW}, ${NOW})`,
      id,
      person,
      device,
    );

  return {
    addSignIn,

    readSignIn: (id: string): NamedSignIn | undefined =>
      all<NamedSignIn>(
        `SELECT s.*, person.name FROM (SELECT ${SIGN_IN} FROM sign_in WHERE id = ?) AS s
         JOIN person ON person.id = s.person`,
        id,
      )[0],

    readLiveSignIns: (ids: readonly string[]): string[] =>
      ids.filter(id => one('SELECT 1 FROM sign_in WHERE id = ?', id)),

    touchSignIn: (id: string): void =>
      void run(`UPDATE sign_in SET seen_at = ${NOW} WHERE id = ?`, id),

    listSignIns: (person: string): SignIn[] =>
      all(`SELECT ${SIGN_IN} FROM sign_in WHERE person = ? ORDER BY seen_at DESC, id`, person),

    endSignIns: (person: string, which: { only: string } | { except: string }): string[] =>
      inTransaction(db, () => {
        const [sign, id] = 'only' in which ? ['=', which.only] : ['<>', which.except];
        const sql = `DELETE FROM sign_in WHERE person = ? AND id ${sign} ? RETURNING id`;
        const ended = all<{ id: string }>(sql, person, id).map(row => row.id);
        // A device that is signed out must not have left a way back.
        if (ended.length > 0) run('DELETE FROM device_link WHERE person = ?', person);
        return ended;
      }),

    addDeviceLink: ({ id, person, lifetime }: { id: string; person: string; lifetime: number }) =>
      inTransaction(db, () => {
        run(`DELETE FROM device_link WHERE ends_at <= ${NOW}`);
        const sql = `INSERT INTO device_link (id, person, ends_at) VALUES (?, ?, ${NOW} + ?)`;
        run(sql, id, person, lifetime);
      }),

    openDeviceLink: ({
      id,
      ticket,
      code,
      device,
    }: DeviceLink & { readonly ticket: string }): boolean =>
      run(
        `UPDATE device_link SET ticket = ?, code = ?, device = ?
         WHERE id = ? AND ticket IS NULL AND ends_at > ${NOW}`,
        ticket,
        code,
        device,
        id,
      ),

    listDeviceLinks: (person: string): DeviceLink[] =>
      all(
        `SELECT id, device, code FROM device_link
         WHERE person = ? AND ticket IS NOT NULL AND NOT is_confirmed AND ends_at > ${NOW}
         ORDER BY ends_at`,
        person,
      ),

    answerDeviceLink: (person: string, id: string, isConfirmed: boolean): boolean => {
      const which = `WHERE person = ? AND id = ? AND ticket IS NOT NULL AND ends_at > ${NOW}`;
      const sql = isConfirmed
        ? `UPDATE device_link SET is_confirmed = 1 ${which}`
        : `DELETE FROM device_link ${which}`;
      return run(sql, person, id);
    },

    redeemDeviceLink: (ticket: string, signIn: string) =>
      inTransaction(db, () => {
        const link = one(
          `SELECT id, person, device, is_confirmed FROM device_link
           WHERE ticket = ? AND ends_at > ${NOW}`,
          ticket,
        );
        if (!link) return 'no-such-link';
        if (!link.is_confirmed) return 'link-waiting';
        const { id, person, device } = link as Record<string, string>;
        run('DELETE FROM device_link WHERE id = ?', id);
        addSignIn({ id: signIn, person, device });
        return 'signed-in';
      }),
  };
};
