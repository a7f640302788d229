/** Hints name the amounts of the things that they mention. */
import {
  games,
  type NautilusIsland,
  type Options,
  OVER,
  readOptions,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { colourOfCard, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import { expect, test } from 'vitest';
import { gameTexts, LANGUAGES } from './index.ts';

const GAMES = ['nautilus-island', 'nautilion', 'nauticus'] as const;

/** The views of the seat to act, over a random game. */
function* viewsOf(id: (typeof GAMES)[number]): Generator<object> {
  const game = games[id];
  const s = game.blank(readOptions(game, { seats: game.seats.max }) as Options);
  const rng = seededRng(4);
  const legal = new Int32Array(game.maxLegal);
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    if (seat >= 0) yield game.view(s, seat);
    game.play(s, legal[rng(game.legalMoves(s, legal))]);
  }
}

const COUNTED = {
  'nautilus-island': [...SET_COLOURS, 'treasures', 'portholes'],
  nautilion: ['reserve', 'prospects', 'time'],
  nauticus: ['purse', 'storage', 'crowns'],
} as const;

test.each(GAMES)('%s: with their number, and as sentences', id => {
  for (const language of LANGUAGES) {
    const { theme } = gameTexts[language][id];
    for (const term of COUNTED[id]) {
      const told = new Set([...viewsOf(id)].map(view => theme(term, view)));
      expect(told.size, term).toBeGreaterThan(1);
      for (const sentence of told) {
        if (sentence === undefined) continue;
        expect(sentence).toMatch(/^\p{Lu}.*(\d.*|empty|vide)[.?]$/u);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }
  }
});

test('nothing is said of a colour of which one has no card', () => {
  let empty = 0;
  for (const given of viewsOf('nautilus-island')) {
    const view = given as NautilusIsland.View;
    const { sets, hand } = view.players[view.seat];
    for (const colour of SET_COLOURS) {
      const has = sets[colour].cards.length > 0 || hand?.some(c => colourOfCard(c) === colour);
      const told = gameTexts.en['nautilus-island'].theme(colour, view);
      if (has) expect(told).toContain(`Think about ${colour}: `);
      else expect(told).toBeUndefined();
      if (!has) empty++;
    }
  }
  expect(empty).toBeGreaterThan(0);
});
