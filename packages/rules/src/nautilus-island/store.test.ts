import { expect, test } from 'vitest';
import { CHANCE } from '../core/game.ts';
import {
  campOf,
  given,
  handOf,
  legal,
  played,
  refusal,
  setOf,
  WHOLE_COLOUR,
} from '../testkit/nautilus-island/given.ts';
import { nautilusIsland as game } from './index.ts';
import type { State } from './state.ts';

/** Two colours laid out by the last seat, room for every token that left camp and bag. */
const CROWDED = { purple: WHOLE_COLOUR, orange: WHOLE_COLOUR };

for (const [column, most] of [
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
] as const) {
  test(`[NI17] column ${column} allows a store of one to ${most} cards`, () => {
    const s = given({ markers: column === 1 ? [2, 3] : [1, 3], hands: ['g1 g1 g1 g1'] });
    played(s, `column ${column}`, 'store green');
    expect(legal(s)).toEqual(['lay 1', 'lay 1 1', 'lay 1 1 1'].slice(0, most));
    for (const text of ['lay 1 1', 'lay 1 1 1'].slice(most - 1)) {
      expect(refusal(s, text)).toBe('too-many-cards NI17');
    }
  });
}

test('[NI17] only a colour in hand can be stored, and only cards of that colour are laid', () => {
  const s = given({ hands: ['g1 g2 r1'] });
  played(s, 'column 4');
  expect(refusal(s, 'store blue')).toBe('no-such-colour-in-hand NI17');
  played(s, 'store green');
  expect(legal(s)).toEqual(['lay 1', 'lay 2', 'lay 1 2']);
  played(s, 'lay 1 2');
  expect(handOf(s, 0)).toBe('r1');
});

test('[NI18] the player chooses which cards of the colour to lay', () => {
  const s = given({ hands: ['g1 g1 g2 g4'] });
  played(s, 'column 2', 'store green');
  expect(legal(s)).toEqual(['lay 1', 'lay 2', 'lay 4', 'lay 1 1', 'lay 1 2', 'lay 1 4', 'lay 2 4']);
  expect(refusal(s, 'lay 3')).toBe('no-such-cards-in-hand NI18');
  expect(refusal(s, 'lay 2 2')).toBe('no-such-cards-in-hand NI18');
  played(s, 'lay 2 4');
  expect(setOf(s, 0, 'green').cards).toEqual(['g2', 'g4']);
  expect(handOf(s, 0)).toBe('g1 g1');
});

test('[NI18] a hand with three or more of each object allows all 34 ways to lay', () => {
  const s = given({ hands: ['g1 g1 g1 g2 g2 g2 g3 g3 g3 g3 g4 g4 g4'] });
  played(s, 'column 4', 'store green');
  expect(legal(s)).toHaveLength(4 + 10 + 20);
  expect(new Set(legal(s)).size).toBe(34);
});

test('[NI19] treasures cannot be stored', () => {
  const s = given({ hands: ['y1 y2 y3 y4'] });
  played(s, 'column 2');
  expect(legal(s)).toEqual(['collect']);
  expect(game.parseMove('store yellow')).toBeUndefined();
});

test('[NI20] a closed set takes no more cards, the other sets do', () => {
  const sets = [{ green: { cards: '1 1 2', porthole: 5 }, red: '1 1 2' }];
  const s = given({ hands: ['g1 r1'], sets });
  played(s, 'column 4');
  expect(legal(s)).toEqual(['collect', 'store red']);
  expect(refusal(s, 'store green')).toBe('set-closed NI20');
});

test('[NI20] a set that somebody else has closed does not matter', () => {
  const s = given({ hands: ['g1'], sets: [{}, { green: { cards: '1 2 3', porthole: 5 } }] });
  played(s, 'column 4');
  expect(legal(s)).toContain('store green');
});

test('[NI21] cards stored later join the set of their colour', () => {
  const s = given({ hands: ['g3 g1'], sets: [{ green: '1 2', red: '4' }] });
  played(s, 'column 2', 'store green', 'lay 1 3');
  expect(setOf(s, 0, 'green').cards).toEqual(['g1', 'g1', 'g2', 'g3']);
  expect(setOf(s, 0, 'red').cards).toEqual(['r4']);
});

test('[NI22] a store takes the token of its colour, and of no other, onto its set', () => {
  const s = given({ hands: ['g1 r1'], camp: { green: 'odd', red: 'pair' } });
  const events = played(s, 'column 4', 'store green', 'lay 1');
  expect(events).toContainEqual({ type: 'took-bonus', seat: 0, colour: 0, bonus: 4 });
  expect(setOf(s, 0, 'green').bonus).toEqual(['odd']);
  expect(setOf(s, 0, 'red').bonus).toEqual([]);
  expect(campOf(s)).toMatchObject({ green: null, red: 'pair' });
});

test('[NI22] a set may hold several tokens, and keeps them', () => {
  const s = given({
    hands: ['g1'],
    sets: [{ green: { cards: '1 2', bonus: 'odd odd' } }],
    camp: { green: 'odd' },
  });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(setOf(s, 0, 'green').bonus).toEqual(['odd', 'odd', 'odd']);
});

test('[NI22] the number of cards laid does not change the number of tokens', () => {
  const s = given({ hands: ['g1 g1 g1'], camp: { green: 'two' } });
  played(s, 'column 4', 'store green', 'lay 1 1 1');
  expect(setOf(s, 0, 'green').bonus).toEqual(['two']);
});

test('[NI23] without a token of the colour in the camp none is taken', () => {
  const s = given({ hands: ['g1'], camp: { green: null } });
  const events = played(s, 'column 4', 'store green', 'lay 1');
  expect(events.map(e => e.type)).not.toContain('took-bonus');
  expect(setOf(s, 0, 'green').bonus).toEqual([]);
});

test('[NI23] the token that the refill puts on the colour just stored stays in the camp', () => {
  const s = given({
    hands: ['g1 g2'],
    camp: { green: 'two', red: 'three', blue: null, purple: null, orange: null },
    bag: 'odd pair double perCard',
    sets: [{}, CROWDED],
  });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(setOf(s, 0, 'green').bonus).toEqual(['two']);
  expect(campOf(s).green).toBe('odd');
});

test('[NI24] a taking that leaves one token refills every empty space from the bag', () => {
  const s = given({
    hands: ['r1'],
    camp: { green: null, red: 'two', blue: null, purple: 'three', orange: null },
    bag: 'odd pair double perCard two',
    sets: [{}, CROWDED],
  });
  const events = played(s, 'column 4', 'store red', 'lay 1');
  expect(events.filter(e => e.type === 'refilled')).toHaveLength(4);
  expect(campOf(s)).toEqual({
    green: 'odd',
    red: 'pair',
    blue: 'double',
    purple: 'three',
    orange: 'perCard',
  });
  expect(game.view(s, 0).bag).toBe(1);
});

test('[NI24] two tokens left are no reason to refill', () => {
  const s = given({
    hands: ['r1'],
    camp: { green: null, red: 'two', blue: null, purple: 'three', orange: 'odd' },
  });
  played(s, 'column 4', 'store red', 'lay 1');
  expect(campOf(s)).toEqual({
    green: null,
    red: null,
    blue: null,
    purple: 'three',
    orange: 'odd',
  });
});

test('[NI24] a store that takes nothing refills nothing', () => {
  const camp = { green: null, red: 'two', blue: null, purple: null, orange: null } as const;
  const s = given({ hands: ['g1'], camp, bag: 'odd', sets: [{}, CROWDED] });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(campOf(s)).toEqual(camp);
});

/** Seven refills have used up the bag but for one token; green takes the second last of the camp. */
const eighthRefill = (hand: string, green = ''): State =>
  given({
    hands: [hand],
    camp: { green: 'two', red: null, blue: 'three', purple: null, orange: null },
    bag: 'double',
    sets: [{ green }, CROWDED],
  });

test('[NI25] the eighth refill finds one token, and chance decides its space', () => {
  const s = eighthRefill('g1');
  played(s, 'column 4', 'store green', 'lay 1');
  expect(game.toAct(s)).toBe(CHANCE);
  expect(game.pendingFact(s)).toBe('camp/33');
  expect(legal(s)).toEqual(['refill green', 'refill red', 'refill purple', 'refill orange']);
  const odds = legal(s).map(text => game.odds(s, game.parseMove(text)!));
  expect(odds).toEqual([1, 1, 1, 1]);
  expect(refusal(s, 'refill blue')).toBe('chance-decides NI25');
  expect(refusal(s, 'collect')).toBe('chance-decides NI25');
});

test('[NI25] the token goes to the space drawn, and the next seat is to act', () => {
  const s = eighthRefill('g1');
  const events = played(s, 'column 4', 'store green', 'lay 1', 'refill purple');
  expect(events.at(-1)).toEqual({ type: 'refilled', colour: 3, bonus: 3 });
  expect(campOf(s)).toEqual({
    green: null,
    red: null,
    blue: 'three',
    purple: 'double',
    orange: null,
  });
  expect(game.view(s, 0).bag).toBe(0);
  expect(game.toAct(s)).toBe(1);
});

test('[NI25] [NI23] [NI27] after the short refill the set may still be closed, without a second token', () => {
  const s = eighthRefill('g3', '1 2');
  played(s, 'column 4', 'store green', 'lay 3', 'refill green');
  expect(game.toAct(s)).toBe(0);
  expect(legal(s)).toEqual(['close', 'leave']);
  played(s, 'close');
  expect(setOf(s, 0, 'green')).toMatchObject({ bonus: ['two'], porthole: 5 });
  expect(campOf(s).green).toBe('double');
});

test('[NI25] nobody but chance refills', () => {
  const s = eighthRefill('g1');
  for (const text of ['column 4', 'store green']) {
    expect(refusal(s, 'refill red')).toBe('only-chance NI25');
    played(s, text);
  }
  expect(refusal(s, 'refill red')).toBe('only-chance NI25');
});

test('[NI26] with an empty bag the camp runs down to one token and to none', () => {
  const s = given({
    seats: 3,
    markers: [1, 2, 3],
    hands: ['g1', 'b1 r1'],
    camp: { green: 'two', red: null, blue: 'three', purple: null, orange: null },
    bag: '',
    sets: [{}, {}, { ...CROWDED, red: '1' }],
  });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(Object.values(campOf(s)).filter(Boolean)).toEqual(['three']);
  played(s, 'column 5', 'store blue', 'lay 1');
  expect(Object.values(campOf(s))).toEqual([null, null, null, null, null]);
  expect(setOf(s, 1, 'blue').bonus).toEqual(['three']);
  expect(game.toAct(s)).toBe(2);
  played(s, 'column 1', 'collect'); // and the next round
  played(s, 'column 2', 'collect', 'column 1', 'collect', 'column 4', 'store red', 'lay 1');
  expect(setOf(s, 1, 'red').bonus).toEqual([]);
});

test('[NI21] [NI22] [NI27] the example of the rulebook: two green cards twice, and the 8', () => {
  const s = given({
    hands: ['g1 g2 g3 g3'],
    camp: { green: 'perCard' },
    stacks: { 2: ['r1', 'r2'] },
  });
  played(s, 'column 2', 'store green', 'lay 1 2');
  expect(setOf(s, 0, 'green')).toEqual({
    cards: ['g1', 'g2'],
    bonus: ['perCard'],
    porthole: null,
  });

  const later = given({
    hands: ['g3 g3 g4'],
    sets: [{ green: { cards: '1 2', bonus: 'perCard' } }],
    camp: { green: 'pair' },
  });
  played(later, 'column 2', 'store green', 'lay 3 3');
  expect(legal(later)).toEqual(['close', 'leave']);
  played(later, 'close');
  expect(setOf(later, 0, 'green')).toEqual({
    cards: ['g1', 'g2', 'g3', 'g3'],
    bonus: ['perCard', 'pair'],
    porthole: 8,
  });
  played(later, 'column 1', 'collect', 'column 4', 'collect', 'column 3');
  expect(handOf(later, 0)).toContain('g4');
  expect(refusal(later, 'store green')).toBe('set-closed NI20');
  expect(legal(later)).not.toContain('store green');
});

test('[NI28] the example of the rulebook: whoever leaves the 8 aims at the 5-pile, with just one card', () => {
  const s = given({
    hands: ['g1 g3 g4'],
    sets: [{ green: '1 2 3' }],
    markers: [1, 2],
  });
  played(s, 'column 2', 'store green', 'lay 1', 'leave');
  played(s, 'column 1', 'collect', 'column 4', 'collect', 'column 3');
  expect(legal(s)).not.toContain('close'); // not before a new store
  const withTwo = structuredClone(s);
  played(s, 'store green', 'lay 3', 'close');
  expect(setOf(s, 0, 'green')).toMatchObject({ cards: { length: 5 }, porthole: 11 });
  played(withTwo, 'store green', 'lay 3 4', 'close');
  expect(setOf(withTwo, 0, 'green')).toMatchObject({ cards: { length: 6 }, porthole: 14 });
});

for (const [size, top] of [
  [3, 5],
  [4, 8],
  [5, 11],
  [6, 14],
] as const) {
  test(`[NI27] a set of ${size} may be closed with the ${top} on top of its pile`, () => {
    const s = given({ hands: ['g4'], sets: [{ green: WHOLE_COLOUR.slice(0, 2 * size - 3) }] });
    played(s, 'column 4', 'store green', 'lay 4');
    expect(legal(s)).toEqual(['close', 'leave']);
    const [closed] = played(s, 'close');
    expect(closed).toEqual({ type: 'closed', seat: 0, colour: 0, points: top });
    expect(setOf(s, 0, 'green').porthole).toBe(top);
    expect(game.view(s, 0).portholes[size]).toHaveLength(2);
    expect(game.toAct(s)).toBe(1);
  });
}

test('[NI27] each token taken uncovers the next of its pile', () => {
  const s = given({
    hands: ['r1'],
    sets: [{ red: '1 1' }, { green: { cards: '1 2 3', porthole: 5 } }],
  });
  played(s, 'column 4', 'store red', 'lay 1', 'close');
  expect(setOf(s, 0, 'red').porthole).toBe(4);
  expect(game.view(s, 0).portholes[3]).toEqual([3]);
});

test('[NI27] closing needs no bonus token, and is no duty', () => {
  const s = given({ hands: ['g4'], sets: [{ green: '1 2' }], camp: { green: null } });
  played(s, 'column 4', 'store green', 'lay 4');
  expect(refusal(s, 'column 3')).toBe('close-or-leave NI27');
  const [left] = played(s, 'leave');
  expect(left).toEqual({ type: 'left-open', seat: 0, colour: 0 });
  expect(setOf(s, 0, 'green')).toMatchObject({ bonus: [], porthole: null });
});

test('[NI27] only the set just added to can be closed', () => {
  const s = given({ hands: ['g1'], sets: [{ green: '1', red: '1 2 3 4' }] });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(game.toAct(s)).toBe(1);
});

for (const size of [1, 2, 7, 8]) {
  test(`[NI29] a set of ${size} cannot be closed`, () => {
    const s = given({
      hands: ['g4'],
      sets: [{ green: WHOLE_COLOUR.slice(0, 2 * size - 2).trim() }],
    });
    played(s, 'column 4', 'store green', 'lay 4');
    expect(setOf(s, 0, 'green').cards).toHaveLength(size);
    expect(game.toAct(s)).toBe(1);
  });
}

test('[NI29] a used-up pile closes nothing, and its neighbours do not serve instead', () => {
  const closed = (porthole: number) => ({ cards: '1 1 2 2', porthole });
  const s = given({
    hands: ['g1'],
    sets: [{ green: '1 1 2' }, { red: closed(8), blue: closed(6), purple: closed(4) }],
  });
  played(s, 'column 4', 'store green', 'lay 1');
  expect(game.view(s, 0).portholes).toMatchObject({ 3: [5, 4, 3], 4: [], 5: [11, 9, 7] });
  expect(setOf(s, 0, 'green')).toMatchObject({ cards: { length: 4 }, porthole: null });
  expect(game.toAct(s)).toBe(1);
});

test('[NI30] a set of six grows on, takes tokens, and can never be closed', () => {
  const s = given({
    hands: ['g4 g4'],
    sets: [{ green: { cards: '1 1 2 2 3 3', bonus: 'two' } }],
    camp: { green: 'perCard' },
  });
  played(s, 'column 4', 'store green', 'lay 4 4');
  expect(setOf(s, 0, 'green')).toMatchObject({ cards: { length: 8 }, bonus: ['two', 'perCard'] });
  expect(game.toAct(s)).toBe(1);
});

test('[NI25] a short bag of two tokens is placed by chance one after the other', () => {
  const s = given({
    hands: ['g1'],
    camp: { green: 'two', red: 'odd', blue: null, purple: null, orange: null },
    bag: 'pair two',
    sets: [{}, { purple: WHOLE_COLOUR, orange: WHOLE_COLOUR }],
  });

  played(s, 'column 2', 'store green', 'lay 1', 'refill green');
  expect(game.toAct(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['refill blue', 'refill purple', 'refill orange']);

  played(s, 'refill blue');
  expect(game.toAct(s)).not.toBe(CHANCE);
});

test('[NI50] that a colour is being stored is told to all at once', () => {
  const s = given({ hands: ['g1'] });
  expect(played(s, 'column 2', 'store green').at(-1)).toEqual({
    type: 'storing',
    seat: 0,
    colour: 0,
  });
});
