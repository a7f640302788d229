import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import { nautilionCounsel } from './adviser.ts';
import { nautilionBots, patientAdmiral } from './bots.ts';

export const nautilion: GameBots = {
  levels: nautilionBots as LevelBots,
  counsel: nautilionCounsel as MakeCounsel,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
