/** Whole games in the texts of both languages, compared with the effects that the rules then produce. */
import {
  type GameEvent,
  type Nauticus,
  nauticus,
  OVER,
  type Rng,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { type Components, kindOf } from '@tidetable/rules/nauticus';
import { withSheet } from '@tidetable/rules/testkit';
import { describe, expect, test } from 'vitest';
import { gameTexts, LANGUAGES, type Language, nauticusWords } from '../index.ts';
import { moveWritten } from '../typing/ownNotation.ts';
import { plain } from '../typing/words.ts';

type Event = Nauticus.Event;
type View = Nauticus.View;

const NAMES = ['Ann', 'Bob', 'Zoé', 'Léa'];
/** Also what only the terminal writes: `stern lion/–`. */
const BROKEN = /undefined|NaN|\[object|null|Infinity| {2}|\(\)|: \.|^\s|\s$|[a-zé]\/|[a-zé] –[ )]/;
/** What French never writes: a straight apostrophe, or a colon and its like without a space. */
const NOT_FRENCH = /'|[^\s\d]:(\s|$)|\w[;?!»]|«\w| (à le|de le|à les|de les|le a|la a|le é) /;

interface Step {
  readonly components: object; // of the table
  readonly view: View; // of the seat that moves
  readonly legal: readonly string[];
  readonly move: string;
  readonly events: readonly Event[];
  readonly after: View;
  readonly legalAfter: readonly string[];
}

const legal = new Int32Array(nauticus.maxLegal);
const legalMoves = (s: Nauticus.State): string[] =>
  Array.from(legal.subarray(0, nauticus.legalMoves(s, legal)), nauticus.formatMove);

/** Mostly acts and builds instead of stopping, so that ships are finished and stacks run out. */
const pickMove = (moves: readonly string[], rng: Rng): string => {
  const keen = moves.filter(move => !/^(pass|end|store|extra|place on new)/.test(move));
  const from = keen.length > 0 && rng(8) > 0 ? keen : moves;
  return from[rng(from.length)];
};

/** A table's own sheet, with other prices and a small storage. */
const { prices, storage } = nauticus.components as Components;
const own = withSheet(nauticus, {
  prices: prices.map(row => row.map(price => (price + 1) % 4)),
  storage: { ...storage, boxes: 5 },
});

interface Table {
  readonly hasSheet: boolean;
  readonly seats: number;
  readonly oneEmblemPerShip: boolean;
  readonly seed: number;
}

const playGame = (table: Table, visit: (step: Step) => void): Nauticus.State => {
  const { seed, hasSheet, ...options } = table;
  const game = hasSheet ? own : nauticus;
  const { components } = game;
  const rng = seededRng(seed);
  const s = game.blank(options);
  nauticus.deal(s, unnamed(rng));
  let moves = legalMoves(s);
  let view = nauticus.view(s, s.toAct);
  while (s.toAct !== OVER) {
    const move = pickMove(moves, rng);
    const events: Event[] = [];
    nauticus.play(s, nauticus.parseMove(move) ?? -1, events);
    const step = { components, view, legal: moves, move, events };
    moves = legalMoves(s);
    view = nauticus.view(s, Math.max(0, s.toAct));
    visit({ ...step, after: view, legalAfter: moves });
  }
  return s;
};

const TABLES: readonly Table[] = [2, 3, 4].flatMap(seats =>
  [1, 2, 3, 4].map(seed => ({
    seats,
    seed,
    oneEmblemPerShip: seed === 3,
    hasSheet: seed === 4,
  })),
);

/** Every step of all games; a failure names the seed. */
const steps = function* (): Generator<Step & { at: string }> {
  for (const table of TABLES) {
    const all: Step[] = [];
    playGame(table, step => all.push(step));
    for (const [ply, step] of all.entries()) {
      yield { ...step, at: `${JSON.stringify(table)} ply ${ply}: ${step.move}` };
    }
  }
};
const STEPS = [...steps()];

/** The refusals of all moves in all positions of a game. */
const refusalCodes = (): Set<string> => {
  const codes = new Set<string>();
  const s = nauticus.blank({ seats: 3, oneEmblemPerShip: false });
  const rng = seededRng(7);
  nauticus.deal(s, unnamed(rng));
  while (s.toAct !== OVER) {
    for (let m = 0; m < nauticus.moveCount; m++) codes.add(nauticus.whyNot(s, m)?.code ?? 'over');
    nauticus.play(s, nauticus.parseMove(pickMove(legalMoves(s), rng)) ?? -1);
  }
  expect(codes.size).toBeGreaterThan(25);
  return codes;
};

const paid = { workers: 2, blue: 1 };
const final = {
  seat: 1,
  track: -4,
  ships: 28,
  goods: 7,
  taler: 1,
  workers: 0,
  tiles: 0,
  exchanged: 0,
  score: 31,
  place: 1,
};
/** One of each type, so that the compiler asks for each. */
const samples: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  chose: { type: 'chose', seat: 0, action: 2, space: 2, blue: 0 },
  bonus: { type: 'bonus', seat: 0, space: 6, workers: 1, points: 1, taler: 0 },
  took: { type: 'took', seat: 0, tile: 5, reason: 'gift' },
  lost: { type: 'lost', seat: 0, tile: null, kind: 'mast', reason: 'bonus' },
  passed: { type: 'passed', seat: 0, saved: 0 },
  bought: { type: 'bought', seat: 0, tile: 12, taler: 0, ...paid },
  stored: { type: 'stored', seat: 0, tile: 3 },
  placed: {
    type: 'placed',
    seat: 0,
    tile: 9,
    ship: 1,
    part: 0,
    begun: false,
    onCrownMast: true,
  },
  carried: { type: 'carried', seat: 0, tile: 16, ...paid },
  withdrew: { type: 'withdrew', seat: 0, taler: 2, ...paid },
  delivered: { type: 'delivered', seat: 0, ship: 2, goods: [0, 3, 0], ...paid },
  'scored-crowns': { type: 'scored-crowns', seat: 0, crowns: 4, points: 1, ...paid },
  'finished-ship': { type: 'finished-ship', seat: 0, ship: 0, size: 4 },
  rewarded: { type: 'rewarded', seat: 0, reward: 3, points: 0, taler: 7, workers: 0 },
  extra: { type: 'extra', seat: 0, workers: 2 },
  'extra-action': { type: 'extra-action', seat: 0, action: 7 },
  'ended-action': {
    type: 'ended-action',
    seat: 0,
    action: 4,
    extra: false,
    uses: 2,
    blueLost: 1,
  },
  'stack-emptied': { type: 'stack-emptied', tile: 17 },
  flipped: { type: 'flipped', action: 3, space: 4, anchorTile: true },
  'start-player': { type: 'start-player', seat: 0 },
  'round-ended': { type: 'round-ended', round: 1, unplayed: 5 },
  penalty: { type: 'penalty', seat: 0, points: 1 },
  round: { type: 'round', round: 2, anchor: 4, tiles: [7, 6, 5, 4, 3, 2, 1, 0] },
  over: { type: 'over', results: [{ ...final, seat: 0 }, final] },
};

describe.each(LANGUAGES)('in %s', language => {
  const text = gameTexts[language][nauticus.id];
  const words = nauticusWords[language];
  const expectSound = (said: string | undefined, at: string): void => {
    expect(said, at).toMatch(/^[\p{Lu}].*\S$/u);
    expect(said, at).not.toMatch(BROKEN);
    if (language === 'fr') expect(said, at).not.toMatch(NOT_FRENCH);
  };

  test.each(Object.values(samples))('$type has a sentence that names who did it', event => {
    const said = text.events([event], NAMES)[0] ?? '';
    expectSound(said, event.type);
    expect(said).toMatch(/\.$/);
    if ('seat' in event) expect(said).toContain('Ann');
  });

  test('everything that happens in a game is told, but for tiles that are taken at once', () => {
    const seen = new Set<string>();
    for (const { events, at } of STEPS) {
      for (const event of events) {
        seen.add(event.type);
        const said = text.events([event], NAMES)[0];
        if (said === undefined) expect(at).toMatch(/reward crown (mast|sail)$/);
        else expectSound(said, at);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(samples).sort());
  });

  test('every kind of move is a choice of its own', () => {
    const kinds = new Set<string>();
    const kindOf = (move: string): string => move.replace(/\d+$/, 'N');
    for (const { view, legal, at, components } of STEPS) {
      const said = legal.map(move => text.move(move, view, components));
      for (const choice of said) expectSound(choice, at);
      expect(new Set(said).size, `${at}\n${said.join('\n')}`).toBe(said.length);
      for (const move of legal) kinds.add(kindOf(move));
    }
    const all = Array.from({ length: nauticus.moveCount }, (_, m) =>
      kindOf(nauticus.formatMove(m)),
    );
    expect([...kinds].sort()).toEqual([...new Set(all)].sort());
  });

  test('a choice says before what it costs', () => {
    for (const { view, move, events, at, components } of STEPS) {
      const said = text.move(move, view, components);
      for (const event of events) {
        if ('blue' in event && 'workers' in event)
          expect(said, at).toContain(words.spent(event.workers, event.blue));
        if (event.type === 'bought' && event.taler > 0)
          expect(said, at).toContain(words.taler(event.taler));
        if (event.type === 'bought' && event.taler === 0)
          expect(said, at).toMatch(/no taler|aucun thaler/);
      }
    }
  });

  test('amounts are those of the components that are played with', () => {
    const standard = nauticus.components as Components;
    const components = {
      ...standard,
      withdrawal: 91,
      extra: { workers: 92, price: 93 },
      repeatPrice: 94,
      mostCrownPoints: 95,
      reward: { ...standard.reward, taler: 96 },
      shipPoints: standard.shipPoints.map(() => 97),
    };
    const said = (move: string, isRight = (_: View): boolean => true): string => {
      const step = STEPS.find(({ view, legal }) => legal.includes(move) && isRight(view));
      return text.move(move, step?.view ?? {}, components);
    };
    expect(said('withdraw')).toContain('91');
    expect(said('extra action')).toContain('92');
    expect(said('choose hulls', ({ phase }) => phase === 'extra')).toMatch(/93.*94/);
    expect(said('score crowns')).toContain('95');
    expect(said('reward taler')).toContain('96');
    const events = STEPS.flatMap(step => step.events);
    const finished = events.find(({ type }) => type === 'finished-ship') as Event & GameEvent;
    expect(text.events([finished], NAMES, components)[0]).toContain('97');
    const rewarded = events.filter(({ type }) => type === 'rewarded') as (Event & GameEvent)[];
    expect(rewarded.map(e => text.events([e], NAMES, components)[0]).join()).toContain('96');
  });

  test('a choice says before what it brings', () => {
    const { moves } = words;
    for (const { view, move, events, at, legalAfter, after, components } of STEPS) {
      const said = text.move(move, view, components);
      const expectSaid = (sentence: string, isSo: boolean): void =>
        expect(said.includes(sentence), `${at}\n${said}`).toBe(isSo);
      const find = <T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined =>
        events.find((e): e is Extract<Event, { type: T }> => e.type === type);
      const lost = find('lost');
      if (move.startsWith('buy')) {
        const isPaid = find('bought')?.taler !== 0;
        const tile = move.slice('buy '.length) as Nauticus.TileName;
        expectSaid(
          moves.mustStore[kindOf(tile)],
          isPaid && legalAfter.length === 1 && legalAfter[0] === 'store',
        );
        expectSaid(moves.mustPlace, isPaid && !legalAfter.includes('store'));
        expectSaid(moves.noRoom, lost?.reason === 'price-0');
        expectSaid(moves.toStorage, find('stored') !== undefined);
        const isGiftNext = after.running.giftDue || after.phase === 'gift';
        if (isGiftNext || lost?.reason === 'gift') expectSaid(moves.fourthKind, true);
        else if (after.running.bought.length < 4) expectSaid(moves.fourthKind, false);
      }
      if (move.startsWith('place')) {
        const finished = find('finished-ship');
        expectSaid(moves.finishes(finished?.size ?? 1), finished !== undefined);
      }
      if (move.startsWith('reward crown')) expectSaid(moves.noRoom, lost !== undefined);
      if (move === 'reward goods')
        expectSaid(moves.rewardGoodsFit(1), lost !== undefined && after.phase === 'goods');
      const scored = find('scored-crowns');
      if (scored) expectSaid(words.points(scored.points), true);
      const withdrew = find('withdrew');
      if (withdrew) expectSaid(words.taler(withdrew.taler), true);
      const passed = find('passed');
      if (passed && passed.saved > 0) expectSaid(words.points(passed.saved), true);
      const bonus = find('bonus');
      if (bonus) for (const gain of words.gain(bonus)) expectSaid(gain, true);
      const ended = find('ended-action');
      if (ended) expectSaid(words.blueWorkers(ended.blueLost), ended.blueLost > 0);
      if (find('delivered')) {
        const seat = view.toAct ?? 0;
        const worth = after.players[seat].roads.goods - view.players[seat].roads.goods;
        expectSaid(words.points(worth), true);
      }
    }
  });

  test('a choice names the prices and the boxes of its table', () => {
    for (const { view, legal, components, at } of STEPS) {
      const { prices, storage } = components as Components;
      const said = (move: string): string => text.move(move, view, components);
      const goods = view.spaces.findIndex(({ action }) => action === 'goods');
      if (view.phase === 'choose' && legal.includes('choose goods'))
        expect(said('choose goods').match(/(?<=\u00a0)\d/g), at).toEqual(prices[goods].map(String));
      if (legal.includes('store')) expect(said('store'), at).toContain(`${storage.boxes}`);
    }
  });

  test('every refusal has a sentence', () => {
    for (const code of [...refusalCodes(), ...Object.keys(words.refusals)]) {
      expect(Object.hasOwn(words.refusals, code), code).toBe(true);
      expectSound(text.refusal(code), code);
      expect(text.refusal(code)).toMatch(/\.$/);
    }
  });

  test('the option, the notation and the credits', () => {
    for (const { name } of nauticus.options) expect(text.option(name)).toMatch(/^\S+ .*\S$/);
    const written = text.notation.map(([form]) =>
      moveWritten({ ...text, game: nauticus }, plain(form)),
    );
    const verbs = new Set(written.map(move => move?.split(' ')[0]));
    expect(written).not.toContain(undefined);
    for (const { move } of STEPS) expect([...verbs]).toContain(move.split(' ')[0]);
    expect(text.credits).toMatch(/Wolfgang Kramer.*Michael Kiesling/);
    expectSound(text.about, 'about');
  });
});

test('numbers agree with their nouns', () => {
  const said = (say: (words: (typeof nauticusWords)[Language]) => string): string[] =>
    (['en', 'fr'] as const).map(language => say(nauticusWords[language]));
  expect(said(w => w.spent(1, 0))).toEqual(['1 worker', '1 ouvrier']);
  expect(said(w => w.spent(0, 2))).toEqual(['2 blue workers', '2 ouvriers bleus']);
  expect(said(w => w.spent(2, 1))).toEqual([
    '3 workers, 1 of them blue',
    '3 ouvriers, dont 1 bleu',
  ]);
  expect(said(w => w.taler(1))).toEqual(['1 taler', '1 thaler']);
  expect(said(w => w.board.crowns(0))).toEqual(['0 crowns', '0 couronne']);
  expect(said(w => w.moves.endAction('X', 1))[0]).toBe('End “X”: 1 blue worker is lost');
  expect(said(w => w.moves.endAction('X', 2))[1]).toContain('2 ouvriers bleus seront perdus');
});

test('no choice and no sentence is the same in both languages', () => {
  const { en, fr } = gameTexts;
  for (const { view, move, events, at } of STEPS) {
    expect(fr.nauticus.move(move, view), at).not.toBe(en.nauticus.move(move, view));
    for (const event of events) {
      const said = en.nauticus.events([event], NAMES)[0];
      if (said !== undefined) expect(fr.nauticus.events([event], NAMES)[0], at).not.toBe(said);
    }
  }
});

test('when the game is over, nobody begins a next phase', () => {
  const start = { type: 'start-player', seat: 0 } as { type: string };
  const over = { type: 'over', results: [] } as { type: string };
  for (const language of LANGUAGES) {
    const { events } = gameTexts[language].nauticus;
    const told = nauticusWords[language].events.startPlayer('Ann');
    expect(events([start], ['Ann', 'Bob'])).toEqual([told]);
    expect(events([start, over], ['Ann', 'Bob']).join(' ')).not.toContain(told);
  }
});
