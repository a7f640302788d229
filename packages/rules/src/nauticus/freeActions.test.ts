import { expect, test } from 'vitest';
import { given, legal, played, playerOf, refusal, shipsOf } from '../testkit/nauticus/given.ts';

test('[NC37] a mast takes two boxes, anything else one', () => {
  const s = given({
    action: 'money',
    players: [{ storage: 'bow, lion mast, crown mast, fish, crown sail' }],
  });
  expect(playerOf(s, 0).boxes).toBe(1 + 2 + 2 + 1 + 1);
});

test('[NC37] [NC70] twelve boxes, of which only the sum counts', () => {
  const buyMast = (storage: string): string[] => {
    const s = given({ action: 'masts', space: 3, players: [{ storage }] });
    return legal(s);
  };
  expect(buyMast('10 bow')).toContain('buy lion mast');
  expect(buyMast('11 bow')).not.toContain('buy lion mast');
  expect(() => given({ players: [{ storage: '13 bow' }] })).toThrow('storage');
});

test('[NC38] each worker carries one tile, which is placed at once', () => {
  const s = given({
    action: 'transport',
    blue: 1,
    players: [{ storage: 'stern, bow, lion mast, 2 fish', workers: 2 }],
  });
  expect(legal(s)).toEqual(['pass', 'transport bow', 'transport stern']);
  const events = played(s, 'transport stern');
  expect(events).toEqual([{ type: 'carried', seat: 0, tile: 2, workers: 0, blue: 1 }]);
  expect(legal(s)).toEqual(['place on new ship']);
  expect(refusal(s, 'store')).toBe('carried-not-bought NC38');
  played(
    s,
    'place on new ship',
    'transport lion mast',
    'place on ship 1',
    'transport fish',
    'place on ship 1',
  );
  expect(shipsOf(s, 0)).toEqual(['stern:lion+fish']);
  expect(playerOf(s, 0)).toMatchObject({ workers: 0, storage: { bow: 1, fish: 1 }, boxes: 2 });
  expect(legal(s)).toEqual(['end']);
});

test('[NC82] what has no place cannot be carried', () => {
  const s = given({
    action: 'transport',
    players: [{ storage: 'lion sail', ships: ['bow:eagle'] }],
  });
  expect(refusal(s, 'transport lion sail')).toBe('no-place NC82');
  expect(refusal(s, 'transport fish')).toBe('not-in-storage NC38');
  expect(legal(s)).toEqual(['pass']);
});

test('[NC40] each worker withdraws 2 taler', () => {
  const s = given({ action: 'money', blue: 1, players: [{ workers: 1, taler: 0 }] });
  expect(played(s, 'withdraw', 'withdraw')).toEqual([
    { type: 'withdrew', seat: 0, taler: 2, workers: 0, blue: 1 },
    { type: 'withdrew', seat: 0, taler: 2, workers: 1, blue: 0 },
  ]);
  expect(playerOf(s, 0)).toMatchObject({ taler: 4, workers: 0 });
  expect(refusal(s, 'withdraw')).toBe('no-worker NC19');
});

test('[NC4] workers and taler are not limited by the box', () => {
  const s = given({ action: 'money', players: [{ workers: 500, taler: 900 }] });
  played(s, ...new Array<string>(500).fill('withdraw'));
  expect(playerOf(s, 0)).toMatchObject({ taler: 1900, workers: 0 });
});

const FULL = 'stern:lion/lion+fish bow:lion/lion+salt';

test('[NC41] only a finished ship with a good at every part delivers', () => {
  const ships = [
    FULL,
    'stern:lion/lion+fish bow:lion/lion',
    'stern:lion/lion+fish bow:lion+salt',
    'bow:lion/lion+fish',
  ];
  const s = given({ action: 'delivery', players: [{ ships, workers: 9 }] });
  expect(legal(s)).toEqual(['pass', 'deliver ship 1']);
  expect(refusal(s, 'deliver ship 2')).toBe('ship-not-loaded NC41');
  expect(refusal(s, 'deliver ship 3')).toBe('ship-not-finished NC41');
  expect(refusal(s, 'deliver ship 4')).toBe('ship-not-finished NC41');
  expect(refusal(s, 'deliver ship 5')).toBe('no-such-ship NC41');
});

test('[NC42] a ship delivers all its goods for a worker each, or nothing', () => {
  const s = given({ action: 'delivery', blue: 1, players: [{ ships: [FULL], workers: 0 }] });
  expect(legal(s)).toEqual(['pass']);
  expect(refusal(s, 'deliver ship 1')).toBe('too-few-workers NC42');
  const t = given({ action: 'delivery', blue: 1, players: [{ ships: [FULL], workers: 3 }] });
  expect(played(t, 'deliver ship 1')).toEqual([
    { type: 'delivered', seat: 0, ship: 0, goods: [3, 2], workers: 1, blue: 1 },
  ]);
  expect(playerOf(t, 0)).toMatchObject({
    workers: 2,
    delivered: { coffee: 0, grain: 0, salt: 1, fish: 1 },
  });
});

test('[NC20] [NC42] blue workers pay for a delivery, all of it if there are enough', () => {
  const s = given({ action: 'delivery', blue: 2, players: [{ ships: [FULL], workers: 0 }] });
  expect(legal(s)).toEqual(['pass', 'deliver ship 1']);
  expect(played(s, 'deliver ship 1')).toEqual([
    { type: 'delivered', seat: 0, ship: 0, goods: [3, 2], workers: 0, blue: 2 },
  ]);
  expect(playerOf(s, 0)).toMatchObject({ workers: 0, delivered: { salt: 1, fish: 1 } });
  expect(legal(s)).toEqual(['end']);
});

test('[NC43] several ships deliver in one action, and may be loaded again', () => {
  const ships = [FULL, '1-ship:lily/crown+coffee', FULL];
  const s = given({ action: 'delivery', players: [{ ships, workers: 5, delivered: '2 coffee' }] });
  expect(legal(s)).toEqual(['pass', 'deliver ship 1', 'deliver ship 2']); // the third looks like the first
  expect(refusal(s, 'deliver ship 3')).toBe('same-as-another-ship NC81');
  played(s, 'deliver ship 1', 'deliver ship 2', 'deliver ship 3');
  expect(playerOf(s, 0).delivered).toEqual({ coffee: 3, grain: 0, salt: 2, fish: 2 });
  expect(shipsOf(s, 0)).toEqual([
    'stern:lion/lion bow:lion/lion',
    '1-ship:lily/crown',
    'stern:lion/lion bow:lion/lion',
  ]);
  const again = given({
    action: 'goods',
    space: 3,
    players: [{ ships: ['1-ship:lily/crown'], delivered: 'coffee' }],
  });
  played(again, 'buy coffee', 'place on ship 1');
  expect(shipsOf(again, 0)).toEqual(['1-ship:lily/crown+coffee']);
});

test('[NC36] delivery takes the goods and leaves the ship as it is', () => {
  const s = given({ action: 'delivery', players: [{ ships: [FULL], workers: 2 }] });
  played(s, 'deliver ship 1');
  expect(shipsOf(s, 0)).toEqual([FULL.replaceAll(/\+\w+/g, '')]);
  expect(legal(s)).toEqual(['end']);
});

test('[NC44] [NC45] the rulebook’s example: a crown on a ship, one in storage, one pass tile, three workers', () => {
  const player = { ships: ['bow:crown'], storage: 'crown sail', passed: 1, workers: 1 };
  const s = given({ action: 'crowns', blue: 2, players: [player] });
  const [first, , third] = played(s, 'score crowns', 'score crowns', 'score crowns');
  expect(first).toEqual({
    type: 'scored-crowns',
    seat: 0,
    crowns: 3,
    points: 3,
    workers: 0,
    blue: 1,
  });
  expect(third).toEqual({
    type: 'scored-crowns',
    seat: 0,
    crowns: 3,
    points: 3,
    workers: 1,
    blue: 0,
  });
  expect(playerOf(s, 0)).toMatchObject({ points: 10 + 9, crownPoints: 9, workers: 0 });
  const more = given({ action: 'crowns', blue: 2, players: [{ ...player, workers: 3 }] });
  played(more, ...new Array<string>(5).fill('score crowns'));
  expect(playerOf(more, 0)).toMatchObject({ points: 25, crownPoints: 15, workers: 0 });
});

test('[NC45] crowns count on finished and unfinished ships, in storage, and on flipped pass tiles', () => {
  const s = given({
    action: 'crowns',
    players: [
      {
        ships: ['1-ship:crown/crown', 'bow:crown'],
        storage: 'crown mast, 2 crown sail',
        passed: 2,
      },
    ],
  });
  expect(playerOf(s, 0).crowns).toBe(2 + 1 + 3 + 2);
});

test('[NC45] three flipped pass tiles are three crowns', () => {
  const s = given({ action: 'crowns', players: [{ passed: 3 }] });
  expect(playerOf(s, 0).crowns).toBe(3);
  played(s, 'score crowns');
  expect(playerOf(s, 0).points).toBe(10 + 3);
});

test('[NC46] [NC84] fifteen points at most, and no use that adds nothing', () => {
  const s = given({
    action: 'crowns',
    players: [{ storage: '4 crown sail, 3 crown mast', workers: 9 }],
  });
  const points = played(s, 'score crowns', 'score crowns', 'score crowns').map(e =>
    e.type === 'scored-crowns' ? e.points : 0,
  );
  expect(points).toEqual([7, 7, 1]);
  expect(legal(s)).toEqual(['end']);
  expect(refusal(s, 'score crowns')).toBe('crowns-capped NC46');
  expect(playerOf(s, 0)).toMatchObject({ points: 25, workers: 6 });
});

test('[NC84] without crowns they cannot be scored', () => {
  const s = given({ action: 'crowns' });
  expect(legal(s)).toEqual(['pass']);
  expect(refusal(s, 'score crowns')).toBe('no-crowns NC84');
});

test('[NC38] the log tells who carried what, at which cost, and where it went', () => {
  const s = given({
    action: 'transport',
    blue: 1,
    players: [{ storage: 'bow, crown sail', ships: ['stern:lion middle:crown'], workers: 3 }],
  });
  expect(played(s, 'transport bow', 'place on new ship')).toEqual([
    { type: 'carried', seat: 0, tile: 0, workers: 0, blue: 1 },
    { type: 'placed', seat: 0, tile: 0, ship: 1, part: 0, begun: true, onCrownMast: false },
  ]);
  expect(played(s, 'transport crown sail', 'place on crown mast of ship 1')).toEqual([
    { type: 'carried', seat: 0, tile: 17, workers: 1, blue: 0 },
    { type: 'placed', seat: 0, tile: 17, ship: 0, part: 1, begun: false, onCrownMast: true },
  ]);
});

test('[NC42] [NC43] a ship of four delivers its own four goods, not those of the next', () => {
  const ships = [
    'stern:lion/lion+fish middle:lion/lion+salt middle:lion/lion+fish bow:lion/lion+grain',
    '1-ship:lily/lily+coffee',
  ];
  const s = given({ action: 'delivery', players: [{ ships, workers: 5 }] });
  expect(played(s, 'deliver ship 1')).toEqual([
    { type: 'delivered', seat: 0, ship: 0, goods: [3, 2, 3, 1], workers: 4, blue: 0 },
  ]);
  expect(playerOf(s, 0).delivered).toEqual({ coffee: 0, grain: 1, salt: 1, fish: 2 });
  expect(shipsOf(s, 0)[1]).toBe(ships[1]);
});

test('[NC41] [NC82] a bare crown mast takes sails and nothing else, and delivers nothing', () => {
  const ships = ['1-ship:crown+fish'];
  const storage = 'eagle mast, coffee';
  expect(legal(given({ action: 'delivery', players: [{ ships, storage }] }))).toEqual(['pass']);
  expect(legal(given({ action: 'transport', players: [{ ships, storage }] }))).toEqual(['pass']);
  const sails = given({ action: 'transport', players: [{ ships, storage: 'eagle sail' }] });
  expect(legal(sails)).toEqual(['pass', 'transport eagle sail']);
});

test('[NC19] without workers nothing is carried, delivered or scored', () => {
  const player = { ships: ['1-ship:crown/crown+fish'], storage: 'bow', workers: 0 };
  const why = (action: 'transport' | 'delivery' | 'crowns', text: string): string | undefined => {
    const s = given({ action, players: [player] });
    expect(legal(s)).toEqual(['pass']);
    return refusal(s, text);
  };
  expect(why('transport', 'transport bow')).toBe('no-worker NC19');
  expect(why('delivery', 'deliver ship 1')).toBe('too-few-workers NC42');
  expect(why('crowns', 'score crowns')).toBe('no-worker NC19');
});
