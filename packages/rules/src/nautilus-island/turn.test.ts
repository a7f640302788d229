import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given, handOf, legal, played, refusal } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';

const sideOf = (s: State): string => game.view(s, 0).side;

test('[NI9] the first round goes clockwise from the first player, wherever the markers stand', () => {
  const s = game.blank({ seats: 4 });
  const rng = seededRng(5);
  game.deal(s, (n, fact) => (fact === 'first' ? 2 : rng(n)));
  const order = [];
  for (const column of ['column 6', 'column 1', 'column 4', 'column 2']) {
    order.push(game.toAct(s));
    played(s, column, 'collect');
  }
  expect(order).toEqual([2, 3, 0, 1]);
});

test('[NI10] later rounds go by the markers from the back, as they stood when the round began', () => {
  const s = given({ seats: 4, markers: [5, 2, 6, 1] });
  expect(game.toAct(s)).toBe(3);
  played(s, 'column 6', 'collect');
  expect(game.toAct(s)).toBe(1);
  played(s, 'column 5', 'collect');
  expect(game.toAct(s)).toBe(0);
  played(s, 'column 1', 'collect');
  expect(game.toAct(s)).toBe(2);
  played(s, 'column 2', 'collect');
  expect(game.view(s, 0).order).toEqual([0, 2, 1, 3]);
});

test('[NI10] [NI12] [NI13] the example of the rulebook: blue, then yellow, then red', () => {
  const [blue, red, yellow] = [0, 1, 2];
  const s = given({ seats: 3, markers: [2, 5, 3], round: 4 });
  expect(game.view(s, 0).order).toEqual([blue, yellow, red]);
  expect(legal(s)).toEqual(['column 1', 'column 3', 'column 4', 'column 5']);
  played(s, 'column 3', 'collect'); // where yellow still stands, on the other side
  expect(game.toAct(s)).toBe(yellow);
  expect(refusal(s, 'column 3')).toBe('own-column NI12');
  played(s, 'column 2', 'collect');
  expect(game.toAct(s)).toBe(red);
  expect(legal(s)).toEqual(['column 1', 'column 4']);
});

test('[NI11] the first round is played on the top side, then the sides alternate', () => {
  const s = dealt(game, { seats: 2 }, seededRng(1));
  const sides = [];
  for (const columns of [
    ['column 1', 'column 2'],
    ['column 3', 'column 4'],
    ['column 1', 'column 2'],
  ]) {
    sides.push(sideOf(s));
    for (const column of columns) played(s, column, 'collect');
  }
  expect([...sides, sideOf(s)]).toEqual(['top', 'bottom', 'top', 'bottom']);
});

test('[NI11] a turn begins with a column and nothing else', () => {
  const s = dealt(game, { seats: 3 }, seededRng(1));
  expect(legal(s)).toEqual(['column 1', 'column 2', 'column 3', 'column 4', 'column 5']);
  for (const text of ['collect', 'idle', 'store green', 'lay 1', 'close', 'leave']) {
    expect(refusal(s, text)).toBe('explore-first NI11');
  }
});

test('[NI12] nobody stays at a column, also not on the other side', () => {
  const s = given({ markers: [3, 4] });
  expect(legal(s)).toEqual(['column 1', 'column 2', 'column 4']);
});

test('[NI13] a column taken in this round is barred, one left behind is free', () => {
  const s = given({ seats: 3, markers: [1, 2, 3] });
  played(s, 'column 4', 'collect');
  expect(refusal(s, 'column 4')).toBe('column-taken NI13');
  expect(legal(s)).toEqual(['column 1', 'column 3', 'column 5']); // 1: left just now; 3: across
});

test('[NI13] in the first round too, a column takes one marker', () => {
  const s = dealt(game, { seats: 2 }, seededRng(1));
  played(s, 'column 2', 'collect');
  expect(legal(s)).toEqual(['column 1', 'column 3', 'column 4']);
});

test('[NI12] [NI13] somebody who plays last still has two columns to choose from', () => {
  const s = given({ seats: 4, markers: [1, 2, 3, 4] });
  played(s, 'column 2', 'collect', 'column 1', 'collect', 'column 5', 'collect');
  expect(legal(s)).toEqual(['column 3', 'column 6']);
});

test('[NI14] after exploring one collects or stores, each colour in hand being a store', () => {
  const s = given({ hands: ['g1 b2 b3 y4'] });
  played(s, 'column 4');
  expect(legal(s)).toEqual(['collect', 'store green', 'store blue']);
});

test('[NI14] doing nothing is refused, and so is exploring twice', () => {
  const s = given({});
  played(s, 'column 4');
  expect(refusal(s, 'idle')).toBe('must-act NI14');
  expect(refusal(s, 'column 3')).toBe('already-explored NI14');
  expect(legal(s)).toEqual(['collect']);
});

test('[NI14] one action, and the turn is over', () => {
  const s = given({ hands: ['g1'] });
  played(s, 'column 4', 'collect');
  expect(game.toAct(s)).toBe(1);
  expect(game.view(s, 0).phase).toBe('explore');
});

test('[NI14] a store once announced cannot be taken back for a collection', () => {
  const s = given({ hands: ['g1'] });
  played(s, 'column 4', 'store green');
  expect(refusal(s, 'collect')).toBe('lay-first NI17');
});

for (const [column, cards] of [
  [1, 'g1'],
  [2, 'g1 r2'],
  [4, 'g1 r2 y3'],
] as const) {
  test(`[NI15] column ${column} gives the top card of each of its stacks: ${cards}`, () => {
    const stacks = { [column]: cards.split(' ').map(card => `${card} o4`) };
    const s = given({ markers: [3, 4], stacks });
    played(s, `column ${column}`, 'collect');
    expect(handOf(s, 0)).toBe(cards);
    const left = game.view(s, 0).columns[column - 1];
    expect(left.height).toBe(7);
    expect(left.stacks.map(stack => stack.top)).toEqual(
      left.stacks.map(stack => (stack.faceUp ? 'o4' : null)),
    );
  });
}

test('[NI15] the hand has no limit', () => {
  const heights = [8, 3, 3, 1];
  const cards = 'g1 g1 g1 g1 r1 r1 r1 r1 b1 b1 b1 b1 p1 p1 p1 p1 o1 o1 o1 o1 y1 y1 y1 y1 y2 y2 y2';
  const s = given({ heights, hands: [`${cards} y2 y3 y3 y3 y3 y4 y4 y4 y4 g2 g2 g2 g2 r2`] });
  played(s, 'column 2', 'collect');
  expect(handOf(s, 0).split(' ')).toHaveLength(43);
});

test('[NI16] a card from a face-down stack is shown to its taker alone', () => {
  const s = given({ seats: 3, stacks: { 4: ['g1', 'r2', 'y3'] } });
  const [, collected] = played(s, 'column 4', 'collect');
  const seenBy = (seat: number): unknown => game.viewEvent(collected, seat);
  const [g1, r2, y3] = [0, 5, 22];
  const open = [
    { card: g1, faceUp: true },
    { card: r2, faceUp: true },
  ];
  expect(seenBy(0)).toMatchObject({ cards: [...open, { card: y3, faceUp: false }] });
  for (const other of [1, 2, -1]) {
    expect(seenBy(other)).toMatchObject({ cards: [...open, { card: -1, faceUp: false }] });
    expect(game.view(s, other).players[0]).toMatchObject({ hand: null, known: ['g1', 'r2'] });
  }
});
