import {
  CHANCE,
  isReadError,
  type NautilusIsland,
  nautilusIsland,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { expect, test } from 'vitest';
import { LONGEST_LOG, takenBackTo } from './entry.ts';
import { Match } from './match.ts';
import { type DoorRefusal, isRefused } from './refusal.ts';
import { standingsOf } from './result.ts';
import { sealedSea } from './sealedSea.ts';

type Position = NautilusIsland.Position;
type Island = Match<NautilusIsland.State, NautilusIsland.View, NautilusIsland.Event>;

const seedOf = (n: number): Uint8Array => new Uint8Array(32).fill(n);

const newMatch = (seats: number, { seed = 1, practice = false } = {}): Island => {
  const match = Match.deal(nautilusIsland, { options: { seats }, decide: sealedSea(seedOf(seed)) });
  if (practice) beginPractice(match);
  return match;
};

/** Everybody agrees; this is the first entry then. */
const beginPractice = (match: Island): void => {
  const agreed = Array.from({ length: match.options.seats - 1 }, (_, i) => i + 1);
  expect(match.accept({ type: 'practice', seat: 0, agreed, at: 0 })).toBeUndefined();
};

const bySuit = (a: string, b: string): number =>
  'grbpoy'.indexOf(a[0]) - 'grbpoy'.indexOf(b[0]) || a.localeCompare(b);

/** A position of two seats, seat 0 to act: a plain deal, then changed. */
const matchFrom = (
  change: (p: Position) => void,
  { seed = 1, practice = false, seats = 2 } = {},
): Island => {
  const s = nautilusIsland.blank({ seats });
  nautilusIsland.deal(s, () => 0);
  const p = nautilusIsland.position(s) as Position;
  change(p);
  for (const player of p.players) player.hand.sort(bySuit);
  const start = nautilusIsland.parsePosition(p);
  if (isReadError(start)) throw new Error(start.misfit);
  const decide = sealedSea(seedOf(seed));
  const match = new Match(nautilusIsland, { options: { seats }, start, decide });
  if (practice) beginPractice(match);
  return match;
};

/** Puts a card that lies somewhere below into a hand; the card on top takes its place. */
const giveCard = (p: Position, seat: number, card: string): void => {
  const at = p.aside.indexOf(card);
  if (at < 0) throw new Error(`${card} is not set aside`);
  p.aside.splice(at, 1, p.columns[3].stacks[0].cards[0]);
  for (const [i, stack] of p.columns[3].stacks.entries()) {
    const top = stack.cards.shift() as string;
    if (i > 0) {
      p.players[1].hand.push(top);
      p.players[1].known.push(top);
    }
  }
  p.columns[3].height--;
  p.players[1].known.sort(bySuit);
  p.players[seat].hand.push(card);
};

const giveKnownCard = (p: Position, seat: number, card: string): void => {
  giveCard(p, seat, card);
  p.players[seat].known.push(card);
  p.players[seat].known.sort(bySuit);
};

/** Lowers a column to its last cards; what was above them was seen by all and is held by seat 1. */
const lower = (p: Position, column: number): void => {
  const { stacks } = p.columns[column - 1];
  const taken = stacks.flatMap(stack => stack.cards.splice(0, stack.cards.length - 1));
  p.columns[column - 1].height = 1;
  p.players[1].hand.push(...taken);
  p.players[1].known = [...p.players[1].known, ...taken].sort(bySuit);
};

/** Leaves tokens in the camp for these colours alone; the others go under the bag. */
const keepCamp = (p: Position, colours: readonly string[]): void => {
  for (const [colour, token] of Object.entries(p.camp)) {
    if (token === null || colours.includes(colour)) continue;
    p.bag.push(token);
    p.camp[colour] = null;
  }
};

/** Leaves so many tokens in the bag; seat 1 has stored enough from the stacks to hold the others. */
const shortenBag = (p: Position, size: number): void => {
  const [, owner] = p.players;
  for (const column of p.columns) {
    for (const card of column.stacks.flatMap(stack => stack.cards.splice(0, column.height - 2))) {
      const set = Object.entries(owner.sets).find(([colour]) => colour[0] === card[0])?.[1];
      if (set) set.cards.push(card);
      else owner.hand.push(card);
      if (!set) owner.known.push(card);
    }
    column.height = 2;
  }
  owner.known.sort(bySuit);
  const tokens = p.bag.splice(size);
  const order = ['two', 'three', 'perCard', 'double', 'odd', 'pair'];
  for (const set of Object.values(owner.sets)) {
    set.cards.sort(bySuit);
    set.bonus.push(...tokens.splice(0, set.cards.length));
    set.bonus.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
};

const submitAll = (match: Island, ...moves: string[]): void => {
  for (const move of moves) {
    const answer = match.submit(match.toAct, match.ply, move, 0);
    if (isRefused(answer)) throw new Error(`${move}: ${answer.code}`);
  }
};

/** All there is to know of a match, to see that nothing changed. */
const everything = (match: Island): string =>
  JSON.stringify([
    match.ply,
    match.log,
    match.toAct,
    match.legalMoves(),
    match.points(),
    nautilusIsland.position(match.state),
    match.log.map((_, ply) => match.events(ply, 0)),
  ]);

const expectRefused = (match: Island, act: () => object, refusal: DoorRefusal): void => {
  const before = everything(match);
  expect(act()).toEqual(refusal);
  expect(everything(match)).toBe(before);
};

const playRandomly = (match: Island, rngSeed: number, plies = Number.POSITIVE_INFINITY): Island => {
  const rng = seededRng(rngSeed);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    submitAll(match, legal[rng(legal.length)]);
  }
  return match;
};

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

/** Seat 0 stores its orange card, and chance places the last two tokens of the bag. [NI25] */
const shortRefill = (setup: { seed?: number; practice?: boolean } = {}): Island =>
  matchFrom(p => {
    giveKnownCard(p, 0, 'o4');
    keepCamp(p, ['green', 'orange']);
    shortenBag(p, 2);
  }, setup);

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
    if (isReadError(start)) throw new Error(start.misfit);
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
