/** The bots with a trained network: the pilot takes the best candidate, Nemo searches the next roll too. */
import type { AnyGame, Move, Nautilion, Options, Rng } from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { type MakeJudge, networkJudge } from '../network/judge.ts';
import { loadNetwork } from '../network/loadNetwork.ts';
import type { Network } from '../network/network.ts';
import { networkBot } from '../network/networkBot.ts';
import { findCandidates, movesOf, newTurnCandidates, type TurnCandidates } from './candidates.ts';
import { encode } from './encode.ts';
import { nautilionLearnable } from './learnable.ts';
import type { NautilionGame } from './turnSearch.ts';
import { newTwoPlies, type TwoPlies, worthOfNext } from './twoPlies.ts';

const WIDTH = 8; // candidates that are searched one roll further
const LOOKS = 90_000; // positions evaluated; after that the remaining candidates are not searched

const anyGame = (game: NautilionGame): AnyGame => game as unknown as AnyGame;

const load = (game: NautilionGame): Promise<Network> =>
  loadNetwork(anyGame(game), nautilionLearnable, new URL('./nautilion.net', import.meta.url));

export const judge: MakeJudge<NautilionGame> = async (game, options) =>
  networkJudge(anyGame(game), options, nautilionLearnable, await load(game));

/** The network alone. */
export const pilot = async (game: NautilionGame, options: Options): Promise<Bot> =>
  networkBot(anyGame(game), options, nautilionLearnable, await load(game));

/** The network, one roll further on. */
export const nemo = async (game: NautilionGame, options: Options): Promise<Bot> =>
  twoPlyBot(game, options, await load(game));

export const twoPlyBot = (game: NautilionGame, options: Options, network: Network): Bot => {
  const candidates = newTurnCandidates(game, options);
  const next = newTwoPlies(game, options, network);
  const now = game.blank(options);
  return botOf(game, ({ view }, legal, rng: Rng) => {
    if (legal.length === 1) return legal[0];
    game.worlds(view as Nautilion.View).sampleInto(now, rng);
    const m = bestMove(candidates, next, now);
    return legal.includes(m) ? m : legal[0];
  });
};

/** Compares the best candidates of the network by their mean value after the next roll. */
const bestMove = (candidates: TurnCandidates, next: TwoPlies, s: Nautilion.State): Move => {
  const order = inOrder(candidates, next, findCandidates(candidates, s));
  next.looks = 0;
  let best = order[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of order.slice(0, WIDTH)) {
    if (next.looks > LOOKS) break;
    const worth = worthOfNext(next, candidates.candidates[candidate].state);
    if (worth > most) [best, most] = [candidate, worth];
  }
  return movesOf(candidates, best)[0];
};

const inOrder = (
  candidates: TurnCandidates,
  { network, options }: TwoPlies,
  count: number,
): number[] => {
  const worths = Float64Array.from({ length: count }, (_, i) => {
    encode(candidates.encoder, candidates.candidates[i].state, network.input);
    network.run();
    return nautilionLearnable.worth(network.outputs, options);
  });
  return Array.from(worths.keys()).sort((a, b) => worths[b] - worths[a]);
};
