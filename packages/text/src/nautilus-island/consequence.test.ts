/** The effects that a move announces are those that the rules then produce. */
import { CHANCE, type NautilusIsland, nautilusIsland, seededRng, unnamed } from '@tidetable/rules';
import { readMove } from '@tidetable/rules/nautilus-island';
import { describe, expect, test } from 'vitest';
import { gameTexts, LANGUAGES, nautilusIslandWords } from '../index.ts';
import { cardInColour } from './cardNames.ts';

type State = NautilusIsland.State;
type View = NautilusIsland.View;
type Words = (typeof nautilusIslandWords)['en'];

const legal = new Int32Array(nautilusIsland.maxLegal);
const legalMoves = (s: State): string[] =>
  Array.from(legal.subarray(0, nautilusIsland.legalMoves(s, legal)), nautilusIsland.formatMove);

/** The position after a move and the chance moves that follow. */
const after = (s: State, move: string): State => {
  const then = nautilusIsland.blank({ seats: s.seats });
  nautilusIsland.copyInto(then, s);
  nautilusIsland.play(then, nautilusIsland.parseMove(move) as number);
  while (then.toAct === CHANCE)
    nautilusIsland.play(then, nautilusIsland.parseMove(legalMoves(then)[0]) as number);
  return then;
};

/** Every position in which a person decides, of games that store whenever they can and of others. */
const visit = (look: (s: State) => void): void => {
  for (const seats of [2, 3, 4])
    for (const seed of [1, 2]) {
      const rng = seededRng(seed);
      let s = nautilusIsland.blank({ seats });
      nautilusIsland.deal(s, unnamed(rng));
      while (s.toAct >= 0) {
        look(s);
        const moves = legalMoves(s);
        const stores = moves.filter(move => /^(store|lay|close|leave)/.test(move));
        const from = seed === 2 && stores.length > 0 ? stores : moves;
        s = after(s, from[rng(from.length)]);
      }
    }
};

/** The effects of a move in the words of the game, by comparison of the positions before and after it. */
const outcome = (words: Words, s: State, move: string): string[] => {
  const say = words.consequences;
  const seat = s.toAct;
  const then = after(s, move);
  const [before, now]: View[] = [s, then].map(at => nautilusIsland.view(at, seat));
  const gained = (to: State): number =>
    nautilusIsland.score(to, seat) - nautilusIsland.score(s, seat);
  const ends = [
    ...(now.phase === 'over' ? [say.endsGame] : []),
    ...(now.round > before.round ? [say.endsRound] : []),
  ];
  const parts = readMove(move);
  switch (parts.type) {
    case 'column': {
      const uses = legalMoves(then);
      const cards = uses.includes('collect')
        ? nautilusIsland.view(after(then, 'collect'), seat).players[seat].handSize -
          now.players[seat].handSize
        : 0;
      const most = Math.max(0, ...uses.map(use => (/^store/.test(use) ? largest(then, use) : 0)));
      const told = [
        ...(cards > 0 ? [say.collectHere(cards)] : []),
        ...(most > 0 ? [say.storeHere(most)] : []),
      ];
      return told.length > 0 ? told : [say.nothingHere];
    }
    case 'collect': {
      const column = (now.players[seat].column ?? 0) - 1;
      const { height } = now.columns[column];
      const cards = before.columns[column].stacks.map(({ top }) =>
        top === null ? words.board.aFaceDownCard : cardInColour(words, top),
      );
      expect(now.players[seat].handSize - before.players[seat].handSize).toBe(cards.length);
      const isFirst = before.stage === 'open' && height === 0;
      const empty = isFirst ? say.emptiesFirst : say.empties;
      return [say.gets(words.list(cards)), height === 0 ? empty : say.left(height), ...ends];
    }
    case 'store':
      return [
        say.upTo(largest(s, move)),
        ...tokenTaken(words, s, after(then, legalMoves(then)[0]), seat, parts.colour),
        ...(best(s, then) > 0 ? [say.bringsUpTo(best(s, then))] : []),
      ];
    case 'lay': {
      const colour = before.storing ?? 'green';
      const gain = gained(then);
      return [
        say.size(now.players[seat].sets[colour].cards.length),
        ...tokenTaken(words, s, then, seat, colour),
        gain < 0 ? say.loses(-gain) : gain === 0 ? say.noPoints : say.gains(gain),
        ...(now.phase === 'close' ? [say.mayClose(gained(after(then, 'close')))] : ends),
      ];
    }
    case 'close':
      return [say.gains(gained(then)), ...ends];
    default:
      return ends;
  }
};

/** The maximum points of a store that has begun. */
const best = (before: State, begun: State): number => {
  const scoreIn = (s: State): number => nautilusIsland.score(s, before.toAct);
  const results = legalMoves(begun).map(lay => {
    const laid = after(begun, lay);
    return scoreIn(legalMoves(laid).includes('close') ? after(laid, 'close') : laid);
  });
  return Math.max(...results) - scoreIn(before);
};

/** How many cards a store may lay at most. */
const largest = (s: State, store: string): number =>
  Math.max(
    ...legalMoves(after(s, store)).map(lay => {
      const parts = readMove(lay);
      return parts.type === 'lay' ? parts.objects.length : 0;
    }),
  );

const tokenTaken = (
  words: Words,
  s: State,
  then: State,
  seat: number,
  colour: string,
): string[] => {
  const [before, now] = [s, then].map(at => nautilusIsland.view(at, seat));
  const had = [...before.players[seat].sets[colour].bonus];
  const [token] = now.players[seat].sets[colour].bonus.filter(bonus => {
    const i = had.indexOf(bonus);
    if (i >= 0) had.splice(i, 1);
    return i < 0;
  });
  const { noToken, takes, refills } = words.consequences;
  if (!token) return [noToken];
  return [takes(words.bonus[token]), ...(now.bag < before.bag ? [refills] : [])];
};

describe.each(LANGUAGES)('in %s', language => {
  const words = nautilusIslandWords[language];
  const text = gameTexts[language][nautilusIsland.id];

  test('every consequence named is what then happens', () => {
    const told = new Map<string, number>();
    visit(s => {
      const view = nautilusIsland.view(s, s.toAct);
      for (const move of legalMoves(s)) {
        const said = text.consequence?.(move, view);
        const happened = outcome(words, s, move);
        expect(said, move).toBe(
          happened.length === 0 ? undefined : words.consequences.all(happened),
        );
        if (said === undefined) continue;
        const { type } = readMove(move);
        told.set(type, (told.get(type) ?? 0) + 1);
        expect(said.length, said).toBeLessThan(140);
      }
    });
    for (const type of ['column', 'collect', 'store', 'lay', 'close', 'leave'])
      expect(told.get(type), type).toBeGreaterThan(1);
  });
});
