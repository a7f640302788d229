import { expect, test } from 'vitest';
import { given, legal, played, playerOf, refusal, shipsOf } from '../testkit/nauticus/given.ts';
import { CROWN_MAST, CROWN_SAIL } from './state.ts';

const ALL = ['crown mast', 'crown sail', 'points', 'taler', 'workers', 'goods'].map(
  r => `reward ${r}`,
);

/** A ship of this size that lacks its last sail, in the hands of somebody who buys sails. */
const almost = (size: number): string => {
  const hulls = [
    ['1-ship'],
    ['stern', 'bow'],
    ['stern', 'middle', 'bow'],
    ['stern', 'middle', 'middle', 'bow'],
  ];
  return hulls[size - 1].map((hull, i) => `${hull}:lion${i < size - 1 ? '/lion' : ''}`).join(' ');
};

for (const size of [1, 2, 3, 4]) {
  test(`[NC49] [NC50] a finished ship of ${size} brings ${size} rewards at once`, () => {
    const s = given({ action: 'sails', space: 3, players: [{ ships: [almost(size)] }] });
    const events = played(s, 'buy lion sail', 'place on ship 1');
    expect(events.at(-1)).toEqual({ type: 'finished-ship', seat: 0, ship: 0, size });
    for (let i = 0; i < size; i++) {
      expect(refusal(s, 'end')).toBe('take-reward-first NC50');
      played(s, i < 2 ? 'reward points' : 'reward taler');
    }
    expect(legal(s)).toContain('end');
    expect(playerOf(s, 0).finished).toEqual([true]);
  });
}

test('[NC49] an open hull with all masts and sails is not finished, and a good finishes nothing', () => {
  const s = given({
    action: 'sails',
    space: 3,
    players: [{ ships: ['stern:lion/lion middle:lion'] }],
  });
  played(s, 'buy lion sail', 'place on ship 1');
  expect(playerOf(s, 0).finished).toEqual([false]);
  const t = given({ action: 'goods', space: 3, players: [{ ships: ['1-ship:lion/lion'] }] });
  expect(played(t, 'buy coffee', 'place on ship 1').map(e => e.type)).toEqual(['bought', 'placed']);
});

const finished = (size: number, player = {}, stacks = {}) => {
  const s = given({
    action: 'transport',
    players: [{ ships: [almost(size)], storage: 'lion sail', workers: 3, ...player }],
    stacks,
  });
  played(s, 'transport lion sail', 'place on ship 1');
  return s;
};

test('[NC51] the six rewards', () => {
  expect(legal(finished(1))).toEqual(ALL);
  const after = (reward: string, ...more: string[]) => {
    const s = finished(1);
    played(s, `reward ${reward}`, ...more);
    return playerOf(s, 0);
  };
  expect(after('crown mast')).toMatchObject({ storage: { 'crown mast': 1 }, crowns: 1 });
  expect(after('crown sail')).toMatchObject({ storage: { 'crown sail': 1 }, crowns: 1 });
  expect(after('points').points).toBe(13);
  expect(after('taler').taler).toBe(22);
  expect(after('workers').workers).toBe(2 + 3);
  expect(after('goods', 'take fish', 'take coffee').storage).toEqual({ coffee: 1, fish: 1 });
});

test('[NC51] the two goods differ', () => {
  const s = finished(1);
  played(s, 'reward goods', 'take fish');
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take salt']);
  expect(refusal(s, 'take fish')).toBe('same-good NC51');
});

test('[NC51] the goods of the next reward may be the same again', () => {
  const s = finished(2);
  played(s, 'reward goods', 'take fish', 'take coffee', 'reward goods');
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take salt', 'take fish']);
  played(s, 'take coffee', 'take fish');
  expect(playerOf(s, 0).storage).toEqual({ coffee: 2, fish: 2 });
});

test('[NC17] [NC51] so may the good of a later bonus', () => {
  const s = finished(1);
  played(s, 'reward goods', 'take fish', 'take coffee', 'end', 'pass', 'choose money');
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take salt', 'take fish']);
});

test('[NC52] no reward more than twice for one ship', () => {
  const s = finished(4);
  played(s, 'reward workers', 'reward points', 'reward points');
  expect(refusal(s, 'reward points')).toBe('reward-taken-twice NC52');
  expect(legal(s)).toEqual(ALL.filter(text => text !== 'reward points'));
  played(s, 'reward workers');
  expect(playerOf(s, 0)).toMatchObject({ points: 16, workers: 8 });
});

test('[NC52] the next ship may bring them again', () => {
  const s = finished(2, { ships: [almost(2), almost(1)], storage: '2 lion sail' });
  played(s, 'reward points', 'reward points', 'transport lion sail', 'place on ship 2');
  expect(legal(s)).toEqual(ALL);
  played(s, 'reward points');
  expect(playerOf(s, 0).points).toBe(10 + 9);
});

test('[NC2] [NC3] a crown taken as a reward leaves its stack, which may so run out', () => {
  const s = finished(4, {}, { 'crown mast': 1 });
  const before = s.stack[CROWN_SAIL];
  expect(played(s, 'reward crown mast')).toContainEqual({
    type: 'stack-emptied',
    tile: CROWN_MAST,
  });
  expect(refusal(s, 'reward crown mast')).toBe('stack-empty NC85');
  played(s, 'reward crown sail', 'reward crown sail');
  expect(s.stack[CROWN_MAST]).toBe(0);
  expect(s.stack[CROWN_SAIL]).toBe(before - 2);
});

test('[NC53] [NC74] a crown without room is lost and stays in its stack', () => {
  const s = finished(2, { storage: 'lion sail, 11 bow' });
  const events = played(s, 'reward crown mast', 'reward crown sail');
  expect(events.filter(e => e.type === 'lost' || e.type === 'took')).toEqual([
    { type: 'lost', seat: 0, tile: 16, kind: 'mast', reason: 'reward' },
    { type: 'took', seat: 0, tile: 17, reason: 'reward' },
  ]);
  expect(s.stack[16]).toBe(12);
  expect(playerOf(s, 0).crowns).toBe(1);
});

test('[NC39] [NC54] a reward that finishes the next ship within the same Transport', () => {
  const s = finished(2, { ships: [almost(2), '1-ship:tower'], workers: 1 });
  played(s, 'reward workers', 'reward crown sail', 'transport crown sail', 'place on ship 2');
  expect(legal(s)).toEqual(ALL);
  played(s, 'reward taler', 'end');
  expect(shipsOf(s, 0)).toEqual(['stern:lion/lion bow:lion/lion', '1-ship:tower/crown']);
  expect(playerOf(s, 0)).toMatchObject({ workers: 2, taler: 22, finished: [true, true] });
});

test('[NC54] taler and workers won pay for the next purchase of the same action', () => {
  const s = given({
    action: 'sails',
    space: 3,
    players: [{ ships: [almost(2), 'bow:tower'], workers: 1, taler: 1 }],
  });
  played(s, 'buy lion sail', 'place on ship 1');
  expect(playerOf(s, 0)).toMatchObject({ workers: 0, taler: 0 });
  played(s, 'reward workers', 'reward taler', 'buy lion sail', 'store');
  expect(playerOf(s, 0)).toMatchObject({ workers: 2, taler: 3 });
});

test('[NC28] a crown won while buying sails waits for Transport', () => {
  const s = given({
    action: 'sails',
    space: 3,
    players: [{ ships: [almost(1), 'bow:tower'], workers: 5 }],
  });
  played(s, 'buy lion sail', 'place on ship 1', 'reward crown sail');
  expect(legal(s).filter(text => text.startsWith('transport'))).toEqual([]);
});

test('[NC77] rewards come before the gift', () => {
  const s = given({ action: 'sails', space: 3, players: [{ ships: ['1-ship:lily'], workers: 9 }] });
  played(
    s,
    'buy lion sail',
    'store',
    'buy eagle sail',
    'store',
    'buy tower sail',
    'buy lily sail',
    'place on ship 1',
  );
  expect(legal(s)).toEqual(ALL);
  played(s, 'reward goods', 'take fish', 'take salt');
  expect(legal(s)).toEqual([
    'take lion sail',
    'take eagle sail',
    'take lily sail',
    'take tower sail',
  ]);
});

test('[NC85] what is used up cannot be a reward', () => {
  const masts = finished(1, {}, { 'crown mast': 0 });
  expect(legal(masts)).toEqual(ALL.filter(text => text !== 'reward crown mast'));
  expect(refusal(masts, 'reward crown mast')).toBe('stack-empty NC85');
  expect(legal(finished(1, {}, { 'crown sail': 0 }))).not.toContain('reward crown sail');
  const goods = finished(1, {}, { coffee: 0, grain: 0, salt: 0, fish: 0 });
  expect(refusal(goods, 'reward goods')).toBe('stack-empty NC85');
});

test('[NC86] one kind left gives one good', () => {
  const s = finished(1, {}, { coffee: 0, grain: 0, salt: 0 });
  played(s, 'reward goods', 'take fish');
  expect(playerOf(s, 0).storage).toEqual({ fish: 1 });
  expect(legal(s)).toContain('end');
});

test('[NC86] one kind left gives one good for each such reward', () => {
  const s = finished(2, {}, { coffee: 0, grain: 0, salt: 0 });
  played(s, 'reward goods', 'take fish', 'reward goods');
  expect(legal(s)).toEqual(['take fish']);
  played(s, 'take fish');
  expect(playerOf(s, 0).storage).toEqual({ fish: 2 });
});

test('[NC86] one box left gives one good of the owner’s choice, none left gives none', () => {
  const s = finished(1, { storage: 'lion sail, 11 bow' });
  const events = played(s, 'reward goods');
  expect(events.at(-1)).toEqual({
    type: 'lost',
    seat: 0,
    tile: null,
    kind: 'good',
    reason: 'reward',
  });
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take salt', 'take fish']);
  played(s, 'take salt');
  expect(legal(s)).toContain('end');
  const full = given({
    action: 'sails',
    space: 3,
    players: [{ ships: [almost(1)], storage: '12 bow' }],
  });
  const lost = played(full, 'buy lion sail', 'place on ship 1', 'reward goods').filter(
    e => e.type === 'lost',
  );
  expect(lost).toHaveLength(2);
  expect(legal(full)).toContain('end');
});

for (const [left, due] of [
  ['coffee', 1],
  ['grain', 1],
  ['salt', 1],
  ['coffee fish', 2],
  ['grain salt', 2],
] as const) {
  test(`[NC86] with ${left} left, one each, the reward of goods gives ${due}`, () => {
    const one = Object.fromEntries(left.split(' ').map(name => [name, 1]));
    const s = finished(1, {}, { coffee: 0, grain: 0, salt: 0, fish: 0, ...one });
    played(s, 'reward goods', ...left.split(' ').map(name => `take ${name}`));
    expect(playerOf(s, 0).storage).toEqual(one);
    expect(legal(s)).toContain('end');
  });
}
