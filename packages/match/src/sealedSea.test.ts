import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fairBelow, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { decideBy, type Salts, SEED_BYTES } from './seal.ts';
import { type Decide, drawBy } from './sealedSea.ts';

const SEED = Uint8Array.from({ length: SEED_BYTES }, (_, i) => i);
const TWO_TO_32 = 2n ** 32n;

/** The recipe of docs/sealed-sea.md once more, by other means; tells how many words it threw away. */
const recompute = (
  key: Uint8Array,
  n: number,
  fact: string,
): { answer: number; thrownAway: number } => {
  for (let at = 0; ; at++) {
    const block = Math.trunc(at / 8);
    const name = block === 0 ? fact : `${fact}#${block}`;
    const bytes = createHmac('sha256', key).update(name, 'utf8').digest();
    const product = BigInt(bytes.readUInt32BE((at % 8) * 4)) * BigInt(n);
    if (product % TWO_TO_32 >= TWO_TO_32 % BigInt(n))
      return { answer: Number(product / TWO_TO_32), thrownAway: at };
  }
};

const COMMITMENT = 'c0'.repeat(32);

const recomputeKey = (seed: Uint8Array, salts: Salts): Uint8Array =>
  createHmac('sha256', seed)
    .update(['tidetable/2/key', COMMITMENT, ...salts.map(salt => salt ?? '-')].join('\n'), 'utf8')
    .digest();

const seaOf = (seed: Uint8Array, salts: Salts = []): Decide =>
  decideBy({ id: '', commitment: COMMITMENT, salts, seed });

const facts = (count: number): string[] => Array.from({ length: count }, (_, i) => `die/${i}`);

const SHA_256_VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

test('SHA-256 gives the published answers (FIPS 180)', () => {
  for (const [text, hash] of SHA_256_VECTORS) {
    expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(hash);
  }
});

const HMAC_VECTORS = [
  {
    key: '0b'.repeat(20),
    data: bytesToHex(utf8ToBytes('Hi There')),
    mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    key: bytesToHex(utf8ToBytes('Jefe')),
    data: bytesToHex(utf8ToBytes('what do ya want for nothing?')),
    mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    key: 'aa'.repeat(20),
    data: 'dd'.repeat(50),
    mac: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  },
  {
    key: '0102030405060708090a0b0c0d0e0f10111213141516171819',
    data: 'cd'.repeat(50),
    mac: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  },
  {
    key: 'aa'.repeat(131),
    data: bytesToHex(utf8ToBytes('Test Using Larger Than Block-Size Key - Hash Key First')),
    mac: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
  {
    key: 'aa'.repeat(131),
    data: bytesToHex(
      utf8ToBytes(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
    ),
    mac: '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  },
];

test('HMAC-SHA-256 gives the published answers (RFC 4231, cases 1 to 4, 6 and 7)', () => {
  for (const { key, data, mac } of HMAC_VECTORS) {
    expect(bytesToHex(hmac(sha256, hexToBytes(key), hexToBytes(data)))).toBe(mac);
  }
});

test('SHA-256 and HMAC agree with node:crypto for every length up to three blocks', () => {
  for (let length = 0; length <= 192; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(bytesToHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    const key = data.slice(0, length >> 1);
    const mac = createHmac('sha256', key).update(data).digest('hex');
    expect(bytesToHex(hmac(sha256, key, data))).toBe(mac);
  }
});

test('every answer is what the published recipe says', () => {
  for (const salts of [[], [null, null], ['ab'.repeat(32), null]]) {
    const decide = seaOf(SEED, salts);
    const key = recomputeKey(SEED, salts);
    for (const n of [1, 2, 3, 6, 7, 34, 96, 1000, 2 ** 21 - 1]) {
      for (const fact of facts(100)) {
        expect(decide(n, fact), `${n} ${fact}`).toBe(recompute(key, n, fact).answer);
      }
    }
  }
});

test('words that would favour somebody are thrown away, as the recipe says', () => {
  const decide = seaOf(SEED);
  const key = recomputeKey(SEED, []);
  const n = 2 ** 21 - 1023; // 2^32 mod n is large: about one word in 2100 goes
  const rejecting = facts(8000).filter(fact => recompute(key, n, fact).thrownAway > 0);
  expect(rejecting.length).toBeGreaterThan(2);
  for (const fact of rejecting) {
    expect(decide(n, fact)).toBe(recompute(key, n, fact).answer);
  }
});

test('after the eight words of a block come those of fact#1, then of fact#2', () => {
  const decide = seaOf(SEED);
  const key = recomputeKey(SEED, []);
  const n = 2 ** 31 + 1; // far beyond any game: every second word is thrown away
  const lastBlocks = new Set<number>();
  for (const fact of [...facts(800), 'die/26997']) {
    const { answer, thrownAway } = recompute(key, n, fact);
    lastBlocks.add(Math.trunc(thrownAway / 8));
    expect(decide(n, fact), fact).toBe(answer);
  }
  expect([...lastBlocks].sort()).toEqual([0, 1, 2]);
});

test('each answer has exactly as many words as every other', () => {
  for (const n of [3, 5, 6, 7, 34, 96, 97, 1000, 65_537]) {
    const fair = TWO_TO_32 / BigInt(n);
    const firstWord = (answer: number): bigint =>
      (BigInt(answer) * TWO_TO_32 + BigInt(n) - 1n) / BigInt(n);
    const isTaken = (word: bigint, answer: number): boolean => {
      let asked = 0;
      const given = [Number(word), 0x8000_0001];
      const got = fairBelow(n, () => given[asked++]);
      if (asked === 1) expect(got, `n ${n}, word ${word}`).toBe(answer);
      return asked === 1;
    };
    for (let answer = 0; answer < n; answer += n > 1000 ? 97 : 1) {
      const [from, to] = [firstWord(answer), firstWord(answer + 1)];
      // Only the first word of an answer can be one too many.
      const words = to - from - (isTaken(from, answer) ? 0n : 1n);
      expect(words, `n ${n}, answer ${answer}`).toBe(fair);
      expect(isTaken(from + 1n, answer)).toBe(true);
      expect(isTaken(to - 1n, answer)).toBe(true);
    }
  }
});

/** Chi-square with so many degrees of freedom exceeds this once in about 3 million tries (Wilson and Hilferty). */
const farOut = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 5 * Math.sqrt(2 / (9 * degrees))) ** 3;

test('over many facts every answer comes equally often', () => {
  const decide = seaOf(SEED, ['chi']);
  for (const n of [3, 6, 96]) {
    const counts = new Array<number>(n).fill(0);
    const expected = 9_600 / n;
    for (const fact of facts(9_600)) counts[decide(n, fact)]++;
    const chiSquare = counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0);
    expect(chiSquare, `n ${n}: ${counts}`).toBeLessThan(farOut(n - 1));
    expect(chiSquare, 'too even to be chance').toBeGreaterThan((n - 1) / 20);
  }
});

test('neighbouring facts answer independently', () => {
  const decide = seaOf(SEED, ['pairs']);
  const counts = new Array<number>(36).fill(0);
  const dice = facts(14_400).map(fact => decide(6, fact));
  for (let i = 0; i < dice.length; i += 2) counts[dice[i] * 6 + dice[i + 1]]++;
  const chiSquare = counts.reduce((sum, c) => sum + (c - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(farOut(35));
});

test('a fact gets the same answer in any order of calls, and whatever else is asked', () => {
  const names = facts(300);
  const forwards = seaOf(SEED, ['a', 'b']);
  const backwards = seaOf(SEED, ['a', 'b']);
  const expected = names.map(fact => forwards(1000, fact));
  const reversed = names.toReversed().map(fact => {
    backwards(7, `other/${fact}`);
    return backwards(1000, fact);
  });
  expect(reversed.reverse()).toEqual(expected);
  expect(names.map(fact => forwards(1000, fact))).toEqual(expected);
});

/** The answers to a few facts, enough to tell any two seas apart. */
const answers = (seed: Uint8Array, salts: Salts): string => {
  const decide = seaOf(seed, salts);
  return facts(6)
    .map(fact => decide(2 ** 20, fact))
    .join(' ');
};

test('one bit of the seed changes the answers', () => {
  const seen = new Set([answers(SEED, [])]);
  for (let bit = 0; bit < SEED_BYTES * 8; bit++) {
    seen.add(answers(SEED.with(bit >> 3, SEED[bit >> 3] ^ (1 << (bit & 7))), []));
  }
  expect(seen.size).toBe(SEED_BYTES * 8 + 1);
});

test('a salt, its place and its letters change the answers', () => {
  const mixes = [
    [],
    [null],
    [null, null],
    ['a'],
    ['b'],
    ['a', null],
    [null, 'a'],
    ['a', 'b'],
    ['ab'],
  ];
  expect(new Set(mixes.map(salts => answers(SEED, salts))).size).toBe(mixes.length);
});

test('a deal asks for its facts as name/index', () => {
  const asked: string[] = [];
  const s = nautilusIsland.blank({ seats: 2 });
  nautilusIsland.deal(
    s,
    drawBy((n, fact) => {
      asked.push(`${fact} of ${n}`);
      return 0;
    }),
  );
  expect(asked).toHaveLength(96 + 34 + 1);
  expect(asked[0]).toBe('card/0 of 96');
  expect(asked[95]).toBe('card/95 of 1');
  expect(asked[96]).toBe('token/0 of 34');
  expect(asked.at(-1)).toBe('first/0 of 2');
});
