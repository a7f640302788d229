/** Contract tests of the candidates and features with which a network is trained. */
import { type AnyGame, CHANCE, type Options, OVER, seededRng, unnamed } from '@tidetable/rules';
import { legalList } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { drawOutcome } from '../chance.ts';
import { newInput } from '../network/input.ts';
import type { Candidates, Learnable } from '../network/learnable.ts';
import { blocksOf, type Shape } from '../network/shape.ts';

export const describeLearnable = (
  game: AnyGame,
  learnable: Learnable,
  tables: readonly Options[],
): void => {
  for (const options of tables) {
    test(`candidates of ${JSON.stringify(options)} can be played, and their features fit the network`, () => {
      const candidates = learnable.candidatesAt(game, options);
      playByCandidates(game, options, 7, candidates, (s, count) =>
        checkCandidates(game, learnable, s, candidates, count),
      );
    });
  }

  test('every table is one of the game', () => {
    for (const options of learnable.tables) expect(game.refuseOptions(options)).toBeUndefined();
  });
};

/** Plays a game in which chance chooses among the candidates; `watch` sees each decision. */
const playByCandidates = (
  game: AnyGame,
  options: Options,
  seed: number,
  candidates: Candidates,
  watch: (s: object, count: number) => void,
): void => {
  const s = game.blank(options);
  const rng = seededRng(seed);
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    const legal = legalList(game, s);
    if (seat === CHANCE) {
      game.play(s, drawOutcome(game, s, legal, legal.length, rng));
      continue;
    }
    const count = candidates.consider(game.view(s, seat));
    watch(s, count);
    for (const m of candidates.moves(rng(count))) {
      expect(legalList(game, s)).toContain(m);
      game.play(s, m);
    }
  }
};

const checkCandidates = (
  game: AnyGame,
  { shape }: Learnable,
  s: object,
  candidates: Candidates,
  count: number,
): void => {
  expect(count).toBeGreaterThan(0);
  expect(candidates.moves(count - 1).length).toBeGreaterThan(0);
  expect(legalList(game, s)).toContain(candidates.moves(count - 1)[0]);
  const input = newInput(shape);
  candidates.encode(count - 1, input);
  expect(input.block).toBe(blocksOf(shape));
  expect(input.length).toBeLessThanOrEqual(shape.mostListed);
  featuresByBlock(shape).forEach((features, block) => {
    const own = input.index.subarray(input.ends[block - 1] ?? 0, input.ends[block]);
    for (const feature of own) expect(feature).toBeLessThan(features);
    expect(new Set(own).size).toBe(own.length); // none is listed twice
  });
};

const featuresByBlock = ({ groups }: Shape): number[] =>
  groups.flatMap(({ blocks, features }) => new Array<number>(blocks).fill(features));
