import { Match, sealedSea } from '@tidetable/match';
import { type NautilusIsland, nautilusIsland, SPECTATOR } from '@tidetable/rules';
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
  expect(others).toContain(`${NAMES[first]} · 2 cards in hand (known: ${known[0]})`);
  expect(others).toContain('Your hand: empty');
  expect(own).toMatch(/^Your hand$/m);
  for (const card of hand ?? []) expect(own.slice(own.indexOf('Your hand'))).toContain(`${card} `);
  expect(draw(match.view(SPECTATOR))).not.toContain('Your hand');
});

test('a stack that lies face down shows nothing', () => {
  const { match } = started();
  const shown = match.view(SPECTATOR).columns.map(({ stacks }) => stacks.map(s => s.top ?? '##'));
  const row = shown.map(tops => tops.join(' ').padEnd(11)).join('');
  expect(draw(match.view(SPECTATOR))).toContain(row.trimEnd());
  expect(row).toContain('##');
});

test('a long name is cut between characters', () => {
  const { match, first } = started();
  const names = NAMES.with(first, 'abcdefghi🌊🌊');
  expect(draw(match.view(SPECTATOR), names).isWellFormed()).toBe(true);
});
