import { CHANCE, isReadError, nautilusIsland, SPECTATOR, seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { LONGEST_LOG, takenBackTo } from './entry.ts';
import { Match } from './match.ts';
import { isRefused } from './refusal.ts';
import {
  everything,
  expectRefused,
  giveCard,
  giveKnownCard,
  type Island,
  keepCamp,
  lower,
  matchFrom,
  newMatch,
  type Position,
  shortRefill,
  submitAll,
} from './testkit/island.ts';

test('undo is free after exploring, and is an entry of its own', () => {
  const match = newMatch(2);
  const seat = match.toAct;
  const start = JSON.stringify(nautilusIsland.position(match.state));
  submitAll(match, 'column 3');
  expect(match.undoLimit(seat)).toBe(0);
  expect(match.undo(seat, 1, 0, 55)).toEqual({
    entries: [{ type: 'undo', seat, to: 0, at: 55 }],
    events: [],
  });
  expect(JSON.stringify(nautilusIsland.position(match.state))).toBe(start);
  expect(match.log.map(e => (e.type === 'move' ? e.move : takenBackTo(e)))).toEqual([
    'column 3',
    0,
  ]);
  expect(match.ply).toBe(2);
  expect(match.events(1, seat)).toEqual([]);
  submitAll(match, 'column 4');
  expect(match.undoLimit(seat)).toBe(2);
});

test('a collected face-down card is not put back: its taker has seen it [NI16]', () => {
  const match = matchFrom(p => lower(p, 2));
  submitAll(match, 'column 2', 'collect');
  expectRefused(match, () => match.undo(0, 2, 1, 0), { code: 'revealed' });
  expectRefused(match, () => match.undo(0, 2, 0, 0), { code: 'revealed' });
  expect(match.undoLimit(0)).toBe(2);
});

test('a new face-up card stays seen [NI47]', () => {
  const match = matchFrom(() => {});
  submitAll(match, 'column 1', 'collect');
  expectRefused(match, () => match.undo(0, 2, 1, 0), { code: 'revealed' });
});

test('the last card of a face-up stack may be put back: all saw it before', () => {
  const match = matchFrom(p => lower(p, 1));
  const start = JSON.stringify(nautilusIsland.position(match.state));
  submitAll(match, 'column 1', 'collect');
  expect(match.toAct).toBe(1);
  expect(match.undoLimit(0)).toBe(0);
  expect(isRefused(match.undo(0, 2, 0, 0))).toBe(false);
  expect(JSON.stringify(nautilusIsland.position(match.state))).toBe(start);
  expect(match.toAct).toBe(0);
});

test('a colour that nobody knew to be in hand is not taken back once it is announced [NI50]', () => {
  const match = matchFrom(p => giveCard(p, 0, 'o4'));
  submitAll(match, 'column 1', 'store orange');
  expectRefused(match, () => match.undo(0, 2, 1, 0), { code: 'revealed' });
});

test('a store of known cards that brings nothing new is taken back as a whole', () => {
  const match = matchFrom(p => giveKnownCard(p, 0, 'o4'));
  submitAll(match, 'column 1', 'store orange', 'lay 4');
  expect(match.undoLimit(0)).toBe(0);
  expect(isRefused(match.undo(0, 3, 0, 0))).toBe(false);
  expect(match.toAct).toBe(0);
  expect(match.view(1).players[0].known).toEqual(['o4']);
});

test('of two cards of a colour, only the one that all knew may be taken back [NI46]', () => {
  const hand = (p: Position): void => {
    giveCard(p, 0, 'o3');
    giveKnownCard(p, 0, 'o4');
  };
  const known = matchFrom(hand);
  submitAll(known, 'column 1', 'store orange', 'lay 4');
  expect(known.undoLimit(0)).toBe(0);
  const secret = matchFrom(hand);
  submitAll(secret, 'column 1', 'store orange');
  expect(secret.undoLimit(0)).toBe(0);
  submitAll(secret, 'lay 3');
  expectRefused(secret, () => secret.undo(0, 3, 2, 0), { code: 'revealed' });
  expect(secret.undoLimit(0)).toBe(3);
});

test('new tokens in the camp stay seen [NI24]', () => {
  const match = matchFrom(p => {
    giveKnownCard(p, 0, 'o4');
    keepCamp(p, ['green', 'orange']);
  });
  submitAll(match, 'column 1', 'store orange', 'lay 4');
  expectRefused(match, () => match.undo(0, 3, 2, 0), { code: 'revealed' });
});

test('what chance has answered is not taken back', () => {
  const match = shortRefill();
  submitAll(match, 'column 1', 'store orange', 'lay 4');
  expectRefused(match, () => match.undo(0, 5, 2, 0), { code: 'revealed' });
  expectRefused(match, () => match.undo(0, 5, 3, 0), { code: 'not-your-move' });
  expect(match.undoLimit(0)).toBe(5);
});

test('nobody takes back a move of somebody else, nor one that was answered', () => {
  const match = matchFrom(p => lower(p, 1));
  submitAll(match, 'column 1', 'collect');
  for (const seat of [1, SPECTATOR, CHANCE, 7]) {
    expectRefused(match, () => match.undo(seat, 2, 0, 0), { code: 'not-your-move' });
    expect(match.undoLimit(seat)).toBe(2);
  }
  submitAll(match, 'column 2');
  expectRefused(match, () => match.undo(0, 3, 0, 0), { code: 'not-your-move' });
  expect(match.undoLimit(0)).toBe(3);
  expect(match.undoLimit(1)).toBe(2);
});

test('there is no way back to a ply that is none, or no longer counts', () => {
  const match = newMatch(2);
  const seat = match.toAct;
  submitAll(match, 'column 3');
  match.undo(seat, 1, 0, 0);
  submitAll(match, 'column 1');
  for (const to of [0, 1, 3, -1, 0.5, Number.NaN, 1e300]) {
    expectRefused(match, () => match.undo(seat, 3, to, 0), { code: 'no-such-ply' });
  }
  expect(isRefused(match.undo(seat, 3, 2, 0))).toBe(false);
});

test('in practice every own move may be taken back, whatever it showed and whoever answered', () => {
  const match = shortRefill({ practice: true });
  const start = JSON.stringify(nautilusIsland.position(match.state));
  submitAll(match, 'column 1', 'store orange', 'lay 4', 'column 2', 'collect');
  expectRefused(match, () => match.undo(1, match.ply, 1, 0), { code: 'not-your-move' });
  expect(isRefused(match.undo(0, match.ply, 1, 0))).toBe(false);
  expect(JSON.stringify(nautilusIsland.position(match.state))).toBe(start);
  expect(match.ply).toBe(9);
});

test('whoever takes a move back and makes it again meets the same chance', () => {
  const answers = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const match = shortRefill({ seed, practice: true });
    const chance = (from: number): string[] =>
      match.log.slice(from).flatMap(e => (e.seat === CHANCE && 'move' in e ? [e.move] : []));
    submitAll(match, 'column 1', 'store orange', 'lay 4');
    const once = chance(0);
    expect(once).toHaveLength(2);
    expect(isRefused(match.undo(0, match.ply, 1, 0))).toBe(false);
    const again = match.ply;
    submitAll(match, 'column 3', 'store orange', 'lay 4');
    expect(chance(again), `seed ${seed}`).toEqual(once);
    answers.add(once.join());
  }
  expect(answers.size).toBeGreaterThan(6);
});

test('the log only grows, and replays to the same position, however much is taken back', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const match = newMatch(2 + (seed % 3), { seed, practice: seed % 2 === 0 });
    const rng = seededRng(seed);
    let undos = 0;
    while (match.ply < 60) {
      const before = JSON.stringify(match.log);
      const legal = match.legalMoves();
      const mover = match.toAct;
      submitAll(match, legal[rng(legal.length)]);
      if (rng(12) === 0) {
        const limit = match.undoLimit(mover);
        const answer = match.undo(mover, match.ply, limit, 0);
        expect(isRefused(answer)).toBe(limit === match.ply);
        if (!isRefused(answer)) undos++;
      }
      expect(JSON.stringify(match.log).startsWith(before.slice(0, -1)), `seed ${seed}`).toBe(true);
    }
    expect(undos, `seed ${seed}`).toBeGreaterThan(0);
    const start = nautilusIsland.parseDeal(match.options, match.deal);
    if (isReadError(start)) throw new Error(start.readError);
    const { options } = match;
    const twin: Island = new Match(nautilusIsland, { options, start });
    for (const entry of match.log) expect(twin.accept(entry)).toBeUndefined();
    expect(everything(twin)).toBe(everything(match));
  }
});

test('a match up to a ply is as it was then, and another one than the match', () => {
  const match = newMatch(3);
  const stood = [everything(match)];
  while (match.ply < 40) {
    submitAll(match, match.legalMoves()[0]);
    stood[match.ply] = everything(match);
    const limit = match.undoLimit(match.log[match.ply - 1].seat);
    if (match.ply % 7 === 0 && limit < match.ply) {
      match.undo(match.log[match.ply - 1].seat, match.ply, limit, 0);
      stood[match.ply] = everything(match);
    }
  }
  const now = everything(match);
  for (const [ply, then] of stood.entries())
    if (then !== undefined) expect(everything(match.upTo(ply))).toBe(then);
  const kept = match.upTo(10);
  for (const [ply, then] of stood.entries())
    if (then !== undefined && ply >= 10) expect(everything(match.upTo(ply, kept))).toBe(then);
  expect(everything(kept)).toBe(stood[10]);
  const then = match.upTo(3);
  submitAll(then, then.legalMoves()[0]);
  expect(everything(match)).toBe(now);
});

test('chance takes nothing back, not even in practice', () => {
  const match = newMatch(2, { practice: true });
  match.submit(match.toAct, 1, 'column 1', 0);
  expect(match.undo(CHANCE, 2, 1, 0)).toEqual({ code: 'not-your-move' });
  expect(match.undo(SPECTATOR, 2, 1, 0)).toEqual({ code: 'not-your-move' });
});

test('in practice the limit of undo lies at the first own move, others between or not', () => {
  const match = newMatch(2, { practice: true });
  const seat = match.toAct;
  match.submit(seat, 1, 'column 1', 0);
  match.submit(seat, 2, 'collect', 0);
  match.submit(1 - seat, 3, 'column 2', 0);
  expect(match.undoLimit(seat)).toBe(1);
  expect(match.undoLimit(1 - seat)).toBe(3);
});

test('a finished match stays finished, but for practice', () => {
  for (const practice of [false, true]) {
    const match = newMatch(2, { practice });
    const rng = seededRng(3);
    let seat = match.toAct;
    while (!match.isOver) {
      const legal = match.legalMoves();
      seat = match.toAct;
      match.submit(seat, match.ply, legal[rng(legal.length)], 0);
    }
    const done = match.undo(seat, match.ply, match.lastOwnPly(seat), 0);
    expect(isRefused(done) ? done.code : 'undone').toBe(practice ? 'undone' : 'over');
  }
});

test('a log that is nearly full takes no more undos, but every move', () => {
  const match = newMatch(2, { practice: true });
  const seat = match.toAct;
  let done: object = {};
  while (!isRefused(done)) {
    match.submit(seat, match.ply, 'column 1', 0);
    done = match.undo(seat, match.ply, match.lastOwnPly(seat), 0);
  }
  expect(done).toEqual({ code: 'log-full' });
  expect(match.ply).toBeLessThan(LONGEST_LOG - nautilusIsland.maxPlies + 3);
  expect(isRefused(match.submit(seat, match.ply, 'collect', 0))).toBe(false);
});
