/** The bots of one table, in a worker of their own: whoever scrubs through time need not wait for them. */
import {
  type Advice,
  type Adviser,
  type Bot,
  type Level,
  loadAdviser,
  loadBot,
} from '@tidetable/bots';
import { games, type Seat, seededRng } from '@tidetable/rules';
import type { Thought } from './engine.worker.ts';
import { answerCalls } from './rpc.ts';

const rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]);
const bots = new Map<Seat, Promise<Bot>>();
let adviser: Promise<Adviser> | undefined; // one table, one adviser

const functions = {
  async think(thought: Thought, level: Level): Promise<string> {
    const { game, options, seat } = thought;
    const bot = bots.get(seat) ?? loadBot(games[game], options, level);
    bots.set(seat, bot);
    return (await bot)(thought, rng);
  },

  async advise(thought: Thought): Promise<Advice> {
    adviser ??= loadAdviser(games[thought.game], thought.options);
    return (await adviser)(thought, rng);
  },
};

export type Thinkers = typeof functions;

answerCalls(functions);
