import { readFileSync } from 'node:fs';
import { type AnyGame, CHANCE, LINE, nautilion, nautilusIsland, seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { type Entry, LONGEST_LOG } from './entry.ts';
import { openMatch, replayMatch } from './everyGame.ts';
import { type AnyMatch, Match } from './match.ts';
import { type FileProblem, FORMAT, isProblem, type MatchFile, MOST_BYTES } from './matchFile.ts';
import { isName } from './name.ts';
import { parseMatchFile } from './readMatch.ts';
import { isRefused } from './refusal.ts';
import { commitment, componentsHash, newSeal, termsOf } from './seal.ts';
import { rechained } from './testkit/forge.ts';
import { writeMatch } from './writeMatch.ts';

const game: AnyGame = nautilusIsland;
const VOYAGE = {
  seats: 2,
  ship: 'B1',
  reserve: 4,
  expansions: ['mages', 'reefs'],
  darkhouse: 'intro',
  harpoons: 2,
};

const ID = '0123456789abcdef'.repeat(2);
const SALT = 'ab'.repeat(32);

/** A sealed match of random moves and, now and then, an undo. */
const playSome = (
  { seats = 2, seed = 1, practice = false },
  plies = Number.POSITIVE_INFINITY,
): AnyMatch => {
  const options = { seats };
  const salts = [SALT, ...new Array<null>(seats - 1).fill(null)];
  const terms = { id: ID, options, seed: new Uint8Array(32).fill(seed), salts };
  const match = Match.deal(game, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Zoé ${i} 🌊`,
      kind: i === 0 ? 'human' : 'bot',
    })),
    seal: newSeal(game, terms),
  });
  if (practice) match.accept({ type: 'practice', seat: 0, agreed: [], at: 0 });
  playOn(match, seed, plies);
  return match;
};

const playOn = (match: AnyMatch, rngSeed: number, plies = Number.POSITIVE_INFINITY): void => {
  const rng = seededRng(rngSeed);
  for (let at = 1e12; !match.isOver && match.ply < plies; at += 1000) {
    const { ply, toAct } = match;
    const legal = match.legalMoves();
    const stores = legal.filter(move => /^(store|lay|leave)/.test(move));
    const moves = stores.length > 0 && rng(10) > 0 ? stores : legal;
    const answer = match.submit(toAct, ply, moves[rng(moves.length)], at);
    if (isRefused(answer)) throw new Error(answer.code);
    if (rng(60) === 0) match.undo(toAct, match.ply, ply, at + 1);
  }
};

const parsed = (text: string): MatchFile => {
  const file = parseMatchFile(text);
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
};

const replayed = (file: MatchFile): AnyMatch => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(JSON.stringify(match));
  return match;
};

/** What is wrong with a file, by reading or by replaying it. */
const problemOf = (text: string): FileProblem | undefined => {
  const file = parseMatchFile(text);
  if (isProblem(file)) return file;
  const match = replayMatch(file);
  return isProblem(match) ? match : undefined;
};

const problemWith = (file: object): FileProblem | undefined => problemOf(JSON.stringify(file));

const fileOf = (plies: number): MatchFile => writeMatch(playSome({}, plies));

const FILE = fileOf(8);
const TEXT = JSON.stringify(FILE);

/** A finished match with a result, its log being checked only as far as its shape. */
const FINISHED: MatchFile = writeMatch(playSome({}));

test('a written match is read and replayed to the same match', () => {
  for (const seats of [2, 3, 4]) {
    for (const plies of [0, 45, Number.POSITIVE_INFINITY]) {
      for (const practice of [false, true]) {
        const match = playSome({ seats, seed: seats, practice }, plies);
        const written = writeMatch(match);
        const file = parsed(JSON.stringify(written, null, 1));
        expect(file).toEqual(written);
        const again = replayed(file);
        expect(game.position(again.state)).toEqual(game.position(match.state));
        expect(again.log).toEqual(match.log);
        expect(again.deal).toEqual(match.deal);
        expect(again.isPractice).toBe(practice);
        expect(writeMatch(again)).toEqual(written);
      }
    }
  }
});

test('a file says what the match is', () => {
  const match = playSome({ seats: 3, seed: 4 });
  const file = writeMatch(match);
  expect(file).toMatchObject({
    format: FORMAT,
    from: null,
    id: ID,
    game: 'nautilus-island',
    rules: nautilusIsland.rules,
    components: componentsHash(game.components),
    sheet: null,
    options: { seats: 3 },
    pace: { clock: 'none' },
    commitment: commitment(termsOf(game, ID, { seats: 3 }), new Uint8Array(32).fill(4)),
    salts: [SALT, null, null],
    seed: '04'.repeat(32),
    result: { end: 'game', points: match.points(), left: [] },
  });
  expect(file.log).toHaveLength(match.ply);
  expect(new Set(file.log.map(e => e.check)).size).toBe(match.ply);
  expect(fileOf(8).result).toBeNull();
});

test('a running match goes on from its file as if it had never been away', () => {
  let answers = 0;
  for (const seed of [1, 2, 3, 4]) {
    const match = playSome({ seats: 4, seed, practice: true }, 60);
    const again = replayed(parsed(JSON.stringify(writeMatch(match))));
    playOn(match, 77);
    playOn(again, 77);
    expect(again.log).toEqual(match.log);
    expect(again.points()).toEqual(match.points());
    answers += match.log.filter(e => e.seat === CHANCE).length;
  }
  expect(answers).toBeGreaterThan(1);
});

test('a replay needs no seed, and shows the match after each entry', () => {
  const match = playSome({ seats: 4, seed: 2 });
  const seen: { ply: number; entry: Entry }[] = [];
  const again = replayMatch({ ...writeMatch(match), seed: null }, (at, entry) =>
    seen.push({ ply: at.ply, entry }),
  );
  expect(isProblem(again)).toBe(false);
  expect(seen.map(({ ply }) => ply)).toEqual(match.log.map((_, i) => i + 1));
  expect(seen.map(({ entry }) => entry)).toEqual(match.log);
});

test('a file is opened before its first entry', () => {
  const match = openMatch(FILE);
  if (isProblem(match)) throw new Error(match.problem);
  expect(match.ply).toBe(0);
  expect(match.deal).toEqual(FILE.deal);
});

const entry = (change: object): MatchFile =>
  rechained({ ...FILE, log: FILE.log.with(2, { ...FILE.log[2], ...change }) } as MatchFile);

/** A legal move in place of another one, the chain left as it was. */
function changedEntry(): MatchFile {
  const move =
    FILE.log[2].type === 'move' && FILE.log[2].move === 'column 1' ? 'column 2' : 'column 1';
  return { ...FILE, log: FILE.log.with(2, { ...FILE.log[2], move } as MatchFile['log'][number]) };
}

const PROBLEMS: readonly [string, object, FileProblem][] = [
  [
    'another format',
    { ...FILE, format: 'tidetable-match/3' },
    { problem: 'shape', where: 'format' },
  ],
  ['a key that is missing', { ...FILE, salts: undefined }, { problem: 'shape', where: 'salts' }],
  ['a key too many', { ...FILE, more: 1 }, { problem: 'shape', where: 'more' }],
  ['a game that is none', { ...FILE, game: 'chess' }, { problem: 'unknown-game', game: 'chess' }],
  [
    'a game named like a part of every object',
    { ...FILE, game: 'constructor' },
    { problem: 'unknown-game', game: 'constructor' },
  ],
  ['another rules version', { ...FILE, rules: 99 }, { problem: 'other-rules', rules: 99 }],
  ['another box', { ...FILE, components: '0'.repeat(64) }, { problem: 'other-components' }],
  ['options in a list', { ...FILE, options: ['x'] }, { problem: 'shape', where: 'options' }],
  [
    'too many seats',
    { ...FILE, options: { seats: 5 } },
    { problem: 'options', why: { code: 'seats', min: 2, max: 4 } },
  ],
  [
    'an unknown option',
    { ...FILE, options: { seats: 2, mages: true } },
    { problem: 'options', why: { code: 'unknown-option', name: 'mages', known: [] } },
  ],
  [
    'fewer names than seats',
    { ...FILE, seats: FILE.seats.slice(1) },
    { problem: 'shape', where: 'seats' },
  ],
  [
    'a deal that lacks a line',
    { ...FILE, deal: FILE.deal.slice(1) },
    { problem: 'deal', where: 'lines' },
  ],
  [
    'a deal with a card too many',
    { ...FILE, deal: FILE.deal.with(1, `${FILE.deal[1]} g1`) },
    { problem: 'deal', where: 'column 1 stack 1' },
  ],
  [
    'a deal with a fifth copy of a card',
    { ...FILE, deal: FILE.deal.map(line => line.replace('g2', 'g1')) },
    { problem: 'deal', where: 'cards' },
  ],
  [
    'a deal for other seats',
    {
      ...FILE,
      options: { seats: 3 },
      seats: [...FILE.seats, FILE.seats[1]],
      salts: [...FILE.salts, null],
      seed: null,
    },
    { problem: 'deal', where: 'lines' },
  ],
  ['other options than were sealed', { ...FILE, id: '0'.repeat(32) }, { problem: 'seed' }],
  ['another seed than was sealed', { ...FILE, seed: '0'.repeat(64) }, { problem: 'seed' }],
  ['a table of components of another hash', { ...FILE, sheet: { dice: 3 } }, { problem: 'sheet' }],
  ['a change of an entry', changedEntry(), { problem: 'changed', ply: 2 }],
  [
    'an entry of the wrong seat',
    entry({ seat: 1 - FILE.log[2].seat }),
    { problem: 'entry', ply: 2, why: { code: 'not-your-turn' } },
  ],
  [
    'an entry of a spectator',
    entry({ seat: -1 }),
    { problem: 'entry', ply: 2, why: { code: 'not-your-turn' } },
  ],
  [
    'an entry that is no move',
    entry({ move: 'swim' }),
    { problem: 'entry', ply: 2, why: { code: 'unreadable' } },
  ],
  [
    'an illegal entry',
    entry({ move: 'collect' }),
    { problem: 'entry', ply: 2, why: { code: 'explore-first', rule: 'NI11' } },
  ],
  [
    'an undo of nothing',
    rechained({ ...FILE, log: [{ type: 'undo', seat: 0, to: 0, at: 0, check: '' }] }),
    { problem: 'entry', ply: 0, why: { code: 'no-such-ply' } },
  ],
  [
    'a move after the end',
    rechained({ ...FINISHED, log: [...FINISHED.log, FINISHED.log[0]] }),
    { problem: 'entry', ply: FINISHED.log.length, why: { code: 'over' } },
  ],
];

for (const [what, file, problem] of PROBLEMS) {
  test(`refused: ${what}`, () => {
    expect(problemWith(file)).toEqual(problem);
  });
}

test('the files that the refusals above start from are fine', () => {
  expect(problemWith(FILE)).toBeUndefined();
  expect(problemWith(FINISHED)).toBeUndefined();
  expect(FILE.log[2].seat).not.toBe(CHANCE);
});

test('outside practice, an undo of what another seat has answered is refused', () => {
  const match = playSome({ practice: true }, 0);
  const seat = match.toAct;
  match.submit(seat, 1, 'column 4', 0);
  match.submit(seat, 2, 'collect', 0);
  match.submit(match.toAct, 3, 'column 1', 0);
  match.undo(seat, 4, 1, 0);
  const file = writeMatch(match);
  expect(problemWith(file)).toBeUndefined();
  const log = file.log.slice(1).map(e => (e.type === 'undo' ? { ...e, to: 0 } : e));
  expect(problemWith(rechained({ ...file, log }))).toEqual({
    problem: 'entry',
    ply: 3,
    why: { code: 'not-your-move' },
  });
});

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
      entry({ move: bad }),
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
