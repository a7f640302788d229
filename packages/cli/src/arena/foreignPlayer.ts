/** Takes a foreign bot through its games, starting it again after each fault. */
import { type Decision, isName } from '@tidetable/match';
import { BOT_PROTOCOL, type BotMessage, type NewGame } from '@tidetable/protocol';
import { type BotCommand, BotProcess, helloMessage } from './botProcess.ts';
import { type Fault, isFault, type LinesFrom, type Player } from './player.ts';

export interface Limits {
  readonly startMs: number; // to answer `hello`, and to get ready for a game
  readonly moveMs: number;
}

/** After `stop` a bot has this long to answer. */
const graceOf = ({ moveMs }: Limits): number => Math.min(moveMs, 1000);

export const foreignPlayer = (
  command: BotCommand,
  limits: Limits,
  announce: (pid: number) => void,
): Player => {
  let bot: BotProcess | undefined;
  let pings = 0;
  let wantsEvents = false;
  let name: string | null = null;
  let told: number | undefined; // how many entries of the log it knows of; none before a game

  const expectAnswer = async <T extends BotMessage['type']>(
    process: BotProcess,
    type: T,
  ): Promise<Extract<BotMessage, { type: T }> | Fault> => {
    const heard = await process.hear(limits.startMs);
    if (heard === undefined) return process.fail('slow-start', String(limits.startMs));
    if (isFault(heard)) return heard;
    if (heard.type !== type) return process.fail('out-of-turn', heard.type);
    return heard as Extract<BotMessage, { type: T }>;
  };

  const start = async (): Promise<BotProcess | Fault> => {
    bot = new BotProcess(command, announce);
    bot.say(helloMessage());
    const hello = await expectAnswer(bot, 'hello');
    if (isFault(hello)) return hello;
    wantsEvents = hello.events === true;
    name = isName(hello.name) ? hello.name : null;
    return hello.protocol === BOT_PROTOCOL ? bot : bot.fail('other-protocol', hello.protocol);
  };

  const prepare = async (process: BotProcess, game: NewGame): Promise<Fault | undefined> => {
    const n = ++pings;
    told = undefined;
    process.say(game);
    process.say({ type: 'ping', n });
    const pong = await expectAnswer(process, 'pong');
    if (isFault(pong)) return pong;
    if (pong.n !== n) return process.fail('out-of-turn', `pong ${pong.n}`);
    told = 0;
    return undefined;
  };

  /** What has happened since it was last told, as its seat may know it. */
  const tellEvents = (process: BotProcess, linesFrom: LinesFrom): void => {
    if (!wantsEvents || told === undefined) return;
    for (const { ply, ...line } of linesFrom(told)) {
      process.say({ type: 'event', ply, line });
      told = ply + 1;
    }
  };

  return {
    /** It may leave between games, and what it does there is forgiven: then it is started anew. */
    async begin(game: NewGame) {
      if (bot && !bot.failure) {
        const fault = await prepare(bot, game);
        if (fault?.fault !== 'exited') return fault;
      }
      await bot?.close();
      const started = await start();
      return isFault(started) ? started : prepare(started, game);
    },

    async choose({ ply, view, legal }: Decision, linesFrom: LinesFrom) {
      if (!bot) throw new Error('not begun');
      tellEvents(bot, linesFrom);
      const clock = { moveMs: limits.moveMs };
      bot.say({ type: 'go', ply, view: { ...view }, legal: [...legal], clock });
      let heard = await bot.hear(limits.moveMs);
      if (heard === undefined) {
        bot.say({ type: 'stop', ply });
        heard = await bot.hear(graceOf(limits));
      }
      if (heard === undefined) return bot.fail('slow-move', String(limits.moveMs));
      if (isFault(heard)) return heard;
      if (heard.type !== 'move') return bot.fail('out-of-turn', heard.type);
      if (heard.ply !== ply) return bot.fail('out-of-turn', `move ${heard.ply}`);
      return heard.move;
    },

    refuse: (code, message) => bot?.say({ type: 'error', code, message }),
    failure: () => bot?.failure,
    name: () => name,
    lastWords: async () => (await bot?.lastWords()) ?? '',
    end: ({ view, linesFrom, result }) => {
      if (!bot) return;
      tellEvents(bot, linesFrom);
      bot.say({
        type: 'gameover',
        result: result && { points: [...result.points], places: [...result.places] },
        ...(wantsEvents && told !== undefined && { view: { ...view } }),
      });
      told = undefined;
    },
    close: async () => bot?.close(),
  };
};
