/** Whole voyages with every mix of expansions: the board offers each move, and shows what will come. */
import {
  type Nautilion,
  nautilion,
  type Options,
  type Rng,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { Card, formatToken, TAKERS } from '@tidetable/rules/nautilion';
import { legalList, randomGame, sail, VOYAGES, voyageOptions } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { cellsOf, gapAfter, gapBeyond, placesOf } from './cells.ts';
import { ghostsOf } from './ghosts.ts';
import { faceOf, isWhole, lay, movesOf, openDice, type Plan, takersNow } from './plan.ts';
import {
  cabinMove,
  heroicMove,
  holdMove,
  pathMove,
  pileMove,
  reserveMove,
  spaceMove,
} from './tapMoves.ts';

type State = Nautilion.State;
type View = Nautilion.View;
type Event = Nautilion.Event;

const DIRECT = /^(first|whirlwind|tide|translation|castaway|reroll|set|done|to reserve)\b/;

/** All that a tap on some thing of the board can mean. */
const tapsOf = (view: View): Set<string | undefined> =>
  new Set([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(space =>
      spaceMove({ view, components: nautilion.components }, space),
    ),
    ...['A', 'B', 'C', '1', '4', '7'].map(token => cabinMove(view, token)),
    ...view.reserve.map(token => reserveMove(view, token)),
    ...view.discarded.map(token => pileMove(view, token)),
    ...view.hold.map(token => holdMove(view, token)),
    ...view.path.map((_, index) => pathMove(view, index)),
    ...view.heroics.open.map(card => heroicMove(view, card)),
  ]);

const givesOf = (view: View, legal: readonly string[]): string[] =>
  takersNow(view, legal).flatMap(taker =>
    openDice(view).map(die => `${taker} ${faceOf(view, die)}`),
  );

test.each(VOYAGES)('seed %i: every legal move can be made on the board', seed => {
  sail(seed, (_, view, legal) => {
    const offered = new Set([...tapsOf(view), ...givesOf(view, legal)]);
    for (const move of legal) {
      if (DIRECT.test(move) || move.startsWith('insert ')) continue;
      expect(offered, `seed ${seed}, turn ${view.turn}, ${view.step}: ${move}`).toContain(move);
    }
  });
});

test.each(VOYAGES)('seed %i: figures, tokens and gaps lie in one order', seed => {
  sail(seed, (_, view, legal) => {
    const cells = cellsOf(view);
    const { token, nautilion: ours, phantom } = placesOf(view);
    expect(token.map(place => cells[place])).toEqual(
      view.path.map((_, index) => ({ kind: 'token', index })),
    );
    const before = (place: number): number => token.filter(t => t < place).length;
    expect(before(ours)).toBe(view.nautilion.after);
    expect(before(phantom)).toBe(view.phantom.after);
    expect(phantom < ours).toBe(view.phantom.isPast);
    if (view.step !== 'insert') return;
    const gaps = legal.map(move =>
      move.endsWith('phantom') ? gapBeyond(view) : gapAfter(view, Number(move.split(' ')[2])),
    );
    expect(new Set(gaps).size).toBe(legal.length);
    for (const gap of gaps) expect(gap).toBeGreaterThan(ours);
  });
});

test.each(VOYAGES)('seed %i: who has arrived stands on the end', seed => {
  const s = randomGame(nautilion, voyageOptions(seed), seed, () => undefined);
  const view = nautilion.view(s, SPECTATOR);
  const places = placesOf(view);
  if (view.outcome === 'phantom-home') expect(places.phantom).toBe(places.isles);
  else if (view.outcome !== 'collision-lost') expect(places.nautilion).toBe(places.abyss);
  expect(new Set([...places.token, places.nautilion, places.phantom])).not.toContain(-1);
});

const randomPlan = (view: View, legal: readonly string[], rng: Rng): Plan => {
  const table = { takers: takersNow(view, legal), open: openDice(view) };
  let plan: Plan = {};
  while (!isWhole(plan, table))
    plan = lay(
      plan,
      table.open[rng(table.open.length)],
      table.takers[rng(table.takers.length)],
      table,
    );
  return plan;
};

/** Plays a plan in a copy of the position, and on to the end of that turn or pass. */
const playOut = (s: State, plan: Plan, view: View, rng: Rng, options: Options): Event[] => {
  const copy = nautilion.blank(options);
  nautilion.copyInto(copy, s);
  const events: Event[] = [];
  const wanted = movesOf(plan, view);
  const isOver = (): boolean => events.some(e => ['turn', 'over', 'second-pass'].includes(e.type));
  while (!isOver()) {
    const legal = legalList(nautilion, copy);
    const planned = wanted.map(nautilion.parseMove).find(m => m !== undefined && legal.includes(m));
    nautilion.play(copy, planned ?? legal[rng(legal.length)], events);
  }
  return events;
};

test.each(VOYAGES)('seed %i: a plan is played as it was laid, and its ghosts come true', seed => {
  const rng = seededRng(seed);
  sail(seed, (s, view, legal) => {
    const takers = takersNow(view, legal);
    if (takers.length === 0) return;
    const plan = randomPlan(view, legal, rng);
    const events = playOut(s, plan, view, rng, voyageOptions(seed));
    const where = `seed ${seed}, turn ${view.turn}`;
    for (const taker of takers) {
      const die = plan[taker];
      if (die === undefined) continue;
      const given = events.find(e => e.type === 'given' && TAKERS[e.taker] === taker);
      expect(given, where).toMatchObject({ face: faceOf(view, die) });
    }
    if (TAKERS.some(taker => plan[taker] === undefined)) return; // somebody's die is not rolled yet
    for (const { taker, landing, isPlanned } of ghostsOf({ view, takers, plan, held: undefined })) {
      expect(isPlanned).toBe(true);
      const taken = events.find(e => e.type === (taker === 'phantom' ? 'phantom-took' : 'landed'));
      const isSwapped = taker === 'nautilion' && view.darkhouse.card === Card.crossedStreams;
      if (landing.on !== 'token' || isSwapped) continue;
      const token = view.path[landing.index];
      const kind = (taken as { token: number } | undefined)?.token;
      expect(kind === undefined ? undefined : formatToken(kind), where).toBe(token);
    }
  });
});
