import { expect, test } from 'vitest';
import { type GivenPlayer, given, played, playerOf } from '../testkit/nauticus/given.ts';
import { nauticus } from './index.ts';
import { ACTION_NAMES } from './notation.ts';
import { roads } from './score.ts';
import type { State } from './state.ts';

const NOTHING: GivenPlayer = { workers: 0, taler: 0, points: 0, passed: 3 };

const score = (player: GivenPlayer): number =>
  nauticus.score(given({ players: [{ ...NOTHING, ...player }] }), 0);

const ship = (...hulls: string[]): string => hulls.map(hull => `${hull}:lion/lion`).join(' ');

test('[NC63] finished ships of one to four parts are worth 2, 8, 20 and 35', () => {
  expect(score({ ships: [ship('1-ship')] })).toBe(2);
  expect(score({ ships: [ship('stern', 'bow')] })).toBe(8);
  expect(score({ ships: [ship('stern', 'middle', 'bow')] })).toBe(20);
  expect(score({ ships: [ship('stern', 'middle', 'middle', 'bow')] })).toBe(35);
  expect(score({ ships: [ship('1-ship'), ship('1-ship'), ship('stern', 'bow')] })).toBe(12);
});

for (const [n, points] of [
  [1, 2],
  [2, 5],
  [3, 9],
  [4, 14],
  [5, 20],
  [6, 25],
  [7, 30],
  [12, 55],
] as const) {
  test(`[NC64] ${n} delivered goods of one kind are worth ${points}`, () => {
    expect(score({ delivered: `${n} salt` })).toBe(points);
  });
}

test('[NC64] each kind counts by itself', () => {
  expect(score({ delivered: '2 salt, 1 fish, 3 coffee' })).toBe(5 + 2 + 9);
});

test('[NC65] everything left is a taler, and three taler are a point', () => {
  expect(score({ taler: 5 })).toBe(1);
  expect(score({ taler: 6 })).toBe(2);
  expect(score({ taler: 1, workers: 2 })).toBe(1);
  expect(score({ storage: '2 lion mast, bow' })).toBe(1);
  expect(score({ ships: ['stern:lion/lion'] })).toBe(1);
  expect(score({ ships: ['stern+fish middle+salt'] })).toBe(1);
});

test('[NC89] parts of finished ships become no taler, the goods on them do', () => {
  expect(score({ ships: [ship('stern', 'middle', 'middle', 'bow')] })).toBe(35);
  const loaded = ship('stern', 'middle', 'bow').replaceAll('/lion', '/lion+fish');
  expect(score({ ships: [loaded] })).toBe(20 + 1);
});

/** The end of a two- to four-player game, with everybody passing the last action. */
const ended = (players: readonly GivenPlayer[]): State => {
  const s = given({
    seats: players.length,
    round: players.length === 2 ? 4 : 5,
    flipped: ACTION_NAMES.slice(0, 6),
    action: 'delivery',
    players: players.map(p => ({ ...NOTHING, ...p })),
  });
  played(s, ...players.map(() => 'pass'));
  return s;
};

const places = (...players: GivenPlayer[]): number[] => {
  const s = ended(players);
  return players.map((_, seat) => nauticus.place(s, seat));
};

test('[NC66] most points win', () => {
  expect(places({ points: 5 }, { points: 7 })).toEqual([2, 1]);
  expect(places({ points: 5 }, { points: 7 }, { points: -1 }, { points: 9 })).toEqual([3, 2, 4, 1]);
});

test('[NC67] among equals the taler left over decide', () => {
  expect(places({ points: 5, taler: 1 }, { points: 5, taler: 2 })).toEqual([2, 1]);
  expect(places({ points: 5, taler: 2 }, { points: 4, taler: 4 })).toEqual([1, 2]);
  expect(places({ points: 5, taler: 1, workers: 1 }, { points: 5, taler: 1 })).toEqual([1, 2]);
});

test('[NC67] then all taler', () => {
  expect(places({ points: 5, taler: 1 }, { points: 4, taler: 4 })).toEqual([2, 1]);
  expect(places({ points: 5, taler: 1 }, { points: 4, taler: 1, storage: '3 bow' })).toEqual([
    2, 1,
  ]);
});

test('[NC68] whom nothing separates shares the place', () => {
  expect(places({ points: 5 }, { points: 5 })).toEqual([1, 1]);
  expect(places({ points: 5 }, { points: 7 }, { points: 5 }, { points: 3 })).toEqual([2, 1, 2, 4]);
});

test('[NC91] the score by road', () => {
  const s = given({
    players: [
      {
        points: 21,
        crownPoints: 9,
        taler: 4,
        workers: 2,
        ships: [ship('stern', 'bow'), 'bow:lion'],
        delivered: '2 fish',
        storage: 'salt',
      },
    ],
  });
  expect(roads(s, 0)).toEqual({ ships: 8, goods: 5, crowns: 9, rest: 12 + 3 });
  expect(nauticus.score(s, 0)).toBe(8 + 5 + 9 + 15);
  expect(playerOf(s, 0)).toMatchObject({ score: 37, roads: roads(s, 0) });
});

test('[NC91] the tile in hand counts, and pass tiles do not until they are paid', () => {
  const s = given({
    action: 'hulls',
    space: 3,
    players: [{ ...NOTHING, taler: 3, workers: 1, passed: 0 }],
  });
  played(s, 'buy middle');
  expect(nauticus.score(s, 0)).toBe(0); // 1 taler and the middle
  played(s, 'store', 'end');
  expect(nauticus.score(s, 0)).toBe(0);
  const others = { ...NOTHING, taler: 2 };
  const t = given({
    action: 'hulls',
    space: 3,
    players: [{ ...NOTHING, taler: 4, workers: 1 }, others],
  });
  played(t, 'buy middle');
  expect([nauticus.score(t, 0), nauticus.score(t, 1)]).toEqual([1, 0]);
});

test('the end tells everybody’s account', () => {
  const s = given({
    round: 4,
    flipped: ACTION_NAMES.slice(0, 6),
    action: 'delivery',
    players: [
      { ...NOTHING, points: 3, taler: 2, workers: 1, ships: [ship('1-ship')] },
      { ...NOTHING, passed: 0, points: 1, delivered: '3 fish', storage: 'bow' },
    ],
  });
  expect(played(s, 'pass', 'pass').at(-1)).toEqual({
    type: 'over',
    results: [
      {
        seat: 0,
        track: 3,
        ships: 2,
        goods: 0,
        taler: 2,
        workers: 1,
        tiles: 0,
        exchanged: 1,
        score: 6,
        place: 2,
      },
      {
        seat: 1,
        track: -2,
        ships: 0,
        goods: 9,
        taler: 0,
        workers: 0,
        tiles: 1,
        exchanged: 0,
        score: 7,
        place: 1,
      },
    ],
  });
});
