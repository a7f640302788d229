import { expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import {
  type GivenPlayer,
  given,
  legal,
  played,
  playerOf,
  refusal,
} from '../testkit/nauticus/given.ts';
import { nauticus } from './index.ts';
import { ACTION_NAMES, type ActionName } from './notation.ts';
import type { State } from './state.ts';

const ALL_BUT_MONEY = ACTION_NAMES.filter(name => name !== 'money');

const view = (s: State) => nauticus.view(s, -1);

/** Everybody passes, whatever is asked. */
const passPhase = (s: State, action: string): void => {
  played(s, `choose ${action}`);
  while (legal(s)[0].startsWith('take')) played(s, legal(s)[0]);
  for (let i = 0; i < s.seats; i++) played(s, 'pass');
};

const passRound = (s: State, actions: readonly string[] = ACTION_NAMES.slice(0, 7)): void => {
  for (const action of actions) passPhase(s, action);
};

test('[NC1] two players play four rounds of seven phases, three and four play five', () => {
  for (const [seats, rounds] of [
    [2, 4],
    [3, 5],
    [4, 5],
  ] as const) {
    const s = given({ seats });
    for (let round = 1; round <= rounds; round++) {
      expect(view(s)).toMatchObject({ round, actionPhase: 0 });
      passRound(s);
    }
    expect(nauticus.toAct(s)).toBe(OVER);
    expect(view(s).phase).toBe('over');
    expect(refusal(s, 'pass')).toBe('over NC1');
  }
});

test('[NC10] the start player chooses; he, then the others clockwise, act or pass', () => {
  const s = given({ seats: 3, start: 1 });
  expect(legal(s)).toEqual(ACTION_NAMES.map(name => `choose ${name}`));
  expect(refusal(s, 'pass')).toBe('choose-first NC10');
  const order = [s.toAct];
  played(s, 'choose money', 'take fish');
  for (const act of ['withdraw', 'pass', 'withdraw']) {
    order.push(s.toAct);
    expect(refusal(s, 'choose hulls')).toBe('act-or-pass NC83');
    played(s, act, ...(act === 'withdraw' ? ['end'] : []));
  }
  expect(order).toEqual([1, 1, 2, 0]);
});

test('[NC11] a tile once done is flipped and cannot be chosen again in the round', () => {
  const s = given({});
  passPhase(s, 'money');
  expect(view(s).spaces[5]).toMatchObject({ action: 'money', flipped: true });
  expect(refusal(s, 'choose money')).toBe('tile-flipped NC11');
  expect(legal(s)).toHaveLength(7);
});

test('[NC12] the start marker goes on by one after every phase, and only then', () => {
  const s = given({ seats: 3, start: 2 });
  const starts: number[] = [];
  for (let round = 1; round <= 2; round++) {
    for (const action of ACTION_NAMES.slice(0, 7)) {
      starts.push(view(s).start);
      passPhase(s, action);
    }
  }
  expect(starts).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
});

test('[NC13] after seven phases the round ends and the eighth tile gives nothing', () => {
  const s = given({});
  passRound(s, ACTION_NAMES.slice(0, 6));
  const before = playerOf(s, 1);
  played(s, 'choose delivery', 'pass');
  const events = played(s, 'pass');
  expect(events).toContainEqual({ type: 'round-ended', round: 1, unplayed: 7 });
  expect(playerOf(s, 1).taler).toBe(before.taler);
  expect(view(s)).toMatchObject({ round: 2, actionPhase: 0 });
});

test('[NC8] [NC14] [NC15] the anchor turns to the first choice, tiles are dealt from there, bonuses stay', () => {
  const later = [ACTION_NAMES.toReversed()];
  const s = given({ later });
  const order = ['transport', 'hulls', 'masts', 'sails', 'goods', 'money', 'delivery'];
  expect(view(s).anchorTile).toBeNull();
  passPhase(s, order[0]);
  expect(view(s)).toMatchObject({ anchor: 0, anchorTile: 4 });
  passRound(s, order.slice(1));
  expect(view(s)).toMatchObject({ anchor: 4, anchorTile: null });
  expect(view(s).spaces.map(space => space.blue)).toEqual([1, 2, 3, 2, 0, 1, 3, 2]);
  const tiles = view(s).spaces.map(space => space.action);
  expect([...tiles.slice(4), ...tiles.slice(0, 4)]).toEqual(ACTION_NAMES.toReversed());
  const { workers } = playerOf(s, 1);
  played(s, `choose ${tiles[0]}`);
  expect(playerOf(s, 1).workers).toBe(workers + 3);
});

test('[NC14] if the first choice was at the anchor the wheel stays', () => {
  const s = given({ anchor: 0 });
  passRound(s);
  expect(view(s)).toMatchObject({ anchor: 0, round: 2 });
});

test('[NC9] the tiles of a round are seen when it begins, not before', () => {
  const orders = [ACTION_NAMES, ACTION_NAMES.toReversed()];
  const [a, b] = orders.map(tiles => {
    const s = given({ later: [tiles] });
    passRound(s, ACTION_NAMES.slice(0, 6));
    played(s, 'choose delivery', 'pass');
    return s;
  });
  expect(view(a)).toEqual(view(b));
  const [inA, inB] = [played(a, 'pass'), played(b, 'pass')];
  expect(view(a).spaces).not.toEqual(view(b).spaces);
  expect(inA).not.toEqual(inB);
});

for (const [space, gain] of [
  [0, { workers: 7 }],
  [3, { points: 12 }],
  [4, { workers: 6 }],
  [6, { workers: 5, points: 11 }],
  [7, { taler: 19 }],
] as const) {
  test(`[NC16] [NC17] the bonus of space ${space} goes to the chooser, even if he passes`, () => {
    const s = given({});
    played(s, `choose ${ACTION_NAMES[space]}`, 'pass', 'pass');
    expect(playerOf(s, 0)).toMatchObject({ workers: 4, taler: 15, points: 10, ...gain });
    expect(playerOf(s, 1)).toMatchObject({ workers: 4, taler: 15, points: 10 });
  });
}

for (const [space, tile, workers] of [
  [1, 'lily mast', 4],
  [2, 'eagle sail', 4],
  [5, 'salt', 5],
] as const) {
  test(`[NC17] [NC18] space ${space} gives a ${tile} of the chooser’s choice into storage`, () => {
    const s = given({});
    played(s, `choose ${ACTION_NAMES[space]}`);
    expect(legal(s)).toHaveLength(4);
    expect(legal(s).join()).not.toContain('crown');
    expect(refusal(s, 'pass')).toBe('take-bonus-first NC16');
    played(s, `take ${tile}`);
    expect(playerOf(s, 0)).toMatchObject({ storage: { [tile]: 1 }, workers });
    played(s, 'pass');
    expect(playerOf(s, 1).storage).toEqual({});
  });

  test(`[NC18] [NC74] without room the tile of space ${space} is lost and stays in its stack`, () => {
    const s = given({ players: [{ storage: space === 1 ? '11 bow' : '12 bow' }] });
    const stack = { ...view(s).stacks };
    const events = played(s, `choose ${ACTION_NAMES[space]}`);
    expect(events.at(-1)).toMatchObject({ type: 'lost', tile: null, reason: 'bonus' });
    expect(view(s).stacks).toEqual(stack);
    expect(playerOf(s, 0).workers).toBe(workers);
    expect(view(s).phase).toBe('act');
  });
}

test('[NC16] what a bonus brings may be used at once', () => {
  const chosen = (action: ActionName, space: number, player: GivenPlayer) => {
    const tiles = ACTION_NAMES.filter(name => name !== action).toSpliced(space, 0, action);
    const s = given({ tiles, anchor: space, players: [player] }); // so there are no blue workers
    played(s, `choose ${action}`);
    return s;
  };
  const workers = chosen('money', 0, { workers: 0 });
  played(workers, 'withdraw', 'withdraw', 'withdraw', 'end');
  const taler = chosen('goods', 7, { taler: 0 });
  played(taler, 'buy coffee', 'store', 'end');
  const mast = chosen('transport', 1, { ships: ['bow'] });
  played(mast, 'take lion mast', 'transport lion mast', 'place on ship 1', 'end');
  expect([workers, taler, mast].map(s => s.toAct)).toEqual([1, 1, 1]);
});

test('[NC73] the bonus is of a kind that is left; with none left only its worker remains', () => {
  const s = given({ stacks: { salt: 0, fish: 0 } });
  played(s, 'choose money');
  expect(legal(s)).toEqual(['take coffee', 'take grain']);
  const t = given({ stacks: { coffee: 0, grain: 0, salt: 0, fish: 0 } });
  played(t, 'choose money');
  expect(playerOf(t, 0).workers).toBe(5);
  expect(view(t).phase).toBe('act');
});

test('[NC47] [NC48] passing flips −3, −2, −1, and is still possible then', () => {
  const s = given({ players: [{ passed: 0 }, { passed: 3 }] });
  const saved: number[] = [];
  for (const action of ACTION_NAMES.slice(0, 4)) {
    played(s, `choose ${action}`);
    while (legal(s)[0].startsWith('take')) played(s, legal(s)[0]);
    for (let i = 0; i < 2; i++) {
      const [event] = played(s, 'pass');
      if (event.type === 'passed' && event.seat === 0) saved.push(event.saved);
    }
  }
  expect(saved).toEqual([3, 2, 1, 0]);
  expect([playerOf(s, 0).passed, playerOf(s, 1).passed]).toEqual([3, 3]);
});

test('[NC47] after the first use it is too late to pass', () => {
  const s = given({ action: 'money' });
  played(s, 'withdraw');
  expect(refusal(s, 'pass')).toBe('already-acting NC47');
});

test('[NC83] performing means at least one use', () => {
  const s = given({ action: 'money' });
  expect(refusal(s, 'end')).toBe('not-used-yet NC83');
});

test('[NC83] an action that nobody can perform may be chosen; all pass', () => {
  const s = given({});
  played(s, 'choose delivery');
  expect(legal(s)).toEqual(['pass']);
  played(s, 'pass');
  expect(legal(s)).toEqual(['pass']);
  played(s, 'pass');
  expect(view(s).anchorTile).toBe(6);
});

test('[NC60] [NC61] unflipped pass tiles cost their points, then all are turned back', () => {
  for (const [passed, loss] of [
    [0, 6],
    [1, 3],
    [2, 1],
    [3, 0],
  ] as const) {
    const s = given({
      flipped: ALL_BUT_MONEY.slice(0, 6),
      action: 'money',
      players: [
        { passed, points: 20 },
        { passed, points: 4 },
      ],
    });
    played(s, 'withdraw', 'end', 'withdraw');
    const events = played(s, 'end');
    expect(playerOf(s, 0)).toMatchObject({ points: 20 - loss, passed: 0 });
    expect(playerOf(s, 1)).toMatchObject({ points: 4 - loss, passed: 0 });
    expect(events.filter(e => e.type === 'penalty')).toHaveLength(loss > 0 ? 2 : 0);
  }
});

test('[NC60] [NC62] the last round costs them too, and points may fall below zero', () => {
  const s = given({
    round: 4,
    flipped: ALL_BUT_MONEY.slice(0, 6),
    action: 'money',
    players: [{ points: 2, taler: 0, workers: 1 }],
  });
  played(s, 'withdraw', 'end', 'withdraw', 'end');
  expect(playerOf(s, 0).points).toBe(-4);
  expect(nauticus.score(s, 0)).toBe(-4);
});

test('[NC83] within an action only its uses and the end are left', () => {
  const s = given({ action: 'money' });
  played(s, 'withdraw');
  expect(legal(s)).toEqual(['end', 'withdraw']);
  expect(refusal(s, 'choose hulls')).toBe('go-on-or-end NC83');
});

for (const kind of ['coffee', 'grain', 'salt', 'fish'] as const) {
  test(`[NC73] the very last ${kind} is still a bonus`, () => {
    const stacks = { coffee: 0, grain: 0, salt: 0, fish: 0, [kind]: 1 };
    const s = given({ stacks });
    played(s, 'choose money');
    expect(legal(s)).toEqual([`take ${kind}`]);
    expect(played(s, `take ${kind}`).at(-1)).toMatchObject({ type: 'stack-emptied' });
  });
}

test('[NC10] [NC16] the log of a phase', () => {
  const s = given({ flipped: ['hulls'], anchor: 1 });
  expect(played(s, 'choose masts')).toEqual([
    { type: 'chose', seat: 0, action: 1, space: 1, blue: 0 },
  ]);
  expect(played(s, 'take lily mast', 'pass', 'pass')).toEqual([
    { type: 'took', seat: 0, tile: 6, reason: 'bonus' },
    { type: 'passed', seat: 0, saved: 3 },
    { type: 'passed', seat: 1, saved: 3 },
    { type: 'flipped', action: 1, space: 1, anchorTile: false },
    { type: 'start-player', seat: 1 },
  ]);
  expect(played(s, 'choose crowns')).toEqual([
    { type: 'chose', seat: 1, action: 7, space: 7, blue: 3 },
    { type: 'bonus', seat: 1, space: 7, workers: 0, points: 0, taler: 4 },
  ]);
});

test('[NC14] the log of a new round', () => {
  const s = given({});
  passRound(s, ACTION_NAMES.slice(1, 7));
  played(s, 'choose crowns', 'pass');
  expect(played(s, 'pass').slice(1)).toEqual([
    { type: 'flipped', action: 7, space: 7, anchorTile: false },
    { type: 'start-player', seat: 1 },
    { type: 'round-ended', round: 1, unplayed: 0 },
    { type: 'round', round: 2, anchor: 1, tiles: [7, 0, 1, 2, 3, 4, 5, 6] },
  ]);
});

for (const action of ACTION_NAMES) {
  test(`[NC11] with ${action} done the other seven are offered`, () => {
    const others = ACTION_NAMES.filter(name => name !== action);
    expect(legal(given({ flipped: [action] }))).toEqual(others.map(name => `choose ${name}`));
  });
}
