/** The default table of a game. */
import type { GameId } from '@tidetable/rules';
import { freeBotName } from '../../table/botNames.ts';
import type { NewTable } from '../../table/newTable.ts';

const ALONE: readonly GameId[] = ['nautilion'];

export const quickTable = (game: GameId, name: string): NewTable => {
  const you = { name };
  const nemo = { name: freeBotName([name]), bot: 'mate' } as const;
  const players = ALONE.includes(game) ? [you] : [you, nemo];
  return {
    game,
    options: { seats: players.length },
    players,
    aids: { memory: true, projection: true },
  };
};
