import { expect, test } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { given, handOf, played } from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const playerSeenBy = (s: State, viewer: number, seat: number): View['players'][number] =>
  game.view(s, viewer).players[seat];

/** Many worlds that look to the viewer like the real one. */
const guesses = (s: State, viewer: number, n = 200): State[] => {
  const rng = seededRng(3);
  const worlds = game.worlds(game.view(s, viewer));
  return Array.from({ length: n }, () => {
    const guess = game.blank({ seats: s.seats });
    worlds.sampleInto(guess, rng);
    return guess;
  });
};

test('[NI45] a hand is seen by its owner alone, its size by everybody', () => {
  const s = given({ seats: 3, hands: ['g1 y4', 'r2'] });
  expect(playerSeenBy(s, 0, 0)).toMatchObject({ hand: ['g1', 'y4'], handSize: 2 });
  for (const viewer of [1, 2, SPECTATOR]) {
    expect(playerSeenBy(s, viewer, 0)).toMatchObject({ hand: null, handSize: 2, known: [] });
  }
  expect(JSON.stringify(game.view(s, SPECTATOR))).not.toContain('y4');
});

test('[NI46] a card from a face-up stack stays known in that hand', () => {
  const s = given({ stacks: { 2: ['g1', 'y1'] } });
  played(s, 'column 2', 'collect');
  expect(playerSeenBy(s, 1, 0)).toMatchObject({ known: ['g1'], handSize: 2 });
  for (const guess of guesses(s, 1)) expect(handOf(guess, 0)).toContain('g1');
});

test('[NI46] a treasure from a face-up stack is known for good', () => {
  const s = given({ stacks: { 1: ['y4'] }, markers: [2, 3] });
  played(s, 'column 1', 'collect', 'column 4', 'collect', 'column 2', 'collect');
  expect(playerSeenBy(s, 1, 0).known).toContain('y4');
});

for (const [known, hand, lay, left] of [
  ['g1', 'g1 g1 g2', 'lay 1', []],
  ['g1 g1', 'g1 g1 g2', 'lay 1', ['g1']],
  ['g1', 'g1 g1 g2', 'lay 1 1', []],
  ['g1 g2', 'g1 g2', 'lay 1', ['g2']],
  ['g2', 'g1 g2', 'lay 1', ['g2']],
] as const) {
  test(`[NI46] of ${hand}, known ${known}, ${lay} leaves ${left.join(' ') || 'nothing'} known`, () => {
    const s = given({ hands: [hand], known: [known] });
    played(s, 'column 4', 'store green', lay);
    expect(playerSeenBy(s, 1, 0).known).toEqual(left);
  });
}

test('[NI47] the top of a face-up stack is seen, nothing of a face-down one', () => {
  const s = given({ stacks: { 4: ['g1 r1', 'b1 p1', 'y4'] } });
  expect(game.view(s, SPECTATOR).columns[3].stacks).toEqual([
    { faceUp: true, top: 'g1' },
    { faceUp: true, top: 'b1' },
    { faceUp: false, top: null },
  ]);
});

test('[NI47] taking a card shows the next one of its face-up stack, at once', () => {
  const s = given({ stacks: { 4: ['g1 r1', 'b1 p1', 'y4 y3'] } });
  const events = played(s, 'column 4', 'collect');
  const [r1, p1] = [4, 12];
  expect(events.filter(e => e.type === 'revealed').map(e => e.card)).toEqual([r1, p1]);
  expect(game.view(s, 1).columns[3].stacks.map(stack => stack.top)).toEqual(['r1', 'p1', null]);
});

test('[NI47] the last card of a stack uncovers nothing', () => {
  const s = given({ heights: [8, 8, 8, 1] });
  const events = played(s, 'column 4', 'collect');
  expect(events.map(e => e.type)).toEqual(['explored', 'collected', 'column-emptied']);
  expect(game.view(s, 1).columns[3].stacks.map(stack => stack.top)).toEqual([null, null, null]);
});

test('[NI48] a view is the same whatever lies below the tops, in the bag and aside', () => {
  const s = given({ hands: ['g1 g2 y4'], known: ['g1'] });
  const twin = structuredClone(s);
  const swap = (column: Uint8Array, i: number, j: number): void => {
    [column[i], column[j]] = [column[j], column[i]];
  };
  swap(twin.deck, 4, 95); // below the top of the first column, and aside
  swap(
    twin.bag,
    s.drawn,
    s.bag.findLastIndex(b => b !== s.bag[s.drawn]),
  );
  for (const secret of ['columns', 'bag', 'aside']) {
    expect(game.position(twin)).not.toHaveProperty(secret, Reflect.get(game.position(s), secret));
  }
  for (const viewer of [0, 1, SPECTATOR])
    expect(game.view(twin, viewer)).toEqual(game.view(s, viewer));
});

test('[NI48] guesses differ in stacks, bag and cards set aside', () => {
  const s = given({});
  const written = guesses(s, 0, 20).map(guess => game.position(guess) as Record<string, unknown>);
  for (const secret of ['columns', 'bag', 'aside']) {
    expect(new Set(written.map(p => JSON.stringify(p[secret]))).size).toBe(20);
  }
});

test('[NI49] heights, camp, sets with their objects, tokens and portholes are open to all', () => {
  const s = given({
    seats: 3,
    heights: [8, 7, 6, 5, 4],
    camp: { green: 'two', red: null },
    sets: [{ green: { cards: '1 1 2', bonus: 'odd', porthole: 5 } }],
  });
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const v = game.view(s, viewer);
    expect(v.columns.map(c => c.height)).toEqual([8, 7, 6, 5, 4]);
    expect(v.camp).toMatchObject({ green: 'two', red: null });
    expect(v.portholes[3]).toEqual([4, 3]);
    expect(v.players[0].sets.green).toEqual({
      cards: ['g1', 'g1', 'g2'],
      bonus: ['odd'],
      porthole: 5,
    });
    expect(v.bag).toBe(34 - 4 - 1);
  }
});

test('[NI50] nobody guesses a hand without green while green is being stored', () => {
  const s = given({ hands: ['g1 r1'] });
  played(s, 'column 4', 'store green');
  for (const guess of guesses(s, 1)) expect(handOf(guess, 0)).toMatch(/g\d/);
});

test('[NI50] nobody guesses a storable card in the hand of somebody who idled', () => {
  const s = given({
    seats: 3,
    heights: [2, 0, 0, 0, 0],
    hands: ['y1 g2', 'r1 r2 b1 b2 y4 y3 p1 p2 g1 g1'],
    sets: [{ green: { cards: '1 2 3', porthole: 5 } }],
  });
  played(s, 'column 4', 'idle');
  const hands = guesses(s, 2).map(guess => handOf(guess, 0));
  for (const hand of hands) expect(hand).toMatch(/^[gy]\d [gy]\d$/);
  expect(new Set(hands).size).toBeGreaterThan(3);
  expect(playerSeenBy(s, 2, 0).idled).toBe(true);
});

test('[NI50] whoever enters an empty column although a full one is free holds something to store', () => {
  const s = given({
    seats: 3,
    heights: [8, 0, 8, 8, 8],
    hands: ['g1', 'y1 y1 y2 y2'],
  });
  played(s, 'column 2');
  expect(game.view(s, 2).hasStore).toBe(true);
  for (const guess of guesses(s, 2)) expect(handOf(guess, 0)).not.toMatch(/y/);
  played(s, 'store green', 'lay 1');
  expect(game.view(s, 2).hasStore).toBe(false);
});

test('[NI50] whoever has no full column to enter tells nothing by entering an empty one', () => {
  const s = given({ seats: 3, heights: [2, 0, 0, 0, 0], hands: ['g1', 'y1 y1 y2 y2'] });
  played(s, 'column 2');
  expect(game.view(s, 2).hasStore).toBe(false);
  expect(guesses(s, 2).some(guess => handOf(guess, 0).includes('y'))).toBe(true);
});

test('[NI51] once the game is over all hands are shown, to seats, to watchers and in the log', () => {
  const s = given({
    heights: [4, 0, 4, 4],
    hands: ['g1 y4'],
    stacks: { 3: ['r1', 'r2'] },
    markers: [1, 3],
  });
  const last = played(s, 'column 3', 'collect', 'column 4', 'collect').at(-1)!;
  for (const viewer of [0, 1, SPECTATOR]) {
    expect(playerSeenBy(s, viewer, 0).hand).toEqual(['g1', 'r1', 'r2', 'y4']);
    expect(game.viewEvent(last, viewer)).toMatchObject({
      type: 'over',
      hands: [[0, 4, 5, 23], {}],
    });
  }
});
