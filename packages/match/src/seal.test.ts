import { createHash, createHmac } from 'node:crypto';
import { type AnyGame, nautilion, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';
import type { Player } from './entry.ts';
import { commitment, decideBy, newSeal, openSalts, saltHash, termsOf } from './seal.ts';
import { optionsOf } from './testkit/everyEntry.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const ID = '00112233445566778899aabbccddeeff';
const island = nautilusIsland as AnyGame;

test('canonical JSON has one form: sorted keys, no white space', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"\n' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"\\n","d":null}]}',
  );
});

test('the commitment is SHA-256 over the terms in canonical form and the seed', () => {
  const game = nautilion as AnyGame;
  const options = optionsOf(game, { seats: 2, expansions: ['reefs', 'mages'] });
  const terms = termsOf(game, ID, options);
  const text =
    `{"components":"${terms.components}","game":"nautilion","id":"${ID}","options":` +
    '{"darkhouse":"intro","expansions":["mages","reefs"],"harpoons":2,"reserve":4,"seats":2,"ship":"A1"},' +
    `"rules":${game.rules}}`;
  const hash = createHash('sha256')
    .update(`tidetable/2/commitment\n${text}\n${Buffer.from(SEED).toString('hex')}`)
    .digest('hex');
  expect(commitment(terms, SEED)).toBe(hash);
});

test('each of the terms, and each bit of the seed, changes the commitment', () => {
  const terms = termsOf(island, ID, { seats: 2 });
  const all = [
    commitment(terms, SEED),
    commitment({ ...terms, id: `${ID.slice(1)}0` }, SEED),
    commitment({ ...terms, game: 'nauticus' }, SEED),
    commitment({ ...terms, rules: 2 }, SEED),
    commitment({ ...terms, components: '0'.repeat(64) }, SEED),
    commitment({ ...terms, options: { seats: 3 } }, SEED),
    commitment({ ...terms, options: { seats: 2, more: true } }, SEED),
    ...Array.from({ length: 256 }, (_, bit) =>
      commitment(terms, SEED.with(bit >> 3, SEED[bit >> 3] ^ (1 << (bit & 7)))),
    ),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('other terms give other cards, though the seed is the same', () => {
  const cards = [ID, ID.replace('0', '1')].map(id =>
    decideBy(newSeal(island, { id, options: { seats: 2 }, seed: SEED }))(2 ** 21, 'card/0'),
  );
  expect(cards[0]).not.toBe(cards[1]);
});

test('the worked example of docs/sealed-sea.md', () => {
  const seal = newSeal(island, { id: ID, options: { seats: 3 }, seed: SEED });
  const key = createHmac('sha256', SEED)
    .update(`tidetable/2/key\n${seal.commitment}\n-\n-\n-`)
    .digest('hex');
  const decide = decideBy(seal);
  expect({
    commitment: seal.commitment,
    key,
    answers: [
      decide(96, 'card/0'),
      decide(95, 'card/1'),
      decide(34, 'token/0'),
      decide(3, 'first/0'),
      decide(4, 'camp/32'),
      decide(3, 'camp/33'),
    ],
  }).toMatchInlineSnapshot(`
    {
      "answers": [
        53,
        22,
        28,
        0,
        1,
        2,
      ],
      "commitment": "04ae7ea18132c9657ce749b26dcacabd5c0804a0795f765c607b59947e955e1c",
      "key": "fcc425aecff31052ef862a8408b9afbb857ca7701b8ff33c5391af6e750da8ea",
    }
  `);
});

const PEOPLE: Player[] = [
  { name: 'Ana', kind: 'human' },
  { name: 'Ben', kind: 'human' },
  { name: 'Nemo', kind: 'bot' },
];
const COMMITMENT = 'c0'.repeat(32);
const SALT = 'ab'.repeat(32);
const hashOf = (seat: number): string => saltHash(COMMITMENT, seat, SALT);

test('salts are hidden first and opened together', () => {
  const open = (hashes: (string | null)[], opened: (string | null)[]) =>
    openSalts(COMMITMENT, PEOPLE, { hashes, opened });
  const none = [null, null, null];
  expect(open(none, none)).toEqual(none);
  expect(open([hashOf(0), null, null], [SALT, null, null])).toEqual([SALT, null, null]);
  expect(open([hashOf(0), null, null], none)).toEqual({ problem: 'unopened', seat: 0 });
  expect(open(none, [null, SALT, null])).toEqual({ problem: 'other-salt', seat: 1 });
  expect(open([null, hashOf(0), null], [null, SALT, null])).toEqual({
    problem: 'other-salt',
    seat: 1,
  });
  expect(open([null, null, hashOf(2)], [null, null, SALT])).toEqual({ problem: 'bot', seat: 2 });
  expect(open([hashOf(0), null, null], [SALT.replace('a', 'c'), null, null])).toEqual({
    problem: 'other-salt',
    seat: 0,
  });
});
