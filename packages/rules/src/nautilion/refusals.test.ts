import { expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { type Given, given, legal, played, refusal, shown } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';
import type { RefusalCode } from './refusal.ts';

const calm: Given = { path: 'N 6 2 3 3 P', rolls: '1 1 2' };
const hired = { expansions: 'mercenaries' };
const heroic = { expansions: 'heroics', heroics: '2 3 9', crew: '4 5' };

/** For every code: the rule behind it, a position, what is played there, and the move refused. */
const CASES: {
  readonly [Code in RefusalCode]: readonly [
    rule: string,
    from: Given,
    before: readonly string[],
    refused: string,
  ];
} = {
  over: ['NL30', { path: '1 1 1 P N', rolls: '1 1 1' }, ['darkhouse 1'], 'darkhouse 1'],
  'chance-decides': ['NL104', { path: 'N 1 2 3 P' }, [], 'whirlwind'],
  'only-chance': ['NL104', calm, [], 'roll 1'],
  'choose-who-begins': ['NL34', { ...calm, seats: 2, turn: 1 }, [], 'darkhouse 1'],
  'cast-or-give': ['NL9', calm, [], 'to reserve'],
  'give-a-die': ['NL16', { ...calm, reserve: 2 }, ['darkhouse 1'], 'whirlwind'],
  'pay-first': [
    'NL13',
    { ...calm, expansions: 'heroics', reserve: '- 6' },
    ['whirlwind'],
    'darkhouse 1',
  ],
  'choose-two-tokens': ['NL12', { ...calm, reserve: 3 }, ['translation'], 'darkhouse 1'],
  'sacrifice-first': ['NL85', { ...calm, ...heroic }, ['heroic 2'], 'darkhouse 1'],
  'set-the-dice': ['NL89', { ...calm, ...heroic }, ['heroic 2', 'from ship 4'], 'darkhouse 1'],
  'drop-a-card': ['NL90', { ...calm, ...heroic }, ['heroic 3', 'from ship 4'], 'heroic 2'],
  'pick-a-token': ['NL103', { ...calm, ...heroic }, ['heroic 9', 'from ship 4'], 'darkhouse 1'],
  'place-the-token': ['NL27', calm, ['darkhouse 1', 'phantom 2'], 'from ship 1'],
  'lose-a-token': [
    'NL18',
    { ...calm, crew: '4', reserve: 1, rolls: '4 1 1' },
    ['darkhouse 4'],
    'to reserve',
  ],
  'return-a-token': [
    'NL74',
    { expansions: 'darkhouse', card: 3, path: 'N 1 P', crew: '4 5' },
    [],
    'insert after 0',
  ],
  'insert-the-token': [
    'NL74',
    { expansions: 'darkhouse', card: 3, path: 'N 1 P', crew: '4' },
    [],
    'from ship 4',
  ],
  'keep-one-group': [
    'NL54',
    {
      ...hired,
      path: '1 N P 1',
      crew: '2 5',
      mercenaries: '9',
      pile: '- -',
      rolls: '1 1 1',
    },
    ['darkhouse 1', 'pick blank'],
    'to ship 1',
  ],
  'too-dear': ['NL13', calm, [], 'whirlwind'],
  'no-such-die': ['NL11', { ...calm, reserve: 2 }, [], 'tide 4 to 1'],
  'nothing-to-exchange': [
    'NL15',
    { path: 'N 1 1 P', reserve: 3, rolls: '1 1 1' },
    [],
    'translation',
  ],
  'same-kind': ['NL15', { ...calm, reserve: 3 }, ['translation', 'token 3'], 'token 4'],
  'no-such-token': ['NL12', { ...calm, reserve: 3 }, ['translation'], 'token 6'],
  'no-partnership': ['NL41', { ...calm, expansions: 'mages', cabin: 'A 4' }, [], 'reroll 1'],
  'no-castaway': ['NL82', { ...calm, reserve: 3 }, [], 'castaway'],
  'nothing-to-fetch': [
    'NL82',
    { ...calm, expansions: 'darkhouse', card: 11, reserve: '- -', pile: '' },
    [],
    'castaway',
  ],
  'card-not-open': ['NL85', { ...calm, ...heroic }, [], 'heroic 5'],
  'no-sacrifice': ['NL86', { ...calm, ...heroic, crew: '' }, [], 'heroic 2'],
  'not-this-taker': ['NL17', calm, [], 'phantom 1'],
  'not-there': [
    'NL74',
    { expansions: 'darkhouse', card: 3, path: '1 N 1 P', crew: '4' },
    [],
    'insert after 0',
  ],
  'empty-space': ['NL86', { ...calm, ...heroic }, ['heroic 2'], 'from ship 1'],
  'would-split': [
    'NL20',
    { ...calm, ...heroic, ship: 'C2', crew: '2 5 7' },
    ['heroic 2'],
    'from ship 5',
  ],
  'not-in-reserve': [
    'NL13',
    { ...calm, expansions: 'heroics', reserve: '- 6' },
    ['whirlwind'],
    'from reserve 5',
  ],
  'not-to-pick': [
    'NL103',
    { ...calm, ...heroic, pile: '- 8' },
    ['heroic 9', 'from ship 4'],
    'pick 7',
  ],
  'wrong-space': ['NL5', calm, ['darkhouse 1', 'phantom 2'], 'to ship 5'],
  'space-taken': [
    'NL26',
    { ...calm, ...hired, path: 'N M 1 3 3 3 P', crew: '4' },
    ['darkhouse 1', 'phantom 2'],
    'to ship 4',
  ],
  'no-duct': [
    'NL26',
    { ...calm, ...hired, path: 'N M 1 3 3 3 P', crew: '4' },
    ['darkhouse 1', 'phantom 2'],
    'to ship 1',
  ],
  'no-cabin-space': ['NL40', calm, ['darkhouse 1', 'phantom 2'], 'to cabin'],
  'must-be-placed': [
    'NL103',
    {
      ...calm,
      expansions: 'darkhouse mages',
      card: 11,
      reserve: '- -',
      pile: '7',
    },
    ['castaway'],
    'to reserve',
  ],
  'no-such-group': [
    'NL54',
    {
      ...hired,
      path: '1 N P 1',
      crew: '2 5',
      mercenaries: '9',
      pile: '- -',
      rolls: '1 1 1',
    },
    ['darkhouse 1', 'pick blank'],
    'group 9',
  ],
};

for (const [code, [rule, from, before, refused]] of Object.entries(CASES)) {
  test(`[${rule}] ${code}: no "${refused}" after ${before.join(', ') || 'nothing'}`, () => {
    const s = given(from);
    played(s, ...before);
    expect(refusal(s, refused)).toBe(`${code} ${rule}`);
    expect(legal(s)).not.toContain(refused);
  });
}

const FULL = '1 2 3 4 5 6 7 8 9';
const arrived: Given = { path: '1 1 1 P N', crew: FULL, rolls: '1 1 1' };
const darkhouse = { expansions: 'darkhouse', path: 'N 6 2 3 3 P' };

/** Refusals that have another rule behind them in another place. */
const OTHER_RULES: readonly (readonly [
  why: string,
  from: Given,
  before: readonly string[],
  refused: string,
])[] = [
  ['over NL30', arrived, ['darkhouse 1'], 'darkhouse 1'],
  ['over NL23', { path: 'P 1 N', rolls: '1 1 1' }, ['darkhouse 1'], 'darkhouse 1'],
  ['over NL43', { ...arrived, expansions: 'mages' }, ['darkhouse 1'], 'darkhouse 1'],
  ['over NL87', { ...arrived, expansions: 'heroics', heroics: '4' }, ['darkhouse 1'], 'heroic 4'],
  ['over NL52', { ...hired, path: '1 N P 1', rolls: '1 1 1' }, ['darkhouse 1'], 'darkhouse 1'],
  [
    'not-in-reserve NL32',
    { ...calm, crew: '4', reserve: '- 6', rolls: '4 1 1' },
    ['darkhouse 4'],
    'from reserve 6',
  ],
  [
    'not-in-reserve NL18',
    { ...calm, crew: '4', reserve: '- 6', rolls: '4 1 1' },
    ['darkhouse 4'],
    'from reserve 5',
  ],
  [
    'not-in-reserve NL74',
    { ...darkhouse, card: 3, crew: '4 5', reserve: '-' },
    [],
    'from reserve blank',
  ],
  [
    'empty-space NL18',
    { ...calm, crew: '4', reserve: 1, rolls: '4 1 1' },
    ['darkhouse 4'],
    'from ship 5',
  ],
  ['empty-space NL76', { ...darkhouse, card: 5, crew: '4', reserve: 1 }, [], 'from ship 5'],
  ['empty-space NL74', { ...darkhouse, card: 3, crew: '4 5' }, [], 'from ship 6'],
  [
    'empty-space NL55',
    { ...hired, collided: true, path: '1 1 N 3 3 M P', crew: '3 4', rolls: '1 1 1' },
    ['darkhouse 1'],
    'from ship 5',
  ],
  [
    'not-this-taker NL73',
    { ...darkhouse, card: 2, rolls: '1' },
    ['phantom 1', 'roll 1'],
    'phantom 1',
  ],
  ['not-this-taker NL79', { ...darkhouse, card: 8, rolls: '1' }, [], 'darkhouse 1'],
  [
    'not-this-taker NL79',
    { ...darkhouse, card: 8, rolls: '1' },
    ['nautilion 1', 'roll 1', 'roll 2'],
    'nautilion 1',
  ],
  [
    'not-this-taker NL17',
    { ...darkhouse, card: 8, rolls: '1' },
    ['nautilion 1', 'roll 1', 'roll 2'],
    'phantom 1',
  ],
  [
    'not-this-taker NL63',
    { ...darkhouse, expansions: 'darkhouse reefs', card: 8, beside: 6, rolls: '1 1 2' },
    [],
    'nautilion 1',
  ],
  [
    'no-cabin-space NL53',
    {
      expansions: 'mages mercenaries',
      path: '1 N P 1',
      crew: '2 3 5',
      mercenaries: '9',
      pile: '- 4',
      rolls: '1 1 1',
    },
    ['darkhouse 1', 'pick 4'],
    'to cabin',
  ],
];

for (const [why, from, before, refused] of OTHER_RULES) {
  const [code, rule] = why.split(' ');
  test(`[${rule}] ${code}: no "${refused}" after ${before.join(', ') || 'nothing'} either`, () => {
    const s = given(from);
    played(s, ...before);
    expect(refusal(s, refused)).toBe(why);
    expect(legal(s)).not.toContain(refused);
  });
}

/** Play never stops there, since the ship is the only place; a position that is read may. */
for (const [rule, task, source] of [
  ['NL92', 'rescue', 'discarded'],
  ['NL93', 'call-to-arms', 'reserve'],
] as const) {
  test(`[${rule}] no-cabin-space: the crew of ${task} goes to the ship`, () => {
    const from = { ...calm, ship: 'A2', expansions: 'heroics mages', heroics: '5 6', crew: '5 6' };
    const s = given({ ...from, reserve: '4 6', pile: '- 4 6' });
    played(s, task === 'rescue' ? 'heroic 5' : 'heroic 6', 'from ship 6');
    const picking = shown(s);
    const placing = nautilion.parsePosition({
      ...picking,
      step: 'place',
      pending: { ...picking.pending, hand: '4' },
      [source]: picking[source].toSpliced(picking[source].indexOf('4'), 1),
    });
    if (isReadError(placing)) throw new Error(placing.readError);
    expect(legal(placing)).toEqual(['to ship 4']);
    expect(refusal(placing, 'to cabin')).toBe(`no-cabin-space ${rule}`);
  });
}
