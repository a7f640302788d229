import { describe, expect, test } from 'vitest';
import type { Outcome } from './playGame.ts';
import { tally } from './tally.ts';

const ended = (points: number[], places: number[]): Outcome => ({ points, places });
const forfeited = (seat: number): Outcome => ({
  forfeit: { seat, ply: 3, fault: 'exited', detail: '1', stderr: '' },
});

describe('two rivals', () => {
  const terms = { bots: 2, seats: 2, cooperative: false, seed: 1 };

  test('seats are turned back, ties count half, forfeits are lost and have no points', () => {
    const { bots, comparison } = tally(terms, [
      ended([30, 20], [1, 2]), // the first bot wins on seat 0
      ended([40, 10], [1, 2]), // the second bot wins on seat 0
      ended([25, 25], [1, 1]),
      forfeited(0), // the second bot sits there
    ]);
    expect(bots[0]).toMatchObject({ games: 4, wins: 2.5, share: 0.625, fair: 0.5, forfeits: 0 });
    expect(bots[1]).toMatchObject({ games: 4, wins: 1.5, share: 0.375, fair: 0.5, forfeits: 1 });
    expect(bots[0].points).toBeCloseTo((30 + 10 + 25) / 3, 3);
    expect(bots[1].points).toBeCloseTo((20 + 40 + 25) / 3, 3);
    expect(bots[0].elo).toBeNull();
    expect(comparison?.unit).toBe('elo');
    expect(comparison?.difference).toBeCloseTo(400 * Math.log10(0.625 / 0.375), 3);
  });

  test('what is infinite is null', () => {
    const { comparison } = tally(terms, [ended([1, 0], [1, 2]), ended([0, 1], [2, 1])]);
    expect(comparison?.difference).toBeNull();
    expect(comparison?.interval[1]).toBeNull();
    expect(comparison?.interval[0]).toBeLessThan(0);
  });
});

test('two at a table of three: the second has two seats and two thirds as its fair share', () => {
  const terms = { bots: 2, seats: 3, cooperative: false, seed: 1 };
  const { bots, comparison } = tally(terms, [
    ended([9, 3, 3], [1, 2, 2]), // the first bot on seat 0 wins
    ended([9, 3, 6], [1, 3, 2]), // the first bot on seat 1 loses
    forfeited(0), // one of the second bot's seats: half of the win goes to its other one
  ]);
  expect(bots[0]).toMatchObject({ games: 3, wins: 1.5, share: 0.5, fair: 0.3333, points: 6 });
  expect(bots[1]).toMatchObject({ games: 3, wins: 1.5, share: 0.5, fair: 0.6667, forfeits: 1 });
  expect(bots[1].points).toBeCloseTo((3 + 3 + 9 + 6) / 4, 3);
  expect(comparison?.difference).toBeCloseTo(400 * Math.log10(2), 3);
});

test('three bots in pairs have ratings, and games only where they sat', () => {
  const terms = { bots: 3, seats: 2, cooperative: false, seed: 1 };
  const first = ended([1, 0], [1, 2]);
  const second = ended([0, 1], [2, 1]);
  // 0 beats 1 and 2, 1 beats 2, on either seat.
  const { bots, comparison } = tally(terms, [first, second, first, second, first, second]);
  expect(bots.map(bot => bot.wins)).toEqual([4, 2, 0]);
  expect(bots.map(bot => bot.games)).toEqual([4, 4, 4]);
  const [a, b, c] = bots.map(bot => bot.elo ?? Number.NaN);
  expect(a).toBeGreaterThan(100);
  expect(b).toBeCloseTo(0);
  expect(c).toBeCloseTo(-a);
  expect(comparison).toBeNull();
});

describe('a game that is won or lost together', () => {
  const won = ended([1], [1]);
  const lost = ended([0], [1]);
  const terms = { bots: 2, seats: 1, cooperative: true, seed: 1 };

  test('bots are compared on the same deals', () => {
    const { bots, comparison } = tally(terms, [won, lost, won, won, lost, lost, won, lost]);
    expect(bots[0]).toMatchObject({ games: 4, wins: 3, share: 0.75, fair: null, elo: null });
    expect(bots[1]).toMatchObject({ games: 4, wins: 1, share: 0.25, fair: null, elo: null });
    expect(comparison).toMatchObject({ unit: 'share', difference: 0.5 });
    // Differences 1, 0, 0, 1: mean 0.5, variance 1/3.
    expect(comparison?.interval[0]).toBeCloseTo(0.5 - 0.5658, 3);
    expect(comparison?.interval[1]).toBeCloseTo(1, 3);
  });

  test('two seats win once, and a forfeit is a loss', () => {
    const both = { ...terms, seats: 2 };
    const { bots } = tally(both, [ended([1, 1], [1, 1]), forfeited(1)]);
    expect(bots[0]).toMatchObject({ games: 1, wins: 1 });
    expect(bots[1]).toMatchObject({ games: 1, wins: 0, forfeits: 1 });
  });
});
