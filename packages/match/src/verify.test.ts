import { type AnyGame, CHANCE, nautilusIsland, type Options, seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { verify } from './everyGame.ts';
import { Match } from './match.ts';
import type { MatchFile } from './matchFile.ts';
import { isRefused } from './refusal.ts';
import { commitment, newSeal, termsOf } from './seal.ts';
import { rechained } from './testkit/forge.ts';
import type { Finding } from './verify.ts';
import { writeMatch } from './writeMatch.ts';

type FileEntry = MatchFile['log'][number];

const game: AnyGame = nautilusIsland;

/** A sealed game of seats that like to store, so that the bag runs short. */
const playedFile = (
  seats: number,
  seed: number,
  { plies = Number.POSITIVE_INFINITY, undoAt = -1 } = {},
): MatchFile => {
  const salts = Array.from({ length: seats }, (_, seat) =>
    seat === 1 ? null : `${seat}${seat}`.repeat(32),
  );
  const options = { seats };
  const terms = { id: 'f'.repeat(32), options, seed: new Uint8Array(32).fill(seed), salts };
  const match = Match.deal(game, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'human' })),
    seal: newSeal(game, terms),
  });
  const rng = seededRng(seed);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    const stores = legal.filter(move => /^(store|lay|leave)/.test(move));
    const moves = stores.length > 0 && rng(10) > 0 ? stores : legal;
    const { toAct, ply } = match;
    const answer = match.submit(toAct, ply, moves[rng(moves.length)], ply);
    if (isRefused(answer)) throw new Error(answer.code);
    if (ply === undoAt) match.undo(toAct, match.ply, ply, ply);
  }
  return writeMatch(match);
};

/** The first thing found wrong. */
const wrong = (file: MatchFile): Finding | undefined => verify(file).wrong;

const hasRefill = (file: MatchFile): boolean => file.log.some(e => e.seat === CHANCE);

/** The first game of four in which chance places the last tokens. */
const FILE = ((): MatchFile => {
  for (let seed = 1; seed <= 50; seed++) {
    const file = playedFile(4, seed);
    if (hasRefill(file)) return file;
  }
  throw new Error('no game with a short bag among seeds 1 to 50');
})();

const withEntry = (ply: number, change: object): MatchFile => ({
  ...FILE,
  log: FILE.log.with(ply, { ...FILE.log[ply], ...change } as FileEntry),
});

const moveOf = (e: FileEntry): string => (e.type === 'move' ? e.move : e.type);

test('a match that nobody touched is accepted', () => {
  for (const [seats, seed] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ]) {
    const file = playedFile(seats, seed);
    expect(wrong(file), `${seats} seats, seed ${seed}`).toBeUndefined();
    expect(wrong(JSON.parse(JSON.stringify(file)))).toBeUndefined();
    expect(wrong(rechained(file))).toBeUndefined();
  }
  expect(wrong(FILE)).toBeUndefined();
});

test('of a running match everything is checked but its result', () => {
  const file = playedFile(3, 1, { plies: 50 });
  const edition = { rules: 1, sheet: null, differing: [] };
  expect(verify(file)).toEqual({ edition, wrong: undefined, unproved: ['result'], decided: [] });
  expect(wrong({ ...file, result: FILE.result })).toEqual({ problem: 'result' });
});

test('before the first entry nothing proves who sits where', () => {
  const file = playedFile(3, 1, { plies: 0 });
  const seats = file.seats.with(0, { name: 'Somebody else', kind: 'human' });
  for (const any of [file, { ...file, seats }])
    expect(verify(any)).toMatchObject({ wrong: undefined, unproved: ['seats', 'result'] });
  expect(wrong({ ...file, result: FILE.result })).toEqual({ problem: 'result' });
});

test('without the seed moves and result are checked, and it is said what is not', () => {
  const unproved = ['terms', 'salts', 'deal', 'chance'];
  expect(verify({ ...FILE, seed: null })).toMatchObject({ wrong: undefined, unproved });
  const { log } = FILE;
  expect(wrong({ ...FILE, seed: null, log: log.slice(0, -1) })).toEqual({ problem: 'result' });
});

test('each changed move is found at its ply', () => {
  for (const [ply, e] of FILE.log.entries()) {
    if (e.seat === CHANCE || e.type !== 'move') continue;
    const move = e.move === 'column 1' ? 'column 2' : 'column 1';
    expect(wrong(withEntry(ply, { move }))).toEqual({ problem: 'changed', ply });
  }
});

test('a move taken back leaves the match sound, and a changed undo is found at its ply', () => {
  const file = playedFile(2, 1, { undoAt: 0 });
  expect(wrong(file)).toBeUndefined();
  const undo = file.log[1];
  expect(undo).toMatchObject({ type: 'undo', to: 0 });
  for (const change of [{ to: 1 }, { seat: 1 - undo.seat }]) {
    const log = file.log.with(1, { ...undo, ...change } as FileEntry);
    expect(wrong({ ...file, log })).toEqual({ problem: 'changed', ply: 1 });
  }
  const forged = rechained({ ...file, log: file.log.with(1, { ...undo, to: 1 } as FileEntry) });
  expect(wrong(forged)).toEqual({ problem: 'entry', ply: 1, why: { code: 'no-such-ply' } });
});

test('each changed answer of chance is found by the name of its fact, also by a fresh chain', () => {
  const colours = ['green', 'red', 'blue', 'purple', 'orange'];
  let changes = 0;
  let fact = 0;
  for (const [ply, e] of FILE.log.entries()) {
    if (e.seat !== CHANCE) continue;
    for (const move of colours.map(colour => `refill ${colour}`)) {
      if (move === moveOf(e)) continue;
      const finding = {
        problem: 'fact',
        fact: expect.stringMatching(/^camp\/3[1-3]$/),
        file: move,
        sea: moveOf(e),
      };
      const forged = withEntry(ply, { move });
      expect(wrong(forged)).toEqual(finding);
      expect(wrong(rechained(forged))).toEqual(finding);
      changes++;
    }
    fact++;
  }
  expect(changes).toBe(4 * fact);
  expect(fact).toBeGreaterThan(0);
});

test('each changed seat and each changed check is found at its ply', () => {
  for (const [ply, { seat, check }] of FILE.log.entries()) {
    const changed = { problem: 'changed', ply };
    const other = seat === CHANCE ? ply % 4 : ply % 3 === 0 ? CHANCE : (seat + 1) % 4;
    expect(wrong(withEntry(ply, { seat: other }))).toEqual(changed);
    const digit = check[ply % 12] === '0' ? '1' : '0';
    const flipped = check.slice(0, ply % 12) + digit + check.slice((ply % 12) + 1);
    expect(wrong(withEntry(ply, { check: flipped }))).toEqual(changed);
  }
});

test('an entry left out, doubled or moved is found at its ply', () => {
  const last = FILE.log.length - 1;
  for (let ply = last; ply >= 0; ply -= 5) {
    const shorter = wrong({ ...FILE, log: FILE.log.toSpliced(ply, 1) });
    if (ply === last) expect(shorter).toEqual({ problem: 'result' });
    else expect(shorter).toMatchObject({ ply });
    const doubled = wrong({ ...FILE, log: FILE.log.toSpliced(ply, 0, FILE.log[ply]) });
    expect(doubled).toEqual({ problem: 'changed', ply: ply + 1 });
    if (ply === last || moveOf(FILE.log[ply]) === moveOf(FILE.log[ply + 1])) continue;
    const swapped = FILE.log.with(ply, FILE.log[ply + 1]).with(ply + 1, FILE.log[ply]);
    expect(wrong({ ...FILE, log: swapped })).toBeDefined();
  }
});

test('an illegal move does not pass by a fresh chain', () => {
  for (const [ply, e] of FILE.log.entries()) {
    if (ply % 10 !== 0 || e.seat === CHANCE || e.type !== 'move') continue;
    const forged = rechained(withEntry(ply, { move: 'refill red' }));
    expect(wrong(forged)).toEqual({
      problem: 'entry',
      ply,
      why: { code: 'only-chance', rule: 'NI25' },
    });
    const stolen = rechained(withEntry(ply, { seat: (e.seat + 1) % 4 }));
    expect(wrong(stolen)).toEqual({ problem: 'entry', ply, why: { code: 'not-your-turn' } });
  }
});

test('two cards or tokens of the deal that change places are found by name', () => {
  for (const [i, line] of FILE.deal.entries()) {
    const [name, list] = line.split(':');
    const words = list.trim().split(' ');
    for (let at = 0; at + 1 < words.length; at++) {
      if (words[at] === words[at + 1]) continue;
      const swapped = words.with(at, words[at + 1]).with(at + 1, words[at]);
      expect(wrong({ ...FILE, deal: FILE.deal.with(i, `${name}: ${swapped.join(' ')}`) })).toEqual({
        problem: 'fact',
        fact: `${name} (${at + 1})`,
        file: words[at + 1],
        sea: words[at],
      });
    }
  }
});

test('cards that change places between stacks are found in the first of them', () => {
  const rng = seededRng(6);
  for (let i = 0; i < 40; i++) {
    const a = 1 + rng(5);
    const b = a + 1 + rng(5);
    const at = 1 + rng(8);
    const [lineA, lineB] = [FILE.deal[a].split(' '), FILE.deal[b].split(' ')];
    const place = lineA.length - 8 + at - 1;
    if (lineA[place] === lineB[place]) continue;
    const deal = FILE.deal
      .with(a, lineA.with(place, lineB[place]).join(' '))
      .with(b, lineB.with(place, lineA[place]).join(' '));
    expect(wrong({ ...FILE, deal }), `round ${i}`).toMatchObject({
      problem: 'fact',
      fact: `${FILE.deal[a].split(':')[0]} (${at})`,
    });
  }
});

test('another first player is found', () => {
  const [, first] = FILE.deal[0].split(' ');
  for (const other of ['0', '1', '2', '3'].filter(seat => seat !== first)) {
    expect(wrong({ ...FILE, deal: FILE.deal.with(0, `first: ${other}`) })).toEqual({
      problem: 'fact',
      fact: 'first (1)',
      file: other,
      sea: first,
    });
  }
});

test('each changed digit of the seed or of the commitment is found', () => {
  const { seed, commitment: sealed } = FILE;
  if (seed === null) throw new Error('the seed is missing');
  const change = (hex: string, at: number): string =>
    hex.slice(0, at) + (Number.parseInt(hex[at], 16) ^ 1).toString(16) + hex.slice(at + 1);
  for (let at = 0; at < 64; at++) {
    expect(wrong({ ...FILE, seed: change(seed, at) })).toEqual({ problem: 'seed' });
    expect(wrong({ ...FILE, commitment: change(sealed, at) })).toEqual({ problem: 'seed' });
  }
});

test('another seed with a commitment to match does not give the same deal', () => {
  const seed = new Uint8Array(32).fill(200);
  const { id, options } = FILE;
  const terms = termsOf(game, id, options as Options);
  const forged = { ...FILE, seed: 'c8'.repeat(32), commitment: commitment(terms, seed) };
  expect(wrong(rechained(forged))).toMatchObject({ problem: 'fact' });
});

test('each changed, added or lost salt is found, also by a fresh chain', () => {
  const { salts } = FILE;
  const others = [
    salts.toReversed(),
    ...salts.flatMap((salt, i) =>
      salt ? [salts.with(i, `0${salt.slice(1)}`), salts.with(i, null)] : [],
    ),
    salts.with(1, 'ab'.repeat(32)),
  ].filter(other => other.join() !== salts.join());
  for (const other of others) {
    expect(wrong({ ...FILE, salts: other }), other.join()).toBeDefined();
    expect(wrong(rechained({ ...FILE, salts: other })), other.join()).toMatchObject({
      problem: 'fact',
    });
  }
  for (const other of [[], salts.slice(1), [...salts, null], salts.with(0, 'salt')])
    expect(wrong(rechained({ ...FILE, salts: other }))).toEqual({
      problem: 'shape',
      where: 'salts',
    });
});

test('a bot gives no salt', () => {
  const seats = FILE.seats.with(0, { name: 'P0', kind: 'bot' });
  expect(wrong(rechained({ ...FILE, seats }))).toEqual({ problem: 'shape', where: 'salts' });
});

test('each changed number of the result is found', () => {
  const { result } = FILE;
  if (result?.end !== 'game') throw new Error('the result is missing');
  const { points, places } = result;
  const others: MatchFile['result'][] = [
    null,
    { end: 'abort' },
    { ...result, end: 'resign' },
    { ...result, left: [{ seat: 1, how: 'resign' }] },
    { ...result, points: [], places: [] },
    { ...result, points: points.slice(1) },
    { ...result, places: [...places, 5] },
    ...points.flatMap((p, i) => [-1, 1].map(by => ({ ...result, points: points.with(i, p + by) }))),
    ...places.map((p, i) => ({ ...result, places: places.with(i, p + 1) })),
  ];
  for (const other of others) {
    expect(wrong({ ...FILE, result: other }), JSON.stringify(other)).toEqual({
      problem: 'result',
    });
  }
});

test('a file that cannot be opened is refused for that', () => {
  expect(wrong({ ...FILE, game: 'chess' })).toEqual({ problem: 'unknown-game', game: 'chess' });
  expect(wrong({ ...FILE, rules: 2 })).toEqual({ problem: 'other-rules', rules: 2 });
  expect(wrong({ ...FILE, components: '0'.repeat(64) })).toEqual({ problem: 'other-components' });
  expect(wrong({ ...FILE, options: { seats: 3 } })).toEqual({ problem: 'shape', where: 'seats' });
  expect(wrong({ ...FILE, deal: FILE.deal.slice(1) })).toEqual({
    problem: 'deal',
    where: 'lines',
  });
});
