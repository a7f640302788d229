/** Whoever hears what happened is spoken to. */
import { isRefused, Match, sealedSea } from '@tidetable/match';
import { games, type Options, OVER, readOptions, seededRng } from '@tidetable/rules';
import { gameTexts, LANGUAGES, type Language, loadEveryLanguage, spoken } from '@tidetable/text';
import { queryWords } from '@tidetable/text/nautilion';
import { tableWords } from '@tidetable/text/web';
import { expect, test } from 'vitest';

await loadEveryLanguage(['web', 'nautilion/queries']);

const GAMES = ['nautilus-island', 'nautilion', 'nauticus'] as const;
type Game = (typeof GAMES)[number];

/** All that is told of some matches, by the names that their seats have. */
const toldOf = (id: Game, language: Language, seats: readonly string[]): string[] =>
  [1, 2, 3, 4, 5].flatMap(seed => {
    const game = games[id];
    const options = readOptions(game, { seats: seats.length }) as Options;
    const decide = sealedSea(new Uint8Array(32).fill(seed));
    const match = Match.deal(game, { options, decide });
    const rng = seededRng(seed);
    match.letChanceAct(0);
    while (match.toAct !== OVER) {
      const legal = match.legalMoves();
      const done = match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
      if (isRefused(done)) throw new Error(done.code);
    }
    return Array.from({ length: match.ply }, (_, ply) => ply).flatMap(ply =>
      gameTexts[language][id].events(match.events(ply, 0), seats, game.components),
    );
  });

/** Verbs that are the same for both, and lists of names. */
const ALIKE = /^Zoe can |Zoe (and|et) Bob/;

for (const language of LANGUAGES)
  test.each(GAMES)(`%s in ${language}: no verb of somebody else`, id => {
    const { hearer } = tableWords[language];
    const ofZoe = toldOf(id, language, ['Zoe', 'Bob']);
    const toZoe = toldOf(id, language, [hearer, 'Bob']);
    const acts = ofZoe.flatMap((said, i) => (/Zoe \p{L}/u.test(said) ? [[said, toZoe[i]]] : []));
    expect(acts.length).toBeGreaterThan(0);
    const wrong = acts.filter(
      ([said, heard]) => heard.replaceAll(hearer, 'Zoe') === said && !ALIKE.test(said),
    );
    expect(wrong).toEqual([]);
    expect(toZoe.map(spoken).filter(said => /\p{Cc}|^\p{Ll}/u.test(said))).toEqual([]);
  });

test('a person is you, wherever the sentence names them', () => {
  const { events } = gameTexts.en['nautilus-island'];
  const { hearer } = tableWords.en;
  const heard = (happened: Parameters<typeof events>[0]): string[] =>
    events(happened, [hearer, 'Bob']).map(spoken);
  expect(heard([{ type: 'explored', seat: 0, column: 2 } as never])).toEqual([
    'You explore column 3.',
  ]);
  expect(heard([{ type: 'round', round: 2, final: false, order: [1, 0] } as never])).toEqual([
    'Round 2 begins; order: Bob and you.',
  ]);
  const { admiral } = queryWords.en;
  expect(spoken(`Crew aboard: 1 of 9. ${admiral(hearer, '1 and 3')}`)).toBe(
    'Crew aboard: 1 of 9. You place 1 and 3.',
  );
  expect(spoken(`Points: ${tableWords.en.standing(hearer, 9)}.`)).toBe('Points: you 9 points.');
});
