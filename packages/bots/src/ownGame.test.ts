import { type AnyGame, CHANCE, games, OVER, seededRng, unnamed } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { drawOutcome, loadAdviser, loadBot } from './index.ts';
import { decisionAt } from './testkit/decisionAt.ts';

/** Runs something while every function of the standard game fails. */
const withoutStandard = async (standard: AnyGame, run: () => Promise<void>): Promise<void> => {
  const kept = { ...standard };
  for (const name of Object.keys(standard))
    if (typeof kept[name as keyof AnyGame] === 'function')
      Object.assign(standard, {
        [name]: () => {
          throw new Error(`asked the standard game for ${name}`);
        },
      });
  try {
    await run();
  } finally {
    Object.assign(standard, kept);
  }
};

describe.each(Object.values(games))('a table of $id plays by its own game object', standard => {
  const own: AnyGame = { ...standard };
  const options = { seats: 2, ...Object.fromEntries(own.options.map(o => [o.name, o.default])) };

  /** Stronger ones only think longer. */
  test.each(['random', 'greedy', 'deckhand'] as const)('%s', async level => {
    const most = level === 'greedy' ? Number.POSITIVE_INFINITY : 4; // one game to its end
    await withoutStandard(standard, async () => {
      const s = own.blank(options);
      const legal = new Int32Array(own.maxLegal);
      const rng = seededRng(1);
      own.deal(s, unnamed(rng));
      const bot = await loadBot(own, options, level);
      const advise = await loadAdviser(own, options, level);
      for (let asked = 0; own.toAct(s) !== OVER && asked < most; ) {
        const n = own.legalMoves(s, legal);
        if (own.toAct(s) === CHANCE) {
          own.play(s, drawOutcome(own, s, legal, n, rng));
          continue;
        }
        const decision = decisionAt(own, s);
        if (++asked <= 2) expect(decision.legal).toContain(advise(decision, rng).move);
        own.play(s, own.parseMove(bot(decision, rng)) as number);
      }
    });
  });
});
