/** The bots of one table, in a worker of their own: whoever scrubs through time need not wait for them. */
import {
  type Adviser,
  adviserFor,
  type Bot,
  botsFor,
  type Level,
  type Turn,
} from '@tidetable/bots';
import { games, type Seat, seededRng } from '@tidetable/rules';
import type { Thought } from './engine.worker.ts';
import { answerCalls } from './rpc.ts';
import type { AdviceInWords } from './table.ts';

const rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]);
const bots = new Map<Seat, Bot>();
let adviser: Adviser | undefined; // one table, one adviser

const turnOf = ({ game: id, view, legal }: Thought): Turn => {
  const game = games[id];
  const moves = Int32Array.from(legal, text => game.parseMove(text) as number);
  return { game, view: () => view, legal: moves, count: moves.length, rng };
};

const functions = {
  think(thought: Thought, level: Level): string {
    let bot = bots.get(thought.seat);
    if (!bot) {
      bot = botsFor(thought.game)[level](thought.options);
      bots.set(thought.seat, bot);
    }
    return games[thought.game].formatMove(bot(turnOf(thought)));
  },

  advise(thought: Thought): AdviceInWords {
    const game = games[thought.game];
    adviser ??= adviserFor(thought.game)(thought.options);
    const { runnerUp, ...advice } = adviser(turnOf(thought));
    return {
      ...advice,
      move: game.formatMove(advice.move),
      runnerUp: runnerUp === undefined ? undefined : game.formatMove(runnerUp),
    };
  },
};

export type Thinkers = typeof functions;

answerCalls(functions);
