import { expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { components } from './components.ts';
import { nauticus } from './index.ts';
import { ACTION_NAMES } from './notation.ts';

const start = (seats: number, seed = 1) =>
  dealt(nauticus, { seats, oneEmblemPerShip: false }, seededRng(seed));

test('[NC2] the stacks', () => {
  expect(nauticus.view(start(2), 0).stacks).toEqual({
    bow: 18,
    middle: 9,
    stern: 18,
    '1-ship': 18,
    'lion mast': 15,
    'eagle mast': 15,
    'lily mast': 15,
    'tower mast': 15,
    'lion sail': 15,
    'eagle sail': 15,
    'lily sail': 15,
    'tower sail': 15,
    coffee: 12,
    grain: 12,
    salt: 12,
    fish: 12,
    'crown mast': 12,
    'crown sail': 12,
  });
});

for (const [seats, extras] of [
  [
    2,
    [
      [0, 0],
      [1, 0],
    ],
  ],
  [
    3,
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
  ],
  [
    4,
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 2],
    ],
  ],
] as const) {
  test(`[NC5] [NC6] what ${seats} players begin with`, () => {
    for (let seed = 1; seed <= 8; seed++) {
      const view = nauticus.view(start(seats, seed), 0);
      extras.forEach(([taler, workers], i) => {
        expect(view.players[(view.start + i) % seats]).toMatchObject({
          workers: 4 + workers,
          taler: 15 + taler,
          points: 10,
          extra: true,
          passed: 0,
          storage: {},
          ships: [],
          delivered: { coffee: 0, grain: 0, salt: 0, fish: 0 },
        });
      });
    }
  });
}

test('[NC69] every seat begins about as often', () => {
  const begun = [0, 0, 0, 0];
  for (let seed = 1; seed <= 400; seed++) begun[start(4, seed).start]++;
  for (const n of begun) expect(n).toBeGreaterThan(60);
});

test('[NC7] [NC71] the anchor stands at the three workers, and the wheel shows 0 1 3 2 1 2 3 2', () => {
  const view = nauticus.view(start(3), 0);
  expect(view.anchor).toBe(0);
  expect(components.bonuses[0].workers).toBe(3);
  expect(view.spaces.map(space => space.blue)).toEqual([0, 1, 3, 2, 1, 2, 3, 2]);
});

test('[NC8] each round has its own shuffle of all eight tiles', () => {
  const s = start(4, 3);
  const { spaces, later } = nauticus.position(s) as ReturnType<typeof nauticus.position> & {
    spaces: { action: string }[];
    later: string[][];
  };
  const shuffles = [spaces.map(space => space.action), ...later];
  expect(shuffles).toHaveLength(5);
  for (const tiles of shuffles) expect(tiles.toSorted()).toEqual([...ACTION_NAMES].sort());
  expect(new Set(shuffles.map(String)).size).toBe(5);
});

test('[NC8] the shuffles are drawn by name, so that each can be sealed apart', () => {
  const facts: string[] = [];
  const s = nauticus.blank({ seats: 2, oneEmblemPerShip: false });
  nauticus.deal(s, (_, fact, index) => {
    facts.push(`${fact}/${index}`);
    return 0;
  });
  expect(facts).toHaveLength(1 + 4 * 8);
  expect(new Set(facts).size).toBe(facts.length);
  expect(facts).toContain('first/0');
  expect(facts).toContain('tiles/4/7');
});

test('[NC9] no view shows a later shuffle, and guesses try every tile everywhere', () => {
  const s = start(2);
  for (const seat of [-1, 0, 1]) expect(nauticus.view(s, seat)).not.toHaveProperty('later');
  const guess = nauticus.blank({ seats: 2, oneEmblemPerShip: false });
  const worlds = nauticus.worlds(nauticus.view(s, 0));
  const rng = seededRng(5);
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    worlds.sampleInto(guess, rng);
    guess.later.forEach((action, slot) => {
      seen.add(`${slot} ${action}`);
    });
  }
  expect(seen.size).toBe(3 * 8 * 8);
});

test('a deal with a tile twice is refused', () => {
  const lines = nauticus.formatDeal(start(2));
  const twice = lines.with(2, `round 2: ${new Array(8).fill('hulls').join(' ')}`);
  const read = nauticus.parseDeal({ seats: 2, oneEmblemPerShip: false }, twice);
  expect(isReadError(read) && read.readError).toBe('later');
});

test('what is wrong with a deal is named', () => {
  const lines = nauticus.formatDeal(start(2));
  const readErrorOf = (changed: readonly string[]): string | false => {
    const read = nauticus.parseDeal({ seats: 2, oneEmblemPerShip: false }, changed);
    return isReadError(read) && read.readError;
  };
  expect(readErrorOf(lines)).toBe(false);
  expect(readErrorOf(lines.with(0, 'first: 2'))).toBe('first');
  expect(readErrorOf(lines.with(3, `${lines[3]} hulls`))).toBe('round 3');
  expect(readErrorOf(lines.with(1, lines[1].replace('hulls', 'hull')))).toBe('round 1');
  expect(readErrorOf(lines.slice(1))).toBe('lines');
});
