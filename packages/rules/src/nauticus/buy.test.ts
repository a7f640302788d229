import { expect, test } from 'vitest';
import {
  fullStorage,
  given,
  legal,
  played,
  playerOf,
  refusal,
  shipsOf,
} from '../testkit/nauticus/given.ts';
import { components } from './components.ts';

const stackOf = (s: Parameters<typeof playerOf>[0], tile: number): number => s.stack[tile];

test('[NC16] [NC19] [NC22] [NC24] [NC26] the rulebook’s example: hull parts at the 2-point space', () => {
  const s = given({
    seats: 3,
    start: 0,
    anchor: 0, // so that space 3 has two blue workers
    tiles: ['masts', 'sails', 'transport', 'hulls', 'goods', 'money', 'delivery', 'crowns'],
    players: [
      { workers: 4, taler: 15 },
      { workers: 4, taler: 16 },
      { workers: 5, taler: 17 },
    ],
  });
  played(s, 'choose hulls');
  expect(playerOf(s, 0).points).toBe(12);

  played(
    s,
    'buy bow',
    'place on new ship',
    'buy middle',
    'store',
    'buy stern',
    'store',
    'buy 1-ship',
  );
  expect(legal(s)).toEqual(['take bow', 'take middle', 'take stern', 'take 1-ship']);
  played(s, 'take middle', 'end');
  expect(playerOf(s, 0)).toMatchObject({
    taler: 15 - 6,
    workers: 4 - 2,
    storage: { middle: 2, stern: 1, '1-ship': 1 },
  });
  expect(shipsOf(s, 0)).toEqual(['bow']);

  played(s, 'buy bow', 'place on new ship', 'buy stern', 'place on ship 1', 'end');
  expect(playerOf(s, 1)).toMatchObject({ taler: 16 - 4, workers: 4, points: 10 });
  expect(shipsOf(s, 1)).toEqual(['stern bow']);

  const events = played(s, 'buy 1-ship', 'end');
  expect(playerOf(s, 2)).toMatchObject({ taler: 17, workers: 5, storage: { '1-ship': 1 } });
  expect(events).toContainEqual({
    type: 'ended-action',
    seat: 2,
    action: 0,
    extra: false,
    uses: 1,
    blueLost: 1,
  });
});

for (const [space, prices] of [
  [0, [3, 2, 1, 0]],
  [1, [0, 3, 2, 1]],
  [2, [3, 0, 1, 2]],
  [3, [1, 2, 3, 0]],
  [4, [2, 1, 0, 3]],
  [5, [1, 0, 3, 2]],
  [6, [0, 1, 2, 3]],
  [7, [2, 3, 0, 1]],
] as const) {
  for (const [action, kinds] of [
    ['hulls', components.hulls],
    ['masts', components.emblems.map(e => `${e} mast`)],
    ['sails', components.emblems.map(e => `${e} sail`)],
    ['goods', components.goods],
  ] as const) {
    test(`[NC22] [NC72] ${action} at space ${space} cost ${prices.join(' ')}`, () => {
      const paid = kinds.map(kind => {
        const s = given({ action, space });
        played(s, `buy ${kind}`);
        return 15 - playerOf(s, 0).taler;
      });
      expect(paid).toEqual(prices);
    });
  }
}

test('[NC23] the second tile of a kind costs 4, whatever the first did', () => {
  const s = given({ action: 'goods', space: 3, players: [{ workers: 9, taler: 20 }] });
  played(s, 'buy coffee', 'store', 'buy coffee', 'store', 'buy coffee', 'store');
  expect(playerOf(s, 0).taler).toBe(20 - 1 - 4 - 4);
  played(s, 'buy fish', 'buy fish', 'store');
  expect(playerOf(s, 0).taler).toBe(20 - 9 - 0 - 4);
});

test('[NC23] a new action begins again with the printed price', () => {
  const s = given({ action: 'goods', space: 3, turn: 0 });
  played(s, 'buy grain', 'store', 'end', 'buy grain');
  expect(playerOf(s, 1).taler).toBe(15 - 2);
});

test('[NC22] [NC23] who cannot pay cannot buy', () => {
  const s = given({ action: 'hulls', space: 3, players: [{ taler: 2, workers: 5 }] });
  expect(legal(s)).toEqual(['pass', 'buy bow', 'buy middle', 'buy 1-ship']);
  expect(refusal(s, 'buy stern')).toBe('too-few-taler NC22');
  played(s, 'buy 1-ship');
  expect(refusal(s, 'buy 1-ship')).toBe('too-few-taler NC23');
});

test('[NC24] a tile for 0 taler goes into storage without asking', () => {
  const s = given({ action: 'masts', space: 6, players: [{ ships: ['bow'] }] });
  const events = played(s, 'buy lion mast');
  expect(events.map(e => e.type)).toEqual(['bought', 'stored']);
  expect(playerOf(s, 0)).toMatchObject({ storage: { 'lion mast': 1 }, boxes: 2, workers: 3 });
  expect(shipsOf(s, 0)).toEqual(['bow']);
});

test('[NC25] a paid tile is placed at once or stored', () => {
  const bought = given({ action: 'masts', space: 3, players: [{ ships: ['bow'] }] });
  played(bought, 'buy lion mast');
  expect(legal(bought)).toEqual(['store', 'place on ship 1']);
  expect(refusal(bought, 'end')).toBe('place-first NC77');
  const stored = structuredClone(bought);
  expect(played(stored, 'store')).toEqual([{ type: 'stored', seat: 0, tile: 4 }]);
  expect(playerOf(stored, 0).storage).toEqual({ 'lion mast': 1 });
  expect(played(bought, 'place on ship 1')).toEqual([
    { type: 'placed', seat: 0, tile: 4, ship: 0, part: 0, begun: false, onCrownMast: false },
  ]);
  expect(shipsOf(bought, 0)).toEqual(['bow:lion']);
});

test('[NC26] [NC77] all four kinds bring one gift, after the fourth purchase is finished', () => {
  const s = given({ action: 'goods', space: 3, players: [{ workers: 9, taler: 20 }] });
  played(s, 'buy coffee', 'store', 'buy grain', 'store', 'buy fish', 'buy salt');
  expect(legal(s)).toEqual(['store']);
  played(s, 'store');
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take salt', 'take fish']);
  expect(refusal(s, 'buy coffee')).toBe('take-gift-first NC77');
  expect(refusal(s, 'take bow')).toBe('not-on-offer NC73');
  played(s, 'take fish');
  expect(playerOf(s, 0)).toMatchObject({
    taler: 20 - 6,
    workers: 5,
    storage: { coffee: 1, grain: 1, salt: 1, fish: 2 },
  });
});

test('[NC77] the gift comes once an action, however much is bought', () => {
  const s = given({ action: 'goods', space: 3, players: [{ workers: 12, taler: 40 }] });
  played(
    s,
    'buy fish',
    'buy coffee',
    'store',
    'buy grain',
    'store',
    'buy salt',
    'store',
    'take salt',
  );
  for (const kind of ['coffee', 'grain', 'salt', 'fish']) played(s, `buy ${kind}`, 'store');
  expect(legal(s)).toContain('end');
  expect(playerOf(s, 0).boxes).toBe(9);
});

test('[NC78] a bonus of a kind is neither its first tile nor one of the four', () => {
  const s = given({
    tiles: ['hulls', 'masts', 'sails', 'transport', 'money', 'goods', 'delivery', 'crowns'],
    players: [{ workers: 9, taler: 20 }],
  });
  played(s, 'choose goods', 'take coffee', 'buy coffee', 'store');
  expect(playerOf(s, 0).taler).toBe(20 - 1);
  played(s, 'buy grain', 'buy salt', 'store');
  expect(legal(s)).toContain('end');
  played(s, 'buy fish', 'store');
  expect(legal(s)).toContain('take fish');
});

test('[NC78] a gift does not count as a first tile: the next of its kind costs 4 because it was bought', () => {
  const s = given({ action: 'goods', space: 3, players: [{ workers: 9, taler: 20 }] });
  played(
    s,
    'buy fish',
    'buy coffee',
    'store',
    'buy grain',
    'store',
    'buy salt',
    'store',
    'take coffee',
  );
  played(s, 'buy coffee');
  expect(playerOf(s, 0).taler).toBe(20 - 6 - 4);
});

test('[NC27] crowns are neither sold nor given', () => {
  const s = given({ action: 'masts', space: 3 });
  expect(refusal(s, 'buy crown mast')).toBe('no such move');
  expect(refusal(s, 'take crown sail')).toBe('no such move');
  expect(legal(s).filter(text => text.includes('crown'))).toEqual([]);
});

test('[NC28] [NC79] a stored tile can be neither placed while buying nor thrown away', () => {
  const s = given({ action: 'goods', space: 3, players: [{ storage: 'bow, coffee' }] });
  expect(refusal(s, 'transport bow')).toBe('another-action NC10');
  expect(legal(s)).toEqual(['pass', 'buy coffee', 'buy grain', 'buy salt', 'buy fish']);
});

test('[NC3] an empty stack sells nothing, and the gift is then out of reach', () => {
  const s = given({ action: 'goods', space: 3, stacks: { salt: 0 }, players: [{ workers: 9 }] });
  expect(refusal(s, 'buy salt')).toBe('stack-empty NC3');
  played(s, 'buy coffee', 'store', 'buy grain', 'store', 'buy fish');
  expect(legal(s)).toContain('end');
});

test('[NC3] the last tile of a stack is told to the log', () => {
  const s = given({ action: 'goods', space: 3, stacks: { salt: 1 } });
  expect(played(s, 'buy salt')).toContainEqual({ type: 'stack-emptied', tile: 14 });
  const free = given({ action: 'goods', space: 3, stacks: { fish: 1 } });
  expect(played(free, 'buy fish').at(-1)).toEqual({ type: 'stack-emptied', tile: 15 });
  played(s, 'store');
  expect(refusal(s, 'buy salt')).toBe('stack-empty NC3');
});

test('[NC73] the gift comes from a stack that is not empty', () => {
  const s = given({ action: 'goods', space: 3, stacks: { salt: 1 }, players: [{ workers: 9 }] });
  played(s, 'buy coffee', 'store', 'buy grain', 'store', 'buy fish', 'buy salt', 'store');
  expect(legal(s)).toEqual(['take coffee', 'take grain', 'take fish']);
  expect(refusal(s, 'take salt')).toBe('stack-empty NC73');
});

test('[NC73] with all four stacks empty there is no gift', () => {
  const stacks = { coffee: 1, grain: 1, salt: 1, fish: 1 };
  const s = given({ action: 'goods', space: 3, stacks });
  played(s, 'buy coffee', 'store', 'buy grain', 'store', 'buy fish', 'buy salt', 'store');
  expect(legal(s)).toEqual(['end']);
});

test('[NC26] [NC74] without room the gift is lost and stays in its stack', () => {
  const s = given({ action: 'goods', space: 3, players: [{ storage: '9 bow', workers: 9 }] });
  const events = played(
    s,
    'buy coffee',
    'store',
    'buy grain',
    'store',
    'buy salt',
    'store',
    'buy fish',
  );
  expect(events.slice(-2)).toEqual([
    { type: 'lost', seat: 0, tile: 15, kind: 'good', reason: 'price-0' },
    { type: 'lost', seat: 0, tile: null, kind: 'good', reason: 'gift' },
  ]);
  expect(stackOf(s, 15)).toBe(12);
  expect(legal(s)).toContain('end');
});

test('[NC75] a price-0 tile without room is lost, and its second copy is paid and placed', () => {
  const s = given({
    action: 'goods',
    space: 3,
    players: [{ storage: '12 bow', ships: ['bow'], workers: 4 }],
  });
  const events = played(s, 'buy fish');
  expect(events.map(e => e.type)).toEqual(['bought', 'lost']);
  expect(stackOf(s, 15)).toBe(12);
  played(s, 'buy fish');
  expect(legal(s)).toEqual(['place on ship 1']);
  played(s, 'place on ship 1');
  expect(shipsOf(s, 0)).toEqual(['bow+fish']);
  expect(playerOf(s, 0)).toMatchObject({ taler: 11, workers: 2 });
});

test('[NC75] the lost tile counts as one of the four kinds', () => {
  const s = given({
    action: 'goods',
    space: 3,
    players: [{ storage: '12 bow', ships: ['bow', 'bow', 'bow', 'bow'], workers: 9 }],
  });
  played(s, 'buy fish');
  const events = ['coffee', 'grain', 'salt'].flatMap(kind =>
    played(s, `buy ${kind}`, legalPlace(s, kind)),
  );
  expect(events.at(-1)).toMatchObject({ type: 'lost', reason: 'gift' });
});

const legalPlace = (s: Parameters<typeof legal>[0], kind: string): string => {
  const copy = structuredClone(s);
  played(copy, `buy ${kind}`);
  return legal(copy)[0];
};

test('[NC76] a paid tile that can be neither placed nor stored cannot be bought', () => {
  const s = given({ action: 'goods', space: 3, players: [{ storage: fullStorage() }] });
  expect(refusal(s, 'buy grain')).toBe('neither-place-nor-room NC76');
  expect(legal(s)).toEqual(['pass', 'buy fish']);
  const masts = given({ action: 'masts', space: 3, players: [{ storage: fullStorage(1) }] });
  expect(legal(masts)).toEqual(['pass', 'buy tower mast']);
});

test('[NC19] [NC20] blue workers are spent first, and without workers nothing can be done', () => {
  const s = given({ action: 'goods', space: 3, blue: 2, players: [{ workers: 1 }] });
  const first = played(s, 'buy coffee', 'store');
  expect(first[0]).toMatchObject({ type: 'bought', taler: 1, workers: 0, blue: 1 });
  played(s, 'buy grain', 'store');
  expect(playerOf(s, 0).workers).toBe(1);
  expect(played(s, 'buy salt', 'store')[0]).toMatchObject({ workers: 1, blue: 0 });
  expect(legal(s)).toEqual(['end']);
  expect(refusal(s, 'buy fish')).toBe('no-worker NC19');
});

test('[NC20] [NC21] each player has all the blue workers, and unused ones are lost', () => {
  const s = given({ action: 'money', blue: 3, players: [{ workers: 0 }, { workers: 0 }] });
  played(s, 'withdraw');
  const events = played(s, 'end');
  expect(events[0]).toMatchObject({ type: 'ended-action', uses: 1, blueLost: 2 });
  expect(playerOf(s, 0)).toMatchObject({ workers: 0, taler: 17 });
  played(s, 'withdraw', 'withdraw', 'withdraw');
  expect(legal(s)).toEqual(['end']);
  expect(playerOf(s, 1)).toMatchObject({ workers: 0, taler: 21 });
});

for (const [action, kind, tiles, boxes] of [
  ['hulls', 'hull', ['bow', 'middle', 'stern', '1-ship'], '12 fish'],
  ['masts', 'mast', ['lion mast', 'eagle mast', 'lily mast', 'tower mast'], '12 bow'],
  ['sails', 'sail', ['lion sail', 'eagle sail', 'lily sail', 'tower sail'], '12 bow'],
] as const) {
  test(`[NC26] [NC75] lost for want of room: a ${kind} for 0 taler, and the gift`, () => {
    const ships =
      action === 'sails' ? ['bow:lion', 'bow:eagle', 'bow:lily'] : ['stern', 'middle', 'bow'];
    const s = given({
      action,
      space: 3,
      players: [{ storage: boxes, ships, workers: 9, taler: 20 }],
    });
    const events = [
      ...played(s, `buy ${tiles[3]}`),
      ...tiles.slice(0, 3).flatMap((tile, i) => {
        played(s, `buy ${tile}`);
        const where = legal(s).filter(text => text.startsWith('place'));
        return played(s, action === 'masts' ? `place on ship ${i + 1}` : where[0]);
      }),
    ];
    expect(events.filter(e => e.type === 'lost').map(e => [e.kind, e.reason])).toEqual([
      [kind, 'price-0'],
      [kind, 'gift'],
    ]);
  });
}
