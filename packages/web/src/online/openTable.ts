/** Opens an online table from set-up; the first person takes a seat. */
import { isRefusal, type Refused, type TableAddress } from '@tidetable/client';
import type { Options } from '@tidetable/rules';
import type { Player } from '../table/table.ts';
import { api } from './api.ts';
import { PACES, type PaceName, type TimeOut, usualTimeOut } from './paces.ts';

/** The choices besides the game. */
export interface TableChoices {
  readonly pace: PaceName;
  /** What follows when somebody runs out of time; undefined for what is usual at this pace. */
  readonly timeOut?: TimeOut | undefined;
  readonly chat: 'phrases' | 'free' | 'off';
  /** Is the table public? */
  readonly isPublic: boolean;
}

/** The level of bots that play for people. */
export const STAND_IN = 'mate' satisfies Player['bot'];

export const openOnlineTable = async (
  game: string,
  options: Options,
  players: readonly Player[],
  choices: TableChoices,
  isNamed = true,
): Promise<TableAddress | Refused> => {
  const here = players.findIndex(({ bot }) => bot === undefined);
  const named = await nameGuest(players[here]?.name ?? '', isNamed);
  if (isRefusal(named)) return named;
  const table = await api.newTable(orderOf(game, options, players, choices));
  if (isRefusal(table)) return table;
  const seated = await api.claim(table, here);
  return isRefusal(seated) ? seated : table;
};

/** A name that nobody has chosen replaces no other: the guest has one name at all tables. */
const nameGuest = async (name: string, isChosen: boolean): Promise<object | Refused> => {
  const known = isChosen ? {} : await api.guest();
  return 'name' in known && known.name ? known : api.nameGuest(name);
};

type Order = Parameters<typeof api.newTable>[0];

/** What the server is asked for. */
export const orderOf = (
  game: string,
  { seats: _, ...options }: Options,
  players: readonly Player[],
  { pace, timeOut = usualTimeOut(pace), chat, isPublic }: TableChoices,
): Order => ({
  game,
  options: { ...options } as Order['options'],
  seats: players.map(({ name, bot }) =>
    bot === undefined ? { kind: 'person' as const } : { kind: 'bot' as const, name, level: bot },
  ),
  pace: PACES[pace],
  onTimeOut: timeOut,
  standIn: STAND_IN,
  chat,
  visibility: isPublic ? 'public' : 'link',
});
