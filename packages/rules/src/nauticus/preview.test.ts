/** What a preview says before, the rules then do: in whole games, also with a table's own sheet. */
import { describe, expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { legalList, randomGame, withSheet } from '../testkit/index.ts';
import { keenGame } from '../testkit/nauticus/keenGame.ts';
import { randomSheet } from '../testkit/nauticus/randomSheet.ts';
import { type Components, components as standard } from './components.ts';
import type { Event, Free } from './events.ts';
import { nauticus } from './index.ts';
import { type ActionName, type GoodName, TILE_NAMES, type TileName } from './notation.ts';
import type { Part } from './part.ts';
import * as preview from './preview.ts';
import { landOn, wants } from './shipPreview.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type Game = typeof nauticus;

interface Step {
  readonly components: Components;
  readonly view: View; // before
  readonly legal: readonly string[];
  readonly events: readonly Event[];
  readonly after: View;
}

const legalMoves = (game: Game, s: State): string[] =>
  Array.from(legalList(game, s), game.formatMove);

const stepsOf = (game: Game, seed: number): Step[] => {
  const components = game.components as Components;
  const options = { seats: 2 + (seed % 3), oneEmblemPerShip: seed % 2 === 0 };
  const steps: Step[] = [];
  let view: View | undefined; // none before the first move
  let legal: string[] = [];
  keenGame(
    options,
    seed,
    (s, events) => {
      const after = game.view(s, Math.max(0, s.toAct));
      if (view) steps.push({ components, view, legal, events, after });
      view = after;
      legal = s.toAct === OVER ? [] : legalMoves(game, s);
    },
    8,
    game,
  );
  return steps;
};

const GAMES: [name: string, steps: Step[]][] = [
  ['the standard sheet', [1, 2, 3, 4].flatMap(seed => stepsOf(nauticus, seed))],
  [
    'random sheets',
    [5, 6, 7, 8, 9, 10].flatMap(seed =>
      stepsOf(withSheet(nauticus, randomSheet(seededRng(seed))), seed),
    ),
  ],
];

describe.each(GAMES)('with %s', (_, steps) => {
  /** Every event of a type, with the view before it. */
  const each = <T extends Event['type']>(
    type: T,
    check: (event: Extract<Event, { type: T }>, step: Step) => void,
  ): void => {
    let n = 0;
    for (const step of steps) {
      for (const event of step.events) {
        if (event.type !== type) continue;
        check(event as Extract<Event, { type: T }>, step);
        n++;
      }
    }
    expect(n, type).toBeGreaterThan(0);
  };

  test('[NC22] [NC23] [NC58] a tile costs what was said', () => {
    each('bought', (event, { components, view }) => {
      expect(event.taler).toBe(preview.priceOf(components, view, TILE_NAMES[event.tile]));
    });
  });

  test('[NC22] the first of a kind costs what is printed at the space', () => {
    each('bought', (event, { components, view }) => {
      const tile = TILE_NAMES[event.tile];
      const { extra, bought, action } = view.running;
      expect(preview.soldBy(action as ActionName)).toContain(tile);
      if (extra || bought.includes(tile)) return;
      expect(event.taler).toBe(preview.printedPrice(components, view.chosen ?? -1, tile));
    });
  });

  test('[NC20] blue workers and own ones pay as was said', () => {
    for (const { view, events } of steps) {
      for (const event of events) {
        if (!('blue' in event && 'workers' in event)) continue;
        const { own, blue } = preview.payment(view, event.workers + event.blue);
        expect({ own, blue }).toEqual({ own: event.workers, blue: event.blue });
      }
    }
  });

  test('[NC65] [NC91] the parts of a score add up to it, and are those of the final count', () => {
    for (const { after, events } of steps)
      for (const [seat, player] of after.players.entries()) {
        const parts = preview.scoreParts(player);
        expect(Object.values(parts).reduce((a, b) => a + b, 0)).toBe(player.score);
        for (const event of events) {
          if (event.type !== 'over') continue;
          const { track, ships, goods, exchanged } = event.results[seat];
          expect(parts).toMatchObject({ ships, goods, exchange: exchanged });
          expect(parts.track + parts.crowns).toBe(track);
        }
      }
  });

  test('[NC18] [NC26] [NC73] the tile of a bonus or a gift is lost as was said', () => {
    for (const { components, view, events } of steps) {
      const isLost = (reason: Free): boolean =>
        events.some(e => e.type === 'lost' && e.reason === reason);
      for (const event of events) {
        if (event.type === 'chose')
          expect(preview.losesBonus(components, view, event.space)).toBe(isLost('bonus'));
        if (event.type === 'bought' && event.taler === 0)
          expect(preview.losesGift(components, view, TILE_NAMES[event.tile])).toBe(isLost('gift'));
      }
    }
    if (steps[0].components.storage.boxes < standard.storage.boxes)
      expect(steps.some(s => s.events.some(e => e.type === 'lost'))).toBe(true);
  });

  test('[NC24] [NC37] [NC70] [NC75] a tile at 0 taler is stored or lost as was said', () => {
    each('bought', (event, { components, view, events }) => {
      if (event.taler > 0) return;
      const hasRoom = preview.hasRoomFor(components, view, TILE_NAMES[event.tile]);
      expect(events.some(e => e.type === 'stored')).toBe(hasRoom);
      expect(events.some(e => e.type === 'lost' && e.reason === 'price-0')).toBe(!hasRoom);
    });
  });

  test('[NC25] a paid one may be stored and placed as was said', () => {
    for (const { components, view, legal } of steps) {
      const { tile } = view.running;
      if (view.phase !== 'place' || tile === null) continue;
      const isPaid = view.running.action !== 'transport';
      const mayStore = isPaid && preview.hasRoomFor(components, view, tile);
      expect(legal.includes('store')).toBe(mayStore);
      expect(legal.some(move => move.startsWith('place'))).toBe(preview.canPlace(view, tile));
    }
  });

  test('[NC37] [NC70] boxes are full and free as was said', () => {
    each('stored', (event, { components, view, after }) => {
      const free = components.storage.boxes - after.players[event.seat].boxes;
      const needed = preview.boxesOf(TILE_NAMES[event.tile]);
      expect(preview.freeBoxes(components, view) - needed).toBe(free);
    });
  });

  test('[NC26] the gift comes with the fourth kind', () => {
    each('bought', (event, { view, events, after }) => {
      const isDue =
        after.running.giftDue ||
        after.phase === 'gift' ||
        events.some(e => e.type === 'lost' && e.reason === 'gift');
      const isLast = preview.isFourthKind(view, TILE_NAMES[event.tile]);
      if (isDue) expect(isLast).toBe(true);
      else if (after.phase === 'place') expect(isLast).toBe(false);
    });
  });

  test('[NC17] [NC26] [NC51] [NC73] what is offered for nothing may be taken, but for empty stacks', () => {
    const seen = new Set<string>();
    for (const { view, legal } of steps) {
      if (!['bonus', 'gift', 'goods'].includes(view.phase)) continue;
      const left = preview
        .offered(view)
        .filter(tile => view.stacks[tile] > 0 && tile !== view.running.goodTaken);
      expect(legal).toEqual(left.map(tile => `take ${tile}`));
      seen.add(view.phase);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bonus', 'gift']));
  });

  test('[NC47] [NC48] a pass tile saves what was said', () => {
    each('passed', (event, { view }) => expect(event.saved).toBe(preview.passTile(view)));
  });

  test('[NC44] [NC46] crowns bring what was said', () => {
    each('scored-crowns', (event, { view }) =>
      expect(event.points).toBe(preview.crownPoints(view)),
    );
  });

  test('[NC86] so many goods are offered as a reward', () => {
    each('rewarded', (event, { components, view, events, after }) => {
      if (event.reward !== 5) return;
      const { due, fit } = preview.goodsReward(components, view);
      expect(after.phase === 'goods' ? after.running.goodsLeft : 0).toBe(fit);
      expect(events.filter(e => e.type === 'lost' && e.reason === 'reward')).toHaveLength(
        due - fit,
      );
    });
  });

  test('[NC64] delivered goods are worth what was said', () => {
    each('delivered', (event, { components, view, after }) => {
      const goods = event.goods.map(good => components.goods[good] as GoodName);
      const before = view.players[event.seat].roads.goods;
      expect(after.players[event.seat].roads.goods - before).toBe(preview.worthOf(view, goods));
    });
  });

  test('[NC30] [NC50] [NC80] a tile lands where was said, and finishes a ship if that was said', () => {
    each('placed', (event, { view, events, after }) => {
      if (event.begun) return;
      const { onCrownMast, seat, ship } = event;
      const { oneEmblemPerShip } = view;
      const tile = TILE_NAMES[event.tile];
      const { parts } = view.players[seat].ships[ship];
      const finishes = events.some(e => e.type === 'finished-ship');
      expect(landOn(parts, tile, { onCrownMast, oneEmblemPerShip })).toEqual({
        parts: after.players[seat].ships[ship].parts,
        at: event.part,
        slot: preview.kindOf(tile),
        finishes,
      });
    });
  });

  test('[NC33] [NC34] [NC90] a tile lands only where the rules let it', () => {
    for (const { view, legal } of steps) {
      const { tile } = view.running;
      if (view.phase !== 'place' || tile === null) continue;
      const looks = preview.actor(view).ships.map(({ parts }) => JSON.stringify(parts));
      for (const [i, { parts }] of preview.actor(view).ships.entries()) {
        if (looks.indexOf(looks[i]) < i) continue; // [NC81]
        for (const onCrownMast of [false, true]) {
          const where = onCrownMast ? 'crown mast of ship' : 'ship';
          const landing = landOn(parts, tile, { ...view, onCrownMast });
          expect(landing !== undefined, `${tile} on ${looks[i]}`).toBe(
            legal.includes(`place on ${where} ${i + 1}`),
          );
        }
      }
    }
  });

  test('[NC19] the action can be used again as was said', () => {
    const said = new Set<string>();
    for (const { components, view, legal } of steps) {
      if (view.phase !== 'act') continue;
      const uses = legal.filter(move => !['end', 'pass', 'extra action'].includes(move));
      const canUse = preview.canUse(components, view);
      expect(canUse).toBe(uses.length > 0);
      said.add(`${view.running.action} ${canUse}`);
    }
    expect(said.size).toBeGreaterThan(13);
  });

  test('[NC29] [NC49] a ship is finished when it wants nothing', () => {
    for (const { view } of steps) {
      for (const { ships, finished } of view.players) {
        expect(ships.map(({ parts }) => wantsNothing(parts))).toEqual(finished);
      }
    }
  });

  test('[NC29] [NC49] the last of all that a ship wants finishes it, and nothing before', () => {
    const seen = new Set<number>();
    for (const { view } of steps) {
      for (const { parts } of view.players.flatMap(({ ships }) => ships)) {
        const { ends, masts, sails } = wants(parts);
        const given = [
          ...ends,
          ...Array<TileName>(masts).fill('crown mast'),
          ...Array<TileName>(sails).fill('crown sail'),
        ];
        expect(finishedBy(parts, given)).toBe(given.length);
        seen.add(ends.length);
      }
    }
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});

/** How many of these tiles the ship takes until it is finished. */
const finishedBy = (parts: readonly Part[], tiles: readonly TileName[]): number => {
  let ship = parts;
  for (const [i, tile] of tiles.entries()) {
    const onCrownMast = tile.endsWith('sail') && !landOn(ship, tile, { oneEmblemPerShip: false });
    const landing = landOn(ship, tile, { onCrownMast, oneEmblemPerShip: false });
    if (!landing) return -1;
    if (landing.finishes) return i + 1;
    ship = landing.parts;
  }
  return 0;
};

const wantsNothing = (parts: readonly Part[]): boolean => {
  const { ends, masts, sails } = wants(parts);
  return ends.length + masts + sails === 0;
};

test('[NC64] goods beyond the fifth of a kind are worth 5 each', () => {
  const s = nauticus.blank({ seats: 2, oneEmblemPerShip: false });
  nauticus.deal(s, n => n - 1);
  const view = nauticus.view(s, s.toAct);
  preview.actor(view).delivered = { coffee: 4, grain: 0, salt: 0, fish: 6 };
  expect(preview.worthOf(view, ['coffee', 'coffee'])).toBe(6 + 5);
  expect(preview.worthOf(view, ['fish', 'fish', 'grain'])).toBe(5 + 5 + 2);
});

test.each<[TileName, string]>([
  ['1-ship', 'hull'],
  ['crown mast', 'mast'],
  ['tower sail', 'sail'],
  ['salt', 'good'],
])('%s is a %s', (tile, kind) => expect(preview.kindOf(tile)).toBe(kind));

test('[NC9] every legal move leads to what its preview shows, but for the tiles of a new round', () => {
  const game = withSheet(nauticus, randomSheet(seededRng(3)));
  const components = game.components as Components;
  const untiled = ({ spaces, ...rest }: View, isNewRound: boolean) =>
    isNewRound ? rest : { ...rest, spaces };
  for (const seats of [2, 3, 4]) {
    const options = { seats, oneEmblemPerShip: seats === 3 };
    const then = game.blank(options);
    randomGame(game, options, seats, (s, legal) => {
      const view = game.view(s, s.toAct);
      for (const m of legal) {
        game.copyInto(then, s);
        game.play(then, m);
        const isNewRound = then.round > s.round;
        const told = preview.viewAfter(components, view, game.formatMove(m));
        expect(untiled(told, isNewRound)).toEqual(untiled(game.view(then, s.toAct), isNewRound));
      }
      return undefined;
    });
  }
});
