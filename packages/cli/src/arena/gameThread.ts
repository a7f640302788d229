/** A thread that plays games one after another, with its own bots and its own child processes. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotTimes } from '@tidetable/protocol/referee';
import { type GameId, gameOfEdition, type Options, type PlayedEdition } from '@tidetable/rules';
import { type BotChoice, type BotNames, commandWords, isForeign } from './botChoice.ts';
import { ForeignPlayer } from './foreignPlayer.ts';
import { ownPlayer, type Player } from './player.ts';
import { type Outcome, playGame } from './playGame.ts';
import { type Seating, seatings, type Terms } from './schedule.ts';

export interface ThreadData {
  readonly game: GameId;
  readonly edition: PlayedEdition;
  readonly options: Options;
  readonly bots: readonly BotChoice[];
  readonly terms: Terms;
  readonly limits: BotTimes;
  readonly namespace: readonly string[]; // for foreign bots
  /** The numbers of this thread’s process groups, to kill them when the program ends. */
  readonly pids: Int32Array;
}

export type ToThread = { readonly play: number } | { readonly close: true };
export interface FromThread {
  readonly game: number;
  readonly outcome: Outcome;
  readonly names: BotNames; // known to this thread so far
}

const { game: id, edition, options, bots, terms, limits, namespace, pids }: ThreadData = workerData;
const game = gameOfEdition(id, edition);
if (!game) throw new Error(`no edition ${edition.rules} of ${id}`);
const kinds = seatings(terms);
const players = new Map<string, Player>();

/** The players of a game; a bot on several seats is several players. */
const seat = (seating: Seating): Player[] =>
  seating.map((bot, seat) => {
    const copy = seating.slice(0, seat).filter(b => b === bot).length;
    const key = `${bot}/${copy}`;
    const player = players.get(key) ?? newPlayer(bots[bot]);
    players.set(key, player);
    return player;
  });

const newPlayer = (bot: BotChoice): Player => {
  if (!isForeign(bot)) return ownPlayer(bot, game, options);
  const slot = players.size;
  const command = { words: commandWords(bot), namespace };
  return new ForeignPlayer(command, limits, pid => Atomics.store(pids, slot, pid));
};

const namesSaid = (): BotNames => bots.map((_, bot) => players.get(`${bot}/0`)?.name() ?? null);

const play = (index: number): Promise<Outcome> => {
  const seating = kinds[index % kinds.length];
  const deal = Math.floor(index / kinds.length);
  const names = seating.map(bot => `bot ${bot + 1}`); // opponents must not see a command line
  return playGame({ game, options, seed: terms.seed, deal, index, names }, seat(seating));
};

parentPort?.on('message', async (message: ToThread) => {
  if ('play' in message) {
    const outcome = await play(message.play);
    parentPort?.postMessage({
      game: message.play,
      outcome,
      names: namesSaid(),
    } satisfies FromThread);
  } else {
    await Promise.all([...players.values()].map(player => player.close()));
    parentPort?.close();
  }
});
