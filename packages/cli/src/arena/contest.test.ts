import { seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { Contest } from './contest.ts';
import type { Outcome } from './playGame.ts';

const terms = { bots: 2, seats: 2, cooperative: false, seed: 1 };
const onSeat = (winner: number): Outcome => ({
  points: winner === 0 ? [1, 0] : [0, 1],
  places: winner === 0 ? [1, 2] : [2, 1],
});
/** The first bot wins, whatever its seat. */
const firstWins = (game: number): Outcome => onSeat(game % 2);

const contestOf = (games: number, outcomes = new Map<number, Outcome>()) =>
  new Contest(terms, { games, untilDecided: false, outcomes });
const contestUntilDecided = (games: number, outcomes = new Map<number, Outcome>()) =>
  new Contest(terms, { games, untilDecided: true, outcomes });

/** Plays so many games at once; they finish in random order. */
const playAll = (c: Contest, workers: number, seed: number): number => {
  const rng = seededRng(seed);
  const running: number[] = [];
  let played = 0;
  for (;;) {
    for (let next = running.length < workers ? c.next() : undefined; next !== undefined; ) {
      running.push(next);
      next = running.length < workers ? c.next() : undefined;
    }
    if (running.length === 0) return played;
    const [game] = running.splice(rng(running.length), 1);
    c.add(game, firstWins(game));
    played++;
  }
};

describe('a contest', () => {
  test('plays every game once', () => {
    const c = contestOf(10);
    expect(playAll(c, 3, 1)).toBe(10);
    expect(c.counted()).toHaveLength(10);
    expect(c.next()).toBeUndefined();
  });

  test('goes on where it stood', () => {
    const outcomes = new Map([0, 1, 5].map(game => [game, firstWins(game)]));
    const c = contestOf(8, outcomes);
    expect([c.next(), c.next(), c.next(), c.next(), c.next(), c.next()]).toEqual([
      2,
      3,
      4,
      6,
      7,
      undefined,
    ]);
    expect(c.counted()).toHaveLength(2); // whole deals only
  });

  test('stops as soon as it is decided, after the same deal however many play', () => {
    const verdicts = [1, 2, 7].map(workers => {
      const c = contestUntilDecided(1000);
      expect(playAll(c, workers, workers)).toBeLessThan(60);
      return { ...c.verdict(), counted: c.counted().length };
    });
    expect(verdicts[0]).toMatchObject({ better: 0, deals: 16, counted: 32, equal: 0.5 });
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[2]).toEqual(verdicts[0]);
  });

  test('does not stop by itself unless asked to', () => {
    const c = contestOf(100);
    expect(playAll(c, 2, 1)).toBe(100);
    expect(c.verdict().better).toBe(0);
  });

  test('remembers a verdict that a file holds already', () => {
    const outcomes = new Map(Array.from({ length: 40 }, (_, game) => [game, firstWins(game)]));
    const c = contestUntilDecided(1000, outcomes);
    expect(c.next()).toBeUndefined();
    expect(c.counted()).toHaveLength(32);
  });
});

test('at a larger table the share of equals is smaller', () => {
  const wide = { ...terms, seats: 4 };
  const outcomes = new Map<number, Outcome>();
  // The first bot wins one game of four: fair, though far below a half.
  for (let game = 0; game < 400; game++) {
    const winner = game % 4 === 0 ? 0 : (game + 1) % 4;
    const places = [2, 2, 2, 2].with(winner, 1);
    outcomes.set(game, { points: [0, 0, 0, 0], places });
  }
  const c = new Contest(wide, { games: 400, untilDecided: true, outcomes });
  expect(c.verdict()).toMatchObject({ better: null, deals: 100, equal: 0.25 });
});

test('cooperative: only deals that one wins and the other loses tell anything', () => {
  const solo = { bots: 2, seats: 1, cooperative: true, seed: 1 };
  const game = (points: number): Outcome => ({ points: [points], places: [1] });
  const verdictOf = (first: number, second: number) => {
    const outcomes = new Map(
      Array.from({ length: 80 }, (_, i) => [i, game(i % 2 === 0 ? first : second)]),
    );
    return new Contest(solo, { games: 80, untilDecided: true, outcomes }).verdict();
  };
  expect(verdictOf(1, 1).better).toBeNull();
  expect(verdictOf(0, 0).better).toBeNull();
  expect(verdictOf(1, 0).better).toBe(0);
  expect(verdictOf(0, 1).better).toBe(1);
});
