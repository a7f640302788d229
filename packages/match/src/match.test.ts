import { CHANCE, nautilusIsland, SPECTATOR } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { Match } from './match.ts';
import { isRefused } from './refusal.ts';
import { standingsOf } from './result.ts';
import {
  everything,
  expectRefused,
  giveKnownCard,
  type Island,
  keepCamp,
  matchFrom,
  newMatch,
  playRandomly,
  shortenBag,
  shortRefill,
  submitAll,
} from './testkit/island.ts';

test('a move made for another ply is stale', () => {
  const match = newMatch(2);
  const { toAct } = match;
  for (const ply of [-1, 1, 2, 0.5, Number.NaN]) {
    expectRefused(match, () => match.submit(toAct, ply, 'column 1', 0), { code: 'stale' });
  }
  submitAll(match, 'column 1');
  expectRefused(match, () => match.submit(toAct, 0, 'collect', 0), { code: 'stale' });
  expectRefused(match, () => match.undo(toAct, 0, 0, 0), { code: 'stale' });
});

test('only the seat to act gets through', () => {
  const match = newMatch(3);
  const others = [0, 1, 2, 3, SPECTATOR, CHANCE, 0.5, Number.NaN].filter(x => x !== match.toAct);
  for (const seat of others) {
    expectRefused(match, () => match.submit(seat, 0, 'column 1', 0), { code: 'not-your-turn' });
  }
});

test('nobody speaks for chance, not even while it is due', () => {
  const s = nautilusIsland.blank({ seats: 2 });
  const shortBag = matchFrom(p => {
    giveKnownCard(p, 0, 'o4');
    keepCamp(p, ['green', 'orange']);
    shortenBag(p, 2);
  });
  nautilusIsland.copyInto(s, shortBag.state);
  const match: Island = new Match(nautilusIsland, { options: { seats: 2 }, start: s });
  submitAll(match, 'column 1', 'store orange', 'lay 4');
  expect(match.toAct).toBe(CHANCE);
  for (const seat of [0, 1, SPECTATOR, CHANCE]) {
    expectRefused(match, () => match.submit(seat, match.ply, 'refill red', 0), {
      code: 'not-your-turn',
    });
  }
});

test('what is no move of this game, letter for letter, is unreadable', () => {
  const match = newMatch(2);
  const texts = [
    '',
    ' ',
    'column',
    'column 0',
    'column 7',
    'Column 1',
    ' column 1',
    'column 1 ',
    'column  1',
    'column 1\n',
    'column 1\u0000',
    '\u001b[31mcolumn 1',
    'column\u00a01',
    'ｃｏｌｕｍｎ 1',
    'column １',
    'lay 3 1 1',
    'lay 1 1 1 1',
    'store yellow',
    'roll 6',
    'buy wheat',
    'e2e4',
    '__proto__',
    'constructor',
    'x'.repeat(1_000_000),
    'column 1'.repeat(100_000),
    '\ud800',
  ];
  for (const text of texts) {
    expectRefused(match, () => match.submit(match.toAct, 0, text, 0), { code: 'unreadable' });
  }
});

test('an illegal move is refused with the code and the rule of the game', () => {
  const match = newMatch(2);
  const submit = (move: string) => () => match.submit(match.toAct, match.ply, move, 0);
  expectRefused(match, submit('collect'), { code: 'explore-first', rule: 'NI11' });
  expectRefused(match, submit('column 6'), { code: 'no-such-column', rule: 'NI3' });
  expectRefused(match, submit('refill red'), { code: 'only-chance', rule: 'NI25' });
  submitAll(match, 'column 1');
  expectRefused(match, submit('column 2'), { code: 'already-explored', rule: 'NI14' });
  expectRefused(match, submit('idle'), { code: 'must-act', rule: 'NI14' });
  expectRefused(match, submit('store green'), { code: 'no-such-colour-in-hand', rule: 'NI17' });
  expectRefused(match, submit('close'), { code: 'store-or-collect', rule: 'NI14' });
  submitAll(match, 'collect');
  expectRefused(match, submit('column 1'), { code: 'column-taken', rule: 'NI13' });
});

test('once the game is over nothing more is played', () => {
  const match = playRandomly(newMatch(2), 5);
  for (const seat of [0, 1, SPECTATOR]) {
    expectRefused(match, () => match.submit(seat, match.ply, 'column 1', 0), { code: 'over' });
  }
  expect(match.legalMoves()).toEqual([]);
  expect(standingsOf(match.result())?.places.toSorted()).toEqual([1, 2]);
});

test('the legal moves are exactly those that the door lets in', () => {
  const all = Array.from({ length: nautilusIsland.moveCount }, (_, m) =>
    nautilusIsland.formatMove(m),
  );
  for (const [seats, plies] of [
    [2, 0],
    [3, 31],
    [4, 62],
    [2, 93],
  ]) {
    const at = (): Island => playRandomly(newMatch(seats, { seed: 3 }), 7, plies);
    const match = at();
    const legal = match.legalMoves();
    const before = everything(match);
    for (const move of all.filter(m => !legal.includes(m))) {
      const answer = match.submit(match.toAct, match.ply, move, 0);
      expect(isRefused(answer), move).toBe(true);
    }
    expect(everything(match)).toBe(before);
    for (const move of legal) {
      const twin = at();
      expect(isRefused(twin.submit(twin.toAct, twin.ply, move, 0)), move).toBe(false);
    }
  }
});

test('an accepted move is logged as it was written, with its time, and tells what happened', () => {
  const match = newMatch(2);
  const seat = match.toAct;
  expect(match.submit(seat, 0, 'column 2', 1234)).toEqual({
    entries: [{ type: 'move', seat, move: 'column 2', at: 1234 }],
    events: [{ type: 'explored', seat, column: 1 }],
  });
  expect(match.ply).toBe(1);
  expect(match.log).toEqual([{ type: 'move', seat, move: 'column 2', at: 1234 }]);
});

test('of a collected card that lay face down only its taker is told [NI16]', () => {
  const match = newMatch(2);
  const taker = match.toAct;
  submitAll(match, 'column 4', 'collect');
  const seen = (seat: number): boolean[] =>
    match
      .events(1, seat)
      .flatMap(e => (e.type === 'collected' ? e.cards.map(c => c.card >= 0) : []));
  expect(seen(taker)).toEqual([true, true, true]);
  expect(seen(1 - taker)).toEqual([true, true, false]);
  expect(seen(SPECTATOR)).toEqual([true, true, false]);
  expect(match.view(taker).players[taker].hand).toHaveLength(3);
  expect(match.view(1 - taker).players[taker].hand).toBeNull();
});
test('chance answers by itself, and its answers are logged', () => {
  const match = shortRefill();
  submitAll(match, 'column 1', 'store orange');
  const answer = match.submit(0, 2, 'lay 4', 99);
  if (isRefused(answer)) throw new Error(answer.code);
  expect(answer.entries).toHaveLength(3);
  expect(answer.entries).toEqual(match.log.slice(2));
  for (const entry of answer.entries.slice(1)) {
    expect(entry).toMatchObject({ seat: CHANCE, move: expect.stringMatching(/^refill /), at: 99 });
  }
  expect(answer.events.filter(e => e.type === 'refilled')).toHaveLength(2);
  expect(match.toAct).toBe(1);
});

test('without a source chance waits for its outcomes, and takes only possible ones', () => {
  const { state } = shortRefill();
  const start = nautilusIsland.blank({ seats: 2 });
  nautilusIsland.copyInto(start, state);
  const match: Island = new Match(nautilusIsland, { options: { seats: 2 }, start });
  submitAll(match, 'column 1', 'store orange', 'lay 4');
  expect(match.toAct).toBe(CHANCE);
  expect(match.accept({ type: 'move', seat: CHANCE, move: 'refill green', at: 0 })).toEqual({
    code: 'chance-decides',
    rule: 'NI25',
  });
  expect(match.accept({ type: 'move', seat: 0, move: 'refill red', at: 0 })).toEqual({
    code: 'not-your-turn',
  });
  expect(match.accept({ type: 'move', seat: CHANCE, move: 'refill red', at: 0 })).toBeUndefined();
  expect(match.accept({ type: 'move', seat: CHANCE, move: 'refill blue', at: 0 })).toBeUndefined();
  expect(match.toAct).toBe(1);
});
