/** The table that one gets without choosing. */
import type { GameId } from '@tidetable/text/web';
import { freeBotName } from '../../table/botNames.ts';
import type { NewTable } from '../../table/newTable.ts';

const ALONE: readonly GameId[] = ['nautilion'];

export const quickTable = (game: GameId, name: string): NewTable => {
  const you = { name };
  const players = ALONE.includes(game) ? [you] : [you, { name: freeBotName([name]), bot: 'mate' }];
  return {
    game,
    options: { seats: players.length },
    players,
    aids: { memory: true, projection: true },
  };
};
