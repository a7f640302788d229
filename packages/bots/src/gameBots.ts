import type { AnyGame, Options } from '@tidetable/rules';
import type { MakeCounsel } from './advice.ts';
import type { Bot, LevelBots } from './bot.ts';
import type { MakeJudge } from './network/judge.ts';

/** The bots of a game; loaded when the first of them is seated. */
export interface GameBots {
  readonly levels: LevelBots;
  readonly counsel: MakeCounsel;
  /** The network of its trained players, as a judge of moves. */
  readonly judge: MakeJudge;
  /** The strongest bot, with its usual budget times `patience`. */
  readonly patientAdmiral: (game: AnyGame, options: Options, patience: number) => Bot;
}
