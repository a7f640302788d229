/** One of our bots as the bot protocol sees it: a line comes in, a message goes out. */
import { type Bot, botsFor } from '@tidetable/bots';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type Go,
  isWireProblem,
  type NewGame,
  parseRefereeMessage,
} from '@tidetable/protocol';
import {
  type AnyGame,
  games,
  isOptionProblem,
  type Rng,
  readOptions,
  seededRng,
} from '@tidetable/rules';

interface Sitting {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly rng: Rng;
}

export class Engine {
  readonly #name: string;
  #sitting: Sitting | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  answer(line: string): BotMessage | 'quit' | undefined {
    const message = parseRefereeMessage(line);
    if (isWireProblem(message)) {
      if (message.problem === 'unknown-type') return undefined; // from a later version
      const where = message.problem === 'shape' ? message.where : '';
      return refusal(message.problem, `not a message of ${BOT_PROTOCOL} ${where}`.trim());
    }
    switch (message.type) {
      case 'hello':
        return { type: 'hello', protocol: BOT_PROTOCOL, name: `Tidetable ${this.#name}` };
      case 'ping':
        return { type: 'pong', n: message.n };
      case 'newgame':
        return this.#sit(message);
      case 'go':
        return this.#move(message);
      case 'quit':
        return 'quit';
      default:
        return undefined; // a `stop` is read when its move has been answered
    }
  }

  #sit({ game: id, rules, options: given, seed }: NewGame): BotMessage | undefined {
    this.#sitting = undefined;
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (!game) return refusal('unknown-game', `no game ${id}`);
    if (game.rules !== rules) return refusal('other-rules', `${id} by rules ${game.rules} only`);
    const options = readOptions(game, given);
    if (isOptionProblem(options) || game.refuseOptions(options))
      return refusal('options', 'these options cannot be played');
    const kinds = botsFor(id);
    if (!Object.hasOwn(kinds, this.#name))
      return refusal('unknown-bot', `${this.#name} does not play ${id}`);
    this.#sitting = { game, bot: kinds[this.#name](options), rng: seededRng(seed) };
    return undefined;
  }

  #move({ ply, view, legal: texts }: Go): BotMessage {
    if (!this.#sitting) return refusal('no-game', 'go came before newgame');
    const { game, bot, rng } = this.#sitting;
    const legal = Int32Array.from(texts, text => game.parseMove(text) ?? -1);
    if (legal.includes(-1)) return refusal('legal', 'a legal move cannot be read');
    const move = bot({ game, view: () => view, legal, count: legal.length, rng });
    return { type: 'move', ply, move: game.formatMove(move) };
  }
}

const refusal = (code: string, message: string): BotMessage => ({ type: 'error', code, message });
