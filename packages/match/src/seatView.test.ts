import {
  type GameId,
  games,
  type Options,
  readOptions,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, Match } from './match.ts';
import { estimatePoints } from './points.ts';
import { whyNotMove } from './preview.ts';
import { isRefused } from './refusal.ts';
import { sealedSea } from './sealedSea.ts';
import { decisionOf, pastView, seatView } from './seatView.ts';

const TABLES: readonly (readonly [GameId, object])[] = [
  ['nautilus-island', { seats: 3 }],
  [
    'nautilion',
    { seats: 2, expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  ],
  ['nauticus', { seats: 2 }],
];

/** Random play; `visit` sees the match before each move. */
const playOn = (id: GameId, given: object, visit: (match: AnyMatch) => void): AnyMatch => {
  const game = games[id];
  const options = readOptions(game, { ...given }) as Options;
  const match = Match.deal(game, { options, decide: sealedSea(new Uint8Array(32)) });
  match.letChanceAct(0);
  const rng = seededRng(4);
  while (!match.isOver) {
    visit(match);
    const legal = match.legalMoves();
    const done = match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
    if (isRefused(done)) throw new Error(done.code);
  }
  return match;
};

const guessedIn = (id: GameId, seats: number, seat: number): boolean[][] => {
  const guessed: boolean[][] = [];
  playOn(id, { seats }, match => guessed.push([...seatView(match, seat).guessed]));
  return guessed;
};

test('one knows one’s own points, and guesses those that hang on hidden cards', () => {
  const guessed = guessedIn('nautilus-island', 3, 0);
  expect(guessed.some(([mine]) => mine)).toBe(false);
  expect(guessed.some(([, other]) => other)).toBe(true);
});

test('what is guessed of others stays while nothing becomes known: it has no noise of its own', () => {
  const TELLS_NOTHING = /^(column|store)/; // for who plays it: a castaway walks, a colour is named
  const before: (readonly number[] | undefined)[] = [];
  let compared = 0;
  playOn('nautilus-island', { seats: 3 }, match => {
    const { ply, points, guessed } = seatView(match, 0);
    const last = match.log.at(-1);
    if (last?.type === 'move' && last.seat === 0 && TELLS_NOTHING.test(last.move)) {
      expect(points).toEqual(before[ply - 1]);
      if (guessed.includes(true)) compared++;
    }
    before[ply] = points;
  });
  expect(compared).toBeGreaterThan(10);
});

test('where nothing is hidden, nothing is guessed', () => {
  expect(guessedIn('nauticus', 2, 0).flat()).not.toContain(true);
});

test('a decision is that part of what a seat sees, as of its own ply', () => {
  playOn('nautilus-island', { seats: 2 }, match => {
    const { ply, seat, view, legal } = seatView(match, match.toAct);
    const decision = decisionOf(match, match.toAct);
    expect({ ...decision }).toEqual({ ply, seat, view, legal });
    expect(decision.view).toBe(decision.view); // made once
  });
});

test('a decision that nobody looked at in time shows nothing that came later', () => {
  const asked: ReturnType<typeof decisionOf>[] = [];
  const seen: object[] = [];
  playOn('nauticus', { seats: 2 }, match => {
    asked.push(decisionOf(match, match.toAct));
    if (match.ply % 2 === 0) seen.push(asked[asked.length - 1].view);
  });
  asked.forEach((decision, i) => {
    if (i % 2 === 0) expect(decision.view).toBe(seen[i / 2]);
    else expect(() => decision.view).toThrow(`ply ${i} is over`);
  });
});

test.each(TABLES)('whoever has the view of %s can estimate the points alone', (id, given) => {
  playOn(id, given, match => {
    if (match.ply % 5 > 0) return;
    const { view, points, guessed } = seatView(match, match.toAct);
    const received = JSON.parse(JSON.stringify(view));
    expect(estimatePoints(match.game, match.options, received)).toEqual({ points, guessed });
  });
});

test('at the end all points are known', () => {
  const match = playOn('nautilus-island', { seats: 2 }, () => undefined);
  const { points, guessed, result } = seatView(match, 0);
  expect(points).toEqual(match.points());
  expect(guessed).toEqual([false, false]);
  expect(result).toMatchObject({ end: 'game', points });
});

test('the past is as it was, but nothing can be done there', () => {
  const seen: object[] = [];
  const match = playOn('nautilus-island', { seats: 2 }, m => {
    seen[m.ply] = { ...seatView(m, 1), legal: [], undo: {} };
  });
  for (const [ply, view] of seen.entries()) if (view) expect(pastView(match, 1, ply)).toEqual(view);
});

test('what has happened since comes with the view, in the eyes of the seat', () => {
  const match = playOn('nautilus-island', { seats: 2 }, () => undefined);
  const { lines } = seatView(match, SPECTATOR, match.ply - 3);
  expect(lines.map(({ ply }) => ply)).toEqual([1, 2, 3].map(n => match.ply - 4 + n));
  expect(lines.map(({ events }) => events)).toEqual(
    lines.map(({ ply }) => match.events(ply, SPECTATOR)),
  );
});

describe.each(TABLES)('%s %j', (id, given) => {
  test('a view tells why any move would be refused, as the door does', () => {
    const game = games[id];
    const everyMove = Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
    const rng = seededRng(2);
    let asked = 0;
    playOn(id, given, match => {
      if (rng(20) > 0) return;
      const { ply, toAct } = match;
      const view = seatView(match, toAct);
      for (let i = 0; i < 60; i++) {
        const move = everyMove[rng(everyMove.length)];
        const answer = match.propose(ply, [{ type: 'move', seat: toAct, move, at: 0 }]);
        const refusal = isRefused(answer) ? answer : undefined;
        expect(whyNotMove(game, match.options, view, move), move).toEqual(refusal);
        asked++;
      }
      const other = (toAct + 1) % match.options.seats;
      if (other !== toAct)
        expect(whyNotMove(game, match.options, seatView(match, other), everyMove[0])).toEqual({
          code: 'not-your-turn',
        });
      expect(whyNotMove(game, match.options, view, 'sail home')).toEqual({ code: 'unreadable' });
    });
    expect(asked).toBeGreaterThan(100);
  });
});

test.each(TABLES)(
  'a line of %s says in which turn it was made, and in which round',
  (id, given) => {
    const asked: (readonly [ply: number, turn: number, round: number | undefined])[] = [];
    const { game } = playOn(id, given, () => undefined);
    const match = playOn(id, given, ({ ply, state }) =>
      asked.push([ply, game.turn(state), game.round?.(state)]),
    );
    const { lines } = seatView(match, SPECTATOR, 0);
    expect(asked.map(([ply]) => [ply, lines[ply].turn, lines[ply].round])).toEqual(asked);
    expect(lines.at(-1)?.turn).toBeGreaterThan(4);
    const rounds = new Set(lines.map(({ round }) => round));
    if (id === 'nautilion') expect([...rounds]).toEqual([undefined]);
    else expect(rounds.size).toBeGreaterThan(2);
  },
);
