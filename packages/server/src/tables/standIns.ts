/** Bots that play for people. */
import { type AnyMatch, LONGEST_NAME, type Player } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { TablePlan } from '../store/store.ts';

const MARK = ' (bot)';

export const standInOf = (plan: TablePlan, match: AnyMatch, seat: Seat): Player => {
  const { name = '' } = match.table.players[seat] ?? {};
  const characters = [...name];
  while (characters.join('').length + MARK.length > LONGEST_NAME) characters.pop();
  return { name: `${characters.join('').trimEnd()}${MARK}`, kind: 'bot', level: plan.standIn };
};

/** Who plays for a seat that gives up; undefined if the match ends by it. */
export const finisherOf = (plan: TablePlan, match: AnyMatch, seat: Seat): Player | undefined => {
  const { players, left } = match.table;
  return players.length - left.length > 2 ? standInOf(plan, match, seat) : undefined;
};
