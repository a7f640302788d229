import { expect, test } from 'vitest';
import { fullStorage, given, legal, played, playerOf, refusal } from '../testkit/nauticus/given.ts';
import { nauticus } from './index.ts';
import { ACTION_NAMES } from './notation.ts';

const phase = (s: Parameters<typeof legal>[0]) => nauticus.view(s, -1).phase;
const BOTH = [{ extra: true }, { extra: true }];

test('[NC55] [NC87] before choosing, then the turn goes on', () => {
  const s = given({ players: BOTH });
  expect(legal(s)).toContain('extra action');
  played(s, 'extra action', 'choose money', 'withdraw', 'end');
  expect(phase(s)).toBe('choose');
  expect(playerOf(s, 0)).toMatchObject({ workers: 4 + 2 - 1, taler: 17, extra: false });
  expect(legal(s)).not.toContain('extra action');
  expect(refusal(s, 'extra action')).toBe('no-extra-left NC55');
  played(s, 'choose crowns', 'pass');
  expect(s.toAct).toBe(1);
});

test('[NC55] [NC87] between bonus and action, with the bonus to spend and the blue workers kept', () => {
  const s = given({ players: BOTH, anchor: 5 });
  played(s, 'choose crowns', 'extra action', 'choose money', 'withdraw', 'end');
  expect(phase(s)).toBe('act');
  expect(playerOf(s, 0).taler).toBe(15 + 4 + 2);
  expect(s.blue).toBe(3);
});

test('[NC55] [NC87] after acting, and in a turn that was passed', () => {
  const s = given({ action: 'money', players: BOTH });
  played(s, 'withdraw', 'end');
  expect(legal(s)).toEqual(['extra action', 'end']);
  expect(refusal(s, 'pass')).toBe('extra-or-end NC87');
  played(s, 'extra action', 'choose money', 'withdraw', 'end');
  expect(s.toAct).toBe(1);
  played(s, 'pass', 'extra action', 'choose hulls', 'buy bow', 'store', 'end');
  expect(phase(s)).toBe('choose');
  expect(playerOf(s, 1)).toMatchObject({ passed: 1, extra: false, storage: { bow: 1 } });
});

test('[NC55] the offer after the action may be declined and comes back in the next turn', () => {
  const s = given({ action: 'money', players: BOTH });
  played(s, 'withdraw', 'end', 'end');
  expect(s.toAct).toBe(1);
  expect(playerOf(s, 0).extra).toBe(true);
});

test('[NC87] never within an action or a reward', () => {
  const s = given({
    action: 'sails',
    space: 3,
    players: [{ extra: true, ships: ['1-ship:lion'] }],
  });
  played(s, 'buy lion sail');
  expect(refusal(s, 'extra action')).toBe('place-first NC77');
  played(s, 'place on ship 1');
  expect(refusal(s, 'extra action')).toBe('take-reward-first NC50');
  played(s, 'reward taler');
  expect(refusal(s, 'extra action')).toBe('action-running NC87');
});

test('[NC56] two workers come first, and are kept if they are not spent', () => {
  const s = given({ action: 'money', players: [{ extra: true, workers: 0 }] });
  const events = played(s, 'extra action');
  expect(events).toEqual([{ type: 'extra', seat: 0, workers: 2 }]);
  expect(played(s, 'choose money', 'withdraw', 'end')).toEqual([
    { type: 'extra-action', seat: 0, action: 5 },
    { type: 'withdrew', seat: 0, taler: 2, workers: 1, blue: 0 },
    { type: 'ended-action', seat: 0, action: 5, extra: true, uses: 1, blueLost: 0 },
  ]);
  expect(playerOf(s, 0)).toMatchObject({ workers: 1, taler: 17 });
});

test('[NC57] any action that can be performed, flipped or not, and it flips nothing', () => {
  const s = given({
    flipped: ['money', 'transport'],
    players: [{ extra: true, storage: 'bow, crown sail', ships: ['1-ship:lion/lion+fish'] }],
  });
  played(s, 'extra action');
  expect(legal(s)).toEqual(ACTION_NAMES.map(name => `choose ${name}`));
  const before = nauticus.view(s, -1).spaces;
  played(s, 'choose transport', 'transport bow', 'place on new ship', 'end');
  expect(nauticus.view(s, -1).spaces).toEqual(before);
});

test('[NC87] it needs at least one use', () => {
  const s = given({ players: [{ extra: true, taler: 0 }] });
  played(s, 'extra action');
  expect(legal(s)).toEqual(['choose money']);
  expect(refusal(s, 'choose delivery')).toBe('nothing-to-do NC87');
  expect(refusal(s, 'end')).toBe('choose-extra-first NC87');
  played(s, 'choose money');
  expect(legal(s)).toEqual(['withdraw']);
  expect(refusal(s, 'end')).toBe('not-used-yet NC83');
  expect(refusal(s, 'pass')).toBe('already-acting NC47');
});

test('[NC87] it has no blue workers', () => {
  const s = given({ action: 'money', blue: 3, players: [{ extra: true, workers: 0 }] });
  played(s, 'extra action', 'choose money', 'withdraw', 'withdraw');
  expect(legal(s)).toEqual(['end']);
  played(s, 'end', 'withdraw');
  expect(playerOf(s, 0)).toMatchObject({ workers: 0, taler: 15 + 6 });
});

test('[NC58] kinds cost 2, further tiles 4, and all four kinds bring the gift', () => {
  const s = given({ action: 'goods', space: 3, players: [{ extra: true, workers: 9, taler: 30 }] });
  played(s, 'extra action', 'choose goods');
  for (const kind of ['coffee', 'grain', 'salt', 'fish']) played(s, `buy ${kind}`, 'store');
  expect(playerOf(s, 0).taler).toBe(30 - 8);
  played(s, 'take fish', 'buy fish', 'store', 'end');
  expect(playerOf(s, 0)).toMatchObject({ taler: 30 - 12, workers: 9 + 2 - 5 });
  played(s, 'buy coffee', 'store');
  expect(playerOf(s, 0).taler).toBe(30 - 12 - 1);
});

test('[NC58] who cannot pay its prices cannot buy, and it says so', () => {
  const s = given({ action: 'goods', space: 3, players: [{ extra: true, workers: 9, taler: 5 }] });
  played(s, 'extra action', 'choose goods', 'buy coffee', 'store');
  expect(refusal(s, 'buy coffee')).toBe('too-few-taler NC58');
  played(s, 'buy grain', 'store');
  expect(refusal(s, 'buy fish')).toBe('too-few-taler NC58');
  played(s, 'end');
  expect(refusal(s, 'buy grain')).toBe('too-few-taler NC22');
});

test('[NC58] [NC76] with a full storage it buys what has a place in the dockyard', () => {
  const inExtra = (ship: string) => {
    const s = given({
      action: 'delivery',
      players: [{ extra: true, storage: fullStorage(), ships: [ship] }],
    });
    played(s, 'extra action');
    return s;
  };
  const bare = inExtra('bow');
  expect(legal(bare)).toContain('choose masts');
  played(bare, 'choose masts');
  expect(legal(bare)).toEqual(['lion', 'eagle', 'lily', 'tower'].map(e => `buy ${e} mast`));
  played(bare, 'buy lily mast');
  expect(legal(bare)).toEqual(['place on ship 1']);
  expect(refusal(inExtra('bow:lion'), 'choose masts')).toBe('nothing-to-do NC87');
});

test('[NC59] its crowns have fifteen points of their own', () => {
  const s = given({
    action: 'crowns',
    players: [{ extra: true, storage: '5 crown sail, crown mast', workers: 9 }],
  });
  const thrice = new Array<string>(3).fill('score crowns');
  played(s, 'extra action', 'choose crowns', ...thrice);
  expect(legal(s)).toEqual(['end']);
  played(s, 'end', ...thrice);
  expect(legal(s)).toEqual(['end']);
  expect(playerOf(s, 0).points).toBe(10 + 30);
});

test('[NC88] a pass tile flipped just before counts as a crown', () => {
  const s = given({ action: 'delivery', players: [{ extra: true, workers: 0 }] });
  played(s, 'pass', 'extra action', 'choose crowns', 'score crowns', 'score crowns', 'end');
  expect(playerOf(s, 0)).toMatchObject({ points: 12, crownPoints: 2 });
});
