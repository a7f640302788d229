import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import type { MakeJudge } from '../network/judge.ts';
import { nauticusCounsel } from './adviser.ts';
import { nauticusBots, patientAdmiral } from './bots.ts';
import { judge } from './trained.ts';

export const nauticus: GameBots = {
  levels: nauticusBots as LevelBots,
  counsel: nauticusCounsel as MakeCounsel,
  judge: judge as MakeJudge,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
