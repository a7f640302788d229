/** A thread in which bots think, one decision after the other. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type Level, loadBot } from '@tidetable/bots';
import type { Decision } from '@tidetable/match';
import { type GameId, gameOfEdition, type Options, seededRng } from '@tidetable/rules';

/** A decision, with everything that a bot needs of its table. */
export interface Question {
  readonly table: string;
  readonly game: GameId;
  readonly rules: number; // edition
  readonly options: Options;
  readonly level: Level;
  readonly decision: Decision;
}
export interface BotCall {
  readonly id: number;
  readonly question: Question;
}
export type BotAnswer =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly error: string };

/** A bot may keep its search tree; beyond this many bots, the least recently used is dropped. */
const MOST_BOTS = 200;
const bots = new Map<string, Promise<Bot>>();
const rng = seededRng(crypto.getRandomValues(new Uint32Array(1))[0]);

const seatBot = async ({ game: id, rules, options, level }: Question): Promise<Bot> => {
  const game = gameOfEdition(id, { rules, sheet: null });
  if (!game) throw new Error(`no edition ${rules} of ${id}`);
  return loadBot(game, options, level);
};

const botOf = (question: Question): Promise<Bot> => {
  const key = `${question.table}/${question.decision.seat}`;
  const bot = bots.get(key) ?? seatBot(question);
  bots.delete(key);
  bots.set(key, bot);
  for (const oldest of bots.keys()) {
    if (bots.size <= MOST_BOTS) break;
    bots.delete(oldest);
  }
  return bot;
};

const answer = async ({ id, question }: BotCall): Promise<BotAnswer> => {
  try {
    return { id, move: (await botOf(question))(question.decision, rng) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', async (call: BotCall) => parentPort?.postMessage(await answer(call)));
