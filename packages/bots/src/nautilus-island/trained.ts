/** The bots with a network trained by self-play. */
import type { AnyGame, Options } from '@tidetable/rules';
import type { Bot } from '../bot.ts';
import { type MakeJudge, networkJudge } from '../network/judge.ts';
import { loadNetwork } from '../network/loadNetwork.ts';
import type { Network } from '../network/network.ts';
import { networkBot } from '../network/networkBot.ts';
import { roundSearch } from '../network/roundSearch.ts';
import type { NautilusIslandGame } from './evaluate.ts';
import { learnable, worthAtEnd } from './learnable.ts';

const anyGame = (game: NautilusIslandGame): AnyGame => game as unknown as AnyGame;

const network = (game: NautilusIslandGame): Promise<Network> =>
  loadNetwork(anyGame(game), learnable, new URL('./nautilus-island.net', import.meta.url));

export const judge: MakeJudge<NautilusIslandGame> = async (game, options) =>
  networkJudge(anyGame(game), options, learnable, await network(game));

/** The network alone. */
export const pilot = async (game: NautilusIslandGame, options: Options): Promise<Bot> =>
  networkBot(anyGame(game), options, learnable, await network(game));

/** The network with a search of one round. */
export const nemo = async (game: NautilusIslandGame, options: Options): Promise<Bot> =>
  roundSearch(anyGame(game), options, learnable, await network(game), {
    candidates: 8,
    worlds: 8,
    halvings: 1,
    worthAtEnd: (s, seat) => worthAtEnd(anyGame(game), s, seat),
  });
