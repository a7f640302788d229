import { type NautilusIsland, nautilusIsland, seededRng, unnamed } from '@tidetable/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { continuation } from './continuation.ts';
import { addChild, newTree, resetTree } from './tree.ts';

const game = nautilusIsland;
const options = { seats: 2 };
const move = (text: string): number => game.parseMove(text) as number;

const dealt = (seed: number): NautilusIsland.State => {
  const s = game.blank(options);
  game.deal(s, unnamed(seededRng(seed)));
  return s;
};

/** One of the worlds that the seat to act thinks possible. */
const guessOf = (s: NautilusIsland.State): NautilusIsland.State => {
  const guess = game.blank(options);
  game.worlds(game.view(s, game.toAct(s))).sampleInto(guess, seededRng(99));
  return guess;
};

describe('a turn goes on', () => {
  const tree = newTree(10);
  const next = continuation(game, options, tree);
  let s = dealt(1);
  let column = 0;
  let collect = 0;

  beforeEach(() => {
    s = dealt(1);
    resetTree(tree);
    column = addChild(tree, 0, move('column 2'), 0, 0);
    collect = addChild(tree, column, move('collect'), 0, 0);
    next.begin(guessOf(s));
  });

  const play = (text: string): void => {
    next.play(move(text));
    game.play(s, move(text));
  };
  const view = (): NautilusIsland.View => game.view(s, game.toAct(s));

  test('where the seat went down the tree and sees what it foresaw', () => {
    play('column 2');
    expect(next.nodeFor(view())).toBe(column);
    expect(next.nodeFor(JSON.parse(JSON.stringify(view())))).toBe(column);
  });

  test('not if the move was never tried', () => {
    play('column 3');
    expect(next.nodeFor(view())).toBe(0);
  });

  test('not once its turn is over', () => {
    play('column 2');
    play('collect');
    expect(collect).toBeGreaterThan(0);
    expect(next.nodeFor(view())).toBe(0);
  });

  test('not in another game, nor for another seat', () => {
    play('column 2');
    const other = dealt(2);
    game.play(other, move('column 2'));
    expect(next.nodeFor(game.view(other, game.toAct(other)))).toBe(0);
    expect(next.nodeFor(game.view(s, 1 - game.toAct(s)))).toBe(0);
  });

  test('not if the move is impossible in what it foresaw', () => {
    addChild(tree, column, move('close'), 0, 0);
    play('column 2');
    next.play(move('close'));
    expect(next.nodeFor(view())).toBe(0);
  });
});

test('tokens that come to light end what was foreseen, unless they are the ones it guessed', () => {
  // Storing the last token but one refills the camp from the bag, whose order nobody knows.
  const tree = newTree(10);
  const next = continuation(game, options, tree);
  const legal = new Int32Array(game.maxLegal);
  let refills = 0;
  let lucky = 0;
  let others = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const s = dealt(seed);
    const rng = seededRng(seed);
    while (game.toAct(s) >= 0) {
      const m = legal[rng(game.legalMoves(s, legal))];
      const seat = game.toAct(s);
      const drawn = s.drawn;
      resetTree(tree);
      addChild(tree, 0, m, seat, 0);
      next.begin(guessOf(s));
      next.play(m);
      game.play(s, m);
      if (game.toAct(s) !== seat || !game.formatMove(m).startsWith('lay')) continue;
      const isForeseen = next.nodeFor(game.view(s, seat)) > 0;
      if (s.drawn === drawn) {
        others++;
        expect(isForeseen, `seed ${seed}`).toBe(true);
      } else if (isForeseen) lucky++;
      else refills++;
    }
  }
  expect(others).toBeGreaterThan(10);
  expect(refills).toBeGreaterThan(10);
  expect(lucky).toBeLessThan(refills / 4);
});
