import type { Level } from '@tidetable/bots';
import { Match, type MatchFile, newSeal, writeMatch } from '@tidetable/match';
import { games } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { placeFor, readGames, readGamesFile, writeBundle } from './bundle.ts';
import type { Saved } from './head.ts';

const NOW = 1_700_000_000_000;

/** A voyage of two, one of them a bot, after the first roll. */
const voyage = (seedByte: number): MatchFile => {
  const seed = new Uint8Array(32).fill(seedByte);
  const options = {
    seats: 2,
    ship: 'A1',
    reserve: 4,
    expansions: [],
    darkhouse: 'intro',
    harpoons: 2,
  };
  const seats = [
    { name: 'Ann', kind: 'human' as const },
    { name: 'Nemo', kind: 'bot' as const },
  ];
  const id = String(seedByte).padStart(32, '0');
  const seal = newSeal(games.nautilion, { id, options, seed });
  const match = Match.deal(games.nautilion, { options, seats, seal });
  match.letChanceAct(NOW - 5);
  return writeMatch(match);
};

const saved = (id: string, file: MatchFile): Saved => ({
  id,
  file,
  bots: [null, 'admiral'],
  aids: { memory: false, projection: true },
  hints: 2,
  updated: NOW,
});

test('a match file becomes a game, its bots mates, its date that of the last entry', () => {
  const file = voyage(1);
  expect(readGames(JSON.stringify(file), NOW).matches).toEqual([
    {
      file,
      bots: [null, 'mate'],
      aids: { memory: true, projection: true },
      hints: 0,
      updated: file.log.at(-1)?.at,
    },
  ]);
});

test('all games in one file come back as they were', () => {
  const matches = [saved('a', voyage(1)), saved('b', voyage(2))];
  const read = readGames(JSON.stringify(writeBundle(matches)), NOW);
  expect(read).toEqual({ matches: matches.map(({ id: _, ...match }) => match), refused: [] });
});

test('a bot of an unknown level is a mate, and a person is never a bot', () => {
  const matches = [{ ...saved('a', voyage(1)), bots: ['admiral', 'kraken'] as Level[] }];
  const [read] = readGames(JSON.stringify(writeBundle(matches)), NOW).matches;
  expect(read.bots).toEqual([null, 'mate']);
});

test('what is no file of ours is refused with its reason', () => {
  const problemsOf = (text: string) => readGames(text, NOW).refused;
  expect(problemsOf('')).toEqual([{ problem: 'not-json' }]);
  expect(problemsOf('{"format":"chess"}')).toMatchObject([{ problem: 'shape' }]);
});

test('a match that cannot be read spoils no other', () => {
  const [good, bad] = [saved('a', voyage(1)), saved('b', { ...voyage(2), seed: 'x' })];
  const { format, matches } = writeBundle([good, bad, saved('c', voyage(3))]);
  const text = JSON.stringify({ format, matches: [...matches, { ...matches[0], hints: -1 }, 7] });
  const read = readGames(text, NOW);
  expect(read.matches.map(({ file }) => file)).toEqual([voyage(1), voyage(3)]);
  expect(read.refused).toEqual([
    { problem: 'shape', where: 'seed' },
    { problem: 'shape', where: 'hints' },
    { problem: 'shape', where: '' },
  ]);
});

test('a match that is here already is known, unless the file has gone further', () => {
  const file = voyage(1);
  const shorter = { ...file, log: file.log.slice(0, -1) };
  expect(placeFor({ file }, [])).toEqual({ id: undefined, isKnown: false });
  expect(placeFor({ file }, [saved('b', voyage(2))])).toEqual({ id: undefined, isKnown: false });
  expect(placeFor({ file }, [saved('a', file)])).toEqual({ id: undefined, isKnown: true });
  expect(placeFor({ file }, [saved('a', shorter)])).toEqual({ id: 'a', isKnown: false });
});

test('a match that was branched off another one takes nobody’s place', () => {
  const file = voyage(1);
  const { at, check } = file.log[0];
  const played = (...moves: string[]): MatchFile => ({
    ...file,
    log: [...file.log, ...moves.map(move => ({ type: 'move' as const, seat: 0, move, at, check }))],
  });
  const practice = { type: 'practice' as const, seat: 0, agreed: [], at, check };
  const branch = played('x');
  branch.log.push(practice);
  const kept = [saved('a', played('x', 'w'))];
  expect(placeFor({ file: branch }, kept)).toEqual({ id: undefined, isKnown: false });
  const young = { ...file, log: [...file.log, practice] }; // nothing was played in it yet
  expect(placeFor({ file: young }, kept)).toEqual({ id: undefined, isKnown: false });
});

test('a file that is no UTF-8 is refused, whatever it would mean with signs in place of the broken ones', async () => {
  const text = JSON.stringify(voyage(1));
  const bytes = new TextEncoder().encode(text);
  expect((await readGamesFile(new Blob([bytes]))).refused).toEqual([]);
  const broken = bytes.with(text.indexOf('Ann'), 0xff);
  expect(await readGamesFile(new Blob([broken]))).toEqual({
    matches: [],
    refused: [{ problem: 'not-json' }],
  });
});
