/** Each preview says what play then does, for the standard components and for any sheet. */
import { describe, expect, test } from 'vitest';
import { CHANCE, SPECTATOR } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { byNotation } from '../testkit/byNotation.ts';
import { legalList, randomGame, withSheet } from '../testkit/index.ts';
import { randomSheet } from '../testkit/nautilus-island/randomSheet.ts';
import {
  cardOf,
  colourOfCard,
  formatCard,
  isTreasure,
  objectOfCard,
  SET_COLOURS,
  sortCards,
} from './cards.ts';
import { BONUS_NAMES, type Components } from './components.ts';
import { nautilusIsland as standard } from './index.ts';
import { moveNotation } from './notation.ts';
import type { Event } from './play.ts';
import {
  activeColumn,
  bestStore,
  cardPoints,
  cardsToCollect,
  closing,
  closingGain,
  hasPortholeFrom,
  isLastTurn,
  isRefilledBy,
  isRoundsLastTurn,
  laying,
  lays,
  mostToStore,
  pawnPlaces,
  tally,
  tokenPoints,
} from './preview.ts';
import { KINDS, Phase, type State } from './state.ts';
import type { View } from './view.ts';

type Game = typeof standard;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const componentsOf = (game: Game): Components => game.components as Components;

/** What a move that is legal in `s` does, in its own copy of the position. */
const outcome = (game: Game, s: State, m: number): { events: Event[]; after: State } => {
  const after = game.blank({ seats: s.seats });
  game.copyInto(after, s);
  const events: Event[] = [];
  game.play(after, m, events);
  return { events, after };
};

const find = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): EventOf<Type> | undefined => events.find((e): e is EventOf<Type> => e.type === type);

const CLOSE = standard.parseMove('close') as number;
const COLLECT = standard.parseMove('collect') as number;

/** Games in which somebody stores whenever it is possible reach full sets. */
const eager = (game: Game, legal: Int32Array): number | undefined =>
  legal.find(m => /^(store|lay \d \d|close)/.test(game.formatMove(m)));

const gameOf = (seed: number): Game => withSheet(standard, randomSheet(seededRng(seed)));

const GAMES: readonly [name: string, game: Game][] = [
  ['the standard components', standard],
  ...[1, 2, 3, 4].map(seed => [`sheet ${seed}`, gameOf(seed)] as [string, Game]),
];

describe.each(GAMES)('%s', (_, game) => {
  /** Visits random games of every number of players up to their ends, half of them eager to store. */
  const visit = (look: (s: State, view: View, legal: Int32Array) => void): void => {
    for (let seats = 2; seats <= 4; seats++)
      for (let seed = 1; seed <= 4; seed++) {
        const end = randomGame(game, { seats }, seed, (s, legal, ply) => {
          look(s, game.view(s, (ply % (seats + 1)) + SPECTATOR), legal);
          return seed % 2 === 0 && ply % 3 > 0 ? eager(game, legal) : undefined;
        });
        look(end, game.view(end, SPECTATOR), new Int32Array());
      }
  };

  test('[NI27] [NI28] close takes the token that the preview names, and only then', () => {
    let closed = 0;
    visit((s, view, legal) => {
      const told = closing(view);
      expect(told !== undefined).toBe(legal.includes(CLOSE));
      if (told === undefined) return;
      const { events, after } = outcome(game, s, CLOSE);
      const e = find(events, 'closed') as EventOf<'closed'>;
      expect(told.points).toBe(e.points);
      const then = game.view(after, SPECTATOR);
      expect(then.portholes[told.size]).toEqual(view.portholes[told.size].slice(1));
      const [had, has] = [view, then].map(v => tally(componentsOf(game), v, e.seat).sets);
      const gained = has.map(({ porthole }, i) => porthole - had[i].porthole);
      expect(gained.filter(points => points !== 0)).toEqual([told.points]); // [NI41]
      expect(closingGain(view)).toBe(game.score(after, e.seat) - game.score(s, e.seat)); // [NI38]
      closed++;
    });
    expect(closed).toBeGreaterThan(0);
  });

  test('[NI14] [NI15] collect brings as many cards as the preview says, from that column', () => {
    visit((s, view, legal) => {
      if (legal.includes(COLLECT)) {
        const e = find(outcome(game, s, COLLECT).events, 'collected') as EventOf<'collected'>;
        expect(activeColumn(view)).toBe(e.column + 1);
        expect(cardsToCollect(view)).toBe(e.cards.length);
      } else if (view.phase === 'act') expect(cardsToCollect(view)).toBe(0);
      else if (view.phase === 'explore') expect(activeColumn(view)).toBeUndefined();
    });
  });

  test('[NI11] a marker changes sides with every turn of its seat, and no space holds two', () => {
    let before: View | undefined;
    visit((s, view) => {
      const now = pawnPlaces(view);
      const placed = now.filter(({ column }) => column !== undefined);
      expect(new Set(placed.map(({ column, side }) => `${column} ${side}`)).size).toBe(
        placed.length,
      );
      if (view.round === 1 && view.turn === 0 && view.phase === 'explore') before = undefined;
      const then = before && pawnPlaces(before);
      now.forEach(({ column, side }, seat) => {
        const was = then?.[seat];
        if (!was || was.column === undefined) return;
        if (was.column === column) expect(side).toBe(was.side);
        else expect(side).not.toBe(was.side);
      });
      before = game.view(s, SPECTATOR);
    });
  });

  test('[NI42] [NI43] the tally of an open hand adds up to the score', () => {
    let ended = 0;
    visit((s, view) => {
      const isOver = view.phase === 'over';
      for (const seat of view.players.keys()) {
        const { hand } = view.players[seat];
        const { sets, treasures } = tally(componentsOf(game), view, seat);
        const inSets = sets.reduce((sum, { tokens, porthole }) => sum + tokens + porthole, 0);
        if (hand) expect(inSets + treasures).toBe(game.score(s, seat));
        else expect(treasures).toBe(0);
        if (isOver) expect(hand).not.toBeNull();
      }
      if (isOver) ended++;
    });
    expect(ended).toBe(12);
  });

  /** Does what the seat to act has chosen, in its own copy of the position. */
  const after = (s: State, ...moves: readonly string[]): State => {
    let then = s;
    for (const move of moves) then = outcome(game, then, game.parseMove(move) as number).after;
    return then;
  };

  test('[NI17] [NI22] a store brings the points that the preview says, closed or left open', () => {
    const met = { lays: 0, closed: 0, refilled: 0, lost: 0 };
    visit((s, _, legal) => {
      const view = game.view(s, s.toAct);
      if (view.phase !== 'act') return;
      let best = 0;
      for (const colour of SET_COLOURS) {
        const store = moveNotation.store(colour);
        const told = lays(view, colour);
        const isLegal = legal.includes(game.parseMove(store) as number);
        const listed = isLegal ? Array.from(legalList(game, after(s, store)), game.formatMove) : [];
        expect(told.map(moveNotation.lay).toSorted()).toEqual(listed.toSorted());
        const column = activeColumn(view) ?? 0;
        const largest = Math.max(0, ...told.map(objects => objects.length));
        expect(mostToStore(view, colour, column)).toBe(largest);
        expect(mostToStore(game.view(s, SPECTATOR), colour, column)).toBe(
          view.players[s.toAct].sets[colour].porthole === null ? s.spaces[column - 1] : 0,
        );
        for (const objects of told) {
          const { size, gain, closed } = laying(view, colour, objects);
          const then = after(s, store, moveNotation.lay(objects));
          const had = game.score(s, s.toAct);
          expect(game.score(then, s.toAct) - had).toBe(gain);
          expect(game.view(then, SPECTATOR).players[s.toAct].sets[colour].cards).toHaveLength(size);
          const mayClose = then.phase === Phase.close;
          if (then.toAct !== CHANCE) expect(closed !== undefined).toBe(mayClose);
          if (mayClose) expect(game.score(after(then, 'close'), s.toAct) - had).toBe(closed);
          const isRefilled = then.phase === Phase.refill || then.drawn > s.drawn;
          expect(isRefilledBy(view, colour)).toBe(isRefilled); // [NI24] [NI26]
          met.lays++;
          if (isRefilled) met.refilled++;
          if (mayClose) met.closed++;
          if (gain < 0) met.lost++;
          best = Math.max(best, closed ?? gain);
        }
      }
      expect(bestStore(view)).toBe(best);
    });
    expect(Math.min(met.lays, met.closed, met.refilled)).toBeGreaterThan(0);
    if (game === standard) expect(met.lost).toBeGreaterThan(0); // a sheet may have no odd tokens
  });

  test('[NI29] who may close a set has a porthole for it, and who may not has none for its size', () => {
    visit((_, view) => {
      if (view.phase === 'close')
        expect(hasPortholeFrom(view, closing(view)?.size ?? 0)).toBe(true);
      const left = Object.entries(view.portholes).filter(([, pile]) => pile.length > 0);
      const largest = Math.max(0, ...left.map(([size]) => Number(size)));
      expect(hasPortholeFrom(view, largest)).toBe(left.length > 0);
      expect(hasPortholeFrom(view, largest + 1)).toBe(false);
    });
  });

  test('[NI35] nobody has another turn after the last one', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const last = new Set<number>();
      randomGame(game, { seats: 3 }, seed, s => {
        const view = game.view(s, SPECTATOR);
        if (typeof view.toAct !== 'number' || view.phase !== 'explore') return undefined;
        expect(last.has(view.toAct)).toBe(false);
        if (isLastTurn(view)) last.add(view.toAct);
        return undefined;
      });
      expect(last.size).toBe(3);
    }
  });

  test('[NI31] a turn ends the round if the preview says so', () => {
    let before: View | undefined;
    visit((_, view) => {
      const isNewGame = before?.phase === 'over';
      if (before && !isNewGame && (before.turn !== view.turn || before.round !== view.round)) {
        const isNewRound = view.round > before.round || view.phase === 'over';
        expect(isNewRound).toBe(isRoundsLastTurn(before));
      }
      before = view;
    });
  });

  test('[NI36] [NI37] [NI38] [NI39] [NI40] the points of the sorts of tokens add up to those of the set', () => {
    visit((_, view) => {
      for (const [seat, { sets }] of view.players.entries())
        for (const { colour, tokens } of tally(componentsOf(game), view, seat).sets) {
          const sorts = BONUS_NAMES.map(name => tokenPoints(sets[colour], name));
          expect(sorts.reduce((a, b) => a + b)).toBe(tokens);
        }
    });
  });

  test('[NI42] a card that is collected adds its points to the score', () => {
    visit((s, _view, legal) => {
      if (!legal.includes(COLLECT)) return;
      const { events, after } = outcome(game, s, COLLECT);
      const { seat, cards } = find(events, 'collected') as EventOf<'collected'>;
      const points = cards.map(({ card }) => cardPoints(componentsOf(game), formatCard(card)));
      expect(game.score(after, seat) - game.score(s, seat)).toBe(points.reduce((a, b) => a + b));
    });
  });
});

/** What seat 0 sees after these moves of a game that chance dealt without shuffling. */
const viewAfter = (...moves: readonly string[]): View => {
  const s = standard.blank({ seats: 2 });
  standard.deal(s, () => 0);
  byNotation(standard).played(s, ...moves);
  return standard.view(s, 0);
};

test('[NI11] before the first turn nobody stands anywhere; then markers go to the top', () => {
  expect(pawnPlaces(viewAfter()).map(s => s.column)).toEqual([undefined, undefined]);
  const { order, ...rest } = viewAfter('column 2');
  expect(pawnPlaces({ order, ...rest })[order[0]]).toMatchObject({ column: 2, side: 'top' });
});

test('[NI11] in the second round who has moved is on the other side, who has not is still there', () => {
  const first = ['column 2', 'collect', 'column 3', 'collect'];
  const { order } = viewAfter(...first);
  expect(pawnPlaces(viewAfter(...first)).map(s => s.side)).toEqual(['top', 'top']);
  const sides = pawnPlaces(viewAfter(...first, 'column 1')).map(s => s.side);
  expect(sides[order[0]]).toBe('bottom');
  expect(sides[order[1]]).toBe('top');
});

test('a card is the same by its number, its name, and its colour and object', () => {
  const cards = Array.from({ length: KINDS }, (_, card) => formatCard(card));
  expect(cards.map(card => cardOf(colourOfCard(card), objectOfCard(card)))).toEqual(cards);
  expect(sortCards(cards.toReversed())).toEqual(cards);
  expect(sortCards(['y1', 'b4', 'g2', 'r1', 'g2'])).toEqual(['g2', 'g2', 'r1', 'b4', 'y1']);
});

test('[NI19] treasures are the cards whose colour has no set', () => {
  expect(['g1', 'o4', 'y1', 'y4'].map(isTreasure)).toEqual([false, false, true, true]);
});
