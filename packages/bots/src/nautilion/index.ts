import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import type { MakeJudge } from '../network/judge.ts';
import { nautilionCounsel } from './adviser.ts';
import { nautilionBots, patientAdmiral } from './bots.ts';
import { judge } from './trained.ts';

export const nautilion: GameBots = {
  levels: nautilionBots as LevelBots,
  counsel: nautilionCounsel as MakeCounsel,
  judge: judge as MakeJudge,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
