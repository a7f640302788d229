/** When the table allows that a bot plays for somebody else; the server decides by the same. */
import type { Seat } from '@tidetable/rules';
import type { OnlineState } from './onlineTable.ts';

export type Absences = Pick<OnlineState, 'card' | 'cardAt' | 'moment' | 'movedAt'>;

/** Milliseconds until then, 0 if it is allowed; undefined as long as nothing changes. */
export const untilReplaceable = (
  { card, cardAt, moment, movedAt }: Absences,
  seat: Seat,
  now = performance.now(),
): number | undefined => {
  const sitting = card?.seats[seat];
  const absence = card?.absence;
  if (sitting?.kind !== 'person' || sitting.standIn !== null || absence === undefined)
    return undefined;
  const { bot, awayFor } = sitting;
  // A program of somebody else is replaced if it keeps the table waiting, whether it is there or not.
  if (bot) return moment?.toAct === seat ? Math.max(0, absence - (now - movedAt)) : undefined;
  return awayFor === undefined ? undefined : Math.max(0, absence - awayFor - (now - cardAt));
};
