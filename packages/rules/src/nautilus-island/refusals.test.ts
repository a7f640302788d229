import { expect, test } from 'vitest';
import { given, legal, played, refusal, WHOLE_COLOUR } from '../testkit/nautilus-island/given.ts';
import type { RefusalCode } from './refusal.ts';
import type { State } from './state.ts';

const shortBag = (): State =>
  given({
    hands: ['g1'],
    camp: { green: 'two', red: 'odd', blue: null, purple: null, orange: null },
    bag: 'pair',
    sets: [{}, { purple: WHOLE_COLOUR, orange: WHOLE_COLOUR }],
  });
const finalRound = (hand: string): State => given({ heights: [8, 0, 8, 8], hands: [hand] });
const closedGreen = { green: { cards: '1 2 3', porthole: 5 } };

/** For every code: the rule behind it, a position, what is played there, and the move refused. */
const CASES: {
  readonly [Code in RefusalCode]: readonly [
    rule: string,
    from: () => State,
    before: readonly string[],
    refused: string,
  ];
} = {
  over: ['NI35', () => finalRound(''), ['column 3', 'collect', 'column 4', 'collect'], 'column 1'],
  'explore-first': ['NI11', () => given({}), [], 'collect'],
  'already-explored': ['NI14', () => given({}), ['column 2'], 'column 3'],
  'no-such-column': ['NI3', () => given({ seats: 2 }), [], 'column 5'],
  'own-column': ['NI12', () => given({ markers: [2, 3] }), [], 'column 2'],
  'column-taken': ['NI13', () => given({}), ['column 3', 'collect'], 'column 3'],
  'empty-column': ['NI33', () => finalRound('y1'), [], 'column 2'],
  'store-or-collect': ['NI14', () => given({ hands: ['g1'] }), ['column 2'], 'lay 1'],
  'nothing-to-collect': ['NI33', () => finalRound('g1'), ['column 2'], 'collect'],
  'set-closed': [
    'NI20',
    () => given({ hands: ['g1'], sets: [closedGreen] }),
    ['column 2'],
    'store green',
  ],
  'no-such-colour-in-hand': ['NI17', () => given({ hands: ['g1'] }), ['column 2'], 'store red'],
  'must-act': ['NI14', () => given({}), ['column 2'], 'idle'],
  'lay-first': ['NI17', () => given({ hands: ['g1'] }), ['column 2', 'store green'], 'close'],
  'too-many-cards': [
    'NI17',
    () => given({ hands: ['g1 g1 g1'] }),
    ['column 2', 'store green'],
    'lay 1 1 1',
  ],
  'no-such-cards-in-hand': [
    'NI18',
    () => given({ hands: ['g1'] }),
    ['column 2', 'store green'],
    'lay 2',
  ],
  'close-or-leave': [
    'NI27',
    () => given({ hands: ['g1'], sets: [{ green: '2 3' }] }),
    ['column 2', 'store green', 'lay 1'],
    'column 3',
  ],
  'chance-decides': ['NI25', shortBag, ['column 4', 'store green', 'lay 1'], 'close'],
  'only-chance': ['NI25', shortBag, [], 'refill blue'],
};

for (const [code, [rule, from, before, refused]] of Object.entries(CASES)) {
  test(`[${rule}] ${code}: no "${refused}" after ${before.join(', ') || 'nothing'}`, () => {
    const s = from();
    played(s, ...before);
    expect(refusal(s, refused)).toBe(`${code} ${rule}`);
    expect(legal(s)).not.toContain(refused);
  });
}

test('[NI35] after the end every kind of move is refused for that reason', () => {
  const s = finalRound('');
  played(s, 'column 3', 'collect', 'column 4', 'collect');
  for (const move of ['column 2', 'collect', 'idle', 'store red', 'lay 1', 'close', 'refill red']) {
    expect(refusal(s, move), move).toBe(refusal(s, 'leave'));
  }
});
