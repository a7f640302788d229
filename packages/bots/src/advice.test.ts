import {
  type AnyGame,
  CHANCE,
  type GameId,
  games,
  isOptionProblem,
  type Options,
  OVER,
  readOptions,
  sameData,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import {
  type Advice,
  drawOutcome,
  type Level,
  loadAdviser,
  loadBot,
  loadFirstMate,
} from './index.ts';
import { decisionAt } from './testkit/decisionAt.ts';

const ALL = 'mages,mercenaries,reefs,darkhouse,heroics';
const TABLES: readonly (readonly [game: GameId, options: Options, level: Level])[] = [
  ['nautilus-island', { seats: 2 }, 'captain'],
  ['nautilus-island', { seats: 4 }, 'deckhand'],
  ['nautilion', { seats: 1, ship: 'C1' }, 'deckhand'],
  ['nautilion', { seats: 2, expansions: ALL }, 'greedy'],
  ['nautilus-island', { seats: 3 }, 'pilot'],
  ['nautilion', { seats: 1, ship: 'B1' }, 'pilot'],
  ['nauticus', { seats: 2 }, 'pilot'],
  ['nauticus', { seats: 2 }, 'deckhand'],
  ['nauticus', { seats: 3, oneEmblemPerShip: true }, 'deckhand'],
];
const QUESTIONS = 12;
const DROPPED = 0.05; // smaller differences are not listed as reasons

const optionsOf = (game: AnyGame, given: Options): Options => {
  const options = readOptions(game, given);
  if (isOptionProblem(options)) throw new Error(options.code);
  return options;
};

/** Positions with a choice, sampled from a game that is played by good and bad moves in turn. */
const positionsOf = async (game: AnyGame, options: Options, seed: number): Promise<object[]> => {
  const s = game.blank(options);
  const rng = seededRng(seed);
  game.deal(s, unnamed(rng));
  const greedy = await loadBot(game, options, 'greedy');
  const legal = new Int32Array(game.maxLegal);
  const found: object[] = [];
  while (game.toAct(s) !== OVER && found.length < QUESTIONS) {
    const count = game.legalMoves(s, legal);
    const luck = seededRng(rng(1 << 20));
    if (game.toAct(s) === CHANCE) {
      game.play(s, drawOutcome(game, s, legal, count, rng));
      continue;
    }
    if (count > 1 && rng(4) === 0) {
      const copy = game.blank(options);
      game.copyInto(copy, s);
      found.push(copy);
    }
    game.play(
      s,
      rng(5) === 0
        ? legal[rng(count)]
        : (game.parseMove(greedy(decisionAt(game, s), luck)) as number),
    );
  }
  return found;
};

describe.each(TABLES)('%s %j, advice of a %s', async (id, given, level) => {
  const game = games[id];
  const options = optionsOf(game, given);
  const seed = 7;
  const positions = await positionsOf(game, options, seed);
  const ask = async (s: object): Promise<Advice> => {
    const advise = await loadAdviser(game, options, level);
    return advise(decisionAt(game, s), seededRng(seed));
  };
  const advised = await Promise.all(positions.map(ask));

  test('move and runner-up are legal, and two', () => {
    expect(advised.length).toBeGreaterThan(8);
    advised.forEach(({ move, runnerUp }, i) => {
      const { legal } = decisionAt(game, positions[i]);
      expect(legal).toContain(move);
      expect(legal).toContain(runnerUp);
      expect(runnerUp).not.toBe(move);
    });
  });

  test('the reasons add up to the lead, the weightiest first', () => {
    for (const { reasons, lead } of advised) {
      const sum = reasons.reduce((total, { difference }) => total + difference, 0);
      expect(Math.abs(sum - lead)).toBeLessThan(DROPPED * 13);
      const weights = reasons.map(({ difference }) => Math.abs(difference));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(DROPPED);
      expect(new Set(reasons.map(({ term }) => term)).size).toBe(reasons.length);
    }
    expect(advised.filter(({ reasons }) => reasons.length === 0).length).toBeLessThan(3);
  });

  test('a bot likes its own moves', () => {
    const liked = advised.filter(({ lead, win, runnerUpWin }) =>
      level === 'pilot' ? (win ?? 0) >= (runnerUpWin ?? 1) : lead > -DROPPED,
    );
    expect(liked.length).toBeGreaterThan(0.7 * advised.length);
  });

  test('a move by lot falls behind the runner-up', async () => {
    const advise = await loadAdviser(game, options, 'random');
    const leads = positions
      .map(s => decisionAt(game, s))
      .filter(({ legal }) => legal.length > 2) // of two, it is often the better one
      .map(decision => advise(decision, seededRng(seed)).lead);
    expect(leads.filter(lead => lead < 0).length).toBeGreaterThan(leads.length / 2);
  });

  test('the chance to win is a chance', () => {
    for (const { win } of advised) {
      if (id === 'nautilion' && level !== 'pilot') expect(win).toBeUndefined();
      else expect(Math.abs((win ?? 9) - 0.5)).toBeLessThan(0.5);
    }
  });

  test('the same question gets the same answer', async () => {
    for (const [i, s] of positions.entries()) expect(await ask(s)).toEqual(advised[i]);
  });

  test('what the seat may not know changes nothing', async () => {
    let differed = false;
    for (const [i, s] of positions.entries()) {
      const other = game.blank(options);
      game.worlds(game.view(s, game.toAct(s))).sampleInto(other, seededRng(seed + i));
      differed ||= !sameData(game.position(s), game.position(other));
      expect(await ask(other)).toEqual(advised[i]);
    }
    const isOpen = id === 'nautilion' && given.seats === 1;
    expect(differed).toBe(!isOpen);
  });

  test('a forced move needs no reason', async () => {
    const decision = decisionAt(game, positions[0]);
    const forced = { ...decision, legal: decision.legal.slice(0, 1) };
    const advise = await loadAdviser(game, options, level);
    expect(advise(forced, seededRng(seed))).toEqual({
      move: forced.legal[0],
      runnerUp: undefined,
      lead: 0,
      reasons: [],
    });
  });
});

test('Nemo is first mate', async () => {
  const game = games['nautilus-island'];
  const options = { seats: 3 };
  for (const s of (await positionsOf(game, options, 8)).slice(0, 2)) {
    const nemo = await loadBot(game, options, 'nemo');
    const advise = await loadFirstMate(game, options);
    const decision = decisionAt(game, s);
    expect(advise(decision, seededRng(1)).move).toBe(nemo(decision, seededRng(1)));
  }
});
