/** The table that one gets without choosing. */
import { type GameId, homeWords } from '@tidetable/text/web';
import { say, settings } from '../../settings.ts';
import { BOT_NAMES } from '../../table/botNames.ts';
import type { NewTable } from '../../table/newTable.ts';

const ALONE: readonly GameId[] = ['nautilion'];

export const quickTable = (game: GameId): NewTable => {
  const you = { name: settings.value.name || say(homeWords).somebody };
  const players = ALONE.includes(game) ? [you] : [you, { name: BOT_NAMES[0], bot: 'mate' }];
  return {
    game,
    options: { seats: players.length },
    players,
    aids: { memory: true, projection: true },
  };
};
