import { createHash } from 'node:crypto';
import { type AnyGame, CHANCE, nautilusIsland, OVER, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { newInput } from '../network/input.ts';
import { blocksOf, type Shape } from '../network/shape.ts';
import { candidatesOf } from './candidates.ts';
import { ENCODING, encode, SHAPE } from './encode.ts';
import { blankKnown, readKnown } from './known.ts';

const game = nautilusIsland;

/** Plays random candidates, and calls `look` at each decision. */
const playCandidates = (
  seats: number,
  seed: number,
  look: (candidates: ReturnType<typeof candidatesOf>, n: number) => void,
): void => {
  const s = game.blank({ seats });
  const rng = seededRng(seed);
  const legal = new Int32Array(game.maxLegal);
  const candidates = candidatesOf(game as unknown as AnyGame);
  game.deal(s, unnamed(rng));
  while (game.toAct(s) !== OVER) {
    if (game.toAct(s) === CHANCE) {
      game.play(s, legal[rng(game.legalMoves(s, legal))]);
      continue;
    }
    const n = candidates.consider(game.view(s, game.toAct(s)));
    expect(n).toBeGreaterThan(0);
    look(candidates, n);
    for (const m of candidates.moves(rng(n))) {
      expect(game.whyNot(s, m)).toBeUndefined();
      game.play(s, m);
    }
  }
};

const isWellFormed = (
  { groups, mostListed }: Shape,
  input: ReturnType<typeof newInput>,
): boolean => {
  const features = groups.flatMap(g => new Array<number>(g.blocks).fill(g.features));
  let from = 0;
  for (let block = 0; block < features.length; block++) {
    const listed = input.index.subarray(from, input.ends[block]);
    if (listed.some(index => index >= features[block])) return false;
    from = input.ends[block];
  }
  return input.block === blocksOf(SHAPE) && input.length <= mostListed;
};

test('every candidate is legal, and every position it leads to fits the network, for all numbers of players', () => {
  const input = newInput(SHAPE);
  for (let seed = 1; seed <= 12; seed++)
    playCandidates(2 + (seed % 3), seed, (candidates, n) => {
      for (let i = 0; i < n; i++) {
        candidates.encode(i, input);
        expect(isWellFormed(SHAPE, input)).toBe(true);
      }
    });
});

test('the same positions give the same features: whoever changes them counts ENCODING up', () => {
  const hash = createHash('sha256');
  const input = newInput(SHAPE);
  playCandidates(3, 5, (candidates, n) => {
    for (let i = 0; i < n; i++) {
      candidates.encode(i, input);
      hash.update(
        `${input.index.subarray(0, input.length)}/${input.value.subarray(0, input.length)}/${input.ends}\n`,
      );
    }
  });
  expect({ ENCODING, features: hash.digest('hex').slice(0, 16) }).toEqual({
    ENCODING: 1,
    features: '360760116706ef77',
  });
});

test('a candidate is judged by what its seat knows: other worlds of the same view give the same features', () => {
  const s = game.blank({ seats: 2 });
  const rng = seededRng(3);
  const legal = new Int32Array(game.maxLegal);
  game.deal(s, unnamed(rng));
  for (let i = 0; i < 60; i++) game.play(s, legal[rng(game.legalMoves(s, legal))]);
  const view = game.view(s, game.toAct(s));
  const other = game.blank({ seats: 2 });
  game.worlds(view).sampleInto(other, rng);
  const inputs = [s, other].map(world => {
    const candidates = candidatesOf(game as unknown as AnyGame);
    const n = candidates.consider(game.view(world, game.toAct(world)));
    return Array.from({ length: n }, (_, i) => {
      const input = newInput(SHAPE);
      candidates.encode(i, input);
      return input;
    });
  });
  expect(inputs[1]).toEqual(inputs[0]);
});

test('a turn leads to the position that its seat then sees, where nothing comes to light', () => {
  let compared = 0;
  for (let seed = 1; seed <= 9; seed++) {
    const seats = 2 + (seed % 3);
    const s = game.blank({ seats });
    const rng = seededRng(seed);
    const legal = new Int32Array(game.maxLegal);
    const candidates = candidatesOf(game as unknown as AnyGame);
    const known = blankKnown(game.components as Parameters<typeof blankKnown>[0]);
    game.deal(s, unnamed(rng));
    while (game.toAct(s) !== OVER) {
      const seat = game.toAct(s);
      if (seat === CHANCE) {
        game.play(s, legal[rng(game.legalMoves(s, legal))]);
        continue;
      }
      const before = game.view(s, seat);
      const candidate = rng(candidates.consider(before));
      const foreseen = newInput(SHAPE);
      candidates.encode(candidate, foreseen);
      for (const m of candidates.moves(candidate)) game.play(s, m);
      if (game.toAct(s) === OVER) break;
      if (game.toAct(s) === CHANCE) continue;
      const after = game.view(s, seat);
      const drew = after.players[seat].handSize > before.players[seat].handSize;
      if (drew || after.bag !== before.bag) continue;
      const seen = newInput(SHAPE);
      readKnown(known, after);
      encode(known, seen);
      expect(foreseen).toEqual(seen);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});
