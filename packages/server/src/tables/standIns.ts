/** Our bots, and how they stand in for people. */
import { type AnyMatch, LONGEST_NAME, type Player } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { TablePlan } from '../store/store.ts';

const MARK = ' (bot)';

/** Our bots have a level; a bot of other people has none, and answers by itself. */
export const isOurBot = (player: Player | undefined): player is OurBot =>
  player?.kind === 'bot' && player.level !== undefined;

export type OurBot = Player & { readonly kind: 'bot'; readonly level: string };

/** Where a turn may take days, nobody is away too long: the clock decides. */
export const mayReplaceAbsent = ({ table }: AnyMatch): boolean => table.pace.clock !== 'turn';

export const standInOf = (plan: TablePlan, match: AnyMatch, seat: Seat): Player => {
  const { name = '' } = match.table.players[seat] ?? {};
  const characters = [...name];
  while (characters.join('').length + MARK.length > LONGEST_NAME) characters.pop();
  return { name: `${characters.join('').trimEnd()}${MARK}`, kind: 'bot', level: plan.standIn };
};

/** The stand-in for a seat that gives up; undefined if the match ends with it. */
export const finisherOf = (plan: TablePlan, match: AnyMatch, seat: Seat): Player | undefined => {
  const { players, left } = match.table;
  return players.length - left.length > 2 ? standInOf(plan, match, seat) : undefined;
};
