import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import { nautilusIslandCounsel } from './adviser.ts';
import { nautilusIslandBots, patientAdmiral } from './bots.ts';

export const nautilusIsland: GameBots = {
  levels: nautilusIslandBots as LevelBots,
  counsel: nautilusIslandCounsel as MakeCounsel,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
