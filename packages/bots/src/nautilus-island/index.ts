import type { MakeCounsel } from '../advice.ts';
import type { LevelBots } from '../bot.ts';
import type { GameBots } from '../gameBots.ts';
import type { MakeJudge } from '../network/judge.ts';
import { nautilusIslandCounsel } from './adviser.ts';
import { nautilusIslandBots, patientAdmiral } from './bots.ts';
import { judge } from './trained.ts';

export const nautilusIsland: GameBots = {
  levels: nautilusIslandBots as LevelBots,
  counsel: nautilusIslandCounsel as MakeCounsel,
  judge: judge as MakeJudge,
  patientAdmiral: patientAdmiral as GameBots['patientAdmiral'],
};
