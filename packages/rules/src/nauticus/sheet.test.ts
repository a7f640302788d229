import { describe, expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { byNotation } from '../testkit/byNotation.ts';
import { withSheet } from '../testkit/index.ts';
import { fullStorage, type Given, given } from '../testkit/nauticus/given.ts';
import { type Components, components } from './components.ts';
import { nauticus, nauticusEditions } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import { ACTION_NAMES, TILE_NAMES } from './notation.ts';
import { KINDS, type State } from './state.ts';

const { prices, storage, wheel }: Components = components;
const withBoxes = (boxes: number) => withSheet(nauticus, { storage: { ...storage, boxes } });

/** A position of the standard game at the table of another; if an action is chosen, at the anchor. */
const givenIn = (game: typeof nauticus, g: Given): State => {
  const position = nauticus.position(given(g)) as { anchor: number; spaces: object[] };
  const theirs = (game.components as Components).wheel;
  const spaces = position.spaces.map((space, n) => ({
    ...space,
    blue: theirs[(n - position.anchor + 8) % 8],
  }));
  return byNotation(game).sound({ ...position, spaces });
};

describe('[NC72] a changed price', () => {
  const changed = prices.map(row => row.map(price => (price + 1) % 4));
  const game = withSheet(nauticus, { prices: changed });
  const { played, legal, refusal } = byNotation(game);

  test.each([...changed.keys()])('is charged for each kind at space %i', space => {
    const ships = ['stern:lion', 'stern:eagle', 'stern:lily', 'stern:tower'];
    for (const [i, action] of (['hulls', 'masts', 'sails', 'goods'] as const).entries()) {
      for (let kind = 0; kind < KINDS; kind++) {
        const s = givenIn(game, { action, space, players: [{ ships, taler: 15 }] });
        const [bought] = played(s, `buy ${TILE_NAMES[i * KINDS + kind]}`);
        expect(bought).toMatchObject({ type: 'bought', taler: changed[space][kind] });
        expect(s.taler[0]).toBe(15 - changed[space][kind]);
      }
    }
  });

  test('decides what somebody with one taler may buy, and what comes for nothing', () => {
    expect(changed[3]).toEqual([2, 3, 0, 1]);
    const s = givenIn(game, { action: 'hulls', space: 3, players: [{ taler: 1 }] });
    expect(legal(s)).toEqual(['pass', 'buy stern', 'buy 1-ship']);
    expect(refusal(s, 'buy bow')).toBe('too-few-taler NC22');
    expect(played(s, 'buy stern').map(e => e.type)).toEqual(['bought', 'stored']); // [NC24]
  });
});

describe('[NC71] a changed wheel', () => {
  const changed = wheel.map(blue => (blue === 0 ? 0 : (blue % 3) + 1));
  const game = withSheet(nauticus, { wheel: changed });
  const { played, legal } = byNotation(game);

  test.each([1, 2, 3, 4, 5, 6, 7])('gives its blue workers at section %i', n => {
    const s = givenIn(game, { anchor: 5 });
    const space = (5 + n) % 8;
    expect(game.view(s, 0).spaces[space].blue).toBe(changed[n]);
    played(s, `choose ${ACTION_NAMES[space]}`);
    while (game.view(s, 0).phase === 'bonus') played(s, legal(s)[0]);
    expect(s.blue).toBe(changed[n]);
    expect(s.blue).not.toBe(wheel[n]);
  });

  test('decides how often somebody without workers may act', () => {
    const tiles = ACTION_NAMES.with(3, 'money').with(5, 'goods');
    const s = givenIn(game, { tiles, players: [{ workers: 0 }] });
    expect(changed[3]).toBe(3);
    played(s, 'choose money', 'withdraw', 'withdraw', 'withdraw');
    expect(legal(s)).toEqual(['end']);
  });

  test('is in views and positions, so that a game with another wheel refuses them', () => {
    const s = givenIn(game, {});
    const options = { seats: 2, oneEmblemPerShip: false };
    expect(nauticus.parseView(options, 0, game.view(s, 0))).toEqual({ readError: 'spaces' });
    expect(isReadError(nauticus.parsePosition(game.position(s)))).toBe(true);
  });

  test('moves the longest game by two moves for each player and round and blue worker', () => {
    expect(nauticus.maxPlies).toBe(1700);
    expect(withSheet(nauticus, { wheel: wheel.with(1, 2) }).maxPlies).toBe(1700 + 2 * 4 * 5);
  });
});

describe('[NC70] a storage with another number of boxes', () => {
  test.each([2, 11, 13, 24])('holds %i tiles and no more', boxes => {
    const game = withBoxes(boxes);
    const { played, refusal } = byNotation(game);
    const players = [{ workers: 99, taler: 200 }];
    const s = givenIn(game, { action: 'hulls', space: 3, players });
    for (let n = 0; n < boxes; n++) played(s, `buy ${['bow', 'stern'][n % 2]}`, 'store');
    played(s, 'buy middle');
    expect(refusal(s, 'store')).toBe('storage-full NC70');
    played(s, 'place on new ship');
    expect(played(s, 'buy 1-ship').at(1)).toMatchObject({ type: 'lost', reason: 'price-0' }); // [NC75]
    expect(game.view(s, 0).players[0].boxes).toBe(boxes);
    expect(brokenInvariant(s)).toBeUndefined();
  });

  test('has, with one box more than usual, room for a good but not for a mast', () => {
    const game = withBoxes(13);
    const { played } = byNotation(game);
    const players = [{ storage: fullStorage(), ships: ['1-ship:lion'] }];
    const masts = givenIn(game, { action: 'masts', space: 3, players });
    expect(played(masts, 'buy tower mast').at(-1)).toMatchObject({ type: 'lost' });
    const sails = givenIn(game, { action: 'sails', players });
    played(sails, 'buy lion sail', 'place on ship 1', 'reward goods');
    expect(sails.goodsLeft).toBe(1); // [NC86]
  });

  test('is what a position is held against', () => {
    const s = given({ players: [{ storage: fullStorage() }] });
    s.stored[TILE_NAMES.indexOf('grain')]++;
    s.stack[TILE_NAMES.indexOf('grain')]--;
    expect(nauticus.parsePosition(nauticus.position(s))).toEqual({ readError: 'storage' });
    expect(isReadError(withBoxes(13).parsePosition(nauticus.position(s)))).toBe(false);
  });
});

describe('a sheet is refused', () => {
  test.each([
    ['with blue workers at the anchor', { wheel: wheel.with(0, 1) }, 'certain', 'wheel.0'],
    ['with none elsewhere', { wheel: wheel.with(4, 0) }, 'bounds', 'wheel.4'],
    ['with four of them', { wheel: wheel.with(4, 4) }, 'bounds', 'wheel.4'],
    ['with a price of 4', { prices: prices.with(2, [3, 0, 1, 4]) }, 'bounds', 'prices.2.3'],
    ['with a single box', { storage: { ...storage, boxes: 1 } }, 'bounds', 'storage.boxes'],
    ['with 25 boxes', { storage: { ...storage, boxes: 25 } }, 'bounds', 'storage.boxes'],
    ['with long masts', { storage: { ...storage, mast: 3 } }, 'certain', 'storage.mast'],
    ['with broad goods', { storage: { ...storage, other: 2 } }, 'certain', 'storage.other'],
    ['with its own names', { goods: ['tea', 'grain', 'salt', 'fish'] }, 'fixed', 'goods.0'],
  ])('%s', (_, data, sheet, path) => {
    expect(nauticus.withSheet(data)).toMatchObject({ sheet, path });
  });
});

test('editions have numbers of their own, and new tables play the newest', () => {
  const numbers = nauticusEditions.map(game => game.rules);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(nauticusEditions.at(-1)).toBe(nauticus);
  for (const game of nauticusEditions) expect(game.differing).toEqual([]);
});

describe('the game of a sheet', () => {
  test('is of the same edition, with the components of the sheet', () => {
    const { id, rules, gates } = nauticus;
    expect(withBoxes(9)).toMatchObject({ id, rules, gates, differing: ['storage.boxes'] });
    expect(withBoxes(9).components).toEqual({ ...components, storage: { ...storage, boxes: 9 } });
  });

  test('is the standard one if nothing differs', () => {
    const { boxes, ...rest } = storage;
    for (const data of [{}, components, { storage: { ...rest, boxes } }])
      expect(withSheet(nauticus, data)).toMatchObject({ differing: [], components });
  });

  test('may be given another sheet, which begins with the usual components', () => {
    const other = withBoxes(9).withSheet({ wheel: wheel.with(1, 3) });
    expect(other).toMatchObject({ differing: ['wheel'], components: { storage } });
    expect(withBoxes(9).withSheet({})).toMatchObject({ differing: [] });
  });
});
