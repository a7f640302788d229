import { nautilion, type Options, seededRng, unnamed } from '@tidetable/rules';
import { EXPANSION_NAMES } from '@tidetable/rules/nautilion';
import { expect, test } from 'vitest';
import { newInput } from '../network/input.ts';
import { FEATURE_ONE } from '../network/shape.ts';
import { describeLearnable } from '../testkit/describeLearnable.ts';
import { listed } from '../testkit/listed.ts';
import { ENCODING } from './encode.ts';
import { nautilionLearnable } from './learnable.ts';

const tableOf = (given: Partial<Options>): Options => ({
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
  ...given,
});

const mixes = [
  tableOf({}),
  tableOf({ seats: 2, ship: 'C2', reserve: 1 }),
  ...EXPANSION_NAMES.map(name => tableOf({ ship: 'B1', expansions: [name] })),
  tableOf({
    seats: 2,
    ship: 'B2',
    reserve: 6,
    expansions: [...EXPANSION_NAMES],
    darkhouse: 'difficult',
    harpoons: 3,
  }),
];

describeLearnable(nautilion as never, nautilionLearnable, mixes);

/** The last candidate of the fourth decision of a game in which the last one is always taken. */
const featuresOf = (options: Options): string[] => {
  const s = nautilion.blank(options);
  const rng = seededRng(3);
  nautilion.deal(s, unnamed(rng));
  const candidates = nautilionLearnable.candidatesAt(nautilion as never, options);
  const input = newInput(nautilionLearnable.shape);
  for (let decisions = 0; ; ) {
    const seat = nautilion.toAct(s);
    if (seat < 0) {
      nautilion.play(s, rng(4)); // a die
      continue;
    }
    const count = candidates.consider(nautilion.view(s, seat));
    if (++decisions === 4) {
      candidates.encode(count - 1, input);
      return listed(input, FEATURE_ONE);
    }
    for (const m of candidates.moves(count - 1)) nautilion.play(s, m);
  }
};

test('a position gives exactly these features, as long as the encoding has this number', () => {
  expect(ENCODING).toBe(1);
  expect(featuresOf(mixes[0])).toMatchInlineSnapshot(`
    [
      "0 3 8 9 18 20 21 28×16 31 32 33 34 46 47 51×48",
      "0 3 12 13 24 25 27×16 29×16 31 32 33 34 46 47 51×48",
      "0 3 28×16 29×16 30×32 31 32 33 34 38 46 47 51×48",
      "0 3 14 16 26 28×16 30×16 31 32 33 34 40 46 47 51×48",
      "0 3 7 11 19 23 27×16 29×16 31 32 33 34 46 47 51×48",
      "0 3 15 27×16 28×16 29×16 31 32 33 34 46 47 51×48",
      "0 3 28×32 29×16 30×16 31 32 33 34 39 46 47 51×48",
      "0 3 17 27×16 29×16 30×16 31 32 33 34 46 47 51×48",
      "0 3 10 22 29×32 30×16 31 32 33 34 41 46 47 51×128",
      "2 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 87 88 89 90 91 92 93 94 95 96 97 98 121 140 141×-13 142 143 144",
    ]
  `);
  expect(featuresOf(mixes[mixes.length - 1])).toMatchInlineSnapshot(`
    [
      "0 3 8 9 18 28×16 31 32 33 34 47 51×32 56",
      "0 3 12 29×32 30×16 31 32 33 34 46 51×32 54",
      "0 3 27×16 29×16 30×32 31 32 33 34 41 47 51×16",
      "0 3 16 30×48 31 32 33 34 46 47 51×32 56",
      "0 3 27×16 28×32 29×16 31 32 33 34 46 47 51 54",
      "0 3 11 13 14 30×16 31 32 33 34 46 51×16",
      "0 3 15 27×16 30×32 31 32 33 34 47 51×48 56",
      "0 3 7 19 28×16 30×32 31 32 33 34 46 51×48 54",
      "0 3 29×32 30×32 31 32 33 34 40 46 47 51×32",
      "5 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 87 88 89 90 91 92 93 94 95 96 97 98 109 110 111 112 121 140 141×-67 142 143 144 193 197 201 209 215 227 242 252 255 258 275 284 302 308 329 337 338 347 351 352 355 356 357 358 359 360 361 362",
    ]
  `);
});
