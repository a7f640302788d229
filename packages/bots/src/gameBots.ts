import type { AnyGame, Options } from '@tidetable/rules';
import type { MakeCounsel } from './advice.ts';
import type { Bot, LevelBots } from './bot.ts';
import type { MakeJudge } from './network/judge.ts';

/** All that a game has of bots; loaded when the first of them is seated. */
export interface GameBots {
  readonly levels: LevelBots;
  readonly counsel: MakeCounsel;
  /** The network of its trained players, as a judge of moves. */
  readonly judge: MakeJudge;
  /** The strongest, with so many times its usual budget. */
  readonly patientAdmiral: (game: AnyGame, options: Options, patience: number) => Bot;
}
