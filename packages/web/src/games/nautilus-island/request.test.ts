import { type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { randomGame } from '@tidetable/rules/testkit';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps } from '../gameUi.ts';
import { request } from './request.ts';

await loadEveryLanguage(['nautilus-island']);

const boardOf = (view: NautilusIsland.View, legal: readonly string[]): BoardProps =>
  ({ view, legal, components: nautilusIsland.components }) as unknown as BoardProps;

test('every decision of whole games is asked for in a sentence, in every language', () => {
  const asked = new Map<string, Set<string>>();
  for (let seats = 2; seats <= 4; seats++)
    for (let seed = 1; seed <= 6; seed++)
      randomGame(nautilusIsland, { seats }, seed, (s, moves) => {
        const legal = Array.from(moves, nautilusIsland.formatMove);
        const view = nautilusIsland.view(s, nautilusIsland.toAct(s));
        const said = LANGUAGES.map(language => request(boardOf(view, legal), language));
        for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}[^\n]{10,80}[.?]$/u);
        expect(new Set(said).size).toBe(LANGUAGES.length);
        asked.set(view.phase, (asked.get(view.phase) ?? new Set()).add(said[0]));
        return undefined;
      });
  expect([...asked.keys()].toSorted()).toEqual(['act', 'close', 'explore', 'lay', 'refill']);
  expect(asked.get('act')?.size).toBeGreaterThan(2);
  expect(asked.get('lay')).toContain('Choose up to 2 green cards to lay.');
});

const VIEW = nautilusIsland.view(nautilusIsland.blank({ seats: 2 }), 0);

test.each([
  [['collect', 'store green'], 'Collect here, or choose a card to store its colour.'],
  [['collect'], 'Collect here: you have nothing to store.'],
  [['store red'], 'This column is empty: choose a card to store its colour.'],
  [['idle'], 'Here is nothing to collect, and you have nothing to store.'],
])('after exploring, what is possible is asked for: %j', (legal, sentence) => {
  expect(request(boardOf({ ...VIEW, phase: 'act' }, legal), 'en')).toBe(sentence);
});
