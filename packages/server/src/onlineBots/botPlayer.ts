/**
 * Plays a bot of other people at all its tables: one question after the other, wherever it is to
 * act.
 */
import { createHash } from 'node:crypto';
import { type AnyMatch, decisionOf, linesBetween, standingsOf } from '@tidetable/match';
import { isFault, type LinesFrom, newGame, Referee } from '@tidetable/protocol/referee';
import type { Seat } from '@tidetable/rules';
import type { BotTable } from '../store/bots.ts';
import type { Held, Tables } from '../tables/tables.ts';
import type { Watcher } from '../tables/watcher.ts';
import type { SocketLine } from './socketLine.ts';

export interface BotPlayerParts {
  readonly line: SocketLine;
  readonly bot: string; // the id of its person
  readonly token: string; // its hash
  readonly tables: Tables;
  readonly program: string; // the name of the server
}

/** A table where the bot sits, kept in memory while the bot is connected. */
interface SeatedTable {
  readonly id: string;
  readonly held: Held;
  readonly watcher: Watcher;
}

/** A match in which the bot itself plays its seat. */
interface Playing extends SeatedTable {
  readonly match: AnyMatch;
  readonly seat: Seat;
}

export class BotPlayer {
  readonly #parts: BotPlayerParts;
  readonly #referee: Referee;
  readonly #tables = new Map<string, SeatedTable>();
  readonly #givenUp = new Set<string>(); // tables that this bot cannot play at
  #current: Playing | undefined; // the table of the bot's last `newgame`
  #listed = ''; // the last `tables` message
  #nextLook = 0; // by the clock of this process
  #wake: () => void = () => undefined;

  constructor(parts: BotPlayerParts) {
    const { botStart: startMs, botMove: moveMs } = parts.tables.durations;
    this.#parts = parts;
    this.#referee = new Referee(parts.line, { startMs, moveMs });
  }

  /** Runs until the socket is closed. */
  async play(): Promise<void> {
    const { line, program } = this.#parts;
    void line.closed.then(() => this.#wake());
    try {
      await this.#referee.greet(program);
      while (line.isOpen) await this.#goOn();
    } catch (error) {
      if (line.isOpen) this.#parts.tables.log.error({ err: error }, 'a bot cannot go on');
      line.end('unavailable');
    } finally {
      for (const id of [...this.#tables.keys()]) this.#leave(id);
    }
  }

  async #goOn(): Promise<void> {
    if (performance.now() >= this.#nextLook) await this.#look();
    const ended = this.#findEnded();
    const playing = ended ?? this.#nextToAct();
    if (!playing) await this.#rest();
    else if (this.#current?.id !== playing.id) await this.#begin(playing);
    else if (ended) this.#tellEnd(ended);
    else await this.#ask(playing);
  }

  /** Its token may be revoked, and its tables may have changed. */
  async #look(): Promise<void> {
    const { tables, token, bot, line } = this.#parts;
    this.#nextLook = performance.now() + tables.durations.botLook;
    if (!(await tables.store.readBot(token))) return line.end('revoked');
    const found = await tables.store.listBotTables(bot);
    for (const { id } of found)
      if (!this.#tables.has(id) && !this.#givenUp.has(id)) await this.#sitDown(id);
    for (const { id } of [...this.#tables.values()])
      if (!found.some(table => table.id === id) && !this.#playingAt(id)) this.#leave(id);
    this.#list(found);
  }

  #list(found: readonly BotTable[]): void {
    const tables = found.map(({ id, game, hasBegun }) => ({
      id,
      game,
      phase: hasBegun ? ('running' as const) : ('open' as const),
    }));
    const listed = JSON.stringify(tables);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#parts.line.say({ type: 'tables', tables });
  }

  async #sitDown(id: string): Promise<void> {
    const { tables, bot: person, line } = this.#parts;
    const held = await tables.hold(id);
    if (!held) return;
    const wake = (): void => this.#wake();
    const watcher: Watcher = { person, send: wake, refuse: () => this.#leave(id) };
    this.#tables.set(id, { id, held, watcher });
    const refused = await held.table.watch(watcher, 0);
    if (refused || !line.isOpen) this.#leave(id);
  }

  #leave(id: string): void {
    const seated = this.#tables.get(id);
    this.#tables.delete(id);
    seated?.held.table.unwatch(seated.watcher);
    seated?.held.release();
  }

  #playingAt(id: string): Playing | undefined {
    const seated = this.#tables.get(id);
    const playing = seated?.held.table.matchOfBot(this.#parts.bot);
    return seated && playing && { ...seated, ...playing };
  }

  get #all(): Playing[] {
    return [...this.#tables.keys()].flatMap(id => this.#playingAt(id) ?? []);
  }

  /** A match that is over, or in which another bot plays the seat now. */
  #findEnded(): Playing | undefined {
    const { id } = this.#current ?? {};
    if (id !== undefined && !this.#playingAt(id)) return this.#current;
    return this.#all.find(({ match }) => match.isOver);
  }

  /** The table where people have waited for it longest. */
  #nextToAct(): Playing | undefined {
    const waiting = this.#all.filter(({ match, seat }) => match.toAct === seat);
    return waiting.sort((a, b) => lastTime(a.match) - lastTime(b.match))[0];
  }

  async #begin(playing: Playing): Promise<void> {
    const { id, match, seat } = playing;
    const names = match.table.players.map(({ name }) => name);
    const seed = seedOf(id, seat);
    this.#current = playing;
    const fault = await this.#referee.begin(
      newGame(match.game, match.options, { seat, names, seed }),
    );
    if (fault?.fault === 'gave-up') this.#giveUp(id);
  }

  async #ask(playing: Playing): Promise<void> {
    const { id, match, seat, held, watcher } = playing;
    const { line } = this.#parts;
    this.#current = playing; // the match is a new object once another process has changed it
    const { ply } = match;
    const move = await this.#referee.choose(decisionOf(match, seat), linesFor(match, seat));
    if (isFault(move)) {
      if (move.fault === 'gave-up') this.#giveUp(id);
      return;
    }
    const refused = await held.table.wish(watcher, { type: 'move', id: `${ply}`, ply, move });
    if (refused?.code === 'unavailable') line.end('unavailable');
    else if (refused && !OVERTAKEN.includes(refused.code)) {
      line.say({ type: 'error', code: refused.code, message: move });
      line.fail('illegal', move);
    }
  }

  #tellEnd({ id, match, seat }: Playing): void {
    const isOver = match.isOver && this.#playingAt(id) !== undefined;
    const result = (isOver && standingsOf(match.result())) || null;
    this.#referee.end({ view: match.view(seat), linesFrom: linesFor(match, seat), result });
    this.#current = undefined;
    if (isOver) this.#leave(id);
  }

  #giveUp(id: string): void {
    this.#givenUp.add(id);
    this.#current = undefined;
    this.#leave(id);
  }

  /** Waits for a change at a table, or for the next check for tables. */
  #rest(): Promise<void> {
    if (!this.#parts.line.isOpen) return Promise.resolve();
    return new Promise(resolve => {
      const timer = setTimeout(resolve, Math.max(1, this.#nextLook - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Changes while the bot was thinking, which are no fault of its own. */
const OVERTAKEN: readonly string[] = ['stale', 'over', 'bot-plays', 'not-seated'];

const lastTime = (match: AnyMatch): number => match.log.at(-1)?.at ?? 0;

const linesFor =
  (match: AnyMatch, seat: Seat): LinesFrom =>
  ply =>
    linesBetween(match, { from: ply, to: match.ply }, seat);

const SEED_BYTES = 6;

/** The seed for the bot's own randomness: the same after every reconnect. */
const seedOf = (table: string, seat: Seat): number =>
  createHash('sha256').update(`${table} ${seat}`).digest().readUIntBE(0, SEED_BYTES);
