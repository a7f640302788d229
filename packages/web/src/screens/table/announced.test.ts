/** How much of what happened is spoken at once. */
import { isRefused, Match, sealedSea } from '@tidetable/match';
import { nautilion, type Options, OVER, readOptions, seededRng } from '@tidetable/rules';
import { EXPANSION_NAMES } from '@tidetable/rules/nautilion';
import { gameTexts, LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text';
import { tableWords } from '@tidetable/text/web';
import { expect, test } from 'vitest';
import { announced } from './announced.ts';

await loadEveryLanguage(['web']);

/** The sentences of every turn of a voyage with all expansions, played by chance. */
const turnsOf = (language: Language, seed: number): string[][] => {
  const options = readOptions(nautilion, { seats: 1, expansions: EXPANSION_NAMES }) as Options;
  const decide = sealedSea(new Uint8Array(32).fill(seed));
  const match = Match.deal(nautilion, { options, decide });
  const rng = seededRng(seed);
  const turns: string[][] = [[]];
  match.letChanceAct(0);
  while (match.toAct !== OVER) {
    const legal = match.legalMoves();
    const ply = match.ply;
    const done = match.submit(match.toAct, ply, legal[rng(legal.length)], 0);
    if (isRefused(done)) throw new Error(done.code);
    for (let at = ply; at < match.ply; at++) {
      const events = match.events(at, 0);
      if (events.some(({ type }) => type === 'turn')) turns.push([]);
      turns.at(-1)?.push(...gameTexts[language].nautilion.events(events, ['Zoé']));
    }
  }
  return turns;
};

test.each(LANGUAGES)(
  'a turn of five expansions is no speech: its end, and a key (%s)',
  language => {
    const turns = [1, 2, 3].flatMap(seed => turnsOf(language, seed));
    const long = turns.filter(sentences => sentences.join(' ').length > 500);
    expect(long.length).toBeGreaterThan(2);
    for (const sentences of turns) {
      const said = announced(sentences, n => tableWords[language].earlier(n, 'L'));
      expect(said.endsWith(sentences.at(-1) ?? '')).toBe(true);
      if (sentences.join(' ').length <= 420) expect(said).toBe(sentences.join(' '));
      else {
        const [first] = said.split('.');
        const left = Number(/^\d+/.exec(first)?.[0]);
        expect(first).toMatch(/L$/);
        expect(said.endsWith(sentences.slice(left).join(' '))).toBe(true);
        expect(said.length).toBeLessThanOrEqual(480);
      }
    }
  },
);

test('without keys the log is named', () => {
  const told = Array.from(
    { length: 12 },
    (_, i) => `The Phantom discards crew ${i + 1} for you today.`,
  );
  expect(announced(told, n => tableWords.en.earlier(n, undefined))).toMatch(
    /^\d+ sentences? before this: in the log\./,
  );
});
