/** The bots of one table: each plays when it is its turn, again and again until it could. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Level } from '@tidetable/bots';
import { type AnyMatch, decisionOf } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Queued } from '../bots/fairQueue.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Log, shortId } from '../telemetry/logger.ts';
import type { Refused } from './refused.ts';
import { isOurBot } from './standIns.ts';

export interface TableBotsParts {
  readonly table: string;
  /** Whose turn to think it is, and whether somebody waits. */
  readonly asker: () => Queued;
  readonly thinkers: Thinkers;
  readonly log: Log;
  readonly match: () => AnyMatch | undefined;
  /** Whether anybody is to wait for them. */
  readonly mayThink: () => boolean;
  /** Puts a bot's move into the log, if that still has so many entries. */
  readonly enter: (ply: number, seat: Seat, move: string) => Promise<Refused | undefined>;
  /** Told when no bot thinks any more. */
  readonly onRest: () => void;
}

const FIRST_RETRY = 1000; // milliseconds until a bot is asked again that could not answer
const LONGEST_RETRY = 60_000;

export class TableBots {
  readonly #parts: TableBotsParts;
  readonly #closing = new AbortController();
  #isThinking = false;
  #thought: Promise<void> = Promise.resolve();

  constructor(parts: TableBotsParts) {
    this.#parts = parts;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Lets bots play as long as it is their turn. */
  wake(): void {
    if (this.#isThinking || this.#closing.signal.aborted || !this.#toAct()) return;
    this.#isThinking = true;
    this.#thought = this.#playOn().finally(() => {
      this.#isThinking = false;
      if (this.#toAct()) this.wake();
      else this.#parts.onRest();
    });
  }

  /** Until none thinks any more, as far as can be said now. */
  get thought(): Promise<void> {
    return this.#thought;
  }

  /** In the midst of a thought. */
  stop(): void {
    this.#closing.abort();
  }

  async #playOn(): Promise<void> {
    const { signal } = this.#closing;
    for (let retry = FIRST_RETRY; !signal.aborted; retry = Math.min(2 * retry, LONGEST_RETRY)) {
      try {
        while (this.#toAct() && !signal.aborted) {
          await this.#playOne();
          retry = FIRST_RETRY;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        const { log, table } = this.#parts;
        log.error({ err: error, table: shortId(table) }, 'a bot cannot play');
        await pause(retry, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  #toAct(): { match: AnyMatch; seat: number; level: Level } | undefined {
    const match = this.#parts.match();
    const seat = match?.isOver === false ? match.toAct : SPECTATOR;
    const player = match?.table.players[seat];
    if (!match || !isOurBot(player) || !this.#parts.mayThink()) return undefined;
    return { match, seat, level: player.level as Level };
  }

  async #playOne(): Promise<void> {
    const bot = this.#toAct();
    if (!bot) return;
    const { match, seat, level } = bot;
    const { game, options, ply } = match;
    const { table, thinkers, asker } = this.#parts;
    const question = {
      table,
      game: game.id,
      rules: game.rules,
      options,
      level,
      decision: { ...decisionOf(match, seat) }, // a copy has its view, not a getter
    };
    const { signal } = this.#closing;
    const move = await thinkers.think(question, { ...asker(), signal });
    const refused = await this.#parts.enter(ply, seat, move);
    if (refused && refused.code !== 'stale') throw new Error(`a bot was refused: ${refused.code}`);
  }
}
