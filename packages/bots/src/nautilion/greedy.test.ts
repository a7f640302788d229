import {
  CHANCE,
  type Nautilion,
  nautilion,
  OVER,
  readOptions,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { MERCENARY } from '@tidetable/rules/nautilion';
import { withSheet } from '@tidetable/rules/testkit';
import { describe, expect, test } from 'vitest';
import { type Level, loadBot } from '../index.ts';
import { decisionAt } from '../testkit/decisionAt.ts';
import { evaluate, TERMS, terms, WEIGHTS } from './evaluate.ts';
import { largestGroup } from './spaceSets.ts';

type State = Nautilion.State;

const optionsOf = (given: object): ReturnType<typeof readOptions> & { seats: number } =>
  readOptions(nautilion, { seats: 1, ...given }) as ReturnType<typeof optionsOf>;

/** One voyage by a kind of bot; the final state. */
const sail = async (
  kind: Level,
  given: object,
  seed: number,
  visit?: (s: State) => void,
): Promise<State> => {
  const options = optionsOf(given);
  const s = nautilion.blank(options);
  const rng = seededRng(seed);
  const legal = new Int32Array(nautilion.maxLegal);
  const bots = await Promise.all(
    Array.from({ length: options.seats }, () => loadBot(nautilion, options, kind)),
  );
  nautilion.deal(s, unnamed(rng));
  for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
    visit?.(s);
    nautilion.legalMoves(s, legal);
    const m =
      seat === CHANCE
        ? roll(s, legal, rng)
        : (nautilion.parseMove(bots[seat](decisionAt(nautilion, s), rng)) as number);
    nautilion.play(s, m);
  }
  return s;
};

const roll = (s: State, legal: Int32Array, rng: (n: number) => number): number => {
  const odds = Array.from(legal.subarray(0, 4), m => nautilion.odds(s, m));
  const faces = odds.flatMap((n, i) => new Array<number>(n).fill(legal[i]));
  return faces[rng(faces.length)];
};

const winsOf = async (kind: Level, given: object, games: number): Promise<number> => {
  let wins = 0;
  for (let seed = 1; seed <= games; seed++)
    wins += nautilion.score(await sail(kind, given, seed), 0);
  return wins;
};

test('on the first ship greedy wins most voyages, chance hardly any', async () => {
  expect(await winsOf('greedy', { ship: 'A1' }, 60)).toBeGreaterThanOrEqual(42);
  expect(await winsOf('random', { ship: 'A1' }, 100)).toBeLessThanOrEqual(2);
});

test('the same seed gives the same voyage', async () => {
  const position = async (): Promise<object> =>
    nautilion.position(await sail('greedy', { ship: 'B2' }, 7));
  expect(await position()).toEqual(await position());
});

describe('greedy sails with every expansion', () => {
  test.each([
    'mages',
    'mercenaries',
    'reefs',
    'darkhouse',
    'heroics',
    'mages,mercenaries,reefs,darkhouse,heroics',
  ])('%s', async expansions => {
    for (const seats of [1, 2])
      expect((await sail('greedy', { seats, expansions, ship: 'A2' }, 3)).outcome).toBeGreaterThan(
        0,
      );
  });
});

test('the terms add up to the evaluation in crew tokens, and each of them speaks somewhere', async () => {
  const spoke = new Set<string>();
  const parts = new Float64Array(TERMS.length);
  const listen = (s: State): void => {
    terms(s, 0, parts);
    expect(parts.reduce((a, b) => a + b)).toBeCloseTo(evaluate(s) / 100, 9);
    TERMS.forEach((name, i) => {
      if (parts[i] !== 0) spoke.add(name);
    });
  };
  const expansions = 'mages,mercenaries,reefs,darkhouse,heroics';
  for (const seed of [1, 2, 3]) {
    listen(await sail('greedy', { ship: 'A1' }, seed, listen));
    listen(await sail('greedy', { seats: 2, expansions }, seed, listen));
  }
  expect([...spoke].sort()).toEqual([...TERMS].sort());
});

describe('what the bot believes about the game', () => {
  /** The spaces that a token in hand may go to are those that the bot calls open. */
  test('open spaces', async () => {
    let checked = 0;
    const legal = new Int32Array(nautilion.maxLegal);
    for (const ship of ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']) {
      await sail('random', { ship, expansions: ['mercenaries'] }, 5, s => {
        const moves = Array.from(legal.subarray(0, nautilion.legalMoves(s, legal)));
        const spaces = moves
          .map(nautilion.formatMove)
          .filter(move => move.startsWith('to ship'))
          .reduce((set, move) => set | (1 << (Number(move.slice(8)) - 1)), 0);
        if (s.hand !== MERCENARY || s.collided === 1) return;
        expect(spaces).toBe(s.ducts.open[s.crew | s.hired]);
        checked++;
      });
    }
    expect(checked).toBeGreaterThan(5);
  });

  test('groups that hang together', () => {
    const set = (...numbers: number[]): number =>
      numbers.reduce((all, n) => all | (1 << (n - 1)), 0);
    const largest = (ship: string, ...numbers: number[]): number =>
      largestGroup(nautilion.blank(optionsOf({ ship })).ducts, set(...numbers));
    expect(largest('A1', 1, 9, 5)).toBe(3);
    expect(largest('A2', 1, 9, 5)).toBe(1);
    expect(largest('A2', 1, 2, 9)).toBe(2);
    expect(largest('C1')).toBe(0);
  });

  test('a win is the best, a loss the worst, and crew is better than none', () => {
    const s = nautilion.blank(optionsOf({}));
    nautilion.deal(s, unnamed(seededRng(1)));
    const value = (change: Partial<State>): number => {
      const other = nautilion.blank(optionsOf({}));
      nautilion.copyInto(other, s);
      return evaluate(Object.assign(other, change));
    };
    const values = [{ outcome: 2 }, {}, { crew: 1 }, { crew: 3 }, { outcome: 1 }].map(value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(value({ reserveSize: 5 })).toBeGreaterThan(value({ reserveSize: 4 }));
    expect(value({ phantom: 20 })).toBeLessThan(value({ phantom: 36 }));
  });
});

describe('by the sheet of its own table', () => {
  /** The same deal by the usual components and by those of a sheet, each with a change to the state. */
  const valuesBy = (sheet: object, given: object, change: Partial<State>): number[] =>
    [nautilion, withSheet(nautilion, sheet)].map(game => {
      const s = game.blank(optionsOf(given));
      game.deal(s, unnamed(seededRng(1)));
      return evaluate(Object.assign(s, change));
    });

  test('a reef holds by the faces of the die', () => {
    const given = { expansions: ['reefs'] };
    const sheet = { faces: [1, 1, 2, 2] };
    const [usual, other] = valuesBy(sheet, given, { beside: 1 });
    expect(valuesBy(sheet, given, {})).toEqual([
      usual + WEIGHTS.stuck * (4 / 6),
      other + WEIGHTS.stuck * (2 / 6),
    ]);
    const [helped, otherHelped] = valuesBy(sheet, given, { beside: 1, crew: 1 << 2 });
    expect(valuesBy(sheet, given, { crew: 1 << 2 })).toEqual([
      helped + WEIGHTS.stuck * (2 / 6),
      otherHelped + WEIGHTS.stuck * (1 / 6),
    ]);
  });

  test('crew fits and hangs together by the ducts', () => {
    const { ships } = nautilion.components as { ships: object };
    const sheet = { ships: { ...ships, C1: '13 23 34 45 56 67 78 89' } };
    const given = { ship: 'C1', expansions: ['mercenaries'] };
    const [usual, other] = valuesBy(sheet, given, { crew: 0b101 }); // 1 and 3, joined there alone
    const [alone, otherAlone] = valuesBy(sheet, given, { crew: 0b100 });
    expect(other - otherAlone).toBeGreaterThan(usual - alone);
  });

  test('crew fits by the admirals', () => {
    const sheet = {
      admirals: [
        [1, 2, 3, 4, 5, 6],
        [1, 5, 6, 7, 8, 9],
      ],
    };
    const [usual, other] = valuesBy(sheet, { seats: 2 }, { crew: 1 << 8 }); // joined to all
    expect(other).not.toBe(usual);
  });
});
