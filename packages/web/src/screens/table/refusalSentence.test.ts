import { Match, sealedSea, seatView } from '@tidetable/match';
import { games, type Options, readOptions } from '@tidetable/rules';
import { text } from '@tidetable/text/nautilus-island';
import { type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { PartProps } from './part.ts';
import { refusalSentence } from './refusalSentence.ts';

await loadEveryLanguage(['web', 'notices', 'nautilus-island']);

/** What Ann, in seat 0, is told after these moves. */
const told = (language: Language, code: string, ...moves: readonly string[]): string => {
  const game = games['nautilus-island'];
  const options = readOptions(game, { seats: 2 }) as Options;
  const decide = sealedSea(new Uint8Array(32));
  const match = Match.deal(game, { options, decide });
  for (const move of moves) match.submit(match.toAct, match.ply, move, 0);
  const present = seatView(match, 0, 0);
  const card = { players: [{ name: 'Ann' }, { name: 'Bob' }] };
  const session = { table: { card }, state: { present, lines: present.lines } };
  return refusalSentence(
    { session, ui: { text } } as unknown as PartProps,
    { code, rule: 'NI9' },
    language,
  );
};

test('who tries to go on after their turn is told that it is over, and whose turn it is', () => {
  expect(told('en', 'not-your-turn')).toBe('It is Bob’s turn; yours comes later.');
  const round = ['column 3', 'collect', 'column 4', 'collect'];
  expect(told('en', 'not-your-turn', ...round)).toBe('Your turn is over: it is Bob’s turn.');
  expect(told('fr', 'not-your-turn', ...round)).toBe(
    'Votre tour est fini\u00a0: c’est à Bob de jouer.',
  );
});

test('a reason has no number of a rule in it', () => {
  expect(told('en', 'own-column')).toBe(
    'You may not stay in the column of your last turn: choose another one.',
  );
});
