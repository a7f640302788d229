/** Matches of Nautilus Island in positions that a test needs. */
import { isReadError, type NautilusIsland, nautilusIsland, seededRng } from '@tidetable/rules';
import { expect } from 'vitest';
import { Match } from '../match.ts';
import { isRefused, type MatchRefusal } from '../refusal.ts';
import { sealedSea } from '../sealedSea.ts';

export type Position = NautilusIsland.Position;
export type Island = Match<NautilusIsland.State, NautilusIsland.View, NautilusIsland.Event>;

export const seedOf = (n: number): Uint8Array => new Uint8Array(32).fill(n);

export const newMatch = (seats: number, { seed = 1, practice = false } = {}): Island => {
  const match = Match.deal(nautilusIsland, { options: { seats }, decide: sealedSea(seedOf(seed)) });
  if (practice) beginPractice(match);
  return match;
};

/** Everybody agrees; this is the first entry then. */
export const beginPractice = (match: Island): void => {
  const agreed = Array.from({ length: match.options.seats - 1 }, (_, i) => i + 1);
  expect(match.accept({ type: 'practice', seat: 0, agreed, at: 0 })).toBeUndefined();
};

const bySuit = (a: string, b: string): number =>
  'grbpoy'.indexOf(a[0]) - 'grbpoy'.indexOf(b[0]) || a.localeCompare(b);

/** A position of two seats, seat 0 to act: a plain deal, then changed. */
export const matchFrom = (
  change: (p: Position) => void,
  { seed = 1, practice = false, seats = 2 } = {},
): Island => {
  const s = nautilusIsland.blank({ seats });
  nautilusIsland.deal(s, () => 0);
  const p = nautilusIsland.position(s) as Position;
  change(p);
  for (const player of p.players) player.hand.sort(bySuit);
  const start = nautilusIsland.parsePosition(p);
  if (isReadError(start)) throw new Error(start.readError);
  const decide = sealedSea(seedOf(seed));
  const match = new Match(nautilusIsland, { options: { seats }, start, decide });
  if (practice) beginPractice(match);
  return match;
};

/** Puts a card that lies somewhere below into a hand; the card on top takes its place. */
export const giveCard = (p: Position, seat: number, card: string): void => {
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

export const giveKnownCard = (p: Position, seat: number, card: string): void => {
  giveCard(p, seat, card);
  p.players[seat].known.push(card);
  p.players[seat].known.sort(bySuit);
};

/** Lowers a column to its last cards; what was above them was seen by all and is held by seat 1. */
export const lower = (p: Position, column: number): void => {
  const { stacks } = p.columns[column - 1];
  const taken = stacks.flatMap(stack => stack.cards.splice(0, stack.cards.length - 1));
  p.columns[column - 1].height = 1;
  p.players[1].hand.push(...taken);
  p.players[1].known = [...p.players[1].known, ...taken].sort(bySuit);
};

/** Leaves tokens in the camp for these colours alone; the others go under the bag. */
export const keepCamp = (p: Position, colours: readonly string[]): void => {
  for (const [colour, token] of Object.entries(p.camp)) {
    if (token === null || colours.includes(colour)) continue;
    p.bag.push(token);
    p.camp[colour] = null;
  }
};

/** Leaves so many tokens in the bag; seat 1 has stored enough from the stacks to hold the others. */
export const shortenBag = (p: Position, size: number): void => {
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

export const submitAll = (match: Island, ...moves: string[]): void => {
  for (const move of moves) {
    const answer = match.submit(match.toAct, match.ply, move, 0);
    if (isRefused(answer)) throw new Error(`${move}: ${answer.code}`);
  }
};

/** All there is to know of a match, to see that nothing changed. */
export const everything = (match: Island): string =>
  JSON.stringify([
    match.ply,
    match.log,
    match.toAct,
    match.legalMoves(),
    match.points(),
    nautilusIsland.position(match.state),
    match.log.map((_, ply) => match.events(ply, 0)),
  ]);

export const expectRefused = (match: Island, act: () => object, refusal: MatchRefusal): void => {
  const before = everything(match);
  expect(act()).toEqual(refusal);
  expect(everything(match)).toBe(before);
};

export const playRandomly = (
  match: Island,
  rngSeed: number,
  plies = Number.POSITIVE_INFINITY,
): Island => {
  const rng = seededRng(rngSeed);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    submitAll(match, legal[rng(legal.length)]);
  }
  return match;
};

/** Seat 0 stores its orange card, and chance places the last two tokens of the bag. [NI25] */
export const shortRefill = (setup: { seed?: number; practice?: boolean } = {}): Island =>
  matchFrom(p => {
    giveKnownCard(p, 0, 'o4');
    keepCamp(p, ['green', 'orange']);
    shortenBag(p, 2);
  }, setup);
