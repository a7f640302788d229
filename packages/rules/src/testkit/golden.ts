/** Recorded games: the log, the score, and a short hash of the position after each ply. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Game, type GameEvent, OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { isReadError } from '../core/readError.ts';

export interface Golden {
  readonly title: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly deal: readonly string[];
  /** `move #hash of the position after it`, from the first ply on. */
  readonly moves: readonly string[];
  readonly score: readonly number[];
  readonly place: readonly number[];
  /** What this game is kept for. */
  readonly shows: readonly string[];
}

export const goldenFolder = (game: string): string =>
  path.join(import.meta.dirname, '../../golden', game);

export const readGoldens = (game: string): Golden[] =>
  listFiles(game, '.json').map(file => JSON.parse(readText(game, file)));

const listFiles = (game: string, ending: string): string[] =>
  readdirSync(goldenFolder(game))
    .filter(file => file.endsWith(ending))
    .sort();

const readText = (game: string, file: string): string =>
  readFileSync(path.join(goldenFolder(game), file), 'utf8');

/** FNV-1a over the written position, as eight hexadecimal digits. */
export const positionHash = (game: AnyGame, s: object): string => {
  let hash = 0x811c9dc5;
  for (const c of JSON.stringify(game.position(s))) {
    hash = Math.imul(hash ^ (c.codePointAt(0) as number), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/**
 * Replays every recorded game of the folder and compares it ply by ply.
 * `features` names what a finished game showed; together the games must show all that is `wanted`.
 */
export const testGoldens = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  features: (end: S, events: readonly E[]) => Set<string>,
  wanted: readonly string[],
): void => {
  describe(`${game.id}: recorded games`, () => {
    const goldens = readGoldens(game.id);
    for (const golden of goldens) {
      test(golden.title, () => {
        const { end, events } = replayGolden(game, golden);
        const seats = Array.from({ length: golden.options.seats }, (_, seat) => seat);
        expect(game.toAct(end)).toBe(OVER);
        expect(seats.map(seat => game.score(end, seat))).toEqual(golden.score);
        expect(seats.map(seat => game.place(end, seat))).toEqual(golden.place);
        expect([...features(end, events)].sort()).toEqual([...golden.shows].sort());
      });
    }
    test('together they show every rare thing', () => {
      const shown = new Set(goldens.flatMap(g => g.shows));
      expect(wanted.filter(feature => !shown.has(feature))).toEqual([]);
    });
  });
};

const replayGolden = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  golden: Golden,
): { end: S; events: E[] } => {
  expect(golden.rules).toBe(game.rules);
  const end = game.parseDeal(golden.options, golden.deal);
  if (isReadError(end)) throw new Error(end.readError);
  const events: E[] = [];
  for (const [ply, entry] of golden.moves.entries()) {
    const [text, hash] = entry.split(' #');
    const m = game.parseMove(text);
    if (m === undefined) throw new Error(`ply ${ply}: ${text}`);
    expect(game.whyNot(end, m), `ply ${ply}: ${text}`).toBeUndefined();
    game.play(end, m, events);
    expect(positionHash(game, end), `after ply ${ply}: ${text}`).toBe(hash);
  }
  return { end, events };
};

/** A sum or difference in a page of workings; the final scores are bold. */
const SUM = /(\d+(?: [+−] \d+)+) = (\**)(\d+)/g;

/**
 * Checks the pages beside some recorded games that work their scores out step by step: that there
 * is one for each number of players, that each sum is right, and that the last ones are the scores.
 * `rules` stands before the names of the tests.
 */
export const testWorkings = (
  game: AnyGame,
  rules: string,
  playerCounts: readonly number[],
): void => {
  const workings = listFiles(game.id, '.md');

  test(`${rules} a game of each number of players has its score worked out beside it`, () => {
    expect(workings.map(file => Number(file[0]))).toEqual(playerCounts);
  });

  for (const file of workings) {
    test(`${rules} ${file}: every sum is right, and so is the recorded score`, () => {
      const { score }: Golden = JSON.parse(readText(game.id, file.replace('.md', '.json')));
      const sums = Array.from(readText(game.id, file).matchAll(SUM));
      for (const [whole, terms, , sum] of sums) expect(addUp(terms), whole).toBe(Number(sum));
      const totals = sums.filter(([, , bold]) => bold !== '').map(([, , , sum]) => Number(sum));
      expect(totals).toEqual(score);
    });
  }
};

const addUp = (terms: string): number =>
  terms
    .replaceAll('− ', '+ -')
    .split(' + ')
    .reduce((total, term) => total + Number(term), 0);
