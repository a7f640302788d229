import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedValues,
  formatValue,
  isOptionProblem,
  type OptionValue,
  readOptions,
} from './options.ts';

const OFFER = {
  seats: { min: 1, max: 4 },
  options: [
    { name: 'fog', kind: 'flag', default: false },
    { name: 'depth', kind: 'number', min: 2, max: 12, default: 5 },
    { name: 'ship', kind: 'choice', values: ['ketch', 'yawl'], default: 'yawl' },
    { name: 'extras', kind: 'set', values: ['reefs', 'mages', 'wrecks'], default: ['mages'] },
  ],
} as const;

const DEFAULTS = { seats: 2, fog: false, depth: 5, ship: 'yawl', extras: ['mages'] };

const read = (given: Record<string, unknown>): unknown =>
  readOptions(OFFER, { seats: 2, ...given });

test('what is not given takes its default', () => {
  expect(readOptions(OFFER, { seats: 2 })).toEqual(DEFAULTS);
});

describe('seats', () => {
  for (const seats of [1, 4]) {
    test(`${seats} will do`, () => expect(readOptions(OFFER, { seats })).toMatchObject({ seats }));
  }
  for (const seats of [0, 5, -1, 1.5, Number.NaN, Infinity, '2', null, undefined, [2], true]) {
    test(`${JSON.stringify(seats)} (${typeof seats}) is refused`, () => {
      expect(readOptions(OFFER, { seats })).toEqual({ code: 'seats', min: 1, max: 4 });
    });
  }
  test('none at all is refused', () => {
    expect(readOptions(OFFER, {})).toMatchObject({ code: 'seats' });
  });
});

describe('good values, also as the text of a command line', () => {
  for (const [name, value, expected] of [
    ['fog', true, true],
    ['fog', false, false],
    ['fog', 'yes', true],
    ['fog', 'true', true],
    ['fog', 'no', false],
    ['fog', 'false', false],
    ['depth', 2, 2],
    ['depth', 12, 12],
    ['depth', '7', 7],
    ['ship', 'ketch', 'ketch'],
    ['extras', [], []],
    ['extras', '', []],
    ['extras', ['wrecks', 'reefs'], ['reefs', 'wrecks']],
    ['extras', 'wrecks,reefs', ['reefs', 'wrecks']],
    ['extras', ['reefs', 'reefs'], ['reefs']],
  ] as const) {
    test(`${name} ${JSON.stringify(value)}`, () => {
      expect(read({ [name]: value })).toEqual({ ...DEFAULTS, [name]: expected });
    });
  }
});

describe('bad values', () => {
  const allowed = {
    fog: ['yes', 'no'],
    depth: ['2–12'],
    ship: ['ketch', 'yawl'],
    extras: ['reefs', 'mages', 'wrecks'],
  };
  const bad: Record<keyof typeof allowed, readonly unknown[]> = {
    fog: [0, 1, 'TRUE', '', null, undefined, []],
    depth: [
      1,
      13,
      2.5,
      '1',
      '13',
      '2.5',
      '-3',
      '+3',
      ' 3',
      '3 ',
      '0x3',
      '1e1',
      '',
      null,
      [3],
      true,
    ],
    ship: ['', 'Ketch', 'brig', 0, null, ['ketch'], 'toString', '__proto__'],
    extras: ['brigs', ['brigs'], ['reefs', 7], [['reefs']], 7, null, {}, { 0: 'reefs', length: 1 }],
  };
  for (const name of Object.keys(allowed) as (keyof typeof allowed)[]) {
    for (const value of bad[name]) {
      test(`${name} ${JSON.stringify(value)}`, () => {
        expect(read({ [name]: value })).toEqual({
          code: 'bad-option',
          name,
          allowed: allowed[name],
        });
      });
    }
  }
});

test('an option the game does not offer is refused by name', () => {
  const known = ['fog', 'depth', 'ship', 'extras'];
  expect(read({ brig: 1 })).toEqual({ code: 'unknown-option', name: 'brig', known });
  const proto = JSON.parse('{ "seats": 2, "__proto__": 1 }');
  expect(readOptions(OFFER, proto)).toMatchObject({ code: 'unknown-option', name: '__proto__' });
});

test('values read once are read again unchanged', () => {
  const options = read({ fog: 'yes', depth: '9', extras: 'wrecks,reefs' }) as Record<
    string,
    unknown
  >;
  expect(readOptions(OFFER, options)).toEqual(options);
});

test('the values of each kind as a person may type them', () => {
  expect(OFFER.options.map(spec => allowedValues(spec))).toEqual([
    ['yes', 'no'],
    ['2–12'],
    ['ketch', 'yawl'],
    ['reefs', 'mages', 'wrecks'],
  ]);
});

test('a value is formatted as a person may type it', () => {
  const typed = { fog: 'no', depth: '9', ship: 'yawl', extras: 'reefs,wrecks' };
  const options = read(typed) as Record<string, OptionValue>;
  const { seats: _, ...chosen } = options;
  const formatted = Object.entries(chosen).map(([name, value]) => [name, formatValue(value)]);
  expect(Object.fromEntries(formatted)).toEqual(typed);
  expect([true, false].map(formatValue)).toEqual(['yes', 'no']);
});

test('whatever is given, the answer is a problem or options that are read again unchanged', () => {
  const anyOptions = fc.record(
    {
      seats: fc.oneof(fc.nat(5), fc.anything()),
      fog: fc.anything(),
      depth: fc.oneof(fc.integer(), fc.string(), fc.anything()),
      ship: fc.anything(),
      extras: fc.oneof(fc.array(fc.constantFrom('reefs', 'mages', 'x')), fc.anything()),
    },
    { requiredKeys: ['seats'] },
  );
  fc.assert(
    fc.property(anyOptions, given => {
      const options = readOptions(OFFER, given);
      if (!isOptionProblem(options)) expect(readOptions(OFFER, options)).toEqual(options);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
