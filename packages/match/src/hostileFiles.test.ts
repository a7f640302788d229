import { readFileSync } from 'node:fs';
import { type AnyGame, LINE, nautilion } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { LONGEST_LOG } from './entry.ts';
import { Match } from './match.ts';
import { isProblem, MOST_BYTES } from './matchFile.ts';
import { isName } from './name.ts';
import { parseMatchFile } from './readMatch.ts';
import { newSeal } from './seal.ts';
import {
  FILE,
  FINISHED,
  game,
  ID,
  parsed,
  problemOf,
  problemWith,
  replayed,
  TEXT,
  VOYAGE,
  withThird,
} from './testkit/files.ts';
import { rechained } from './testkit/forge.ts';
import { writeMatch } from './writeMatch.ts';

test('whatever is cut off, the rest is no file', () => {
  for (let length = 0; length < TEXT.length; length += length < 200 ? 1 : 13) {
    expect(problemOf(TEXT.slice(0, length))).toEqual({ problem: 'not-json' });
  }
});

test('what is too large is refused unread', () => {
  const tooLarge = { problem: 'too-large' };
  expect(parseMatchFile('['.repeat(10_000_000))).toEqual(tooLarge);
  expect(parseMatchFile(`"${'x'.repeat(10_000_000)}"`)).toEqual(tooLarge);
  expect(parseMatchFile(TEXT + ' '.repeat(MOST_BYTES - TEXT.length + 1))).toEqual(tooLarge);
  expect(isProblem(parseMatchFile(TEXT + ' '.repeat(MOST_BYTES - TEXT.length)))).toBe(false);
});

test('deep and long texts that are just small enough do no harm', () => {
  const deep = 200_000;
  expect(problemOf('['.repeat(deep))).toEqual({ problem: 'not-json' });
  expect(problemOf('{"log":'.repeat(deep))).toEqual({ problem: 'not-json' });
  expect(problemOf('['.repeat(deep) + ']'.repeat(deep))).toEqual({ problem: 'not-json' });
  for (const key of ['options', 'seats', 'log', 'deal', 'result']) {
    const withNested = (levels: number): string =>
      JSON.stringify({ ...FILE, [key]: '?' }).replace(
        '"?"',
        '['.repeat(levels) + ']'.repeat(levels),
      );
    expect(problemOf(withNested(150))).toMatchObject({ problem: 'shape' });
    expect(problemOf(withNested(deep))).toEqual({ problem: 'not-json' });
  }
  expect(problemWith({ ...FILE, game: 'x'.repeat(1_000_000) })).toMatchObject({ problem: 'shape' });
});

test('a log longer than any match is refused', () => {
  const one = { type: 'move', seat: 0, at: 0, check: '0'.repeat(32), move: '' };
  const file = { ...FILE, log: new Array<object>(LONGEST_LOG + 1).fill(one) };
  expect(JSON.stringify(file).length).toBeLessThan(MOST_BYTES);
  expect(problemWith(file)).toEqual({ problem: 'shape', where: 'log' });
});

test('keys that plain data must not have are refused, and nothing unprintable is named', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const text = JSON.stringify({ ...FILE, options: '?' }).replace('"?"', `{"seats":3,"${key}":1}`);
    expect(problemOf(text)).toMatchObject({ problem: 'shape' });
  }
  expect(problemWith({ ...FILE, 'a\u001b[31m': 1 })).toEqual({ problem: 'shape', where: '' });
});

/** Every path to a value that holds no others. */
function* leaves(data: unknown, path: string[] = []): Generator<string[]> {
  if (typeof data !== 'object' || data === null) yield path;
  else for (const [key, value] of Object.entries(data)) yield* leaves(value, [...path, key]);
}

const withLeaf = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  const at = copy as Record<string, unknown>;
  at[key] = withLeaf(at[key], rest, value);
  return copy;
};

const SHORT = { ...FINISHED, log: FILE.log.slice(0, 3), deal: FILE.deal.slice(0, 3) };
const WRONG = [null, true, 7.5, -3, 1e300, 'x\n', '__proto__', [], {}, [[]], { length: 1 }];

test('a wrong type or a strange value at any leaf is refused', () => {
  const full = { ...FILE, result: FINISHED.result };
  expect(problemWith(full)).toBeUndefined();
  for (const path of leaves(SHORT)) {
    const isName = path.at(-1) === 'name';
    for (const wrong of WRONG) {
      if (wrong === '__proto__' && isName) continue; // as good a text as any
      const mayBeNull = ['seed', 'from', 'sheet'].includes(path[0]) || path.join() === 'salts,1';
      if (mayBeNull && wrong === null) continue;
      if (path[0] === 'result') continue; // the next test
      const text = JSON.stringify(withLeaf(full, path, wrong));
      expect(problemOf(text), `${path.join('.')} = ${JSON.stringify(wrong)}`).toBeDefined();
    }
  }
});

test('a result of another form is refused', () => {
  const { result } = FINISHED;
  for (const path of leaves(result)) {
    for (const wrong of WRONG.filter(w => typeof w !== 'number')) {
      const text = JSON.stringify({ ...FILE, result: withLeaf(result, path, wrong) });
      expect(problemOf(text), `${path.join('.')} = ${JSON.stringify(wrong)}`).toBeDefined();
    }
  }
});

test('a key that stands twice is refused, however it is written', () => {
  for (const twice of ['"result":{"end":"abort"}', '"r\\u0065sult":null', '"deal":[]']) {
    const text = `{${twice},${JSON.stringify(FINISHED).slice(1)}`;
    expect(JSON.parse(text)).toEqual(FINISHED); // a plain reader would not notice
    expect(problemOf(text), twice).toEqual({ problem: 'not-json' });
  }
  const inEntry = JSON.stringify(FILE).replace('"move":', '"move":"column 1","move":');
  expect(problemOf(inEntry)).toEqual({ problem: 'not-json' });
});

test('options have one form only', () => {
  const voyage = Match.deal(nautilion as AnyGame, {
    options: VOYAGE,
    seal: newSeal(nautilion as AnyGame, { id: ID, options: VOYAGE, seed: new Uint8Array(32) }),
  });
  const file = writeMatch(voyage);
  expect(problemWith(file)).toBeUndefined();
  const { reserve: _, ...missing } = file.options;
  for (const options of [
    missing,
    { ...file.options, expansions: ['mages', 'mages'] },
    { ...file.options, expansions: ['reefs', 'mages'] },
    { ...file.options, reserve: '4' },
  ])
    expect(problemWith({ ...file, options }), JSON.stringify(options)).toEqual({
      problem: 'shape',
      where: 'options',
    });
  expect(problemWith({ ...file, options: { ...file.options, reserve: 3 } })).toEqual({
    problem: 'seed',
  });
});

test('a table of components may come with the file', () => {
  const file = { ...FILE, sheet: game.components };
  const read = parsed(JSON.stringify(file));
  expect(problemWith(file)).toBeUndefined();
  expect(writeMatch(replayed(read)).sheet).toEqual(game.components);
  const deep = JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`);
  for (const sheet of [[], deep, { a: 'x'.repeat(100_000) }])
    expect(problemWith({ ...FILE, sheet })).toMatchObject({ problem: 'shape' });
});

test('a table of components as deep or as wide as a file can be is refused, and no stack overflows', () => {
  for (const sheet of [
    `${'{"a":'.repeat(150)}1${'}'.repeat(150)}`,
    `{"a":${'['.repeat(150)}${']'.repeat(150)}}`,
    `{"a":[0${',0'.repeat(200_000)}]}`,
  ])
    expect(problemOf(TEXT.replace('"sheet":null', `"sheet":${sheet}`))).toEqual({
      problem: 'shape',
      where: 'sheet',
    });
});

test('a key too many is refused wherever it stands', () => {
  for (const key of ['more', '__proto__', 'constructor', 'toString']) {
    const extra = `${JSON.stringify(key)}:{"seats":2},`;
    const places = ['{"format"', '{"name"', '{"type"', '{"end"', '{"clock"'];
    for (const place of places) {
      const text = JSON.stringify(FINISHED).replace(place, `{${extra}${place.slice(1)}`);
      expect(text).toContain(extra);
      expect(problemOf(text), `${key} in ${place}`).toMatchObject({ problem: 'shape' });
    }
  }
  expect(({} as { seats?: number }).seats).toBeUndefined();
});

test('an entry has the fields of its type and no others', () => {
  const { move: _, ...neither } = { move: '', ...FILE.log[0] };
  for (const bad of [neither, { ...FILE.log[0], to: 0 }, { ...FILE.log[0], type: 'swim' }]) {
    expect(problemWith({ ...FILE, log: [bad] })).toMatchObject({ problem: 'shape' });
  }
});

test('a text that could upset a terminal is refused', () => {
  const controls = [
    '\u0000',
    '\u0007',
    '\u001b[2J',
    '\t',
    '\r',
    '\n',
    '\u007f',
    '\u009b',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\u200d',
    '\u200d\u202e',
  ];
  for (const bad of controls.map(c => `Ana${c}`)) {
    const [first, ...others] = FILE.seats;
    for (const file of [
      { ...FILE, seats: [{ ...first, name: bad }, ...others] },
      { ...FILE, game: bad },
      { ...FILE, deal: [bad, ...FILE.deal] },
      withThird({ move: bad }),
    ]) {
      expect(problemWith(file), JSON.stringify(bad)).toMatchObject({ problem: 'shape' });
    }
  }
});

test('joined letters and emoji are read, in a name and elsewhere', () => {
  const [first, ...others] = FILE.seats;
  for (const text of ['🏴‍☠️ Jack', 'می\u200cخواهم']) {
    const seats = [{ ...first, name: text }, ...others];
    expect(problemWith(rechained({ ...FILE, seats }))).toBeUndefined();
  }
});

test('a player without a name is refused', () => {
  const [first, ...others] = FILE.seats;
  for (const name of ['', ' ', '\ufe0f']) {
    const seats = [{ ...first, name }, ...others];
    expect(problemWith({ ...FILE, seats })).toEqual({ problem: 'shape', where: 'seats.0.name' });
  }
});

test('the schema of the document knows lines and names as the reader does', () => {
  const page = readFileSync(new URL('../../../docs/match-file.md', import.meta.url), 'utf8');
  const patterns = [...page.matchAll(/"pattern": ("\S+")/g)].map(
    ([, p]) => JSON.parse(p) as string,
  );
  const [shows] = patterns.filter(p => p.includes('p{L}'));
  expect(patterns).toContain(LINE.source);
  for (const name of [
    'Ann',
    '🏴‍☠️',
    '',
    ' ',
    '\u00a0',
    '\ufe0f',
    'a\u200d',
    '?',
    '\u2800',
    '\u3164',
  ])
    expect(LINE.test(name) && new RegExp(shows, 'u').test(name), name).toBe(isName(name));
});

test('texts, lists and numbers beyond their limits are refused', () => {
  const [first, ...others] = FILE.seats;
  const named = (name: string): object =>
    rechained({ ...FILE, seats: [{ ...first, name }, ...others] });
  expect(problemWith(named('x'.repeat(40)))).toBeUndefined();
  expect(problemWith(named('x'.repeat(41)))).toMatchObject({ problem: 'shape' });
  expect(problemWith({ ...FILE, salts: ['x'.repeat(64), null] })).toMatchObject({
    problem: 'shape',
  });
  expect(problemWith({ ...FILE, salts: new Array(9).fill('') })).toMatchObject({
    problem: 'shape',
  });
  expect(problemWith({ ...FILE, seats: new Array(9).fill(first) })).toMatchObject({
    problem: 'shape',
  });
  expect(problemWith({ ...FILE, deal: new Array(201).fill('a:') })).toMatchObject({
    problem: 'shape',
  });
  expect(problemWith({ ...FILE, seed: 'AB'.repeat(32) })).toMatchObject({ problem: 'shape' });
  for (const [number, problem] of [
    ['NaN', 'not-json'],
    ['Infinity', 'not-json'],
    ['0x10', 'not-json'],
    ['1e999', 'shape'],
    ['-1', 'shape'],
    ['0.5', 'shape'],
  ]) {
    const text = TEXT.replace(/"at":\d+/, `"at":${number}`);
    expect(problemOf(text), number).toMatchObject({ problem });
  }
});

test('texts that are no object at all are refused', () => {
  for (const text of ['', ' ', 'null', '7', '"x"', '[]', '{}', 'undefined', '\u0000', '\ufeff{}']) {
    expect(problemOf(text), text).toBeDefined();
  }
});
