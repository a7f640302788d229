import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type AnyGame,
  CHANCE,
  isReadError,
  type NautilusIsland,
  nautilusIsland,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { expect, test } from 'vitest';
import { type AnyMatch, Match } from './match.ts';
import { isRefused } from './refusal.ts';
import { componentsHash, newSeal } from './seal.ts';
import { type SeatExport, seatExport } from './seatExport.ts';

type View = NautilusIsland.View;

const game: AnyGame = nautilusIsland;
const SEED = Uint8Array.from({ length: 32 }, (_, i) => 17 * i + 3);
const ID = 'e'.repeat(32);

const playersOf = (seats: number) =>
  Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'human' as const }));

const viewpoints = (match: AnyMatch): number[] =>
  Array.from({ length: match.options.seats + 1 }, (_, i) => i + SPECTATOR);

const exportOf = (match: AnyMatch, seat: number): SeatExport => seatExport(match, seat);

/** A match after so many random moves; in some one is taken back, if that is allowed. */
const playSome = (seats: number, rngSeed: number, plies: number): AnyMatch => {
  const options = { seats };
  const seal = newSeal(game, { id: ID, options, seed: SEED });
  const match = Match.deal(game, { options, seats: playersOf(seats), seal });
  const rng = seededRng(rngSeed);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    const { toAct, ply } = match;
    const answer = match.submit(toAct, ply, legal[rng(legal.length)], ply);
    if (isRefused(answer)) throw new Error(answer.code);
    if (ply === 4 && rngSeed % 8 === 0) match.undo(toAct, match.ply, ply, ply);
  }
  return match;
};

/** The deal with two of its cards, or two tokens of its bag, in each other's place. */
const swapped = (deal: readonly string[], random: (n: number) => number): string[] | undefined => {
  const lines = deal.map(line => line.split(': '));
  const isBag = random(4) === 0;
  const names = lines.flatMap(([name, words]) =>
    (isBag ? name === 'bag' : name !== 'bag' && name !== 'first') && words ? [name] : [],
  );
  const pick = (): [line: number, word: number] => {
    const line = lines.findIndex(([name]) => name === names[random(names.length)]);
    return line < 0 ? pick() : [line, random(lines[line][1].split(' ').length)];
  };
  const [lineA, a] = pick();
  const [lineB, b] = pick();
  const words = lines.map(line => line[1]?.split(' ') ?? []);
  const [wordA, wordB] = [words[lineA][a], words[lineB][b]];
  if (wordA === wordB) return undefined;
  words[lineA][a] = wordB;
  words[lineB][b] = wordA;
  return lines.map(([name], i) => [name.endsWith(':') ? name : `${name}:`, ...words[i]].join(' '));
};

const matchOf = (like: AnyMatch, deal: readonly string[]): AnyMatch | undefined => {
  const start = game.parseDeal(like.options, deal);
  if (isReadError(start)) return undefined;
  const { options, seal, tableAtStart } = like;
  return new Match(game, { options, start, seal, seats: tableAtStart.players });
};

/** Plays the log on another deal and tells who could not tell the two apart at any time. */
const fooled = (match: AnyMatch, deal: readonly string[]): { twin: AnyMatch; seats: number[] } => {
  const [real, twin] = [matchOf(match, match.deal), matchOf(match, deal)];
  if (!real || !twin) throw new Error('a swap made the deal unreadable');
  let seats = viewpoints(match);
  const compare = (): void => {
    seats = seats.filter(
      seat => JSON.stringify(real.view(seat)) === JSON.stringify(twin.view(seat)),
    );
  };
  compare();
  for (const entry of match.log) {
    if (seats.length === 0) break;
    real.accept(entry);
    if (twin.accept(entry)) return { twin, seats: [] };
    compare();
  }
  return { twin, seats };
};

test('an export does not depend on what its seat cannot know', () => {
  const compared = { twins: 0, otherHands: 0, spectators: 0, bags: 0 };
  const rng = seededRng(11);
  for (let round = 0; round < 70; round++) {
    const match = playSome(2 + (round % 3), round, 8 + rng(40));
    if (match.isOver) continue;
    const deal = swapped(match.deal, rng);
    if (deal === undefined) continue;
    const { twin, seats } = fooled(match, deal);
    for (const seat of seats) {
      const written = JSON.stringify(exportOf(match, seat));
      expect(JSON.stringify(exportOf(twin, seat)), `round ${round}, seat ${seat}`).toBe(written);
      compared.twins++;
      if (seat === SPECTATOR) compared.spectators++;
      if (deal.at(-1) !== match.deal.at(-1)) compared.bags++;
      const hands = (m: AnyMatch): string =>
        JSON.stringify(
          (game.position(m.state) as NautilusIsland.Position).players.map(p => p.hand),
        );
      if (hands(match) !== hands(twin)) compared.otherHands++;
    }
  }
  expect(compared.twins).toBeGreaterThan(50);
  expect(compared.otherHands).toBeGreaterThan(3);
  expect(compared.spectators).toBeGreaterThan(30);
  expect(compared.bags).toBeGreaterThan(20);
});

test('a twin that a seat can tell apart has another export', () => {
  const match = playSome(2, 1, 30);
  const rng = seededRng(5);
  let differing = 0;
  for (let i = 0; i < 200; i++) {
    const deal = swapped(match.deal, rng);
    if (deal === undefined) continue;
    const { twin, seats } = fooled(match, deal);
    if (twin.ply !== match.ply) continue;
    for (const seat of viewpoints(match).filter(x => !seats.includes(x))) {
      differing++;
      expect(JSON.stringify(exportOf(twin, seat))).not.toBe(JSON.stringify(exportOf(match, seat)));
    }
  }
  expect(differing).toBeGreaterThan(2);
});

test('seed, deal and the hands of others are nowhere in an export', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const match = playSome(2 + (seed % 3), seed, 50);
    if (match.isOver) continue;
    for (const seat of viewpoints(match)) {
      const file = exportOf(match, seat);
      const text = JSON.stringify(file);
      expect(text).not.toContain(bytesToHex(SEED));
      expect(text).not.toContain('seed');
      expect(text).not.toContain('stack 1');
      for (const line of match.deal.slice(1)) {
        const words = line.split(': ')[1]?.split(' ') ?? [];
        if (words.length > 3) expect(text).not.toContain(JSON.stringify(words).slice(1, -1));
      }
      for (const [other, player] of (file.view as View).players.entries()) {
        expect(player.hand === null).toBe(other !== seat);
      }
      const faceDown = file.lines.flatMap(({ events }) =>
        (events as NautilusIsland.Event[]).flatMap(e =>
          e.type === 'collected' && e.seat !== seat ? e.cards.filter(c => !c.faceUp) : [],
        ),
      );
      expect(faceDown.length).toBeGreaterThan(0);
      for (const { card } of faceDown) expect(card).toBe(-1);
    }
  }
});

test('an export holds these things and no others', () => {
  const match = playSome(3, 2, 20);
  for (const seat of viewpoints(match)) {
    const file = exportOf(match, seat);
    const { view, lines, legal, points, guessed, undo, ...rest } = file;
    expect(rest).toEqual({
      format: 'tidetable-seat/3',
      id: ID,
      game: 'nautilus-island',
      rules: nautilusIsland.rules,
      components: componentsHash(nautilusIsland.components),
      sheet: null,
      options: { seats: 3 },
      seat,
      ply: match.ply,
      toAct: match.toAct,
      result: undefined,
      left: [],
      seats: playersOf(3),
      pace: { clock: 'none' },
      commitment: match.seal?.commitment,
      salts: [null, null, null],
    });
    expect(view).toEqual(match.view(seat));
    expect(lines.map(({ ply }) => ply)).toEqual(match.log.map((_, ply) => ply));
    expect(lines.map(l => l.events)).toEqual(match.log.map((_, p) => match.events(p, seat)));
    expect(points).toHaveLength(3);
    expect(guessed).toHaveLength(3);
    expect(undo).toEqual(seat === SPECTATOR ? {} : match.undoOf(seat));
    expect(legal).toEqual(seat === match.toAct ? match.legalMoves() : []);
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
  }
});

test('only the seat to act gets a list of its moves, and nobody when the game is over', () => {
  const match = playSome(4, 3, 25);
  const listed = viewpoints(match).filter(seat => exportOf(match, seat).legal.length > 0);
  expect(listed).toEqual([match.toAct]);
  expect(match.toAct).not.toBe(CHANCE);
  const over = playSome(2, 4, Number.POSITIVE_INFINITY);
  for (const seat of viewpoints(over)) {
    const file = exportOf(over, seat);
    expect(file.legal).toEqual([]);
    expect((file.view as View).players.every(p => p.hand !== null)).toBe(true); // [NI51]
  }
});
