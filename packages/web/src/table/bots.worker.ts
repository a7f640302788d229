/** The bots of one table, in their own worker, so that moving through time never waits for them. */
import {
  type Advice,
  type Adviser,
  type Bot,
  type Level,
  loadBot,
  loadFirstMate,
} from '@tidetable/bots';
import type { Decision } from '@tidetable/match';
import { type Seat, seededRng } from '@tidetable/rules';
import { gameAt } from './gameAt.ts';
import { answerCalls } from './rpc.ts';
import type { TableCard } from './table.ts';

const rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]);
const bots = new Map<Seat, Promise<Bot>>();
let adviser: Promise<Adviser> | undefined; // one table, one adviser

/** A bot's knowledge of its table. */
export type BotGame = Pick<TableCard, 'game' | 'edition' | 'options'>;

const functions = {
  async think(at: BotGame, decision: Decision, level: Level): Promise<string> {
    const { seat } = decision;
    const bot = bots.get(seat) ?? gameAt(at).then(game => loadBot(game, at.options, level));
    bots.set(seat, bot);
    return (await bot)(decision, rng);
  },

  async advise(at: BotGame, decision: Decision): Promise<Advice> {
    adviser ??= gameAt(at).then(game => loadFirstMate(game, at.options));
    return (await adviser)(decision, rng);
  },
};

export type Thinkers = typeof functions;

answerCalls(functions);
