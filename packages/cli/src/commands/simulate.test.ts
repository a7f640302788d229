import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const simulate = (...args: string[]): Promise<string> => simulateGame('nautilus-island', ...args);

const simulateGame = async (game: string, ...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await new Place().run(['simulate', game, ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe.concurrent('simulate', () => {
  test('the same arguments give the same bytes, but for the one key `elapsed`', async () => {
    const args = ['--players', '4', '--games', '1000', '--seed', '1', '--json'];
    const [a, b] = await Promise.all([simulate(...args), simulate(...args)]);
    const withoutTime = (text: string): string => text.replace(/ "elapsed": \{[^}]*\}/, '');
    expect(withoutTime(a)).toBe(withoutTime(b));
    expect(withoutTime(a)).not.toContain('elapsed');
    const { elapsed, seats, moves, ...head } = JSON.parse(a);
    expect(elapsed.seconds).toBeGreaterThan(0);
    expect(head).toMatchObject({ game: 'nautilus-island', players: 4, games: 1000, seed: 1 });
    expect(seats).toHaveLength(4);
    const wins = seats.reduce((sum: number, seat: { wins: number }) => sum + seat.wins, 0);
    expect(wins).toBeCloseTo(1000, 1);
    for (const seat of seats) {
      expect(seat.share).toBeCloseTo(seat.wins / 1000, 3);
      expect(seat.least).toBeLessThanOrEqual(seat.mean);
      expect(seat.most).toBeGreaterThanOrEqual(seat.mean);
    }
    expect(moves.least).toBeGreaterThan(20);
    expect(moves.most).toBeGreaterThanOrEqual(moves.mean);
  });

  test('another seed gives other games, however large it is', async () => {
    const moves = async (seed: string): Promise<object> => {
      const { seats, moves } = JSON.parse(await simulate('--games=40', `--seed=${seed}`, '--json'));
      return { seats, moves };
    };
    expect(await moves('1')).not.toEqual(await moves('2'));
    expect(await moves('9007199254740991')).not.toEqual(await moves('9007199254740990'));
  });

  test('a large seed gives as many different games as a small one', async () => {
    const means = async (seed: string): Promise<number[]> => {
      const args = ['--games=1000', '--players=4', `--seed=${seed}`, '--json'];
      return JSON.parse(await simulate(...args)).seats.map((seat: { mean: number }) => seat.mean);
    };
    const small = await means('1');
    const large = await means('999999999999999');
    // The mean of a thousand games is sure to half a point; that of a few repeated ones is not.
    for (const [seat, mean] of large.entries())
      expect(Math.abs(mean - small[seat])).toBeLessThan(2);
  });

  test('the table for people ends with the statistics, in both languages', async () => {
    const en = await simulate('--games=3', '--players=2');
    expect(en).toMatch(/^3 games of Nautilus Island with 2 players\n/);
    expect(en).toMatch(/games a second: \d+\n$/);
    const fr = await simulate('--games=3', '--players=2', '--lang=fr');
    expect(fr).toMatch(/^3 parties de Nautilus Island à 2 joueurs\n/);
    expect(fr).not.toMatch(/games|seat|wins|moves/);
    expect(await simulate('--games=1', '--players=2')).toMatch(/^1 game of /);
    expect(await simulate('--games=1', '--players=2', '--lang=fr')).toMatch(/^1 partie de /);
  });

  test('a turn of Nautilus Island has four moves at most, also where a seat plays twice in a row', async () => {
    const place = new Place();
    for (const save of [[], ['--save', 'games']]) {
      const args = ['simulate', 'nautilus-island', '--players=2', '--games=5', '--json', ...save];
      const { code, stdout } = await place.run(args);
      expect(code).toBe(0);
      expect(JSON.parse(stdout).longestTurn).toBe(4); // explore, store, lay, close or leave
    }
  });

  test('Nauticus: points by road add up to the mean, and what it saves is verified', async () => {
    const place = new Place();
    const args = 'simulate nauticus --players 3 --games 4 --json --save games'.split(' ');
    const { code, stdout } = await place.run(args);
    expect(code).toBe(0);
    const { seats, order, longestTurn, longestLegalList } = JSON.parse(stdout);
    for (const { mean, roads } of [...seats, ...order]) {
      expect(Object.keys(roads)).toEqual(['ships', 'goods', 'crowns', 'rest']);
      const sum = (Object.values(roads) as number[]).reduce((a, b) => a + b, 0);
      expect(sum).toBeCloseTo(mean, 3);
    }
    expect(longestTurn).toBeGreaterThan(3);
    expect(longestLegalList).toBeGreaterThan(8);
    const files = place.list().filter(file => file.endsWith('.json'));
    expect(files).toHaveLength(4);
    expect((await place.run(['verify', ...files])).code).toBe(0);
    const fr = await simulateGame('nauticus', '--games=2', '--lang=fr');
    expect(fr).toMatch(/navires +livraisons +couronnes +reste/);
    expect(fr).not.toMatch(/\S:/);
  });

  test('what it saves is the same each time, and verify accepts every file', async () => {
    const digests: string[] = [];
    for (let i = 0; i < 2; i++) {
      const place = new Place();
      for (const players of [2, 3, 4]) {
        const args = `simulate nautilus-island --players ${players} --games 3 --save d${players}`;
        expect((await place.run(args.split(' '))).code).toBe(0);
      }
      const files = place.list().filter(file => file.endsWith('.json'));
      expect(files).toHaveLength(9);
      digests.push(
        createHash('sha256')
          .update(files.map(file => place.read(file)).join())
          .digest('hex'),
      );
      const { code, stdout } = await place.run(['verify', ...files]);
      expect(code).toBe(0);
      expect(stdout.trim().split('\n')).toHaveLength(9);
    }
    expect(digests[0]).toBe(digests[1]);
  });
});
