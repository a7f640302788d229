/** The bots of one table: each moves when it is its turn, with retries. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Level } from '@tidetable/bots';
import { type AnyMatch, decisionOf } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Queued } from '../bots/fairQueue.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Log, shortId } from '../telemetry/logger.ts';
import type { Leases } from './leases.ts';
import type { Refused } from './refused.ts';
import { isOurBot } from './standIns.ts';

export interface TableBotsParts {
  readonly table: string;
  /** Whose turn to think it is, and whether people are waiting. */
  readonly asker: () => Queued;
  readonly thinkers: Thinkers;
  readonly log: Log;
  readonly match: () => AnyMatch | undefined;
  /** Whether bots are to play at all. */
  readonly mayThink: () => boolean;
  /** Puts a bot's move into the log, if the log still has so many entries. */
  readonly enter: (ply: number, seat: Seat, move: string) => Promise<Refused | undefined>;
  /** Runs a task that only one process may do; undefined if another one does it. */
  readonly holding: Leases['holding'];
  /** Called when no bot thinks any more. */
  readonly onRest: () => void;
}

interface BotTurn {
  readonly match: AnyMatch;
  readonly ply: number;
  readonly seat: Seat;
  readonly level: Level;
}

const FIRST_RETRY = 1000; // milliseconds until a bot that failed to answer is asked again
const LONGEST_RETRY = 60_000;
/** Milliseconds until the next check whether another process still thinks, or the store is back. */
const LOOK_AGAIN = 500;

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

  /** Lets bots play while it is their turn. */
  wake(): void {
    if (this.#isThinking || this.#closing.signal.aborted || !this.#toAct()) return;
    this.#isThinking = true;
    this.#thought = this.#playOn().finally(() => {
      this.#isThinking = false;
      if (this.#toAct()) this.wake();
      else this.#parts.onRest();
    });
  }

  /** Resolves when none thinks any more. */
  get thought(): Promise<void> {
    return this.#thought;
  }

  /** Stops, also while a bot is thinking. */
  stop(): void {
    this.#closing.abort();
  }

  async #playOn(): Promise<void> {
    const { signal } = this.#closing;
    for (let retry = FIRST_RETRY; !signal.aborted; retry = Math.min(2 * retry, LONGEST_RETRY)) {
      try {
        for (let turn = this.#toAct(); turn && !signal.aborted; turn = this.#toAct()) {
          const first = turn; // played even if its watchers leave meanwhile
          const { table, holding } = this.#parts;
          const played = await holding(table, () => this.#playFrom(first));
          if (!played?.done) await this.#wait(LOOK_AGAIN);
          retry = FIRST_RETRY;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        const { log, table } = this.#parts;
        log.error({ err: error, table: shortId(table) }, 'a bot cannot play');
        await this.#wait(retry);
      }
    }
  }

  async #wait(time: number): Promise<void> {
    const { signal } = this.#closing;
    await pause(time, undefined, { signal, ref: false }).catch(() => undefined);
  }

  /** While it is the turn of bots; false if the store could not keep a move. */
  async #playFrom(first: BotTurn): Promise<boolean> {
    const { signal } = this.#closing;
    for (let turn: BotTurn | undefined = first; turn && !signal.aborted; turn = this.#toAct())
      if (!(await this.#playOne(turn))) return false;
    return true;
  }

  #toAct(): BotTurn | undefined {
    const match = this.#parts.match();
    const seat = match?.isOver === false ? match.toAct : SPECTATOR;
    const player = match?.table.players[seat];
    if (!match || !isOurBot(player) || !this.#parts.mayThink()) return undefined;
    return { match, ply: match.ply, seat, level: player.level as Level };
  }

  async #playOne({ match, ply, seat, level }: BotTurn): Promise<boolean> {
    if (match.ply !== ply) return true; // another process was faster
    const { game, options } = match;
    const { table, thinkers, asker } = this.#parts;
    const question = {
      table,
      game: game.id,
      rules: game.rules,
      options,
      level,
      decision: { ...decisionOf(match, seat) }, // a copy for the thread has the view itself, not a getter
    };
    const { signal } = this.#closing;
    const move = await thinkers.think(question, { ...asker(), signal });
    const refused = await this.#parts.enter(ply, seat, move);
    if (refused?.code === 'unavailable') return false;
    if (refused && refused.code !== 'stale') throw new Error(`a bot was refused: ${refused.code}`);
    return true;
  }
}
