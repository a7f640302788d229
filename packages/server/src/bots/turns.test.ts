import { decisionOf } from '@tidetable/match';
import { type NewTable, parseNewTable } from '@tidetable/protocol';
import { expect, test } from 'vitest';
import type { TablePlan } from '../store/store.ts';
import { beginMatch, planTable, playersOf } from '../tables/newTable.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Question } from './botThread.ts';
import { startThinkers } from './thinkers.ts';

/** The first decision of a match. */
const question = (): Question => {
  const bot = { kind: 'bot', name: 'Bob', level: 'greedy' } as const;
  const wish = parseNewTable({ game: 'nauticus', seats: [{ kind: 'person' }, bot] }) as NewTable;
  const plan = planTable('ana', wish) as TablePlan;
  const players = playersOf(plan, [{ seat: 0, person: 'ana', name: 'Ana' }]) ?? [];
  const { match } = beginMatch(plan, {
    seats: players,
    seed: plan.seed,
    salts: [null, null],
    now: 0,
  });
  const { game, options, toAct } = match;
  const decision = { ...decisionOf(match, toAct) };
  return { table: plan.id, game: game.id, rules: game.rules, options, level: 'greedy', decision };
};
const gaugeOf = (metrics: ReturnType<typeof createMetrics>, name: string): number =>
  Number(new RegExp(`^tidetable_${name} (.+)$`, 'm').exec(metrics.text())?.[1]);

test('bots of one owner with many tables wait for those of others', async () => {
  const metrics = createMetrics();
  const thinkers = startThinkers(metrics, 1);
  const order: string[] = [];
  const think = async (owner: string, isWatched = true): Promise<void> => {
    expect(await thinkers.think(question(), { owner, isWatched })).not.toBe('');
    order.push(isWatched ? owner : `${owner}, unwatched`);
  };
  const all = [think('ben', false), ...[1, 2, 3, 4, 5].map(() => think('ana')), think('cleo')];
  expect(gaugeOf(metrics, 'bot_queue')).toBe(6);
  expect(gaugeOf(metrics, 'bot_threads_busy')).toBe(1);
  const late = think('ben', false);
  await Promise.all([...all, late]);
  expect(order).toEqual([
    'ben, unwatched', // was there first
    'ana',
    'cleo',
    ...['ana', 'ana', 'ana', 'ana'],
    'ben, unwatched',
  ]);
  expect(metrics.text()).toContain('tidetable_bot_think_seconds_count 8');
  await thinkers.close();
});

test('a question that is taken back before its turn is not asked', async () => {
  const metrics = createMetrics();
  const thinkers = startThinkers(metrics, 1);
  const closing = new AbortController();
  const asker = { owner: 'ana', isWatched: true };
  const first = thinkers.think(question(), asker);
  const second = thinkers.think(question(), { ...asker, signal: closing.signal });
  closing.abort();
  await expect(second).rejects.toThrow();
  await first;
  expect(metrics.text()).toContain('tidetable_bot_think_seconds_count 1');
  await thinkers.close();
});
