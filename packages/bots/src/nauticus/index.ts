import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import { nauticusCounsel } from './adviser.ts';
import { nauticusBots, patientAdmiral } from './bots.ts';

export const nauticus: GameBots = {
  levels: nauticusBots as LevelBots,
  counsel: nauticusCounsel as MakeCounsel,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
