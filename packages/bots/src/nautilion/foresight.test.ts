import { CHANCE, nautilion, type Options, OVER, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import { decisionAt } from '../testkit/decisionAt.ts';
import { foresight } from './foresight.ts';
import { greedyAdmiral } from './onePly.ts';

const options: Options = {
  seats: 1,
  ship: 'C1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
};

const budget = { width: 2, voyages: 2, looks: 1e6 };

/** Strength is measured in docs/strength.md; these tests check legal moves and reproducibility. */
const sail = (bot: Bot, seed: number): { moves: number[]; won: number } => {
  const s = nautilion.blank(options);
  const rng = seededRng(seed);
  const legal = new Int32Array(nautilion.maxLegal);
  nautilion.deal(s, unnamed(rng));
  const moves: number[] = [];
  for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
    const count = nautilion.legalMoves(s, legal);
    const m =
      seat === CHANCE
        ? drawOutcome(nautilion, s, legal, count, rng)
        : (nautilion.parseMove(bot(decisionAt(nautilion, s), rng)) as number);
    expect(legal.subarray(0, count)).toContain(m);
    nautilion.play(s, m);
    moves.push(m);
  }
  return { moves, won: nautilion.score(s, 0) };
};

test('the same seed gives the same voyage, and not that of the one-ply player', () => {
  const voyage = sail(foresight(nautilion, options, budget), 4);
  expect(sail(foresight(nautilion, options, budget), 4)).toEqual(voyage);
  expect(sail(greedyAdmiral(nautilion, options), 4).moves).not.toEqual(voyage.moves);
});

test('a turn has only so many looks, however many voyages there might be', () => {
  const some = sail(foresight(nautilion, options, { width: 2, voyages: 40, looks: 20 }), 4);
  const many = sail(foresight(nautilion, options, { width: 2, voyages: 400, looks: 20 }), 4);
  expect(many).toEqual(some);
});
