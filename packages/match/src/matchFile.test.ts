import { CHANCE, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { openMatch, replayMatch } from './everyGame.ts';
import { FORMAT, isProblem } from './matchFile.ts';
import { commitment, componentsHash, termsOf } from './seal.ts';
import {
  FILE,
  fileOf,
  game,
  ID,
  parsed,
  playOn,
  playSome,
  replayed,
  SALT,
} from './testkit/files.ts';
import { writeMatch } from './writeMatch.ts';

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
