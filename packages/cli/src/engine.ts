/** One of our bots as the bot protocol sees it: a line comes in, a message goes out. */
import { type Advice, adviserFor, botsFor, type Reason, type Turn } from '@tidetable/bots';
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
  type Options,
  type Rng,
  readOptions,
  seededRng,
} from '@tidetable/rules';

/** A move, and what is to be said about it. */
type Decision = Pick<Advice, 'move'> & Partial<Advice>;

interface Sitting {
  readonly game: AnyGame;
  readonly decide: (turn: Turn) => Decision;
  readonly rng: Rng;
}

const MOST_REASONS = 8;

export class Engine {
  readonly #name: string;
  readonly #saysWhy: boolean;
  #sitting: Sitting | undefined;

  constructor(name: string, { saysWhy }: { readonly saysWhy: boolean }) {
    this.#name = name;
    this.#saysWhy = saysWhy;
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
    this.#sitting = { game, decide: this.#player(id, options), rng: seededRng(seed) };
    return undefined;
  }

  #player(id: string, options: Options): Sitting['decide'] {
    if (this.#saysWhy) return adviserFor(id)(options, this.#name);
    const bot = botsFor(id)[this.#name](options);
    return turn => ({ move: bot(turn) });
  }

  #move({ ply, view, legal: texts }: Go): BotMessage {
    if (!this.#sitting) return refusal('no-game', 'go came before newgame');
    const { game, decide, rng } = this.#sitting;
    const legal = Int32Array.from(texts, text => game.parseMove(text) ?? -1);
    if (legal.includes(-1)) return refusal('legal', 'a legal move cannot be read');
    const turn = { game, view: () => view, legal, count: legal.length, rng };
    const { move, win, reasons = [] } = decide(turn);
    return {
      type: 'move',
      ply,
      move: game.formatMove(move),
      ...(win !== undefined && { evaluation: { win: Math.round(win * 1000) / 1000 } }),
      ...(reasons.length > 0 && { reasons: reasons.slice(0, MOST_REASONS).map(codeOf) }),
    };
  }
}

/** `blue:+3.2`. */
const codeOf = ({ term, difference }: Reason): string =>
  `${term}:${difference < 0 ? '-' : '+'}${Math.abs(difference).toFixed(1)}`;

const refusal = (code: string, message: string): BotMessage => ({ type: 'error', code, message });
