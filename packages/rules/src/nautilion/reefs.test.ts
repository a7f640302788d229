import { describe, expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { drawn, given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';

const expansions = 'reefs';

for (const [names, reefs] of [
  [['reefs'], 12],
  [['mages', 'reefs'], 15],
  [['mages', 'mercenaries', 'reefs'], 18],
] as const) {
  test(`[NL59] [NL64] ${names.join(' + ')}: ${reefs} reefs, beside every third token`, () => {
    const options = { seats: 1, ship: 'A1', reserve: 4, darkhouse: 'intro', harpoons: 2 };
    const { reefs: beside } = shown(
      dealt(nautilion, { ...options, expansions: names }, seededRng(1)),
    );
    expect(beside.map((reef, i) => (reef !== null) === (i % 3 === 0)).every(Boolean)).toBe(true);
    expect(beside.filter(reef => reef !== null)).toHaveLength(reefs);
    const all = ['reef3', 'reef6', 'reef9'].map(r => beside.filter(b => b === r).length);
    expect(all.every(n => n <= 6)).toBe(true);
    if (reefs === 18) expect(all).toEqual([6, 6, 6]);
  });
}

test('[NL60] the Phantom discards the reef with its token', () => {
  const s = given({ expansions, path: 'N 1 2 3/9 P', pile: '-', rolls: '1 1 1' });
  played(s, 'darkhouse 1');
  expect(tokens(shown(s).discarded)).toBe('3 - reef9');
});

test('[NL60] the reef is discarded also where the hold takes the token', () => {
  const s = given({
    expansions: 'mercenaries reefs',
    path: 'N 1 2 5/9 P',
    pile: '-',
    rolls: '1 1 1',
  });
  played(s, 'darkhouse 1');
  expect(tokens(shown(s).discarded)).toBe('- reef9');
  expect(tokens(shown(s).hold)).toBe('5');
});

test('[NL61] a reef at the landing stays beside the figure, and is rolled against next turn', () => {
  const s = given({ expansions, path: 'N 1/6 2 3 P', rolls: '1 1 1' });
  played(s, 'darkhouse 1', 'to reserve');
  expect(shown(s).nautilion.reef).toBe('reef6');
  expect(shown(s)).toMatchObject({ turn: 3, step: 'escape', toAct: 'chance' });
  expect(nautilion.pendingFact(s)).toBe('escape/3');
});

describe('the roll against a reef', () => {
  for (const [crew, face, free] of [
    ['', 2, false],
    ['', 3, true],
    ['6', 2, true],
    ['6', 1, false],
    ['3', 2, false],
  ] as const) {
    test(`[NL61] [NL62] [NL63] reef 6, crew ${crew || 'none'}, a ${face}: ${free ? 'free' : 'stuck'}`, () => {
      const s = given({ expansions, path: '1 N 2 4 4 P', crew, beside: 6 });
      played(s, `roll ${face}`);
      expect(tokens(shown(s).reserve)).toBe(free ? 'reef6' : '');
      expect(shown(s).nautilion).toMatchObject({ stuck: !free, reef: free ? null : 'reef6' });
      const dice = shown(s).dice.map(d => d.isRolling);
      expect(dice).toEqual(free ? [true, true, true] : [true, true, false]);
    });
  }

  test('[NL62] a reef won by the roll can be spent in this turn', () => {
    const s = given({ expansions, path: '1 N 2 4 4 P', beside: 6, rolls: '3 1 1 1' });
    expect(legal(s)).toEqual(['whirlwind', 'darkhouse 1']);
  });

  test('[NL63] a stuck ship gives two dice, does not move, and gets the reef in phase 5', () => {
    const s = given({ expansions, path: '1 N 2 4 4 P', beside: 6, rolls: '1 1 2' });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']); // and no spell: the reef is not ours yet
    expect(refusal(s, 'nautilion 1')).toBe('not-this-taker NL63');
    played(s, 'darkhouse 2');
    expect(drawn(s)).toBe('1 N 2 4 P');
    expect(tokens(shown(s).reserve)).toBe('reef6');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll' });
    expect(shown(s).nautilion).toMatchObject({ stuck: false, reef: null });
  });

  test('[NL63] [NL22] a Phantom that ends right before the stuck ship has not passed it', () => {
    const s = given({ expansions, path: '1 N 2 4 P', beside: 6, rolls: '1 2 1' });
    played(s, 'darkhouse 1');
    expect(drawn(s)).toBe('1 N P 4');
    expect(shown(s).phantom.isPast).toBe(false);
  });

  test('[NL68] a mercenary on the number gives no plus', () => {
    const s = given({
      expansions: 'mercenaries reefs',
      path: '1 N 1 4 4 4 P',
      mercenaries: '6',
      beside: 6,
      rolls: '2',
    });
    expect(shown(s).nautilion.stuck).toBe(true);
  });

  test('[NL68] neither spell nor partnership touches the roll', () => {
    const s = given({
      expansions: 'mages reefs',
      path: '1 N 1 4 4 4 P',
      cabin: 'A 1',
      reserve: 6,
      beside: 6,
    });
    expect(legal(s)).toEqual(['roll 1', 'roll 2', 'roll 3', 'roll 4']);
  });
});

test('[NL65] a Translation moves tokens, not reefs', () => {
  const s = given({ expansions, path: 'N 1/6 2 3/9 4 P', reserve: 3, rolls: '1 1 1' });
  played(s, 'translation', 'token 1', 'token 2');
  expect(drawn(s)).toBe('N 2/6 1 3/9 4 P');
});

test('[NL67] if a collision ends a stuck turn, the reef still joins the reserve', () => {
  const s = given({
    expansions: 'mercenaries reefs',
    path: '1 N P 4 4 4',
    crew: '2',
    mercenaries: '9',
    beside: 6,
    reserve: '-',
    pile: '',
    rolls: '1 1 1',
  });
  played(s, 'darkhouse 1');
  expect(shown(s)).toMatchObject({ collided: true, turn: 3, step: 'roll' });
  expect(tokens(shown(s).reserve)).toBe('M - reef6');
});
