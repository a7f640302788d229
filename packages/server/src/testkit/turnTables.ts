/** Tables that wait for servers: bots that may play, and people whose time is out. */
import { type AnyMatch, isProblem, type Player, replayMatch } from '@tidetable/match';
import { games, isOptionProblem, readOptions } from '@tidetable/rules';
import type { Store } from '../store/store.ts';
import { beginMatch, sealedPlan } from '../tables/newTable.ts';
import { dueAtStart } from '../tables/tableClock.ts';
import { planOf } from './storeSamples.ts';

const DAY = 24 * 60 * 60 * 1000; // milliseconds

const begin = async (store: Store, seats: readonly Player[], turnMs: number): Promise<string> => {
  const { nauticus: game } = games;
  const options = readOptions(game, { seats: seats.length });
  if (isOptionProblem(options)) throw new Error(options.code);
  const { id: _, seed: __, ...usual } = planOf('', { pace: { clock: 'turn', turnMs } });
  const plan = sealedPlan({ ...usual, game: game.id, rules: game.rules, options });
  const now = await store.now();
  const salts = seats.map(() => null);
  const { match, start, log } = beginMatch(plan, { seats, seed: plan.seed, salts, now });
  const due = dueAtStart(match, now);
  await store.createTable(plan);
  await store.startMatch(plan.id, [], start, log, { began: now, toAct: match.toAct, due });
  return plan.id;
};

const person = (name: string): Player => ({ name, kind: 'human' });
const bot = (name: string): Player => ({ name, kind: 'bot', level: 'greedy' });

/** Two bots with days for a turn: servers let them play to the end. */
export const botTable = (store: Store): Promise<string> =>
  begin(store, [bot('Bob'), bot('Bea')], DAY);

/** Two people, whose time is out in a moment; that it was is noted once. */
export const lateTable = (store: Store, time: number): Promise<string> =>
  begin(store, [person('Ana'), person('Ben')], time);

/** As it is stored; throws if it cannot be replayed. */
export const readMatch = async (store: Store, id: string): Promise<AnyMatch> => {
  const start = (await store.readTable(id))?.start;
  if (!start) throw new Error(`${id} is gone`);
  const match = replayMatch({ ...start, log: await store.readLog(id, 0), result: null });
  if (isProblem(match)) throw new Error(`${id}: ${JSON.stringify(match)}`);
  return match;
};
