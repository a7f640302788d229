import { expect, test } from 'vitest';
import { type Given, given, played } from '../testkit/nauticus/given.ts';
import { brokenInvariant } from './invariants.ts';
import { Action, NO_TILE, Phase, type State } from './state.ts';
import { partOf } from './yard.ts';

const PLAYERS: Given['players'] = [
  {
    ships: ['stern:lion/lion middle+fish', '1-ship'],
    storage: 'lion mast, crown sail',
    extra: true,
  },
];

const acting = (): State => given({ action: 'goods', space: 3, blue: 2, players: PLAYERS });
const choosing = (): State => given({ flipped: ['hulls'], players: PLAYERS });
const placing = (): State => {
  const s = acting();
  played(s, 'buy coffee');
  return s;
};
/** One more tile in storage, and there is no room for the coffee. */
const placingInTheLastBox = (): State => {
  const s = given({ action: 'goods', space: 3, players: [{ storage: '11 bow' }] });
  played(s, 'buy coffee');
  return s;
};
const extra = (): State => {
  const s = choosing();
  played(s, 'extra action');
  return s;
};
const extraBeforeActing = (): State => {
  const s = acting();
  played(s, 'extra action');
  return s;
};
const rewarded = (): State => {
  const s = given({
    action: 'transport',
    players: [{ ships: ['1-ship:lion'], storage: 'lion sail' }],
  });
  played(s, 'transport lion sail', 'place on ship 1');
  return s;
};

test('these positions are sound', () => {
  for (const make of [acting, choosing, placing, placingInTheLastBox, extra, rewarded]) {
    expect(brokenInvariant(make())).toBeUndefined();
  }
});

/** Each change breaks one thing, which is named. */
const breaks: readonly (readonly [string, string, () => State, (s: State) => void])[] = [
  ['a tile appears', 'tiles', acting, s => s.stack[0]++],
  ['a good disappears', 'tiles', acting, s => s.stack[15]--],
  ['a tile in hand twice', 'tiles', acting, s => (s.tile = 3)],
  ['an action tile twice', 'spaces', acting, s => (s.spaceTile[0] = s.spaceTile[1])],
  ['a later tile twice', 'later', acting, s => (s.later[0] = s.later[1])],
  ['a dealt shuffle not wiped', 'later', () => given({ round: 2 }), s => (s.later[3] = 1)],
  ['workers owed', 'workers', acting, s => (s.workers[0] = -1)],
  ['taler owed', 'taler', acting, s => (s.taler[1] = -1)],
  ['boxes miscounted', 'storage', acting, s => s.boxes[0]++],
  ['crowns miscounted', 'crowns', acting, s => s.crowns[0]--],
  ['four pass tiles', 'pass tiles', acting, s => (s.passed[0] = 4)],
  ['two extra actions', 'extra action', acting, s => (s.hasExtra[1] = 2)],
  ['what fits is out of date', 'ships', acting, s => (s.fits[0] ^= 1)],
  ['the yard is out of date', 'ships', acting, s => (s.yardFits[0] ^= 1)],
  ['too many flipped', 'round', choosing, s => (s.flipped |= 2)],
  ['the anchor tile on an open space', 'round', choosing, s => (s.first = 5)],
  ['an anchor off the board', 'round', choosing, s => (s.anchor = 8)],
  ['a phase too many', 'round', choosing, s => (s.actionPhase = 7)],
  ['a round too many', 'later', choosing, s => (s.round = 5)],
  ['another seat to act', 'turn', acting, s => (s.toAct = 1)],
  [
    'a flipped tile chosen',
    'turn',
    () => given({ flipped: ['hulls'], action: 'goods' }),
    s => (s.chosen = 0),
  ],
  ['chosen before the choice', 'turn', choosing, s => (s.chosen = 3)],
  ['another action than chosen', 'running', acting, s => (s.action = Action.money)],
  ['too many blue workers', 'running', acting, s => (s.blue = 3)],
  ['blue workers gone unused', 'running', acting, s => (s.blue = 1)],
  ['an extra action still in hand', 'running', extra, s => (s.hasExtra[0] = 1)],
  ['an extra action within an action', 'running', extraBeforeActing, s => (s.resume = Phase.gift)],
  ['crowns scored while buying', 'running', acting, s => (s.scored = 3)],
  ['kinds bought without a use', 'running', acting, s => (s.bought = 1)],
  ['more kinds than uses', 'running', placing, s => (s.bought = 7)],
  ['a gift due too early', 'step', placing, s => (s.giftDue = 1)],
  ['nothing in hand to place', 'tiles', placing, s => (s.tile = NO_TILE)],
  ['no reward left to take', 'step', rewarded, s => (s.rewardsLeft = 0)],
  ['five rewards for a ship', 'step', rewarded, s => (s.rewardsLeft = 5)],
  ['a reward three times', 'step', rewarded, s => (s.rewarded = 3)],
  [
    'nothing left to do',
    'moves',
    placingInTheLastBox,
    s => {
      s.stored[0]++;
      s.boxes[0]++;
      s.stack[0]--;
    },
  ],
  ['rewards without a ship', 'step', acting, s => (s.rewardsLeft = 1)],
];

for (const [what, name, make, change] of breaks) {
  test(`${what}: ${name}`, () => {
    const s = make();
    change(s);
    expect(brokenInvariant(s)).toBe(name);
  });
}

/** Rebuilds the first ship of a position from such parts, with the stacks to match. */
for (const [what, parts] of [
  ['a bow before a stern', [partOf(1, 0, 0, 0), partOf(3, 0, 0, 0)]],
  ['three middles', [partOf(2, 0, 0, 0), partOf(2, 0, 0, 0), partOf(2, 0, 0, 0)]],
  ['a 1-ship with a bow', [partOf(4, 0, 0, 0), partOf(1, 0, 0, 0)]],
  ['two sterns', [partOf(3, 0, 0, 0), partOf(3, 0, 0, 0)]],
  ['a gap', [partOf(3, 0, 0, 0), 0, partOf(1, 0, 0, 0)]],
  ['two emblems of masts', [partOf(3, 1, 0, 0), partOf(1, 2, 0, 0)]],
  ['a sail without a mast', [partOf(3, 0, 1, 0)]],
  ['a sail of another emblem', [partOf(3, 1, 2, 0)]],
] as const) {
  test(`[NC29] [NC33] [NC34] ${what} is no ship`, () => {
    const s = given({});
    s.ships[0] = 1;
    parts.forEach((part, i) => {
      s.parts[i] = part;
      if (part === 0) return;
      s.stack[(part & 7) - 1]--;
      if ((part >> 3) & 7) s.stack[3 + ((part >> 3) & 7)]--;
      if ((part >> 6) & 7) s.stack[7 + ((part >> 6) & 7)]--;
    });
    expect(brokenInvariant(s)).toBe('ships');
  });
}
