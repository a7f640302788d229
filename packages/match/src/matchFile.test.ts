import { readFileSync } from 'node:fs';
import { type AnyGame, CHANCE, LINE, nautilusIsland, seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { LONGEST_LOG } from './entry.ts';
import { type AnyMatch, isRefused, Match } from './match.ts';
import {
  componentsHash,
  type FileProblem,
  FORMAT,
  isProblem,
  type MatchFile,
  MOST_BYTES,
  openMatch,
  type Papers,
  parseMatchFile,
  replayMatch,
  writeMatch,
} from './matchFile.ts';
import { isName } from './name.ts';
import { commitment, sealedSea } from './sealedSea.ts';

const game: AnyGame = nautilusIsland;

const papersOf = (seats: number, seed: number): Papers => ({
  seats: Array.from({ length: seats }, (_, i) => ({
    name: `Zoé ${i} 🌊`,
    kind: i === 0 ? 'human' : 'bot',
  })),
  seed: new Uint8Array(32).fill(seed),
  salts: ['salt', ''],
});

/** A sealed match of random moves and, now and then, an undo. */
const playSome = (
  { seats = 2, seed = 1, practice = false },
  plies = Number.POSITIVE_INFINITY,
): { match: AnyMatch; papers: Papers } => {
  const papers = papersOf(seats, seed);
  const decide = sealedSea(papers.seed, papers.salts);
  const match = Match.deal(game, { options: { seats }, decide, practice });
  playOn(match, seed, plies);
  return { match, papers };
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

const fileOf = (plies: number): MatchFile => {
  const { match, papers } = playSome({}, plies);
  return writeMatch(match, papers);
};

const FILE = fileOf(8);
const TEXT = JSON.stringify(FILE);

/** A finished match with a result, its log being checked only as far as its shape. */
const FINISHED: MatchFile = (() => {
  const { match, papers } = playSome({});
  return writeMatch(match, papers);
})();

test('a written match is read and replayed to the same match', () => {
  for (const seats of [2, 3, 4]) {
    for (const plies of [0, 45, Number.POSITIVE_INFINITY]) {
      for (const practice of [false, true]) {
        const { match, papers } = playSome({ seats, seed: seats, practice }, plies);
        const written = writeMatch(match, papers);
        const file = parsed(JSON.stringify(written, null, 1));
        expect(file).toEqual(written);
        const again = replayed(file);
        expect(game.position(again.state)).toEqual(game.position(match.state));
        expect(again.log).toEqual(match.log);
        expect(again.deal).toEqual(match.deal);
        expect(again.practice).toBe(practice);
        expect(JSON.stringify(writeMatch(again, papers))).toBe(JSON.stringify(written));
      }
    }
  }
});

test('a file says what the match is', () => {
  const { match, papers } = playSome({ seats: 3, seed: 4 });
  const file = writeMatch(match, papers);
  expect(file).toMatchObject({
    format: FORMAT,
    game: 'nautilus-island',
    rules: nautilusIsland.rules,
    components: componentsHash(game),
    options: { seats: 3 },
    practice: false,
    commitment: commitment(papers.seed),
    salts: ['salt', ''],
    seed: '04'.repeat(32),
    result: { points: match.points(), places: match.places() },
  });
  expect(file.log).toHaveLength(match.ply);
  expect(new Set(file.log.map(e => e.check)).size).toBe(match.ply);
  expect(fileOf(8).result).toBeNull();
});

test('a running match goes on from its file as if it had never been away', () => {
  let answers = 0;
  for (const seed of [1, 2, 3, 4]) {
    const { match, papers } = playSome({ seats: 4, seed, practice: true }, 60);
    const again = replayed(parsed(JSON.stringify(writeMatch(match, papers))));
    playOn(match, 77);
    playOn(again, 77);
    expect(again.log).toEqual(match.log);
    expect(again.points()).toEqual(match.points());
    answers += match.log.filter(e => e.seat === CHANCE).length;
  }
  expect(answers).toBeGreaterThan(1);
});

test('a replay needs no seed, and shows the match after each entry', () => {
  const { match, papers } = playSome({ seats: 4, seed: 2 });
  const seen: { ply: number; entry: Entry }[] = [];
  const again = replayMatch({ ...writeMatch(match, papers), seed: null }, (at, entry) =>
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
  ({ ...FILE, log: FILE.log.with(2, { ...FILE.log[2], ...change }) }) as MatchFile;

const PROBLEMS: readonly [string, object, FileProblem][] = [
  [
    'another format',
    { ...FILE, format: 'tidetable-match/2' },
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
    { ...FILE, options: { seats: 3 }, seats: [...FILE.seats, FILE.seats[0]] },
    { problem: 'deal', where: 'lines' },
  ],
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
    { ...FILE, log: [{ seat: 0, undo: 0, at: 0, check: '0'.repeat(12) }] },
    { problem: 'entry', ply: 0, why: { code: 'no-such-ply' } },
  ],
  [
    'a move after the end',
    { ...FINISHED, log: [...FINISHED.log, FINISHED.log[0]] },
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
  const { match, papers } = playSome({ practice: true }, 0);
  const seat = match.toAct;
  match.submit(seat, 0, 'column 4', 0);
  match.submit(seat, 1, 'collect', 0);
  match.submit(match.toAct, 2, 'column 1', 0);
  match.undo(seat, 3, 0, 0);
  const file = writeMatch(match, papers);
  expect(problemWith(file)).toBeUndefined();
  expect(problemWith({ ...file, practice: false })).toEqual({
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
  expect(problemOf('['.repeat(deep) + ']'.repeat(deep))).toMatchObject({ problem: 'shape' });
  const nested = '['.repeat(deep) + ']'.repeat(deep);
  for (const key of ['options', 'seats', 'log', 'deal', 'result']) {
    const text = JSON.stringify({ ...FILE, [key]: '?' }).replace('"?"', nested);
    expect(problemOf(text)).toMatchObject({ problem: 'shape' });
  }
  expect(problemWith({ ...FILE, game: 'x'.repeat(1_000_000) })).toMatchObject({ problem: 'shape' });
});

test('a log longer than any match is refused', () => {
  const one = { seat: 0, at: 0, check: '0'.repeat(12), move: '' };
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
    const isCheck = path.at(-1) === 'check' || path[0] === 'salts' || path[0] === 'commitment';
    for (const wrong of WRONG) {
      if (wrong === '__proto__' && (isName || isCheck)) continue; // as good a text as any
      if (path[0] === 'practice' && wrong === true) continue;
      if (path[0] === 'seed' && wrong === null) continue; // not revealed
      if (path[0] === 'result' && typeof wrong === 'number') continue; // for verify to judge
      const text = JSON.stringify(withLeaf(full, path, wrong));
      expect(problemOf(text), `${path.join('.')} = ${JSON.stringify(wrong)}`).toBeDefined();
    }
  }
});

test('a key too many is refused wherever it stands', () => {
  for (const key of ['more', '__proto__', 'constructor', 'toString']) {
    const extra = `${JSON.stringify(key)}:{"seats":2},`;
    const places = ['{"format"', '{"name"', '{"seat"', '{"points"'];
    for (const place of places) {
      const text = JSON.stringify(FINISHED).replace(place, `{${extra}${place.slice(1)}`);
      expect(text).toContain(extra);
      expect(problemOf(text), `${key} in ${place}`).toMatchObject({ problem: 'shape' });
    }
  }
  expect(({} as { seats?: number }).seats).toBeUndefined();
});

test('an entry is a move or an undo, not both and not neither', () => {
  const { move: _, ...neither } = { move: '', ...FILE.log[0] };
  for (const bad of [neither, { ...FILE.log[0], undo: 0 }]) {
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
      { ...FILE, salts: [bad] },
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
    expect(problemWith({ ...FILE, seats, salts: [text] })).toBeUndefined();
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
  const [shows] = patterns.filter(p => p.startsWith('['));
  expect(patterns).toContain(LINE.source);
  for (const name of ['Ann', '🏴‍☠️', '', ' ', '\u00a0', '\ufe0f', 'a\u200d', '?'])
    expect(LINE.test(name) && new RegExp(shows, 'u').test(name), name).toBe(isName(name));
});

test('texts, lists and numbers beyond their limits are refused', () => {
  const [first, ...others] = FILE.seats;
  const named = (name: string): object => ({ ...FILE, seats: [{ ...first, name }, ...others] });
  expect(problemWith(named('x'.repeat(40)))).toBeUndefined();
  expect(problemWith(named('x'.repeat(41)))).toMatchObject({ problem: 'shape' });
  expect(problemWith({ ...FILE, salts: ['x'.repeat(100)] })).toBeUndefined();
  expect(problemWith({ ...FILE, salts: ['x'.repeat(101)] })).toMatchObject({ problem: 'shape' });
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
