/** The promises every game makes. Each game's test file calls this once. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type GameEvent, OVER, type Seat, SPECTATOR } from '../core/game.ts';
import { isOptionProblem, type Options, readOptions } from '../core/options.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { disguisedVersions, junkVersions } from './junk.ts';
import { testMutantViews } from './mutantViewTest.ts';
import { dealt, legalList, randomGame } from './randomGame.ts';

export interface ContractSetup<S> {
  /** The option mixes to try, each as a table would state it. */
  readonly mixes: readonly Options[];
  /** The name of what is lost, doubled or out of bounds in a position, if anything is. */
  readonly brokenInvariant: (s: S) => string | undefined;
  /** Random games a mix for the cheap promises; the dear ones get a tenth. */
  readonly games?: number;
}

export const testGameContract = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  setup: ContractSetup<S>,
): void => {
  for (const options of setup.mixes) {
    describe(`${game.id} ${JSON.stringify(options)}`, () => {
      const mix = mixOf(game, options, setup);
      testCourse(mix);
      testDeterminism(mix);
      testWriting(mix);
      testRefusals(mix);
      testSecrets(mix);
      testViews(mix);
      testMutantViews(game, options, { ...setup, games: 2, every: 5 });
    });
  }

  test(`${game.id}: every move survives being written and read, and no two are written alike`, () => {
    const texts = new Set<string>();
    for (let m = 0; m < game.moveCount; m++) {
      texts.add(game.formatMove(m));
      expect(game.parseMove(game.formatMove(m))).toBe(m);
    }
    expect(texts.size).toBe(game.moveCount);
    for (const text of ['', ' ', 'nonsense', '__proto__', '\u0000', 'column 99', '🌊']) {
      expect(game.parseMove(text)).toBeUndefined();
    }
  });
};

/** A game with options, and the seeds of the games in which a promise is tried. */
interface Mix<S extends object, V extends object, E extends GameEvent>
  extends Pick<ContractSetup<S>, 'mixes' | 'brokenInvariant'> {
  readonly game: Game<S, V, E>;
  readonly options: Options;
  readonly many: readonly number[];
  readonly few: readonly number[];
  readonly viewpoints: readonly Seat[];
}

const mixOf = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { mixes, brokenInvariant, games = 20 }: ContractSetup<S>,
): Mix<S, V, E> => {
  const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
  return {
    game,
    options,
    mixes,
    brokenInvariant,
    many: seeds(games),
    few: seeds(Math.max(1, Math.round(games / 10))),
    viewpoints: Array.from({ length: options.seats + 1 }, (_, i) => i + SPECTATOR),
  };
};

/** How a game goes. */
const testCourse = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  brokenInvariant,
  many,
  few,
  viewpoints,
}: Mix<S, V, E>): void => {
  test('the options are among those the game offers', () => {
    const read = readOptions(game, options);
    expect(isOptionProblem(read)).toBe(false);
    expect(read).toEqual(options);
    expect(game.refuseOptions(options)).toBeUndefined();
  });

  test('games end, nothing is lost on the way, and the legal moves are sorted and distinct', () => {
    for (const seed of many) {
      const end = randomGame(game, options, seed, (s, legal, ply) => {
        expect(brokenInvariant(s), `seed ${seed}, ply ${ply}`).toBeUndefined();
        expect(legal.length).toBeLessThanOrEqual(game.maxLegal);
        expect(legal.every((m, i) => i === 0 || m > legal[i - 1])).toBe(true);
        expect(legal.every(m => m >= 0 && m < game.moveCount)).toBe(true);
        if (game.toAct(s) !== CHANCE) return;
        expect(game.pendingFact(s)).toMatch(/^[a-z]+(\/\w+)+$/);
        for (const m of legal)
          expect(Number.isInteger(game.odds(s, m)) && game.odds(s, m) > 0).toBe(true);
      });
      expect(brokenInvariant(end), `seed ${seed}, at the end`).toBeUndefined();
      expect(legalList(game, end)).toHaveLength(0);
      const places = viewpoints.slice(1).map(seat => game.place(end, seat));
      expect(Math.min(...places)).toBe(1);
      for (const place of places) {
        expect(places.filter(p => p < place)).toHaveLength(place - 1);
      }
      if (!game.cooperative) continue;
      const [worth] = viewpoints.slice(1).map(seat => game.score(end, seat));
      expect([0, 1]).toContain(worth);
      for (const seat of viewpoints.slice(1)) {
        expect(game.score(end, seat)).toBe(worth);
        expect(game.place(end, seat)).toBe(1);
      }
    }
  });

  test('turns count up one by one, and but for the first, each belongs to one seat', () => {
    for (const seed of few) {
      const owners: Seat[][] = []; // by turn, each seat once
      randomGame(game, options, seed, (s, _, ply) => {
        const at = game.turn(s) - 1;
        if (at === owners.length) owners.push([]);
        expect(at, `seed ${seed}, ply ${ply}`).toBe(owners.length - 1);
        const seat = game.toAct(s);
        if (seat !== CHANCE && !owners[at].includes(seat)) owners[at].push(seat);
      });
      expect(owners.length).toBeGreaterThan(1);
      for (const seats of owners.slice(1)) expect(seats.length).toBeLessThanOrEqual(1);
    }
  });
};

/** Nothing but the deal and the moves decides. */
const testDeterminism = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  few,
}: Mix<S, V, E>): void => {
  test('the same deal and the same moves give the same game', () => {
    const once = game.position(randomGame(game, options, 7, () => {}));
    expect(game.position(randomGame(game, options, 7, () => {}))).toEqual(once);
    const s = randomGame(game, options, 8, () => {});
    const rng = seededRng(9);
    game.deal(s, n => rng(n));
    expect(game.position(s)).toEqual(game.position(dealt(game, options, seededRng(9))));
  });

  test('a copy is complete, and playing on it leaves the original alone', () => {
    const copy = game.blank(options);
    for (const seed of few) {
      randomGame(game, options, seed, (s, legal) => {
        const before = structuredClone(s);
        for (const m of legal) {
          game.copyInto(copy, s);
          insistSame(copy, s, seed);
          game.play(copy, m, []);
        }
        insistSame(s, before, seed);
      });
    }
  });

  test('a move with and without a list for events does the same', () => {
    const copy = game.blank(options);
    for (const seed of few) {
      const s = dealt(game, options, seededRng(seed));
      for (let ply = 0; game.toAct(s) !== OVER; ply++) {
        const legal = legalList(game, s);
        const m = legal[(seed + ply) % legal.length];
        game.copyInto(copy, s);
        game.play(copy, m, []);
        game.play(s, m);
        insistSame(copy, s, seed);
      }
    }
  });
};

/** What is written can be read. */
const testWriting = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  brokenInvariant,
  many,
  few,
}: Mix<S, V, E>): void => {
  test('a deal survives being written and read, and a changed one is refused or differs', () => {
    for (const seed of many) {
      const s = dealt(game, options, seededRng(seed));
      const lines = game.formatDeal(s);
      const read = game.parseDeal(options, lines);
      if (isReadError(read)) throw new Error(`seed ${seed}: ${read.readError}`);
      expect(game.position(read)).toEqual(game.position(s));
      expect(isReadError(game.parseDeal(options, []))).toBe(true);
      expect(isReadError(game.parseDeal(options, [...lines, 'more']))).toBe(true);
      for (let i = 0; i < lines.length; i++) {
        expect(isReadError(game.parseDeal(options, lines.toSpliced(i, 1)))).toBe(true);
        for (const junk of ['', `${lines[i]} x`, lines[i].slice(0, -1), '\u0000']) {
          const other = game.parseDeal(options, lines.with(i, junk));
          if (!isReadError(other)) expect(game.formatDeal(other)).not.toEqual(lines);
        }
      }
    }
  });

  test('a position survives being written and read, and junk in it is refused', () => {
    for (const seed of few) {
      randomGame(game, options, seed, (s, _, ply) => {
        const written = JSON.stringify(game.position(s));
        const read = game.parsePosition(JSON.parse(written));
        if (isReadError(read)) throw new Error(`seed ${seed}, ply ${ply}: ${read.readError}`);
        expect(JSON.stringify(game.position(read))).toBe(written);
        expect(legalList(game, read)).toEqual(legalList(game, s));
        if (ply % 61 !== 0) return;
        for (const junk of junkVersions(JSON.parse(written))) {
          const other = game.parsePosition(junk);
          if (!isReadError(other)) expect(brokenInvariant(other)).toBeUndefined();
        }
      });
    }
    const whole = game.position(dealt(game, options, seededRng(1)));
    for (const seats of [`${options.seats}`, [options.seats], 1e9]) {
      expect(isReadError(game.parsePosition({ ...whole, seats }))).toBe(true);
    }
    for (const junk of [null, undefined, 7, 'x', [], {}, { seats: 2 }]) {
      expect(isReadError(game.parsePosition(junk))).toBe(true);
    }
  });
};

/** Why a move is refused. */
const testRefusals = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  many,
  few,
}: Mix<S, V, E>): void => {
  test('why-not is silent exactly for the legal moves, and changes nothing', () => {
    for (const seed of many) {
      randomGame(game, options, seed, (s, legal, ply) => {
        if (ply % 5 !== seed % 5) return;
        const before = structuredClone(s);
        const listed = new Set(legal);
        for (let m = 0; m < game.moveCount; m++) {
          const refusal = game.whyNot(s, m);
          const isRight = refusal
            ? !listed.has(m) && /^[A-Z]+\d+$/.test(refusal.rule)
            : listed.has(m);
          if (!isRight) throw new Error(`seed ${seed}, ply ${ply}: ${game.formatMove(m)}`);
        }
        insistSame(s, before, seed);
      });
    }
    const end = randomGame(game, options, 1, () => {});
    for (let m = 0; m < game.moveCount; m++) expect(game.whyNot(end, m)).toBeDefined();
  });

  test('what a seat may do, and why not, depends only on what it sees', () => {
    const guess = game.blank(options);
    for (const seed of few) {
      randomGame(game, options, seed, (s, legal, ply) => {
        if (game.toAct(s) < 0) return;
        game.worlds(game.view(s, game.toAct(s))).sampleInto(guess, seededRng(ply));
        expect(legalList(game, guess)).toEqual(legal);
        for (let m = 0; m < game.moveCount; m++) {
          insistSame(game.whyNot(guess, m), game.whyNot(s, m), seed);
        }
      });
    }
  });
};

/** Views as they come from a wire. */
const testViews = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  mixes,
  few,
  viewpoints,
}: Mix<S, V, E>): void => {
  test('a view survives being written and read', () => {
    for (const seed of few) {
      randomGame(game, options, seed, s => {
        for (const seat of viewpoints) {
          const view = game.view(s, seat);
          insistSame(game.parseView(options, seat, JSON.parse(JSON.stringify(view))), view, seed);
        }
      });
    }
  });

  test('a view is refused at another seat, at another table, or with a value of another type', () => {
    const isRead = (mix: Options, seat: Seat, data: unknown): boolean =>
      !isReadError(game.parseView(mix, seat, data));
    randomGame(game, options, 1, (s, _, ply) => {
      const seat = game.toAct(s);
      if (seat < 0 || ply % 16 !== 0) return;
      const view = game.view(s, seat);
      for (const other of [...viewpoints, options.seats, 0.5])
        expect(isRead(options, other, view)).toBe(other === seat);
      for (const mix of mixes) expect(isRead(mix, seat, view)).toBe(mix === options);
      for (const other of disguisedVersions(view))
        expect(isRead(options, seat, other), `ply ${ply}`).toBe(false);
    });
    for (const junk of [null, undefined, 7, 'x', [], {}, { seats: options.seats }])
      expect(isRead(options, 0, junk)).toBe(false);
  });
};

/** What a seat may know. */
const testSecrets = <S extends object, V extends object, E extends GameEvent>({
  game,
  options,
  brokenInvariant,
  few,
  viewpoints,
}: Mix<S, V, E>): void => {
  test('a guess is sound and looks exactly like the truth to the guesser', () => {
    const guess = game.blank(options);
    for (const seed of few) {
      randomGame(game, options, seed, (s, _, ply) => {
        for (const seat of viewpoints) {
          const view = game.view(s, seat);
          insistSame(JSON.parse(JSON.stringify(view)), view, seed);
          game.worlds(view).sampleInto(guess, seededRng(ply));
          expect(brokenInvariant(guess), `seed ${seed}, ply ${ply}, seat ${seat}`).toBeUndefined();
          insistSame(game.view(guess, seat), view, seed);
        }
      });
    }
  });

  test('the log tells a seat exactly what its view does, in every world it cannot tell apart', () => {
    const twin = game.blank(options);
    for (const seed of few) {
      randomGame(game, options, seed, (s, legal, ply) => {
        const m = legal[(ply * 7 + seed) % legal.length];
        for (const seat of viewpoints) {
          game.worlds(game.view(s, seat)).sampleInto(twin, seededRng(ply + 1));
          if (game.whyNot(twin, m) === undefined) expectSameNews(game, s, twin, m, seat);
        }
        return m;
      });
    }
  });
};

/** As `expect(a).toEqual(b)`, which takes most of the time of the suite in its inner loops. */
const insistSame = (a: unknown, b: unknown, seed: number): void => {
  if (!isDeepStrictEqual(a, b)) expect(a, `seed ${seed}`).toEqual(b);
};

/** Plays a move in two worlds alike to a seat: its log must differ where its view does, and only there. */
const expectSameNews = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
  twin: S,
  m: number,
  seat: number,
): void => {
  const told = (world: S): { log: string; sees: string } => {
    const next = structuredClone(world);
    const events: E[] = [];
    game.play(next, m, events);
    return {
      log: JSON.stringify(events.map(e => game.viewEvent(e, seat))),
      sees: JSON.stringify(game.view(next, seat)),
    };
  };
  const here = told(s);
  const there = told(twin);
  expect(
    here.log === there.log,
    `seat ${seat}, ${game.formatMove(m)}\n${here.log}\n${there.log}`,
  ).toBe(here.sees === there.sees);
};
