/** Propose, write down, commit: nothing is true before the last of these. */
import { CHANCE, type GameId, games, type Options, readOptions, seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, Match, type Proposal } from './match.ts';
import { isRefused, type MatchRefusal } from './refusal.ts';
import { newSeal } from './seal.ts';
import { sealedSea } from './sealedSea.ts';
import { seatView } from './seatView.ts';
import { writeMatch } from './writeMatch.ts';

const dealt = (id: GameId, given: object): AnyMatch => {
  const game = games[id];
  const options = readOptions(game, { ...given }) as Options;
  const seal = newSeal(game, { id: 'd'.repeat(32), options, seed: new Uint8Array(32) });
  const match = Match.deal(game, { options, seal });
  match.letChanceAct(0);
  return match;
};

const everything = (match: AnyMatch): string =>
  JSON.stringify([
    writeMatch(match),
    match.game.position(match.state),
    Array.from({ length: match.options.seats }, (_, seat) => seatView(match, seat)),
  ]);

const proposed = <E>(x: Proposal<E> | MatchRefusal): Proposal<E> => {
  if (isRefused(x)) throw new Error(x.code);
  return x;
};

const moveOf = (match: AnyMatch, n: number) => {
  const legal = match.legalMoves();
  return { type: 'move', seat: match.toAct, move: legal[n % legal.length], at: 7 } as const;
};

describe.each([
  ['nautilus-island', { seats: 3 }],
  ['nautilion', { seats: 1 }],
  ['nauticus', { seats: 2 }],
] as const)('%s', (id, given) => {
  test('a proposal changes nothing, its commit what a submission would have', () => {
    const match = dealt(id, given);
    const twin = dealt(id, given);
    const rng = seededRng(3);
    while (!match.isOver && match.ply < 80) {
      const before = everything(match);
      const { ply } = match;
      match.propose(ply, [moveOf(match, rng(100))]); // not what is played in the end
      const move = moveOf(match, rng(100));
      const proposal = proposed(match.propose(ply, [move]));
      expect(everything(match)).toBe(before);
      match.commit(proposal);
      expect(proposal.result).toEqual(match.result());
      twin.submit(move.seat, ply, move.move, move.at);
      expect(everything(match)).toBe(everything(twin));
      const written = writeMatch(match).log.slice(ply);
      expect(proposal.entries.map((e, i) => ({ ...e, check: proposal.checks[i] }))).toEqual(
        written,
      );
    }
    expect(match.ply).toBeGreaterThan(10);
  });
});

test('chance answers within the proposal', () => {
  const match = dealt('nautilion', { seats: 1 });
  for (;;) {
    const { ply } = match;
    const { entries } = proposed(match.propose(ply, [moveOf(match, 0)]));
    expect(match.ply).toBe(ply);
    if (entries.some(({ seat }) => seat === CHANCE)) break;
    match.submit(match.toAct, ply, moveOf(match, 0).move, 7);
  }
});

test('a proposal says how the match ends by it', () => {
  const match = dealt('nautilus-island', { seats: 2 });
  const resign = { type: 'resign', seat: 1, at: 0 } as const;
  const { result } = proposed(match.propose(0, [resign]));
  expect(match.result()).toBeUndefined();
  expect(result).toMatchObject({ end: 'resign', places: [1, 2] });
});

test('a proposal says who is to act then, and the match remembers who was before each entry', () => {
  const match = dealt('nautilus-island', { seats: 3 });
  for (let n = 0; n < 40; n++) {
    const { ply, toAct, table } = match;
    const before = match.situationAt(ply);
    expect(before).toMatchObject({ toAct, table });
    const proposal = proposed(match.propose(ply, [moveOf(match, n)]));
    expect(match.situationAt(ply)).toEqual(before);
    match.commit(proposal);
    expect(match.situationAt(ply)).toEqual(before);
    expect(match.situationAt(match.ply)).toEqual(proposal.after);
  }
});

test('of several entries all count or none', () => {
  const match = dealt('nautilus-island', { seats: 2 });
  const { seat } = moveOf(match, 0);
  match.submit(seat, 0, moveOf(match, 0).move, 0);
  const before = everything(match);
  const practice = { type: 'practice', seat, agreed: [1 - seat], at: 0 } as const;
  const tooFar = { type: 'undo', seat, to: 5, at: 0 } as const;
  expect(match.propose(1, [practice, tooFar])).toEqual({ code: 'no-such-ply' });
  expect(everything(match)).toBe(before);
  match.commit(proposed(match.propose(1, [practice, { ...tooFar, to: 0 }])));
  expect(match.isPractice).toBe(true);
  expect(match.log.map(({ type }) => type)).toEqual(['move', 'practice', 'undo']);
});

test('a proposal that is not the last word cannot be committed', () => {
  const match = dealt('nautilus-island', { seats: 2 });
  const first = proposed(match.propose(0, [moveOf(match, 0)]));
  const second = proposed(match.propose(0, [moveOf(match, 1)]));
  expect(() => match.commit(first)).toThrow();
  match.commit(second);
  expect(() => match.commit(second)).toThrow();
  const late = proposed(match.propose(1, [moveOf(match, 0)]));
  match.submit(match.toAct, 1, moveOf(match, 1).move, 0);
  expect(() => match.commit(late)).toThrow();
});

test('not even after a proposal that was refused', () => {
  const match = dealt('nautilus-island', { seats: 2 });
  const first = proposed(match.propose(0, [moveOf(match, 0)]));
  const rubbish = { ...moveOf(match, 0), move: 'sail home' };
  expect(match.propose(0, [rubbish])).toEqual({ code: 'unreadable' });
  expect(() => match.commit(first)).toThrow();
});

test('nobody proposes for chance, and nobody for a ply that is gone', () => {
  const match = dealt('nautilus-island', { seats: 2 });
  expect(match.propose(0, [{ ...moveOf(match, 0), seat: CHANCE }])).toEqual({
    code: 'not-your-turn',
  });
  expect(match.propose(1, [moveOf(match, 0)])).toEqual({ code: 'stale' });
});

test('an undo that makes the game practice is offered only where it would be accepted', () => {
  const options = readOptions(games.nauticus, { seats: 2 }) as Options;
  const person = { name: 'Ann', kind: 'human' } as const;
  const bot = { name: 'Nemo', kind: 'bot' } as const;
  const offers = { alone: 0, twoPeople: 0, afterTheEnd: 0 };
  const visit = (match: AnyMatch, where: keyof typeof offers): void => {
    const to = match.undoOf(0).practice;
    if (to === undefined) return;
    offers[where]++;
    const practice = { type: 'practice', seat: 0, agreed: [], at: 0 } as const;
    proposed(match.propose(match.ply, [practice, { type: 'undo', seat: 0, to, at: 0 }]));
  };
  for (const [where, other] of [['alone', bot] as const, ['twoPeople', person] as const]) {
    const decide = sealedSea(new Uint8Array(32).fill(4));
    const match = Match.deal(games.nauticus, { options, decide, seats: [person, other] });
    match.letChanceAct(0);
    const rng = seededRng(1);
    for (let i = 0; i < 80; i++) {
      const legal = match.legalMoves();
      match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
      visit(match, where);
    }
    match.enter(match.ply, { type: 'resign', seat: 0, at: 0 });
    expect(match.isOver).toBe(true);
    visit(match, 'afterTheEnd');
  }
  expect(offers.alone).toBeGreaterThan(0);
  expect(offers).toMatchObject({ twoPeople: 0, afterTheEnd: 0 });
});
