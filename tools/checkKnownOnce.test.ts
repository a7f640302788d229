import { expect, test } from 'vitest';
import { checkKnownOnce, copiesOfRules, withoutExceptions } from './checkKnownOnce.ts';
import { readRuleFacts } from './ruleFacts.ts';

const facts = await readRuleFacts();

const copies = (text: string, file = 'packages/web/src/a.tsx'): string[] =>
  copiesOfRules([{ file, text }], facts).map(found => found.slice(`${file}:1: `.length));

const forbidden: [what: string, text: string, found: string][] = [
  ['a point table', 'const x = [2, 5, 9, 14, 20];', 'these numbers are nauticus SET_POINTS'],
  [
    'one that begins with 0',
    'const x = [0, 18, 9, 18, 18];',
    'these numbers are nauticus supply.hulls',
  ],
  [
    'the head of one',
    'const x = [14, 12];[14, 12, 10, 0];',
    'these numbers are nautilus-island portholes.6',
  ],
  ['a row of a table', 'const x = [[3, 0, 1, 2]];', 'these numbers are nauticus prices.2'],
  [
    'a typed one',
    'const x = Float64Array.of(8, 6, 4);',
    'these numbers are nautilus-island portholes.4',
  ],
  ['points by name', 'const x = { odd: 4, pair: 5 };', 'these values are nautilus-island Bonus'],
  ['prices by name', 'const x = { tide: 2, translation: 3 };', 'these values are nautilion spells'],
  ['an encoding', 'const x = { ebb: 7, toll: 5 };', 'these values are nautilion Card'],
  ['a single value under its name', 'const HOLD = 6;', 'this number is nautilion HOLD'],
  ['likewise', 'const mostCrownPoints = 15;', 'this number is nauticus mostCrownPoints'],
  ['a ship', "const x = '39 92 25 57 71 18 86 54';", 'this text is nautilion ships.C2'],
  [
    'names',
    "const x = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];",
    'these names are of nautilion SHIP_NAMES',
  ],
  [
    'most of the names',
    "const x = ['lion', 'lily', 'tower'];",
    'these names are of nauticus emblems',
  ],
  [
    'names with one more',
    "const x = ['base', 'mages', 'mercenaries', 'reefs', 'heroics'];",
    'these names are of nautilion EXPANSION_NAMES',
  ],
  [
    'all names among others',
    "const x = ['portholes', 'bonus', 'treasures', 'green', 'red', 'blue', 'purple', 'orange'];",
    'these names are of nautilus-island COLOUR_NAMES',
  ],
  [
    'names as a type',
    "type X = 'darkhouse' | 'phantom' | 'nautilion';",
    'these names are of nautilion TAKERS',
  ],
  [
    'names of things in a list',
    "const x = [{ good: 'coffee' }, { good: 'salt' }, { good: 'fish' }];",
    'these names are of nauticus goods',
  ],
  [
    'a card by its number',
    'f(view.darkhouse.card === 7);',
    'card is compared with 7, for which the rules have a name',
  ],
  [
    'likewise',
    'f(0 !== e.outcome);',
    'outcome is compared with 0, for which the rules have a name',
  ],
  [
    'a bit of a set',
    'f(s.expansions & 8);',
    'expansions is compared with 8, for which the rules have a name',
  ],
  ['a composed move', `f(\`store \${x}\`);`, '`store …` is notation of nautilus-island moves'],
  [
    'one of several parts',
    `f(\`tide \${x} to \${y}\`);`,
    '`tide … to …` is notation of nautilion moves',
  ],
  [
    'one that begins with a value',
    `f(\`\${taker} \${x}\`);`,
    'a taker and its die are notation of nautilion moves',
  ],
  ['a whole move', "f('place on new ship');", "'place on new ship' is notation of nauticus moves"],
  ['the beginning of one', "f('insert after ');", "'insert after ' is notation of nautilion moves"],
  [
    'a move of one word that is played',
    "play('collect');",
    "'collect' is notation of nautilus-island moves",
  ],
  ['asked for', "f(legal.includes('done'));", "'done' is notation of nautilion moves"],
  ['compared', "f(lit === 'withdraw');", "'withdraw' is notation of nauticus moves"],
  ['listed', "f({ move: 'pass' });", "'pass' is notation of nauticus moves"],
  ['in an element', 'f(<Button move="close" />);', "'close' is notation of nautilus-island moves"],
  ['a move that is split', "f(move.split(' '));", 'split() reads notation'],
  ['likewise', "f(board.lit?.startsWith('x'));", 'startsWith() reads notation'],
  ['likewise', 'f(game.formatMove(m).slice(5));', 'slice() reads notation'],
  ['a move that is matched', 'f(/^x/.test(notation));', 'test() reads notation'],
  ['a token that is split', 'f(token.slice(4));', 'slice() reads notation'],
];

for (const [what, text, found] of forbidden) {
  test(`forbidden: ${what}: ${text}`, () => {
    expect(copies(text)).toEqual([found]);
  });
}

const allowed: [what: string, text: string][] = [
  ['a run of numbers', 'const x = [1, 2, 3];'],
  ['numbers of something else', 'const x = [104, 140, 176];'],
  ['a drawing', 'const x = { x: 3, y: 2, width: 9, height: 12 };'],
  ['the same number under another name', 'const MARGIN = 6;'],
  ['a count', 'let points = 0;'],
  ['two names', "const x = ['lose', 'return'];"],
  ['a few of many names', "const x = ['start', 'set', 'place'];"],
  ['words or pictures by name', "const x = { lion: 'a', eagle: 'b', lily: 'c', tower: 'd' };"],
  ['a name in a comparison', "f(view.phase === 'lay' && view.step === 'place');"],
  ['no entry', 'f(e.reef < 0, mast > 0, s.expansions === 0);'],
  ['a sentence', `f(\`\${ship} will store \${goods}\`);`],
  ['a word that is also a move, of something else', "f(dialog === 'close');"],
  ['a list of moves in parts', 'f(legal.slice(1), moves.indexOf(x));'],
];

for (const [what, text] of allowed) {
  test(`allowed: ${what}: ${text}`, () => {
    expect(copies(text)).toEqual([]);
  });
}

test('prose may hold the words of the notation that it explains', () => {
  const text = `const notation = [['collect', 'x'], ['to cabin', 'y']]; f(\`store \${x}\`);`;
  expect(copies(text, 'packages/text/src/nautilion/fr.ts')).toEqual([]);
  expect(copies(text, 'packages/text/src/nautilion/text.ts')).toHaveLength(2);
});

test('a copy is reported with its line', () => {
  const text = '\n\nconst HOLD = 6;';
  expect(copiesOfRules([{ file: 'tools/a.ts', text }], facts)).toEqual([
    'tools/a.ts:3: this number is nautilion HOLD',
  ]);
});

test('an exception holds for one copy in one file, and only while that is there', () => {
  const exception = { file: 'a.ts', what: 'this number is x', why: 'a picture' };
  const copies = [
    'a.ts:3: this number is x',
    'a.ts:4: this number is y',
    'b.ts:3: this number is x',
  ];
  expect(withoutExceptions(copies, [exception])).toEqual(copies.slice(1));
  expect(withoutExceptions([], [exception])).toEqual([
    'a.ts: nothing needs the exception: this number is x',
  ]);
});

test('the sources hold no copy', async () => {
  expect(await checkKnownOnce()).toEqual([]);
});
