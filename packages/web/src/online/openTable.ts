/** Opens an online table from set-up; the first person takes a seat. */
import { type Door, isRefusal, type Refused } from '@tidetable/client';
import type { Options } from '@tidetable/rules';
import type { Player } from '../table/table.ts';
import { api } from './api.ts';
import { PACES, type PaceName } from './paces.ts';

/** The choices besides the game. */
export interface Manners {
  readonly pace: PaceName;
  readonly chat: 'phrases' | 'free' | 'off';
  /** Is the table public? */
  readonly isPublic: boolean;
}

export const openOnlineTable = async (
  game: string,
  { seats: _, ...options }: Options,
  players: readonly Player[],
  { pace, chat, isPublic }: Manners,
): Promise<Door | Refused> => {
  const here = players.findIndex(({ bot }) => bot === undefined);
  const named = await api.nameGuest(players[here]?.name ?? '');
  if (isRefusal(named)) return named;
  const table = await api.newTable({
    game,
    options: { ...options } as Parameters<typeof api.newTable>[0]['options'],
    seats: players.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person' as const } : { kind: 'bot' as const, name, level: bot },
    ),
    pace: PACES[pace],
    chat,
    visibility: isPublic ? 'public' : 'link',
  });
  if (isRefusal(table)) return table;
  const seated = await api.claim(table, here);
  return isRefusal(seated) ? seated : table;
};
