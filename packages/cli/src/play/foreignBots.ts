/** Foreign bots at a table with people: the same players as in the arena, in a match that is kept. */
import { randomInt } from 'node:crypto';
import { type AnyMatch, decisionOf, isRefused, standingsOf } from '@tidetable/match';
import type { NewGame } from '@tidetable/protocol';
import { type Fault, isFault, newGame } from '@tidetable/protocol/referee';
import type { Seat } from '@tidetable/rules';
import { type BotChoice, commandWords, isForeign } from '../arena/botChoice.ts';
import { killGroup } from '../arena/botProcess.ts';
import { ForeignPlayer } from '../arena/foreignPlayer.ts';
import { pidNamespace } from '../arena/pidNamespace.ts';
import { linesFor, type Player } from '../arena/player.ts';
import { printable } from '../options/args.ts';

const LIMITS = { startMs: 10_000, moveMs: 5000 };

export class ForeignBots {
  readonly #match: AnyMatch;
  readonly #players: readonly (Player | undefined)[]; // by seat
  readonly #begun = new Set<Seat>();

  constructor(match: AnyMatch, bots: readonly (BotChoice | undefined)[]) {
    this.#match = match;
    const pids: number[] = [];
    this.#players = bots.map((bot, seat) =>
      bot !== undefined && isForeign(bot)
        ? new ForeignPlayer(
            { words: commandWords(bot), namespace: pidNamespace() },
            LIMITS,
            pid => {
              pids[seat] = pid;
            },
          )
        : undefined,
    );
    process.on('exit', () => pids.filter(Boolean).forEach(killGroup));
  }

  has(seat: Seat): boolean {
    return this.#players[seat] !== undefined;
  }

  /** Lets a foreign bot move; returns its fault, if any, and then the match is unchanged. */
  async move(seat: Seat): Promise<Fault | undefined> {
    const player = this.#players[seat];
    if (!player) throw new Error(`no stranger on seat ${seat}`);
    const match = this.#match;
    if (!this.#begun.has(seat)) {
      const fault = await player.begin(this.#newGame(seat));
      if (fault) return fault;
      this.#begun.add(seat);
    }
    const move = await player.choose(decisionOf(match, seat), linesFor(match, seat));
    if (isFault(move)) return move;
    const done = match.submit(seat, match.ply, move, Date.now());
    if (!isRefused(done)) return undefined;
    player.refuse(done.code, move);
    return { fault: 'illegal', detail: printable(move) };
  }

  /** The end of its standard error; all of it if the bot has failed. */
  async lastWords(seat: Seat): Promise<string> {
    return (await this.#players[seat]?.lastWords()) ?? '';
  }

  async close(): Promise<void> {
    const result = standingsOf(this.#match.result()) ?? null;
    const match = this.#match;
    for (const [seat, player] of this.#players.entries())
      player?.end({ view: match.view(seat), linesFrom: linesFor(match, seat), result });
    await Promise.all(this.#players.map(player => player?.close()));
  }

  #newGame(seat: Seat): NewGame {
    const { game, options, table } = this.#match;
    const names = table.players.map(({ name }) => name);
    // must not depend on the secret seed of the match
    return newGame(game, options, { seat, names, seed: randomInt(2 ** 47) });
  }
}
