/** Whatever names a rule to a person leads to a paragraph of the rules pages. */
import {
  type AnyGame,
  type GameId,
  gameIds,
  games,
  type Options,
  readOptions,
} from '@tidetable/rules';
import { randomGame } from '@tidetable/rules/testkit';
import { rulesPages } from '@tidetable/text/rules';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

await loadEveryLanguage(gameIds.map(game => `${game}/rules` as const));

const numbersOn = (game: GameId, language: (typeof LANGUAGES)[number]): Set<string> =>
  new Set(
    rulesPages[game][language].chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ rules }) => rules),
    ),
  );

/** `NI` of `NI12`. */
const prefixOf = (game: GameId): string =>
  rulesPages[game].en.chapters[0].paragraphs[0].rules[0].replace(/\d+$/, '');

/** Numbers as values of the code: of refusals, explanations and drawn examples. */
const namedIn = (patterns: readonly string[], prefix: string): string[] => {
  const sources = readSources(patterns).filter(({ file }) => !isTest(file));
  const found = sources.flatMap(({ text }) => [
    ...text.matchAll(new RegExp(`'(${prefix}\\d+)'`, 'g')),
  ]);
  return [...new Set(found.map(([, rule]) => rule))];
};

test.each(gameIds)('%s: every rule that its code names has a paragraph', game => {
  const refused = namedIn([`packages/rules/src/${game}/**/*.ts`], prefixOf(game));
  const told = namedIn(['packages/web/src/**/*.{ts,tsx}'], prefixOf(game));
  expect(refused.length).toBeGreaterThan(9);
  expect(told.length).toBeGreaterThan(9);
  for (const language of LANGUAGES) {
    const numbers = numbersOn(game, language);
    expect([...refused, ...told].filter(rule => !numbers.has(rule))).toEqual([]);
  }
});

test.each(gameIds)('%s: every refusal of a whole game has a paragraph', id => {
  const game = games[id];
  const numbers = numbersOn(id, 'en');
  const codes = new Set<string>();
  randomGame(game as AnyGame, readOptions(game, { seats: game.seats.max }) as Options, 3, state => {
    for (let move = 0; move < game.moveCount; move++) {
      const why = (game as AnyGame).whyNot(state, move);
      if (!why || codes.has(why.code)) continue;
      codes.add(why.code);
      expect(numbers.has(why.rule), `${why.code} ${why.rule}`).toBe(true);
    }
    return undefined;
  });
  expect(codes.size).toBeGreaterThan(5);
});
