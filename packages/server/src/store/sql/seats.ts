/** Seats and owners before a match begins. */
import { nextOwner } from '../bots.ts';
import type { ClaimOutcome, ClaimTerms, SeatClaim } from '../store.ts';
import type { Database, Sql } from './database.ts';

/** Has the owner of a table, or a person who sits there, blocked a person? */
export const isUnwelcome = (table: string, person: string): string => `EXISTS (
  SELECT 1 FROM ignored WHERE other = ${person} AND kind = 'block' AND person IN (
    SELECT owner FROM match WHERE id = ${table}
    UNION SELECT person FROM seat WHERE match = ${table}))`;

export const hasStarted = async (sql: Sql, table: string): Promise<boolean> =>
  (await sql.one('SELECT 1 FROM match WHERE id = ? AND start IS NOT NULL', table)) !== undefined;

export const claimsOf = (sql: Sql, table: string): Promise<SeatClaim[]> =>
  sql.all('SELECT seat, person, name FROM seat WHERE match = ? ORDER BY seat', table);
export const reservationsOf = (sql: Sql, table: string): Promise<SeatClaim[]> =>
  sql.all('SELECT seat, person, name FROM reservation WHERE match = ? ORDER BY seat', table);

export const seatFunctions = (db: Database) => ({
  claimSeat: (table: string, claim: SeatClaim, terms: ClaimTerms = {}) =>
    db.atTable(table, async (sql): Promise<ClaimOutcome> => {
      const { seat, person, name } = claim;
      const { look = name, isShared = false, isKnowing = false } = terms;
      const refused = await whyNotClaim(sql, table, claim, { look, isShared, isKnowing });
      if (refused) return refused;
      await sql.run(
        'INSERT INTO seat (match, seat, person, name, look) VALUES (?, ?, ?, ?, ?)',
        table,
        seat,
        person,
        name,
        look,
      );
      // Of several reserved seats a person keeps only the claimed one, unless seats are shared.
      const forget = 'DELETE FROM reservation WHERE match = ? AND person = ?';
      if (isShared) await sql.run(`${forget} AND seat = ?`, table, person, seat);
      else await sql.run(forget, table, person);
      await sql.run('UPDATE match SET owner = ? WHERE id = ? AND owner IS NULL', person, table);
      return 'claimed';
    }),

  leaveSeat: (table: string, person: string) =>
    db.atTable(table, async (sql): Promise<'left' | 'not-seated' | 'started'> => {
      if (await hasStarted(sql, table)) return 'started';
      const wasOwner = await isOwner(sql, table, person);
      const hadSeat = await sql.run(
        'DELETE FROM seat WHERE match = ? AND person = ?',
        table,
        person,
      );
      const wasAwaited = await sql.run(
        'DELETE FROM reservation WHERE match = ? AND person = ?',
        table,
        person,
      );
      if (!wasOwner) return hadSeat || wasAwaited ? 'left' : 'not-seated';
      const next = nextOwner(await claimsOf(sql, table));
      await sql.run('UPDATE match SET owner = ? WHERE id = ?', next, table);
      return 'left';
    }),

  removeSeat: (table: string, owner: string, seat: number) =>
    db.atTable(table, async (sql): Promise<'removed' | 'not-owner' | 'seat-free' | 'started'> => {
      if (!(await isOwner(sql, table, owner))) return 'not-owner';
      if (await hasStarted(sql, table)) return 'started';
      const hadPerson = await sql.run('DELETE FROM seat WHERE match = ? AND seat = ?', table, seat);
      const wasAwaited = await sql.run(
        'DELETE FROM reservation WHERE match = ? AND seat = ?',
        table,
        seat,
      );
      return hadPerson || wasAwaited ? 'removed' : 'seat-free';
    }),
});

const isOwner = async (sql: Sql, table: string, person: string): Promise<boolean> =>
  (await sql.one('SELECT 1 FROM match WHERE id = ? AND owner = ?', table, person)) !== undefined;

const whyNotClaim = async (
  sql: Sql,
  table: string,
  { seat, person }: SeatClaim,
  { look, isShared, isKnowing }: Required<ClaimTerms>,
): Promise<Exclude<ClaimOutcome, 'claimed'> | undefined> => {
  if (await hasStarted(sql, table)) return 'started';
  const claims = await claimsOf(sql, table);
  if (!isShared && claims.some(claim => claim.person === person)) return 'already-seated';
  if (claims.some(claim => claim.seat === seat)) return 'seat-taken';
  const reservations = await reservationsOf(sql, table);
  const reserved = reservations.find(reservation => reservation.seat === seat);
  if (reserved && reserved.person !== person) return 'seat-reserved';
  if (await sql.one('SELECT 1 FROM seat WHERE match = ? AND look = ?', table, look))
    return 'name-taken';
  if (await sql.one(`SELECT 1 WHERE ${isUnwelcome('?1', '?2')}`, table, person))
    return 'not-welcome';
  const isBeside = await sql.one(
    `SELECT 1 FROM seat JOIN ignored ON other = seat.person AND kind = 'block'
     WHERE match = ? AND ignored.person = ?`,
    table,
    person,
  );
  return isBeside && !isKnowing ? 'beside-blocked' : undefined;
};
