/** Takes a foreign bot through its games, starting it again after each fault. */
import { type Decision, isName } from '@tidetable/match';
import { BOT_PROTOCOL, type BotMessage, type NewGame } from '@tidetable/protocol';
import { type BotCommand, BotProcess, helloMessage } from './botProcess.ts';
import { type Ending, type Fault, isFault, type LinesFrom, type Player } from './player.ts';

export interface Limits {
  readonly startMs: number; // to answer `hello`, and to get ready for a game
  readonly moveMs: number;
}

/** After `stop` a bot has this long to answer. */
const graceOf = ({ moveMs }: Limits): number => Math.min(moveMs, 1000);

type MessageOf<T extends BotMessage['type']> = Extract<BotMessage, { type: T }>;

export class ForeignPlayer implements Player {
  readonly #command: BotCommand;
  readonly #limits: Limits;
  readonly #announce: (pid: number) => void;
  #bot: BotProcess | undefined;
  #pings = 0;
  #wantsEvents = false;
  #name: string | null = null;
  #told: number | undefined; // how many entries of the log it knows of; none before a game

  constructor(command: BotCommand, limits: Limits, announce: (pid: number) => void) {
    this.#command = command;
    this.#limits = limits;
    this.#announce = announce;
  }

  /** It may leave between games, and what it does there is forgiven: then it is started anew. */
  async begin(game: NewGame): Promise<Fault | undefined> {
    if (this.#bot && !this.#bot.failure) {
      const fault = await this.#prepare(this.#bot, game);
      if (fault?.fault !== 'exited') return fault;
    }
    await this.#bot?.close();
    const started = await this.#start();
    return isFault(started) ? started : this.#prepare(started, game);
  }

  async choose({ ply, view, legal }: Decision, linesFrom: LinesFrom): Promise<string | Fault> {
    const bot = this.#bot;
    if (!bot) throw new Error('not begun');
    const { moveMs } = this.#limits;
    this.#tellEvents(bot, linesFrom);
    bot.say({ type: 'go', ply, view: { ...view }, legal: [...legal], clock: { moveMs } });
    let heard = await bot.hear(moveMs);
    if (heard === undefined) {
      bot.say({ type: 'stop', ply });
      heard = await bot.hear(graceOf(this.#limits));
    }
    if (heard === undefined) return bot.fail('slow-move', String(moveMs));
    if (isFault(heard)) return heard;
    if (heard.type !== 'move') return bot.fail('out-of-turn', heard.type);
    if (heard.ply !== ply) return bot.fail('out-of-turn', `move ${heard.ply}`);
    return heard.move;
  }

  refuse(code: string, message: string): void {
    this.#bot?.say({ type: 'error', code, message });
  }

  failure(): Fault | undefined {
    return this.#bot?.failure;
  }

  name(): string | null {
    return this.#name;
  }

  async lastWords(): Promise<string> {
    return (await this.#bot?.lastWords()) ?? '';
  }

  end({ view, linesFrom, result }: Ending): void {
    if (!this.#bot) return;
    this.#tellEvents(this.#bot, linesFrom);
    this.#bot.say({
      type: 'gameover',
      result: result && { points: [...result.points], places: [...result.places] },
      ...(this.#wantsEvents && this.#told !== undefined && { view: { ...view } }),
    });
    this.#told = undefined;
  }

  async close(): Promise<void> {
    await this.#bot?.close();
  }

  async #start(): Promise<BotProcess | Fault> {
    const bot = new BotProcess(this.#command, this.#announce);
    this.#bot = bot;
    bot.say(helloMessage());
    const hello = await this.#expectAnswer(bot, 'hello');
    if (isFault(hello)) return hello;
    this.#wantsEvents = hello.events === true;
    this.#name = isName(hello.name) ? hello.name : null;
    return hello.protocol === BOT_PROTOCOL ? bot : bot.fail('other-protocol', hello.protocol);
  }

  async #prepare(bot: BotProcess, game: NewGame): Promise<Fault | undefined> {
    const n = ++this.#pings;
    this.#told = undefined;
    bot.say(game);
    bot.say({ type: 'ping', n });
    const pong = await this.#expectAnswer(bot, 'pong');
    if (isFault(pong)) return pong;
    if (pong.n !== n) return bot.fail('out-of-turn', `pong ${pong.n}`);
    this.#told = 0;
    return undefined;
  }

  async #expectAnswer<T extends BotMessage['type']>(
    bot: BotProcess,
    type: T,
  ): Promise<MessageOf<T> | Fault> {
    const { startMs } = this.#limits;
    const heard = await bot.hear(startMs);
    if (heard === undefined) return bot.fail('slow-start', String(startMs));
    if (isFault(heard)) return heard;
    if (heard.type !== type) return bot.fail('out-of-turn', heard.type);
    return heard as MessageOf<T>;
  }

  /** What has happened since it was last told, as its seat may know it. */
  #tellEvents(bot: BotProcess, linesFrom: LinesFrom): void {
    if (!this.#wantsEvents || this.#told === undefined) return;
    for (const { ply, ...line } of linesFrom(this.#told)) {
      bot.say({ type: 'event', ply, line });
      this.#told = ply + 1;
    }
  }
}
