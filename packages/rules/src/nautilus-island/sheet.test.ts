/** Tables that bring their own component sheet. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { byNotation } from '../testkit/byNotation.ts';
import { dealt, legalList, randomGame, testGameContract, withSheet } from '../testkit/index.ts';
import { type Given, given } from '../testkit/nautilus-island/given.ts';
import { randomSheet } from '../testkit/nautilus-island/randomSheet.ts';
import { components } from './components.ts';
import { editions } from './editions.ts';
import { nautilusIslandEditions, nautilusIsland as standard } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import type { State } from './state.ts';
import type { Position } from './view.ts';

type Game = typeof standard;

/** A position of the standard game, for a game whose portholes or treasures alone are others. */
const givenTo = (game: Game, g: Given): State => {
  const { portholes } = game.position(dealt(game, { seats: 2 }, seededRng(1))) as Position;
  return byNotation(game).sound({ ...standard.position(given(g)), portholes });
};

test('the last edition is the game that is played, with the components as they stand', () => {
  expect(nautilusIslandEditions.map(game => game.rules)).toEqual(editions.map(e => e.rules));
  expect(nautilusIslandEditions.at(-1)).toBe(standard);
  expect(standard).toMatchObject({ rules: 1, gates: [], differing: [] });
  expect(standard.components).toBe(components);
});

test('a sheet is played by the same edition and kept; one that differs in nothing is standard', () => {
  const game = withSheet(standard, { treasures: [4, 3, 2, 1] });
  expect(game).toMatchObject({ rules: standard.rules, gates: [], differing: ['treasures'] });
  expect(game.components).toEqual({ ...components, treasures: [4, 3, 2, 1] });
  expect(withSheet(standard, {}).differing).toEqual([]);
  expect(withSheet(standard, components)).toMatchObject({ differing: [], components });
});

test('the order in which a sheet names its tokens does not matter', () => {
  const bonus = Object.fromEntries(Object.entries(components.bonus).reverse());
  const deals = [standard, withSheet(standard, { bonus })].map(game =>
    game.formatDeal(dealt(game, { seats: 2 }, seededRng(1))),
  );
  expect(deals[1]).toEqual(deals[0]);
});

test('a sheet given to a game that has one differs from the edition, not from that one', () => {
  const game = withSheet(standard, { treasures: [4, 3, 2, 1] });
  expect(game.withSheet({})).toMatchObject({ differing: [], components });
});

describe('a sheet is refused', () => {
  test.each([
    ['certain', 'columns.4.0', { columns: { ...components.columns, 4: [2, 1, 2, 2, 3, 2] } }],
    ['certain', 'bonusPoints.two', { bonusPoints: { two: 3, three: 3, odd: 4, pair: 5 } }],
    ['certain', 'stackHeight', { stackHeight: 7 }],
    ['bounds', 'columns.2.3', { columns: { ...components.columns, 2: [1, 2, 2, 4] } }],
    ['bounds', 'columns.2.0', { columns: { ...components.columns, 2: [0, 2, 2, 3] } }],
    ['bounds', 'faceUp.1.0', { faceUp: { ...components.faceUp, 1: [1] } }],
    ['bounds', 'bonus.odd', { bonus: { ...components.bonus, odd: -1 } }],
    ['bounds', 'portholes.5.2', { portholes: { ...components.portholes, 5: [11, 9, 0] } }],
    ['bounds', 'treasures.0', { treasures: [100, 2, 3, 4] }],
    ['missing', 'columns.2.3', { columns: { ...components.columns, 2: [3, 3, 2] } }],
    ['unknown', 'portholes.7', { portholes: { ...components.portholes, 7: [17, 15, 13] } }],
    ['unplayable', 'columns.3', { columns: { ...components.columns, 3: [3, 3, 3, 3, 1] } }],
    [
      'unplayable',
      'bonus',
      { bonus: { two: 1, three: 1, perCard: 1, double: 1, odd: 0, pair: 0 } },
    ],
    ['unplayable', 'portholes.6', { portholes: { ...components.portholes, 6: [14, 10, 12] } }],
  ])('%s %s', (sheet, path, data) => {
    expect(standard.withSheet(data)).toMatchObject({ sheet, path });
  });
});

describe('what a sheet says is played', () => {
  test('[NI3] [NI17] columns: spaces to collect from, and cards to lay', () => {
    const game = withSheet(standard, { columns: { ...components.columns, 2: [3, 1, 1, 1] } });
    const { played, refusal } = byNotation(game);
    const s = game.blank({ seats: 2 });
    game.deal(s, () => 0); // as the cards lie in the box
    expect((game.position(s) as Position).aside).toHaveLength(96 - (3 + 1 + 1 + 1) * 8);
    played(s, 'column 1', 'collect', 'column 3', 'collect');
    expect(game.view(s, 0).players[0].hand).toEqual(['g1', 'g3', 'r1']);
    expect(game.view(s, 1).players[1].hand).toEqual(['b1']);
    played(s, 'column 2', 'store green');
    expect(refusal(s, 'lay 1 3')).toBe('too-many-cards NI17');
    played(s, 'lay 1', 'column 1', 'collect');
    expect(game.view(s, 1).players[1].hand).toEqual(['g1', 'g3', 'r1', 'b1']);
    played(s, 'column 2', 'collect', 'column 4', 'collect', 'column 1', 'store green', 'lay 1 3');
  });

  test('[NI5] [NI16] [NI47] face-up stacks: what is seen of a column, and of a card taken there', () => {
    const game = withSheet(standard, {
      faceUp: { 1: [false], 2: [false, true], 3: [true, true, true] },
    });
    const { played } = byNotation(game);
    const s = dealt(game, { seats: 2 }, seededRng(1));
    const seen = game.view(s, SPECTATOR).columns.map(c => c.stacks.map(({ top }) => top !== null));
    expect(seen).toEqual([[false], [false, true], [false, true], [true, true, true]]);
    const [first, second] = s.order;
    const collected = played(s, 'column 1', 'collect', 'column 4', 'collect').filter(
      e => e.type === 'collected',
    );
    expect(collected.map(e => e.cards.map(c => c.faceUp))).toEqual([[false], [true, true, true]]);
    expect(game.view(s, second).players[first].known).toEqual([]);
    expect(game.view(s, first).players[second].known).toHaveLength(3);
  });

  test('[NI6] [NI25] [NI26] bonus tokens: camp and bag are made of them', () => {
    const none = { two: 0, three: 0, perCard: 0, double: 0, odd: 0, pair: 0 };
    const game = withSheet(standard, { bonus: { ...none, pair: 7 } });
    const s = dealt(game, { seats: 2 }, seededRng(1));
    expect(Object.values(game.view(s, 0).camp)).toEqual(new Array(5).fill('pair'));
    expect(game.view(s, 0).bag).toBe(2);
    const facts = new Set<string>();
    for (let seed = 1; seed <= 20; seed++)
      randomGame(game, { seats: 2 }, seed, at => {
        if (game.view(at, 0).phase === 'refill') facts.add(game.pendingFact(at));
        return undefined;
      });
    expect([...facts].sort()).toEqual(['camp/5', 'camp/6']); // the first refill is the short one
  });

  test('[NI7] [NI27] [NI41] portholes: the pile pays what the sheet says, and no other', () => {
    const game = withSheet(standard, { portholes: { ...components.portholes, 3: [77, 6, 6] } });
    const s = givenTo(game, { hands: ['g1 g2 g3'], markers: [1, 2] });
    const before = game.score(s, 0);
    const events = byNotation(game).played(s, 'column 4', 'store green', 'lay 1 2 3', 'close');
    expect(events).toContainEqual({ type: 'closed', seat: 0, colour: 0, points: 77 });
    expect(game.view(s, 0).portholes).toEqual({ ...components.portholes, 3: [6, 6] });
    expect(game.score(s, 0) - before).toBeGreaterThanOrEqual(77);
  });

  test('[NI42] treasures: those in hand score what the sheet says', () => {
    const g: Given = { hands: ['y1 y3 y3'] };
    expect(standard.score(given(g), 0)).toBe(1 + 3 + 3);
    expect(standard.score(givenTo(standard, g), 0)).toBe(7);
    const game = withSheet(standard, { treasures: [0, 50, 99, 4] });
    expect(game.score(givenTo(game, g), 0)).toBe(2 * 99);
  });
});

test('[NI7] of tokens alike in a pile as many are on sets as have left it', () => {
  const game = withSheet(standard, { portholes: { ...components.portholes, 3: [5, 5, 3] } });
  const sets = { green: { cards: '1 2 3', porthole: 5 }, red: { cards: '1 2 3', porthole: 4 } };
  const p = standard.position(given({ sets: [sets] })) as Position;
  const read = (porthole: number) => {
    const other = structuredClone(p);
    other.players[0].sets.red.porthole = porthole;
    return game.parsePosition({ ...other, portholes: { ...p.portholes, 3: [3] } });
  };
  expect(isReadError(read(5))).toBe(false);
  expect(read(3)).toEqual({ readError: 'portholes' });
});

const SHEETS = Array.from({ length: 30 }, (_, i) => i + 1);

test.each(SHEETS)('any sheet within the bounds can be played: %i', seed => {
  const game = withSheet(standard, randomSheet(seededRng(seed)));
  expect(game.differing).not.toEqual([]);
  for (let seats = 2; seats <= 4; seats++) {
    const options = { seats };
    const guess = game.blank(options);
    randomGame(game, options, seed, (s, legal, ply) => {
      const at = `${JSON.stringify(game.components)}, ${seats} players, ply ${ply}`;
      expect(brokenInvariant(s), at).toBeUndefined();
      expect(legal.length, at).toBeLessThanOrEqual(game.maxLegal);
      if (ply === 0) {
        const deal = game.parseDeal(options, game.formatDeal(s));
        expect(isReadError(deal) ? deal : game.position(deal), at).toEqual(game.position(s));
      }
      if (ply % 5 !== seed % 5) return undefined;
      const read = game.parsePosition(JSON.parse(JSON.stringify(game.position(s))));
      expect(isReadError(read) ? read : legalList(game, read), at).toEqual(legal);
      const seat = (ply % (seats + 1)) + SPECTATOR;
      const view = game.view(s, seat);
      expect(game.parseView(options, seat, JSON.parse(JSON.stringify(view))), at).toEqual(view);
      game.worlds(view).sampleInto(guess, seededRng(ply));
      expect(brokenInvariant(guess), at).toBeUndefined();
      expect(game.view(guess, seat), at).toEqual(view);
      return undefined;
    });
  }
});

test('two sheets and the standard beside one another do not disturb each other', () => {
  const games = [
    standard,
    withSheet(standard, randomSheet(seededRng(1))),
    withSheet(standard, randomSheet(seededRng(2))),
  ];
  const play = (game: Game, visit: () => void): { position: object; scores: number[] } => {
    const end = randomGame(game, { seats: 3 }, 7, () => {
      visit();
      return undefined;
    });
    return { position: game.position(end), scores: [0, 1, 2].map(seat => game.score(end, seat)) };
  };
  const alone = games.map(game => play(game, () => {}));
  const among = games.map(game =>
    play(game, () => {
      for (const other of games) {
        const s = dealt(other, { seats: 2 }, seededRng(1));
        other.worlds(other.view(s, 0)).sampleInto(s, seededRng(1));
      }
    }),
  );
  expect(among).toEqual(alone);
  expect(new Set(alone.map(({ position }) => JSON.stringify(position))).size).toBe(3);
});

/** As far from the standard as a sheet may be: all face down, stacks swapped, a bag soon empty. */
const farOff = withSheet(standard, {
  columns: { ...components.columns, 2: [3, 3, 3, 3], 3: [3, 1, 1, 1, 1] },
  faceUp: { 1: [false], 2: [false, false], 3: [false, false, false] },
  bonus: { two: 0, three: 0, perCard: 1, double: 5, odd: 0, pair: 1 },
  portholes: { 3: [99, 99, 99], 4: [1, 1, 1], 5: [9, 9, 1], 6: [2, 1, 1] },
  treasures: [99, 0, 0, 50],
});
testGameContract(farOff, {
  mixes: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  brokenInvariant,
  games: 5,
});
