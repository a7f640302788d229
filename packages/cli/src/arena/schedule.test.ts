import { describe, expect, test } from 'vitest';
import { botSeed, chanceOf, seatings } from './schedule.ts';

const terms = (bots: number, seats: number) => ({ bots, seats, cooperative: false, seed: 1 });

describe('who sits where', () => {
  test('two at a table of two change seats', () => {
    expect(seatings(terms(2, 2))).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('three at a table of three rotate', () => {
    expect(seatings(terms(3, 3))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('two at a table of four: the first on each seat, the second on the others', () => {
    expect(seatings(terms(2, 4))).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ]);
  });

  test('three at tables of two: every pair, both ways', () => {
    expect(seatings(terms(3, 2)).map(String)).toEqual(['0,1', '1,0', '0,2', '2,0', '1,2', '2,1']);
  });

  test('whoever plays together fills the table', () => {
    expect(seatings({ ...terms(3, 1), cooperative: true })).toEqual([[0], [1], [2]]);
    expect(seatings({ ...terms(2, 2), cooperative: true })).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test.each([
    [4, 4],
    [4, 3],
    [5, 2],
    [8, 4],
  ])('%i bots at tables of %i: each bot sits on each seat equally often', (bots, seats) => {
    const all = seatings(terms(bots, seats));
    for (let seat = 0; seat < seats; seat++) {
      const counts = Array.from(
        { length: bots },
        (_, bot) => all.filter(s => s[seat] === bot).length,
      );
      expect(new Set(counts).size).toBe(1);
    }
    expect(new Set(all.map(String)).size).toBe(all.length);
  });
});

describe('chance', () => {
  test('follows from the name of the fact, whenever it is asked', () => {
    const chance = chanceOf(1, 7);
    const first = chance(1000, 'die/1');
    expect(chance(1000, 'die/2')).not.toBe(first);
    expect(chance(1000, 'die/1')).toBe(first);
    expect(chanceOf(1, 8)(1000, 'die/1')).not.toBe(first);
    expect(chanceOf(2, 7)(1000, 'die/1')).not.toBe(first);
  });

  test('is fair', () => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[chanceOf(1, i)(6, 'die')]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('of a bot differs by game and seat', () => {
    const seeds = [0, 1, 2].flatMap(game => [0, 1, 2].map(seat => botSeed(1, game, seat)));
    expect(new Set(seeds).size).toBe(9);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
  });
});
