/** A player by a foreign bot, which is started again after each fault. */
import { type Decision, isName } from '@tidetable/match';
import type { NewGame } from '@tidetable/protocol';
import {
  type BotTimes,
  type Ending,
  type Fault,
  isFault,
  type LinesFrom,
  Referee,
} from '@tidetable/protocol/referee';
import { PROGRAM } from '../version.ts';
import { type BotCommand, BotProcess } from './botProcess.ts';
import type { Player } from './player.ts';

/** A process, and what was agreed on with it. */
interface Running {
  readonly bot: BotProcess;
  readonly referee: Referee;
}

export class ForeignPlayer implements Player {
  readonly #command: BotCommand;
  readonly #times: BotTimes;
  readonly #announce: (pid: number) => void;
  #running: Running | undefined;
  #name: string | null = null;

  constructor(command: BotCommand, times: BotTimes, announce: (pid: number) => void) {
    this.#command = command;
    this.#times = times;
    this.#announce = announce;
  }

  /** A bot that has exited or failed between games is started again, without a fault. */
  async begin(game: NewGame): Promise<Fault | undefined> {
    if (this.#running && !this.#running.bot.failure) {
      const fault = await this.#running.referee.begin(game);
      if (fault?.fault !== 'exited') return fault;
    }
    await this.#running?.bot.close();
    return this.#start(game);
  }

  async choose(decision: Decision, linesFrom: LinesFrom): Promise<string | Fault> {
    if (!this.#running) throw new Error('not begun');
    return this.#running.referee.choose(decision, linesFrom);
  }

  refuse(code: string, message: string): void {
    this.#running?.bot.say({ type: 'error', code, message });
  }

  failure(): Fault | undefined {
    return this.#running?.bot.failure;
  }

  name(): string | null {
    return this.#name;
  }

  async lastWords(): Promise<string> {
    return (await this.#running?.bot.lastWords()) ?? '';
  }

  end(ending: Ending): void {
    this.#running?.referee.end(ending);
  }

  async close(): Promise<void> {
    await this.#running?.bot.close();
  }

  async #start(game: NewGame): Promise<Fault | undefined> {
    const bot = new BotProcess(this.#command, this.#announce);
    const referee = new Referee(bot, this.#times);
    this.#running = { bot, referee };
    const hello = await referee.greet(PROGRAM);
    if (isFault(hello)) return hello;
    this.#name = isName(hello.name) ? hello.name : null;
    return referee.begin(game);
  }
}
