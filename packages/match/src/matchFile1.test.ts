import { readFileSync } from 'node:fs';
import { games } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { replayMatch, verify } from './everyGame.ts';
import { isProblem, type MatchFile } from './matchFile.ts';
import { parseMatchFile } from './readMatch.ts';
import { isVerified } from './verify.ts';
import { writeMatch } from './writeMatch.ts';

/** Matches that were recorded in form 1, as they were written then. */
const textOf = (game: string): string =>
  readFileSync(new URL(`../fixtures/${game}.form1.json`, import.meta.url), 'utf8');

const parsed = (text: string): MatchFile => {
  const file = parseMatchFile(text);
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
};

const changed = (game: string, change: (file: Record<string, unknown>) => object): string =>
  JSON.stringify(change(JSON.parse(textOf(game))));

test.each(Object.keys(games))(
  '%s: a match of form 1 opens, and goes on in the present form',
  game => {
    const old = JSON.parse(textOf(game));
    const file = parsed(textOf(game));
    const match = replayMatch(file);
    if (isProblem(match)) throw new Error(JSON.stringify(match));
    expect(file).toMatchObject({ format: 'tidetable-match/2', from: 'tidetable-match/1' });
    expect(match.log.map(e => e.type === 'move' && e.move)).toEqual(
      old.log.map((e: { move: string }) => e.move),
    );
    expect(match.deal).toEqual(old.deal);
    const again = parsed(JSON.stringify(writeMatch(match)));
    expect(again).toEqual({ ...file, options: match.options });
    if (old.result) expect(file.result).toEqual({ end: 'game', ...old.result, left: [] });
  },
);

test.each(Object.keys(games))('%s: what form 1 cannot prove is said', game => {
  const file = parsed(textOf(game));
  const verification = verify(file);
  expect(verification.wrong).toBeUndefined();
  expect(isVerified(verification)).toBe(false);
  expect(verification.unproved.slice(0, 3)).toEqual(['terms', 'seats', 'salts']);
});

test('a changed entry of form 1 is found where it stands', () => {
  const text = changed('nautilus-island', file => {
    const log = file.log as { move: string }[];
    return { ...file, log: log.with(3, { ...log[3], move: 'column 2' }) };
  });
  expect(parseMatchFile(text)).toEqual({ problem: 'changed', ply: 3 });
});

test('practice of form 1 becomes the first entry, and undos still lead to their moves', () => {
  const text = changed('nautilus-island', file => ({
    ...file,
    practice: true,
    log: [],
    result: null,
  }));
  const file = parsed(text);
  expect(file.log).toMatchObject([{ type: 'practice', seat: 0, agreed: [] }]);
  expect(verify(file).decided).toHaveLength(1);
});

test('options that form 1 left out are as usual', () => {
  const text = changed('nautilion', file => {
    const { reserve: _, ...options } = file.options as { reserve: number };
    return { ...file, options };
  });
  const match = replayMatch(parsed(text));
  expect(isProblem(match) ? match : match.options.reserve).toBe(4);
});

test('form 1 is read as strictly as ever', () => {
  for (const change of [{ more: 1 }, { salts: [7] }, { seed: 'x' }, { commitment: '' }]) {
    const text = changed('nauticus', file => ({ ...file, ...change }));
    expect(parseMatchFile(text)).toMatchObject({ problem: 'shape' });
  }
  const twice = textOf('nauticus').replace('{', '{"result":null,');
  expect(parseMatchFile(twice)).toEqual({ problem: 'not-json' });
});

test('a match of form 1 has no other id than half of its commitment', () => {
  const file = parsed(textOf('nautilus-island'));
  expect(verify({ ...file, id: '0'.repeat(32) }).wrong).toEqual({ problem: 'shape', where: 'id' });
});
