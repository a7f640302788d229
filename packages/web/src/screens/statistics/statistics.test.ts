import { expect, test } from 'vitest';
import type { Result } from '../../store/head.ts';
import { csvOf } from './csv.ts';
import { statisticsOf } from './statistics.ts';

const game = (change: Partial<Result>): Result => ({
  id: 'x',
  game: 'nauticus',
  options: { seats: 2 },
  bots: [null, 'mate'],
  points: [40, 30],
  places: [1, 2],
  isPractice: false,
  hints: 0,
  at: 0,
  ...change,
});
const lost: Partial<Result> = { points: [20, 30], places: [2, 1] };

test('wins are told by strongest opponent, number of players and seat', () => {
  const results = [
    game({}),
    game(lost),
    game({ bots: ['deckhand', null, 'captain'], points: [1, 9, 2], places: [3, 1, 2] }),
  ];
  expect(statisticsOf('nauticus', results)).toMatchObject({
    games: 3,
    wins: 2,
    best: 40,
    byLevel: [
      ['mate', { games: 2, wins: 1 }],
      ['captain', { games: 1, wins: 1 }],
    ],
    byPlayers: [
      ['2', { games: 2, wins: 1 }],
      ['3', { games: 1, wins: 1 }],
    ],
    bySeat: [
      ['1', { games: 2, wins: 1 }],
      ['2', { games: 1, wins: 1 }],
    ],
    byShip: [],
  });
});

test('practice, games of several people, of bots alone and of before count as nobody’s', () => {
  const { bots: _, ...before } = game({});
  const results = [
    game({ isPractice: true }),
    game({ bots: [null, null] }),
    game({ bots: ['mate', 'mate'] }),
    before,
    game({ game: 'nautilion' }),
  ];
  const watched = game({ game: 'nautilion', bots: ['mate', 'mate'], points: [1, 1] });
  expect(statisticsOf('nautilion', [watched])).toMatchObject({ games: 0, shared: 1 });
  expect(statisticsOf('nauticus', results)).toMatchObject({
    games: 0,
    practice: 1,
    shared: 3,
    best: undefined,
  });
});

test('a tie for the first place is a win', () => {
  const tie = game({ points: [30, 30], places: [1, 1] });
  expect(statisticsOf('nauticus', [tie])).toMatchObject({ games: 1, wins: 1 });
});

test('streaks follow the time of the games, not their order in the list', () => {
  const results = [game({ at: 5 }), game({ at: 1 }), game({ ...lost, at: 3 }), game({ at: 2 })];
  expect(statisticsOf('nauticus', results)).toMatchObject({ streak: 1, longestStreak: 2 });
});

test('voyages are won together, and told by ship', () => {
  const voyage = (ship: string, points: number): Result =>
    game({
      game: 'nautilion',
      options: { seats: 2, ship },
      bots: [null, null],
      points: [points, points],
      places: [1, 1],
    });
  const told = statisticsOf('nautilion', [voyage('B1', 1), voyage('A1', 0), voyage('A1', 1)]);
  expect(told).toMatchObject({
    games: 3,
    wins: 2,
    best: undefined,
    byLevel: [],
    bySeat: [],
    byShip: [
      ['A1', { games: 2, wins: 1 }],
      ['B1', { games: 1, wins: 1 }],
    ],
  });
});

test('the best of voyages is the hardest ship that was won, and the fewest tokens in reserve', () => {
  const voyage = (ship: string, reserve: number, points: number): Result =>
    game({
      game: 'nautilion',
      options: { seats: 1, ship, reserve },
      bots: [null],
      points: [points],
      places: [1],
    });
  const voyages = [voyage('A2', 4, 1), voyage('B1', 6, 1), voyage('C2', 3, 0)];
  expect(statisticsOf('nautilion', voyages).hardest).toEqual({ ship: 'B1', reserve: 4 });
  expect(statisticsOf('nautilion', [voyage('C2', 3, 0)]).hardest).toBeUndefined();
  expect(statisticsOf('nauticus', [game({})]).hardest).toBeUndefined();
});

test('a table for other programs has one line a game, and no field can break it', () => {
  const strange = game({ at: 86_400_000, options: { seats: 2, note: 'a "b", =c' } as never });
  const [head, line, end] = csvOf([strange]).split('\r\n');
  expect(head).toBe('date,game,players,seat,place,points,won,opponents,practice,hints,options');
  expect(line).toBe(
    '1970-01-02T00:00:00.000Z,nauticus,2,1,1,40 30,true,mate,false,0,"{""seats"":2,""note"":""a \\""b\\"", =c""}"',
  );
  expect(end).toBe('');
});
