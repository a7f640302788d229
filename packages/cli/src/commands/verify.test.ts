import type { MatchFile } from '@tidetable/match';
import { CHANCE } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM_1 } from '../testkit/form1.ts';
import { recordedMatch } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const WHOLE = recordedMatch({ seats: 4 });
const CHANCE_AT = WHOLE.log.findIndex(entry => entry.seat === CHANCE);

const withMove = (ply: number, move: string): MatchFile => ({
  ...WHOLE,
  log: WHOLE.log.with(ply, { ...WHOLE.log[ply], move } as MatchFile['log'][number]),
});

const moveAt = (ply: number): string => {
  const entry = WHOLE.log[ply];
  return entry.type === 'move' ? entry.move : '';
};

/** Two neighbouring cards of a stack that differ change places: still a possible deal. */
const swappedCards = (): { file: MatchFile; fact: string } => {
  const line = WHOLE.deal[2];
  const [name, cards] = line.split(': ');
  const words = cards.split(' ');
  const at = words.findIndex((word, i) => word !== words[i + 1]);
  const swapped = words.with(at, words[at + 1]).with(at + 1, words[at]);
  const deal = WHOLE.deal.with(2, `${name}: ${swapped.join(' ')}`);
  return { file: { ...WHOLE, deal }, fact: `${name} (${at + 1})` };
};

const otherDigit = (hex: string, at: number): string =>
  hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);

const isColumn = (ply: number): boolean => moveAt(ply).startsWith('column');
const PLY = WHOLE.log.findLastIndex((_, ply) => isColumn(ply));
const card = swappedCards();

const tampered: readonly (readonly [string, MatchFile, RegExp | string])[] = [
  ['the first move', withMove(0, moveAt(0) === 'column 2' ? 'column 1' : 'column 2'), /ply 0\b/],
  ['the last exploration', withMove(PLY, 'column 9'), `ply ${PLY} `],
  ['what chance did', withMove(CHANCE_AT, otherRefill(moveAt(CHANCE_AT))), /fact “camp\/\d+” is/],
  ['a card', card.file, `fact “${card.fact}” is wrong`],
  ['the first byte of the seed', { ...WHOLE, seed: otherDigit(WHOLE.seed ?? '', 0) }, /seed/],
  ['the last byte of the seed', { ...WHOLE, seed: otherDigit(WHOLE.seed ?? '', 63) }, /seed/],
  ['the commitment', { ...WHOLE, commitment: otherDigit(WHOLE.commitment, 9) }, /commitment/],
  ['a salt', { ...WHOLE, salts: WHOLE.salts.with(0, 'ab'.repeat(32)) }, /fact “|ply 0/],
  ['a salt of nobody', { ...WHOLE, salts: [...WHOLE.salts, null] }, /“salts”/],
  ['the id', { ...WHOLE, id: 'b'.repeat(32) }, /commitment/],
  [
    'the name of a seat',
    { ...WHOLE, seats: WHOLE.seats.with(0, { name: 'Ned', kind: 'human' }) },
    /ply 0/,
  ],
  ['the end', { ...WHOLE, log: WHOLE.log.slice(0, -1) }, /result is wrong/],
  ['who moved', { ...WHOLE, log: WHOLE.log.with(1, { ...WHOLE.log[1], seat: 9 }) }, /ply 1\b/],
  [
    'the points',
    { ...WHOLE, result: { end: 'game', points: [99, 0, 0, 0], places: [1, 2, 3, 4], left: [] } },
    /result is wrong/,
  ],
];

function otherRefill(move: string): string {
  return move === 'refill red' ? 'refill green' : 'refill red';
}

describe.concurrent('verify', () => {
  test('accepts what was played', async () => {
    const place = new Place();
    place.write('match.json', WHOLE);
    const { code, stdout, stderr } = await place.run(['verify', 'match.json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`all ${WHOLE.log.length} entries`);
    const json = await place.run(['verify', 'match.json', '--json']);
    expect(JSON.parse(json.stdout)).toEqual({
      file: 'match.json',
      verified: true,
      rules: 1,
      differing: [],
      unproved: [],
      decided: [],
      id: WHOLE.id,
      commitment: WHOLE.commitment,
      entries: WHOLE.log.length,
      result: WHOLE.result,
    });
  });

  test.each(tampered)('refuses a change of %s, and says what is wrong', async (_, file, why) => {
    const place = new Place();
    place.write('match.json', file);
    const { code, stdout, stderr } = await place.run(['verify', 'match.json']);
    expect(stderr).toMatch(/^match\.json: [^\n]+\n$/);
    expect(stderr).toMatch(why);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test.each([
    ['without its seed', { ...WHOLE, seed: null }, /Not proved: the deal/],
    ['unfinished', recordedMatch({ seats: 3, plies: 40 }), /Not proved: the result/],
    ['of form 1', FORM_1, /Not proved: that options/],
  ])('says of a file %s what it could not check, and exits otherwise', async (_, file, what) => {
    const place = new Place();
    place.write('match.json', file);
    const { code, stdout, stderr } = await place.run(['verify', 'match.json']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^match\.json: nothing wrong was found in \d+ entries/);
    expect(stdout).toMatch(what);
    const json = await place.run(['verify', 'match.json', '--json']);
    expect({ code: json.code, ...JSON.parse(json.stdout) }).toMatchObject({
      code: 1,
      verified: false,
    });
  });

  test('names what the table decided', async () => {
    const place = new Place();
    place.write('match.json', recordedMatch({ seats: 2, practice: true }));
    const { code, stdout } = await place.run(['verify', 'match.json']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n {2}Decided by the table, not by play:\n {4}Ply 0: Practice/);
  });

  test('looks at every file, and says in JSON too what is wrong', async () => {
    const place = new Place();
    place.write('good.json', WHOLE);
    place.write('bad.json', { ...WHOLE, result: null });
    const files = ['bad.json', 'missing.json', 'good.json'];
    const { code, stdout, stderr } = await place.run(['verify', ...files]);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^good\.json: [^\n]+\n$/);
    expect(stderr).toMatch(/^bad\.json: [^\n]+\nmissing\.json [^\n]+\n$/);
    const json = (await place.run(['verify', ...files, '--json'])).stdout.trim().split('\n');
    expect(json.map(line => JSON.parse(line))).toMatchObject([
      { file: 'bad.json', verified: false, wrong: { problem: 'result' } },
      { file: 'missing.json', verified: false },
      { file: 'good.json', verified: true },
    ]);
  });

  test('a file name that would forge a line is made printable', async () => {
    const place = new Place();
    const name = 'a\nb: all right.json';
    place.write(name, WHOLE);
    const { code, stdout } = await place.run(['verify', name]);
    expect({ code, lines: stdout.trimEnd().split('\n').length }).toEqual({ code: 0, lines: 1 });
  });
});
