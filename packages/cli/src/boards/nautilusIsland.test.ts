import { Match, sealedSea } from '@tidetable/match';
import { type NautilusIsland, nautilusIsland, SPECTATOR, seededRng } from '@tidetable/rules';
import { colourOfCard, objectOfCard } from '@tidetable/rules/nautilus-island';
import { LANGUAGES, nautilusIslandWords } from '@tidetable/text';
import { expect, test } from 'vitest';
import { drawNautilusIsland } from './nautilusIsland.ts';

const NAMES = ['Ann', 'Bob', 'Zoé'];

/** The first seat explores the column with two stacks, one of them face down, and collects. */
const started = () => {
  const match = Match.deal(nautilusIsland, {
    options: { seats: 3 },
    decide: sealedSea(new Uint8Array(32).fill(3)),
  });
  const first = match.toAct;
  match.submit(first, 0, 'column 2', 0);
  match.submit(first, 1, 'collect', 0);
  return { match, first };
};

const nameOf = (card: string): string =>
  nautilusIslandWords.en.objects[colourOfCard(card)][objectOfCard(card) - 1];

const shownAs = (top: string | null): string => (top === null ? '##' : nameOf(top));

const draw = (view: NautilusIsland.View, names = NAMES): string =>
  drawNautilusIsland({ view, names, language: 'en', paint: (_, text) => text });

test('a marker stands on its side, over its column', () => {
  const { match, first } = started();
  const lines = draw(match.view(SPECTATOR)).split('\n');
  const numbers = lines.find(line => line.startsWith('column')) ?? '';
  const top = lines.find(line => line.startsWith('top')) ?? '';
  expect(top.indexOf(NAMES[first])).toBe(numbers.indexOf('2'));
  expect(lines.find(line => line.startsWith('bottom'))).not.toContain(NAMES[first]);
});

test('others see how many cards a hand has, and those that were taken face up', () => {
  const { match, first } = started();
  const { known, hand } = match.view(first).players[first];
  expect(known).toHaveLength(1);
  const own = draw(match.view(first));
  const others = draw(match.view((first + 1) % 3));
  expect(others).toContain(`${NAMES[first]} · 2 cards in hand (known: ${nameOf(known[0])})`);
  expect(others).toContain('Your hand: empty');
  expect(own).toMatch(/^Your hand$/m);
  for (const card of hand ?? [])
    expect(own.slice(own.indexOf('Your hand'))).toContain(nameOf(card));
  expect(draw(match.view(SPECTATOR))).not.toContain('Your hand');
});

test('a stack that lies face down shows nothing', () => {
  const { match } = started();
  const { columns } = match.view(SPECTATOR);
  const rows = [0, 1].map(place =>
    columns
      .map(({ stacks }) => (place < stacks.length ? shownAs(stacks[place].top) : '').padEnd(11))
      .join('')
      .trimEnd(),
  );
  expect(draw(match.view(SPECTATOR))).toContain(rows.map(row => `            ${row}`).join('\n'));
  expect(rows.join()).toContain('##');
});

test.each(LANGUAGES)('cards have names of the language, and no initials (%s)', language => {
  for (const seats of [2, 3, 4])
    for (let seed = 0; seed < 8; seed++)
      for (const view of playedByChance(seats, seed)) {
        const names = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, seats);
        const board = drawNautilusIsland({ view, names, language, paint: (_, text) => text });
        expect(board).not.toMatch(/\b[a-z][1-4]\b/);
        for (const line of board.split('\n').slice(0, 7))
          expect(line.length, line).toBeLessThanOrEqual(80);
      }
});

/** What the seat to act sees at every decision of a game. */
function* playedByChance(seats: number, seed: number): Generator<NautilusIsland.View> {
  const match = Match.deal(nautilusIsland, {
    options: { seats },
    decide: sealedSea(new Uint8Array(32).fill(seed)),
  });
  const rng = seededRng(seed);
  while (!match.isOver) {
    yield match.view(match.toAct);
    const legal = match.legalMoves();
    match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
  }
}

test('a long name is cut between characters', () => {
  const { match, first } = started();
  const names = NAMES.with(first, 'abcdefghi🌊🌊');
  expect(draw(match.view(SPECTATOR), names).isWellFormed()).toBe(true);
});
