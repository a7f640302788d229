import { describe, expect, test } from 'vitest';
import { fairBelow, limited, seededRng, shuffle, unnamed } from './rng.ts';

const WORDS = 2 ** 32;

/** The answer to a fixed row of words, and how many of them were used. */
const answer = (n: number, words: readonly number[]): { value: number; used: number } => {
  let used = 0;
  const value = fairBelow(n, () => {
    if (used === words.length) throw new Error(`asked for more words than ${words.join(' ')}`);
    return words[used++];
  });
  return { value, used };
};

/** The first word that plain scaling sends to `value`. */
const firstWord = (value: number, n: number): number => Math.ceil((value * WORDS) / n);

/**
 * How many of the 2^32 words give each value. Plain scaling gives each an interval of words, and
 * only words at its start are thrown away; asking about each interval's first words is enough.
 */
const acceptedWords = (n: number): Set<number> => {
  const counts = new Set<number>();
  for (let value = 0; value < n; value++) {
    const first = firstWord(value, n);
    const next = firstWord(value + 1, n);
    const isKept = (word: number): boolean => answer(n, [word, WORDS - 1]).used === 1;
    for (const word of [first + 1, next - 1]) expect(answer(n, [word])).toEqual({ value, used: 1 });
    counts.add(next - first - (isKept(first) ? 0 : 1));
  }
  return counts;
};

describe('fairBelow', () => {
  for (const n of [2, 3, 5, 6, 7, 33, 34, 95, 96, 100, 1000, 4097]) {
    test(`each of ${n} values has the same number of words`, () => {
      expect(acceptedWords(n)).toEqual(new Set([Math.floor(WORDS / n)]));
    });
  }

  test('a power of two throws nothing away', () => {
    for (const n of [1, 2, 4, 64, 2 ** 20]) expect(answer(n, [0]).used).toBe(1);
  });

  test('of six the four words with the lowest remainders are thrown away, and no other', () => {
    const thrown = [0, 1, 2, 3, 4, 5].map(
      value => answer(6, [firstWord(value, 6), WORDS - 1]).used - 1,
    );
    expect(WORDS % 6).toBe(4);
    expect(thrown.reduce((a, b) => a + b)).toBe(4);
    expect(thrown[0]).toBe(1);
  });

  test('it goes on until a word will do', () => {
    expect(answer(6, [0, 0, 0, WORDS - 1])).toEqual({ value: 5, used: 4 });
  });

  test('the largest n it promises is still exact', () => {
    const n = 2 ** 21 - 1;
    expect(answer(n, [WORDS - 1]).value).toBe(n - 1);
    for (const value of [1, 2, 1000, n - 2, n - 1]) {
      const first = firstWord(value, n);
      expect(answer(n, [first - 1, 0xffffffff]).value).not.toBe(value);
      expect(answer(n, [first + 1]).value).toBe(value);
    }
  });
});

describe('seededRng', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const row = (seed: number): number[] => {
      const rng = seededRng(seed);
      return Array.from({ length: 20 }, () => rng(1000));
    };
    expect(row(5)).toEqual(row(5));
    const rows = [0, 1, 2, -1, 2 ** 32, 2 ** 32 + 1, 2 ** 50].map(seed => row(seed).join());
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('the numbers are those of sfc32, so recorded seeds keep their meaning', () => {
    const rng = seededRng(1);
    expect(Array.from({ length: 8 }, () => rng(1000))).toEqual(sfc32(1, 8));
  });

  test('values come equally often', () => {
    const rng = seededRng(11);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[rng(6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * 91); // sigma 91
  });
});

/** The published generator in wide integers, with our seeding, scaled to below 1000. */
const sfc32 = (seed: number, n: number): number[] => {
  const wrap = (x: bigint): bigint => BigInt.asUintN(32, x);
  let [a, b, c, counter] = [0x9e3779b9n, wrap(BigInt(seed)), BigInt(seed) >> 32n, 1n];
  const next = (): bigint => {
    const word = wrap(a + b + counter);
    counter = wrap(counter + 1n);
    a = b ^ (b >> 9n);
    b = wrap(c + (c << 3n));
    c = wrap(wrap((c << 21n) | (c >> 11n)) + word);
    return word;
  };
  for (let i = 0; i < 12; i++) next();
  return Array.from({ length: n }, () => Number((next() * 1000n) >> 32n));
};

describe('shuffle', () => {
  const orders = (n: number, draws: readonly number[][]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const draw of draws) {
      const items = Uint8Array.from({ length: n }, (_, i) => i);
      shuffle(items, n, (_, __, index) => draw[index], 'card');
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    return counts;
  };

  test('of four items each of the 24 rows of picks gives its own order', () => {
    const picks = [0, 1, 2, 3].flatMap(a => [0, 1, 2].flatMap(b => [0, 1].map(c => [a, b, c, 0])));
    const counts = orders(4, picks);
    expect(picks).toHaveLength(24);
    expect(counts.size).toBe(24);
  });

  test('it asks for each pick by name, among the items that are left', () => {
    const asked: string[] = [];
    const draw = (n: number, fact: string, index: number): number => {
      asked.push(`${fact}/${index} of ${n}`);
      return 0;
    };
    shuffle(new Uint8Array(5), 3, draw, 'card');
    expect(asked).toEqual(['card/0 of 3', 'card/1 of 2', 'card/2 of 1']);
  });

  test('items beyond the first n stay where they are', () => {
    const items = Uint8Array.from([0, 1, 2, 3, 4, 5]);
    shuffle(items, 3, unnamed(seededRng(4)), '');
    expect([...items.subarray(3)]).toEqual([3, 4, 5]);
    expect([...items.subarray(0, 3)].toSorted()).toEqual([0, 1, 2]);
  });
});

test('a limited source gives the same numbers until it has given enough', () => {
  const [rng, few] = [seededRng(5), limited(seededRng(5), 3)];
  for (let i = 0; i < 3; i++) expect(few(1000)).toBe(rng(1000));
  expect(() => few(1000)).toThrow(RangeError);
});
