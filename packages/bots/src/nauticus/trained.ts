/** The bots with a trained network: the pilot chooses among planned turns, Nemo searches a tree of them. */
import type { AnyGame, Options } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import type { Bot } from '../bot.ts';
import { type MakeJudge, networkJudge } from '../network/judge.ts';
import { loadNetwork } from '../network/loadNetwork.ts';
import { chanceOf, LOGIT_ONE, type Network } from '../network/network.ts';
import { WIDE } from './candidates.ts';
import { type Encoder, encode, newEncoder } from './encode.ts';
import { evaluateBy, type NauticusGame } from './evaluate.ts';
import { nauticusLearnable } from './learnable.ts';
import {
  newWidePlanner,
  type Plan,
  planWidely,
  type WidePlanner,
  type WideSetup,
} from './planner.ts';
import { type Judge, judgedSearch, type OfferedTurn, type Think } from './turnSearch.ts';
import { wholeTurns } from './wholeTurns.ts';

const ITERATIONS = 200;
const TURNS = 10; // that the search tries in a position
const DOUBT = 0.3; // of a logit, by which a turn must look worse to be tried e times less
const NARROW: Omit<WideSetup, 'evaluate'> = { width: 3, each: 3, only: 10 }; // further on in the search

const anyGame = (game: NauticusGame): AnyGame => game as unknown as AnyGame;

const load = (game: NauticusGame): Promise<Network> =>
  loadNetwork(anyGame(game), nauticusLearnable, new URL('./nauticus.net', import.meta.url));

export const judge: MakeJudge<NauticusGame> = async (game, options) =>
  networkJudge(anyGame(game), options, nauticusLearnable, await load(game));

/** The network alone: one turn ahead. */
export const pilot = async (game: NauticusGame, options: Options): Promise<Bot> =>
  wholeTurns(game, options, chooseTurn(game, options, await load(game)));

/** The network as evaluation and prior of a tree search over whole turns. */
export const nemo = async (game: NauticusGame, options: Options): Promise<Bot> =>
  wholeTurns(game, options, searchByNetwork(game, options, await load(game), ITERATIONS));

export const chooseTurn = (game: NauticusGame, options: Options, network: Network): Think => {
  const evaluate = evaluateBy(game);
  const planner = newWidePlanner(game, options, { evaluate, ...WIDE });
  const encoder = newEncoder(game);
  return s => {
    const plans = planWidely(planner, s);
    let best = plans[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const plan of plans) {
      const worth = worthOf(encoder, network, plan, s.toAct, options);
      if (worth > most) [best, most] = [plan, worth];
    }
    return best.moves.slice(0, best.length);
  };
};

const worthOf = (
  encoder: Encoder,
  network: Network,
  { state }: Plan,
  seat: number,
  options: Options,
): number => {
  encode(encoder, state, seat, network.input);
  network.run();
  return nauticusLearnable.worth(network.outputs, options);
};

export const searchByNetwork = (
  game: NauticusGame,
  options: Options,
  network: Network,
  iterations: number,
): Think =>
  judgedSearch(game, options, { iterations, turns: TURNS }, judgeByNetwork(game, options, network));

const judgeByNetwork = (game: NauticusGame, options: Options, network: Network): Judge => {
  const evaluate = evaluateBy(game);
  const atRoot = newWidePlanner(game, options, { evaluate, ...WIDE });
  const further = newWidePlanner(game, options, { evaluate, ...NARROW });
  const encoder = newEncoder(game);
  const worthAt = (plan: Plan, seat: number): number =>
    worthOf(encoder, network, plan, seat, options);
  return {
    turnsAt: (s, isRoot) => bestTurns(isRoot ? atRoot : further, s, worthAt),
    assess: (s, mover, values) => {
      if (s.toAct < 0) assessEnd(game, s, values);
      else {
        encode(encoder, s, mover, network.input);
        network.run();
        for (let n = 0; n < s.seats; n++)
          values[(mover + n) % s.seats] = chanceOf(network.outputs[n]);
      }
    },
  };
};

const bestTurns = (
  planner: WidePlanner,
  s: State,
  worthAt: (plan: Plan, seat: number) => number,
): OfferedTurn[] => {
  const ranked = planWidely(planner, s)
    .map(plan => ({ plan, worth: worthAt(plan, s.toAct) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(-TURNS);
  const most = ranked[ranked.length - 1].worth;
  const odds = ranked.map(({ worth }) => Math.exp((worth - most) / (DOUBT * LOGIT_ONE)));
  const sum = odds.reduce((a, b) => a + b, 0);
  return ranked.map(({ plan: { moves, length } }, i) => ({
    moves: moves.slice(0, length),
    prior: odds[i] / sum,
  }));
};

/** A shared first place splits the win. */
const assessEnd = (game: NauticusGame, s: State, values: Float64Array): void => {
  let first = 0;
  for (let seat = 0; seat < s.seats; seat++) if (game.place(s, seat) === 1) first++;
  for (let seat = 0; seat < s.seats; seat++)
    values[seat] = game.place(s, seat) === 1 ? 1 / first : 0;
};
