/** The bots of one table, in a worker of their own: whoever scrubs through time need not wait for them. */
import { type Adviser, adviserFor, type Bot, botsFor, type Turn } from '@tidetable/bots';
import type { Decision } from '@tidetable/match';
import {
  type AnyGame,
  type GameId,
  games,
  type Options,
  type Seat,
  seededRng,
} from '@tidetable/rules';
import { answerCalls } from './rpc.ts';
import type { AdviceInWords } from './table.ts';

const rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]);
const bots = new Map<Seat, Bot>();
let adviser: Adviser | undefined; // one table, one adviser

const turnOf = (game: AnyGame, { view, legal }: Decision): Turn => {
  const moves = Int32Array.from(legal, text => game.parseMove(text) as number);
  return { game, view: () => view, legal: moves, count: moves.length, rng };
};

const functions = {
  think(game: GameId, options: Options, decision: Decision, level: string): string {
    let bot = bots.get(decision.seat);
    if (!bot) {
      bot = botsFor(game)[level](options);
      bots.set(decision.seat, bot);
    }
    return games[game].formatMove(bot(turnOf(games[game], decision)));
  },

  advise(id: GameId, options: Options, decision: Decision): AdviceInWords {
    const game = games[id];
    adviser ??= adviserFor(id)(options);
    const { runnerUp, ...advice } = adviser(turnOf(game, decision));
    return {
      ...advice,
      move: game.formatMove(advice.move),
      runnerUp: runnerUp === undefined ? undefined : game.formatMove(runnerUp),
    };
  },
};

export type Thinkers = typeof functions;

answerCalls(functions);
