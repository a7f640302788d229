/** Who sits where before a match begins, and who decides there. */
import type { DatabaseSync } from 'node:sqlite';
import { nextOwner } from '../bots.ts';
import type { ClaimOutcome, ClaimTerms, SeatClaim } from '../store.ts';
import { inTransaction, sqlOn } from './sql.ts';

/** Has the owner of a table, or somebody who sits there, blocked a person? */
export const isUnwelcome = (table: string, person: string): string => `EXISTS (
  SELECT 1 FROM ignored WHERE other = ${person} AND kind = 'block' AND person IN (
    SELECT owner FROM match WHERE id = ${table}
    UNION SELECT person FROM seat WHERE match = ${table}))`;

export const seatFunctions = (db: DatabaseSync) => {
  const { one, all, run } = sqlOn(db);

  const hasStarted = (table: string): boolean =>
    one('SELECT 1 FROM match WHERE id = ? AND start IS NOT NULL', table) !== undefined;
  const isOwner = (table: string, person: string): boolean =>
    one('SELECT 1 FROM match WHERE id = ? AND owner = ?', table, person) !== undefined;

  const claimsOf = (table: string): SeatClaim[] =>
    all('SELECT seat, person, name FROM seat WHERE match = ? ORDER BY seat', table);
  const reservationsOf = (table: string): SeatClaim[] =>
    all('SELECT seat, person, name FROM reservation WHERE match = ? ORDER BY seat', table);

  const whyNotClaim = (
    table: string,
    { seat, person }: SeatClaim,
    { look, isShared, isKnowing }: Required<ClaimTerms>,
  ): Exclude<ClaimOutcome, 'claimed'> | undefined => {
    if (hasStarted(table)) return 'started';
    const claims = claimsOf(table);
    if (!isShared && claims.some(claim => claim.person === person)) return 'already-seated';
    if (claims.some(claim => claim.seat === seat)) return 'seat-taken';
    const reserved = reservationsOf(table).find(reservation => reservation.seat === seat);
    if (reserved && reserved.person !== person) return 'seat-reserved';
    const isTaken = one('SELECT 1 FROM seat WHERE match = ? AND look = ?', table, look);
    if (isTaken) return 'name-taken';
    if (one(`SELECT 1 WHERE ${isUnwelcome('?1', '?2')}`, table, person)) return 'not-welcome';
    const isBeside = one(
      `SELECT 1 FROM seat JOIN ignored ON other = seat.person AND kind = 'block'
       WHERE match = ? AND ignored.person = ?`,
      table,
      person,
    );
    return isBeside && !isKnowing ? 'beside-blocked' : undefined;
  };

  return {
    claimsOf,
    reservationsOf,

    claimSeat: (table: string, claim: SeatClaim, terms: ClaimTerms = {}): ClaimOutcome =>
      inTransaction(db, () => {
        const { seat, person, name } = claim;
        const { look = name, isShared = false, isKnowing = false } = terms;
        const refused = whyNotClaim(table, claim, { look, isShared, isKnowing });
        if (refused) return refused;
        run(
          'INSERT INTO seat (match, seat, person, name, look) VALUES (?, ?, ?, ?, ?)',
          table,
          seat,
          person,
          name,
          look,
        );
        // The seats that wait for somebody are theirs to choose from, not to keep beside another.
        if (isShared)
          run(
            'DELETE FROM reservation WHERE match = ? AND person = ? AND seat = ?',
            table,
            person,
            seat,
          );
        else run('DELETE FROM reservation WHERE match = ? AND person = ?', table, person);
        run('UPDATE match SET owner = ? WHERE id = ? AND owner IS NULL', person, table);
        return 'claimed';
      }),

    leaveSeat: (table: string, person: string): 'left' | 'not-seated' | 'started' =>
      inTransaction(db, () => {
        if (hasStarted(table)) return 'started';
        const wasOwner = isOwner(table, person);
        const hadSeat = run('DELETE FROM seat WHERE match = ? AND person = ?', table, person);
        const wasAwaited = run(
          'DELETE FROM reservation WHERE match = ? AND person = ?',
          table,
          person,
        );
        if (!wasOwner) return hadSeat || wasAwaited ? 'left' : 'not-seated';
        run('UPDATE match SET owner = ? WHERE id = ?', nextOwner(claimsOf(table)), table);
        return 'left';
      }),

    removeSeat: (
      table: string,
      owner: string,
      seat: number,
    ): 'removed' | 'not-owner' | 'seat-free' | 'started' =>
      inTransaction(db, () => {
        if (!isOwner(table, owner)) return 'not-owner';
        if (hasStarted(table)) return 'started';
        const hadPerson = run('DELETE FROM seat WHERE match = ? AND seat = ?', table, seat);
        const wasAwaited = run('DELETE FROM reservation WHERE match = ? AND seat = ?', table, seat);
        return hadPerson || wasAwaited ? 'removed' : 'seat-free';
      }),
  };
};
