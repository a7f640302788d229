import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMisfit } from '../core/misfit.ts';
import { isOptionProblem, readOptions } from '../core/options.ts';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given } from '../testkit/nautilus-island/given.ts';
import { formatCard, parseBonus, parseCard } from './cards.ts';
import { nautilusIsland as game } from './index.ts';
import { whatIsWrong } from './sound.ts';

/** Text as a hostile or clumsy sender may write it: control characters, marks, near misses. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'\u0000\u0007\n\r\t \u200b\ufeff١1⒈-+.e_') }),
  fc
    .array(
      fc.constantFrom('column', 'store', 'lay', 'refill', '1', '2', '4', 'green', 'yellow', ''),
    )
    .map(words => words.join(' ')),
);

test('[NI2] cards are written as the first letter of the colour and the object', () => {
  expect(Array.from({ length: 24 }, (_, card) => formatCard(card)).join(' ')).toBe(
    'g1 g2 g3 g4 r1 r2 r3 r4 b1 b2 b3 b4 p1 p2 p3 p4 o1 o2 o3 o4 y1 y2 y3 y4',
  );
  expect(['g0', 'g5', 'x1', 'G1', 'g', 'g11', '', ' g1'].map(parseCard)).toEqual(
    new Array(8).fill(undefined),
  );
  expect(['two', 'pair', 'Two', 'length', ''].map(parseBonus)).toEqual([
    0,
    5,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[NI11] [NI14] [NI18] [NI25] [NI27] every move has one text, in words', () => {
  const texts = Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
  const lays = texts.filter(text => text.startsWith('lay '));
  expect(texts.filter(text => !text.startsWith('lay '))).toEqual([
    ...[1, 2, 3, 4, 5, 6].map(column => `column ${column}`),
    'collect',
    'idle',
    ...['green', 'red', 'blue', 'purple', 'orange'].map(colour => `store ${colour}`),
    'close',
    'leave',
    ...['green', 'red', 'blue', 'purple', 'orange'].map(colour => `refill ${colour}`),
  ]);
  expect(lays).toHaveLength(34);
  expect(lays.slice(0, 6)).toEqual(['lay 1', 'lay 2', 'lay 3', 'lay 4', 'lay 1 1', 'lay 1 2']);
  expect(lays.at(-1)).toBe('lay 4 4 4');
});

test('a move is read only as it is written', () => {
  const wrong = [
    'Column 1',
    'column 1 ',
    ' column 1',
    'column  1',
    'column 01',
    'column 0',
    'column 7',
    'column',
    'lay 2 1',
    'lay 1 1 1 1',
    'lay',
    'store yellow',
    'refill yellow',
    'toString',
  ];
  expect(wrong.filter(text => game.parseMove(text) !== undefined)).toEqual([]);
});

test('a text is either no move or the text of that move', () => {
  fc.assert(
    fc.property(anyText, text => {
      const m = game.parseMove(text);
      expect(m === undefined || game.formatMove(m) === text).toBe(true);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('[NI4] [NI6] [NI8] the deal tells the first player, the stacks from the back, and the bag', () => {
  const lines = game.formatDeal(dealt(game, { seats: 3 }, seededRng(2)));
  const read = game.parseDeal({ seats: 3 }, lines);
  if (isMisfit(read)) throw new Error(read.misfit);
  expect(lines).toHaveLength(1 + 11 + 1 + 1);
  expect(game.formatDeal(read)).toEqual(lines);
});

test('[NI2] [NI6] a deal with a card or a token too many of one kind is refused', () => {
  const lines = game.formatDeal(dealt(game, { seats: 2 }, seededRng(2)));
  const cards = lines.map(line => line.replaceAll(/\bg1\b/g, 'g2'));
  const tokens = lines.map(line => line.replaceAll('pair', 'odd'));
  expect(game.parseDeal({ seats: 2 }, cards)).toEqual({ misfit: 'cards' });
  expect(game.parseDeal({ seats: 2 }, tokens)).toEqual({ misfit: 'tokens' });
  expect(isMisfit(game.parseDeal({ seats: 3 }, lines))).toBe(true);
});

test('a deal with any line replaced, doubled or moved is refused or sound, and never crashes', () => {
  const lines = game.formatDeal(dealt(game, { seats: 4 }, seededRng(3)));
  const index = fc.nat(lines.length - 1);
  const changed = fc.oneof(
    fc.array(anyText),
    fc.tuple(index, anyText).map(([i, text]) => lines.with(i, text)),
    fc.tuple(index, anyText).map(([i, text]) => lines.with(i, lines[i] + text)),
    fc.tuple(index, index).map(([i, j]) => lines.with(i, lines[j])),
    fc.tuple(index, index).map(([i, j]) => lines.toSpliced(i, 0, lines[j])),
  );
  fc.assert(
    fc.property(changed, text => {
      const read = game.parseDeal({ seats: 4 }, text);
      if (!isMisfit(read)) expect(whatIsWrong(read)).toBeUndefined();
    }),
    { seed: 2, numRuns: 1000 },
  );
});

test('a position that is anything at all is refused or sound, and never crashes', () => {
  const p = game.position(given({ hands: ['g1 y2'], sets: [{ red: '1' }] }));
  const keys = fc.constantFrom(...Object.keys(p));
  const changed = fc.oneof(
    fc.anything(),
    fc.tuple(keys, fc.anything()).map(([key, value]) => ({ ...p, [key]: value })),
    fc.tuple(keys, keys).map(([to, from]) => ({ ...p, [to]: Reflect.get(p, from) })),
  );
  fc.assert(
    fc.property(changed, other => {
      const read = game.parsePosition(other);
      if (!isMisfit(read)) expect(whatIsWrong(read)).toBeUndefined();
    }),
    { seed: 3, numRuns: 1000 },
  );
});

test('[NI1] options that are anything at all are refused or name two to four seats and no more', () => {
  const anyOptions = fc.oneof(
    fc.dictionary(fc.string(), fc.anything()),
    fc.record({ seats: fc.oneof(fc.integer(), fc.nat(6), fc.anything()) }),
    fc.record({ seats: fc.constant(2), more: fc.anything() }, { requiredKeys: ['seats'] }),
  );
  fc.assert(
    fc.property(anyOptions, options => {
      const read = readOptions(game, options);
      if (!isOptionProblem(read))
        expect([{ seats: 2 }, { seats: 3 }, { seats: 4 }]).toContainEqual(read);
    }),
    { seed: 4, numRuns: 1000 },
  );
});
