/** What a referee says to a bot and expects of it, whatever the line between them is made of. */
import type { Decision, LogLine, Standings } from '@tidetable/match';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type NewGame,
  type RefereeMessage,
} from '../botMessages.ts';
import { type Fault, type FaultCode, isFault } from './fault.ts';

/** What was heard: a message, what is wrong, or nothing in time. */
export type Heard = BotMessage | Fault | undefined;

/** A line to a bot. */
export interface BotLine {
  say(message: RefereeMessage): void;
  /** The next message; undefined if none comes in time. What comes unasked is a fault. */
  hear(milliseconds: number): Promise<Heard>;
  /** Notes the first fault, and ends the line: no second chance. */
  fail(fault: FaultCode, detail: string): Fault;
}

export interface BotTimes {
  readonly startMs: number; // to answer `hello`, and to get ready for a game
  readonly moveMs: number;
}

/** What has happened from a ply on, as the seat may know it. */
export type LinesFrom = (ply: number) => readonly LogLine[];

/** The end of a game, for one of its seats. */
export interface Ending {
  readonly view: object;
  readonly linesFrom: LinesFrom;
  readonly result: Standings | null; // null if it was not played to its end
}

/** After `stop` a bot has this long to answer. */
const graceOf = ({ moveMs }: BotTimes): number => Math.min(moveMs, 1000);

export type MessageOf<T extends BotMessage['type']> = Extract<BotMessage, { type: T }>;

export class Referee {
  readonly #line: BotLine;
  readonly #times: BotTimes;
  #pings = 0;
  #wantsEvents = false;
  #told: number | undefined; // how many entries of the log the bot knows of; none before a game

  constructor(line: BotLine, times: BotTimes) {
    this.#line = line;
    this.#times = times;
  }

  /** `referee` is program and version. */
  async greet(referee: string): Promise<MessageOf<'hello'> | Fault> {
    this.#line.say({ type: 'hello', protocol: BOT_PROTOCOL, referee });
    const hello = await this.#expectAnswer('hello');
    if (isFault(hello)) return hello;
    if (hello.protocol !== BOT_PROTOCOL) return this.#line.fail('other-protocol', hello.protocol);
    this.#wantsEvents = hello.events === true;
    return hello;
  }

  /** Begins a game, and waits until the bot is ready for it. */
  async begin(game: NewGame): Promise<Fault | undefined> {
    const n = ++this.#pings;
    this.#told = undefined;
    this.#line.say(game);
    this.#line.say({ type: 'ping', n });
    const pong = await this.#expectAnswer('pong');
    if (isFault(pong)) return pong;
    if (pong.n !== n) return this.#line.fail('out-of-turn', `pong ${pong.n}`);
    this.#told = 0;
    return undefined;
  }

  /** A move in notation, legal or not. */
  async choose({ ply, view, legal }: Decision, linesFrom: LinesFrom): Promise<string | Fault> {
    const { moveMs } = this.#times;
    this.#tellEvents(linesFrom);
    this.#line.say({ type: 'go', ply, view: { ...view }, legal: [...legal], clock: { moveMs } });
    let heard = await this.#line.hear(moveMs);
    if (heard === undefined) {
      this.#line.say({ type: 'stop', ply });
      heard = await this.#line.hear(graceOf(this.#times));
    }
    if (heard === undefined) return this.#line.fail('slow-move', String(moveMs));
    if (isFault(heard)) return heard;
    if (heard.type !== 'move') return this.#line.fail('out-of-turn', heard.type);
    if (heard.ply !== ply) return this.#line.fail('out-of-turn', `move ${heard.ply}`);
    return heard.move;
  }

  /** Tells how the game ended, which may not even have begun. */
  end({ view, linesFrom, result }: Ending): void {
    this.#tellEvents(linesFrom);
    this.#line.say({
      type: 'gameover',
      result: result && { points: [...result.points], places: [...result.places] },
      ...(this.#wantsEvents && this.#told !== undefined && { view: { ...view } }),
    });
    this.#told = undefined;
  }

  async #expectAnswer<T extends BotMessage['type']>(type: T): Promise<MessageOf<T> | Fault> {
    const { startMs } = this.#times;
    const heard = await this.#line.hear(startMs);
    if (heard === undefined) return this.#line.fail('slow-start', String(startMs));
    if (isFault(heard)) return heard;
    if (heard.type !== type) return this.#line.fail('out-of-turn', heard.type);
    return heard as MessageOf<T>;
  }

  /** What has happened since it was last told, as its seat may know it. */
  #tellEvents(linesFrom: LinesFrom): void {
    if (!this.#wantsEvents || this.#told === undefined) return;
    for (const { ply, ...line } of linesFrom(this.#told)) {
      this.#line.say({ type: 'event', ply, line });
      this.#told = ply + 1;
    }
  }
}
