import { type AnyMatch, type LogLine, Match, SEED_BYTES, sealedSea } from '@tidetable/match';
import { type GameEvent, games, type Nauticus, seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { booksOf, standingEvents } from './ledgerFromLog.ts';

const SEED = 7;

const begin = (): AnyMatch => {
  const decide = sealedSea(new Uint8Array(SEED_BYTES).fill(SEED));
  return Match.deal(games.nauticus, { options: { seats: 3, oneEmblemPerShip: false }, decide });
};

const rng = seededRng(SEED);
const playOne = (match: AnyMatch): void => {
  const legal = match.legalMoves();
  match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
};

const linesOf = (match: AnyMatch): LogLine[] =>
  match.log.map((entry, ply) => ({
    ply,
    seat: entry.seat,
    turn: 1,
    names: [],
    ...(entry.type !== 'move' && { decided: entry }),
    events: match.events(ply, 0) as GameEvent[],
  }));

const playersOf = (match: AnyMatch) => (match.view(0) as Nauticus.View).players;

test(`the books add up to what everybody has, with moves taken back (seed ${SEED})`, () => {
  const match = begin();
  const start = playersOf(match).map(({ taler, workers, points }) => ({ taler, workers, points }));
  let undone = 0;
  for (let i = 0; i < 120; i++) {
    const seat = match.toAct;
    playOne(match);
    const last = match.lastOwnPly(seat);
    if (i % 9 === 0 && match.undoLimit(seat) <= last) {
      match.undo(seat, match.ply, last, 0);
      undone++;
    }
    const books = booksOf(playersOf(match), linesOf(match));
    for (const [seat, purse] of start.entries()) {
      const begun = books.filter(e => e.seat === seat && e.reason === 'start');
      for (const { what, left } of begun) expect(left).toBe(purse[what]);
    }
  }
  expect(undone).toBeGreaterThan(3);
});

test(`after the end the points of the books are the score (seed ${SEED})`, () => {
  const match = begin();
  while (!match.isOver) playOne(match);
  const books = booksOf(playersOf(match), linesOf(match));
  for (const [seat, score] of match.points().entries())
    expect(books.findLast(e => e.seat === seat && e.what === 'points')?.left).toBe(score);
  const begun = books.filter(e => e.what === 'taler' && e.reason === 'start').map(e => e.change);
  expect(begun.sort()).toEqual([15, 16, 17]);
  const bought = books.filter(e => e.reason === 'buy');
  expect(bought.length).toBeGreaterThan(0);
  expect(bought.every(e => e.tile !== undefined)).toBe(true);
  expect(books.filter(e => e.reason === 'bonus').every(e => e.tile === undefined)).toBe(true);
});

test('an undo drops what it takes back, and what was taken back before it stays dropped', () => {
  const line = (ply: number, undo?: number): LogLine => ({
    ply,
    seat: 0,
    turn: 1,
    names: [],
    ...(undo !== undefined && { decided: { type: 'undo', seat: 0, to: undo, at: 0 } }),
    events: [{ type: String(ply) }],
  });
  const left = standingEvents([
    line(0),
    line(1),
    line(2),
    line(3, 1),
    line(4),
    line(5, 0),
    line(6),
  ]);
  expect(left.flat().map(e => e.type)).toEqual(['6']);
  expect(standingEvents([line(0), line(1), line(2, 1)])).toHaveLength(1);
});
