/** Previews say what play then does: whole voyages by every mix of expansions, also by sheets of all kinds. */
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER, SPECTATOR } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { dealt, drawOutcome, legalList, withSheet } from '../testkit/index.ts';
import { given, legal, played, shown } from '../testkit/nautilion/given.ts';
import { MIXES, mixOf } from '../testkit/nautilion/mixes.ts';
import { randomSheet } from '../testkit/nautilion/randomSheet.ts';
import { components } from './components.ts';
import type { Event } from './events.ts';
import { nautilion } from './index.ts';
import { formatToken } from './notation.ts';
import * as Preview from './preview.ts';
import { holdingSides } from './reefs.ts';
import { type State, TAKERS } from './state.ts';
import { Card, OUTCOME_NAMES } from './steps.ts';
import type { View } from './view.ts';

type Game = typeof nautilion;

interface Played {
  readonly game: Game;
  readonly before: View;
  readonly legal: readonly string[];
  readonly move: string;
  readonly events: readonly Event[];
  readonly after: View;
}

/** Choices with a single answer are made at once, and may lead into another pass or turn. [NL31] */
const thisPass = (events: readonly Event[]): Event[] => {
  const end = events.findIndex(e => e.type === 'second-pass' || e.type === 'turn');
  return events.slice(0, end < 0 ? events.length : end);
};

const PLACE = /^to (ship|cabin)/;

/**
 * A voyage by chance. Mostly tokens are placed where they can be and the Phantom gets a small die,
 * so that ships fill and figures meet.
 */
const sail = (game: Game, seed: number): Played[] => {
  const rng = seededRng(seed);
  const s: State = dealt(game, mixOf(1 + (seed % 2), seed % MIXES, rng(600)), rng);
  const voyage: Played[] = [];
  while (game.toAct(s) !== OVER) {
    const legal = legalList(game, s);
    const notation = Array.from(legal, game.formatMove);
    const isChance = game.toAct(s) === CHANCE;
    const wanted = notation.findIndex(move => PLACE.test(move) || move.startsWith('phantom '));
    const isKeen = wanted >= 0 && rng(8) > 0;
    const random = isChance ? drawOutcome(game, s, legal, rng) : legal[rng(legal.length)];
    const m = isKeen ? legal[wanted] : random;
    const before = game.view(s, SPECTATOR);
    const events: Event[] = [];
    game.play(s, m, events);
    const move = game.formatMove(m);
    const after = game.view(s, SPECTATOR);
    voyage.push({
      game,
      before,
      legal: isChance ? [] : notation,
      move,
      events: thisPass(events),
      after,
    });
  }
  return voyage;
};

const SEEDS = Array.from({ length: 8 * MIXES }, (_, seed) => seed);
const gameOf = (seed: number): Game => withSheet(nautilion, randomSheet(seededRng(seed)));
const VOYAGES = {
  standard: SEEDS.flatMap(seed => sail(nautilion, seed)),
  own: SEEDS.flatMap(seed => sail(gameOf(seed), seed)),
};

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const find = <Type extends Event['type']>(
  events: readonly Event[],
  ...types: Type[]
): EventOf<Type> | undefined =>
  events.find((e): e is EventOf<Type> => (types as string[]).includes(e.type));

/** The face that a taker has got by the time its phase comes. */
const dieOf = ({ before, events }: Played, taker: Preview.TakerName, index: number): number => {
  const given = events.find(e => e.type === 'given' && e.taker === index) as
    | EventOf<'given'>
    | undefined;
  return given?.face ?? before.given[taker] ?? 0;
};

/** Does the Phantom move in answer to this move, if anything does? */
const isBeforePhantom = ({ step, pending }: View): boolean =>
  step === 'currents' || step === 'plan' || pending.task === 'beam';

const endOf = (events: readonly Event[]): string => {
  const over = find(events, 'over');
  return over ? OUTCOME_NAMES[over.outcome] : 'open';
};

/** Where the Phantom ended, by what happened; undefined if it did not move. */
const phantomEnd = ({ before, events }: Played): string | undefined => {
  if (!isBeforePhantom(before)) return undefined;
  const [first] = events.filter(e =>
    ['phantom-calm', 'phantom-took', 'nautilion-moved', 'collision', 'over'].includes(e.type),
  );
  const moved = find(events, 'phantom-moved');
  if (first?.type === 'phantom-calm') return 'stays';
  if (moved?.onAbyss) return 'abyss';
  if (first?.type === 'phantom-took') return formatToken(first.token);
  if (first?.type === 'collision') return 'collision';
  return endOf(events) === 'phantom-home' ? 'isles' : undefined;
};

/** Where the ship ended in its first move, and what it took there. */
const shipEnd = (events: readonly Event[]): string | undefined => {
  const first = find(events, 'nautilion-stuck', 'landed', 'collision');
  const moved = find(events, 'nautilion-moved');
  if (moved?.onIsles) return 'isles';
  if (first?.type === 'nautilion-stuck') return 'stays';
  if (first?.type === 'landed')
    return `${formatToken(first.token)} ${first.reef < 0 ? null : `reef${3 * (first.reef + 1)}`}`;
  if (first?.type === 'collision') return 'collision';
  return ['open', 'phantom-home'].includes(endOf(events)) ? undefined : 'abyss';
};

const wordOf = (landing: Preview.Landing): string =>
  landing.on === 'token' ? landing.token : landing.on;

const isLosing = ({ events }: Played): boolean => find(events, 'lost') !== undefined;

describe.each(['standard', 'own'] as const)('voyages by %s components', name => {
  /** How often there was something to compare. */
  const compare = (check: (played: Played) => boolean): number =>
    VOYAGES[name].filter(played => check(played)).length;

  test('[NL21] [NL23] [NL49] [NL88] [NL91] where the Phantom ends, and [NL47] whether it keeps what it takes', () => {
    const ends = new Set<string>();
    const compared = compare(played => {
      const end = phantomEnd(played);
      if (end === undefined) return false;
      const landing = Preview.phantomLanding(played.before, dieOf(played, 'phantom', 1));
      expect(wordOf(landing)).toBe(end);
      ends.add(landing.on);
      const took = find(played.events, 'phantom-took');
      if (took)
        expect(Preview.isHeld(played.before, formatToken(took.token))).toBe(took.into === 'hold');
      return true;
    });
    expect([...ends].sort()).toEqual(['abyss', 'collision', 'isles', 'stays', 'token']);
    expect(compared).toBeGreaterThan(1000);
  });

  test('[NL25] [NL29] [NL49] [NL63] [NL77] [NL78] where the ship ends after the Phantom, and what it takes', () => {
    const ends = new Set<string>();
    const compared = compare(played => {
      const { before, events } = played;
      const phantom = phantomEnd(played);
      if (phantom === 'collision') return false;
      const end = shipEnd(events);
      const phantomDie = phantom === undefined ? null : dieOf(played, 'phantom', 1);
      const die = dieOf(played, 'nautilion', 2);
      if (end === undefined) return false;
      const { landing, view } = Preview.shipLanding(before, phantomDie, die) ?? {};
      if (!landing || !view) throw new Error(`the ship was thought not to move, but: ${end}`);
      const told =
        landing.on === 'token'
          ? `${Preview.catchAt(view, landing.index)} ${landing.reef}`
          : landing.on;
      expect(told).toBe(end);
      ends.add(landing.on);
      if (end === 'abyss' && !isLosing(played))
        expect(Preview.isReady(before)).toBe(endOf(events) === 'won');
      return true;
    });
    expect([...ends].sort()).toEqual(['abyss', 'collision', 'isles', 'stays', 'token']);
    expect(compared).toBeGreaterThan(1000);
  });

  test('[NL24] [NL77] [NL95] how path and figures lie once the ship has taken its token', () => {
    let netted = 0;
    const compared = compare(played => {
      const { before, events, after } = played;
      const phantom = phantomEnd(played);
      const isOnce = events.filter(e => e.type === 'landed').length === 1;
      const isHere = after.step === 'place' || (before.effects.net && !before.effects.steam);
      if (!isOnce || !isHere || before.darkhouse.card === Card.echo) return false;
      const phantomDie = phantom === undefined ? null : dieOf(played, 'phantom', 1);
      const { landing, view } =
        Preview.shipLanding(before, phantomDie, dieOf(played, 'nautilion', 2)) ?? {};
      if (!view || landing?.on !== 'token') throw new Error('the ship was thought not to land');
      const told = Preview.afterCatch(view, landing.index);
      expect(told.path).toEqual(after.path);
      expect(told.nautilion.after).toBe(after.nautilion.after);
      expect(told.phantom.after).toBe(after.phantom.after);
      if (!before.effects.net) expect(told.pending.hand).toBe(after.pending.hand);
      else netted++;
      return true;
    });
    expect(compared).toBeGreaterThan(500);
    expect(netted).toBeGreaterThan(3);
  });

  test('a Phantom that comes home or collides ends the turn, and the ship stays where it is', () => {
    const compared = compare(played => {
      const end = phantomEnd(played);
      if (end !== 'isles' && end !== 'collision') return false;
      const die = dieOf(played, 'phantom', 1);
      expect(Preview.shipLanding(played.before, die, 1)).toBeUndefined();
      return true;
    });
    expect(compared).toBeGreaterThan(40);
  });

  test('who has arrived once a voyage is over', () => {
    const arrivals = new Set<string | undefined>();
    compare(({ after, events }) => {
      const arrived = Preview.arrived(after);
      arrivals.add(arrived);
      if (arrived === 'nautilion') expect(after.nautilion.after).toBe(after.path.length);
      else if (arrived === 'phantom') expect(after.phantom.after).toBe(0);
      else if (after.toAct === null) expect(find(events, 'collision')).toBeDefined();
      return true;
    });
    expect(arrivals).toEqual(new Set(['nautilion', 'phantom', undefined]));
  });

  test('[NL17] the die that is left for the ship', () => {
    const compared = compare(({ before, move, events, after }) => {
      if (!move.startsWith('phantom ')) return false;
      const expected = Preview.shipDieAfter(before, Number(move.split(' ')[1]));
      const given = events.find(e => e.type === 'given' && e.taker === 2);
      if (given?.type === 'given') expect(expected).toBe(given.face);
      else if (expected !== undefined && after.given.nautilion !== null)
        expect(after.given.nautilion).toBe(expected);
      return given !== undefined;
    });
    expect(compared).toBeGreaterThan(500);
  });

  test('[NL18] [NL75] [NL81] what a die on the Darkhouse costs', () => {
    const prices = new Set<number>();
    compare(played => {
      const { before, events, after } = played;
      const isAsked = after.pending.task === 'beam';
      const gives = find(events, 'given') !== undefined;
      if (!gives || (!isAsked && phantomEnd(played) === undefined)) return false;
      const price = Preview.darkhousePrice(before, dieOf(played, 'darkhouse', 0));
      const { reserve, crew, mercenaries, cabin } = before;
      const owned = reserve.length + crew.length + mercenaries.length + cabin.length;
      const took = events.findIndex(e => e.type === 'phantom-took');
      const lost = events.slice(0, took < 0 ? events.length : took).filter(e => e.type === 'lost');
      expect(lost.length + (isAsked ? after.pending.owed : 0)).toBe(Math.min(price, owned));
      prices.add(price);
      return true;
    });
    expect([...prices].sort()).toEqual([0, 1, 2]);
  });

  test('[NL10] [NL11] [NL12] [NL82] [NL83] what spells cost', () => {
    const spells = new Set<string>();
    compare(({ game, before, events }) => {
      const cast = find(events, 'cast');
      if (!cast) return false;
      const components = Preview.componentsOf(game.components);
      expect(Preview.spellPrice(components, before, cast.spell)).toBe(cast.price);
      spells.add(cast.price === 0 ? 'free' : cast.spell);
      return true;
    });
    expect([...spells].sort()).toEqual(['castaway', 'free', 'tide', 'translation', 'whirlwind']);
  });

  test('[NL12] [NL15] which two tokens change places, and how the path lies then', () => {
    const compared = compare(({ before, legal, events, after }) => {
      if (before.step !== 'with') return false;
      const first = (before.pending.first ?? 0) - 1;
      for (const place of before.path.keys())
        expect(Preview.whyNotExchange(before, first, place) === undefined).toBe(
          legal.includes(`token ${place + 1}`),
        );
      const done = find(events, 'exchanged');
      if (done) expect(Preview.exchanged(before, done.first, done.second).path).toEqual(after.path);
      return done !== undefined;
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('[NL11] [NL16] how the dice lie once one is turned or given', () => {
    const compared = compare(({ before, move, after }) => {
      const [word, face, , to] = move.split(' ');
      if (word === 'tide' && after.step === 'currents')
        expect(Preview.afterTide(before, Number(face), Number(to)).dice).toEqual(after.dice);
      const taker = TAKERS.find(name => name === word);
      const isEcho = after.darkhouse.secondPass !== before.darkhouse.secondPass;
      if (taker === undefined || after.step !== 'plan' || isEcho) return false;
      if (after.turn !== before.turn) return false;
      const { dice, given } = Preview.afterGift(before, taker, Number(face));
      expect([dice, given]).toEqual([after.dice, after.given]);
      return true;
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('[NL16] [NL63] [NL73] [NL79] who is to get a die', () => {
    compare(({ before, legal, events }) => {
      const takers = Preview.takersOf(before);
      const now = new Set(legal.map(move => move.split(' ')[0]));
      for (const name of TAKERS) if (now.has(name)) expect(takers).toContain(name);
      if (legal.length > 0) expect(takers.some(name => now.has(name))).toBe(takers.length > 0);
      if (legal.length === 0) return false;
      for (const e of events) if (e.type === 'given') expect(takers).toContain(TAKERS[e.taker]);
      if (before.nautilion.stuck) expect(takers).not.toContain('nautilion');
      return true;
    });
  });

  test('[NL26] [NL35] which spaces are open', () => {
    const compared = compare(({ game, before, legal }) => {
      const { hand, task } = before.pending;
      if (before.step !== 'place' || task !== 'landing' || hand === null) return false;
      const open = Preview.openSpaces(Preview.componentsOf(game.components), before);
      const spaces = legal.flatMap(move =>
        move.startsWith('to ship ') ? [Number(move.slice(8))] : [],
      );
      if (/^\d$/.test(hand)) expect(open.includes(Number(hand))).toBe(spaces.length > 0);
      else if (hand === 'mercenary' && before.seats === 1 && !before.collided)
        expect(open).toEqual(spaces);
      return true;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  test('[NL26] [NL38] [NL40] crew and mages that may board when they are caught', () => {
    const seen = new Set<string>();
    compare(({ game, before, legal }) => {
      const { hand, task } = before.pending;
      if (before.step !== 'place' || task !== 'landing' || hand === null) return false;
      if (!/^[1-9A-C]$/.test(hand)) return false;
      const may = legal.some(move => move !== 'to reserve');
      expect(Preview.mayBoard(Preview.componentsOf(game.components), before, hand)).toBe(may);
      seen.add(`${Preview.isMage(hand) ? 'mage' : 'crew'} ${may}`);
      return true;
    });
    expect(seen).toContain('crew true');
    expect(seen).toContain('mage true');
  });

  test('[NL51] harpoons of both sides, also after the Phantom took a fighter', () => {
    let isHeldFirst = false;
    const compared = compare(played => {
      const { before, events } = played;
      const collision = find(events, 'collision');
      if (!collision || isLosing(played)) return false;
      const { ours, theirs } = collision;
      const isAfterPhantom = find(events, 'phantom-took') && isBeforePhantom(before);
      const die = dieOf(played, 'phantom', 1);
      const view = isAfterPhantom ? Preview.shipLanding(before, die, 1)?.view : before;
      expect(view && Preview.harpoons(view)).toEqual({ ours, theirs });
      isHeldFirst ||= isAfterPhantom !== undefined && theirs > Preview.harpoons(before).theirs;
      return true;
    });
    expect(compared).toBeGreaterThan(20);
    expect(isHeldFirst).toBe(true);
  });

  test('[NL30] [NL43] what is gone for good never comes aboard, and the voyage is not won', () => {
    const gone = new Set<string>();
    const compared = compare(({ before, events, after }) => {
      if (before.turn === 1) gone.clear();
      for (const token of Preview.goneForGood(before)) gone.add(token);
      const placed = find(events, 'placed');
      if (placed) expect(gone).not.toContain(formatToken(placed.token));
      if (gone.size > 0) expect(after.outcome).not.toBe('won');
      return gone.size > 0;
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('[NL2] [NL39] [NL46] how many tokens lay on the path at first', () => {
    let length = 0;
    compare(({ before }) => {
      if (before.turn === 1 && before.nautilion.onIsles && before.phantom.onAbyss)
        length = before.path.length;
      expect(Preview.pathLength(before)).toBe(length);
      return true;
    });
  });

  test('[NL41] how many dice partnerships may still roll again', () => {
    const compared = compare(({ before, legal }) => {
      if (before.step !== 'currents') return false;
      const left = Preview.rerollsLeft(before);
      expect(legal.some(move => move.startsWith('reroll '))).toBe(left > 0);
      return left > 0;
    });
    expect(compared).toBeGreaterThan(10);
  });
});

test('[NL6] the ducts of the ship that is sailed, by the sheet of the table', () => {
  const ships = { ...components.ships, C2: '12 23 34 45 56 67 78 89' };
  const game = withSheet(nautilion, { ships });
  const view = game.view(dealt(game, { ...mixOf(1, 0, 5), ship: 'C2' }, seededRng(1)), SPECTATOR);
  const own = Preview.componentsOf(game.components);
  expect(Preview.ductsOf(own, 'C2').slice(0, 2)).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(Preview.openSpaces(own, { ...view, crew: [2] })).toEqual([1, 3]);
  expect(Preview.openSpaces(Preview.componentsOf(), { ...view, crew: [2] })).toEqual([5, 9]);
});

test('[NL30] [NL43] what is aboard: crew on the ship, mages in the cabin', () => {
  const s = given({
    expansions: 'mages',
    path: 'N 3 3 P',
    crew: '2',
    cabin: 'A 4',
    rolls: '1 1 1',
  });
  const view = nautilion.view(s, SPECTATOR);
  const tokens = ['2', 'A', '4', 'B', '3', 'mercenary'];
  expect(tokens.filter(token => Preview.isAboard(view, token))).toEqual(['2', 'A']);
});

test('[NL26] crew whose space no duct joins to the crew may not board, unless the cabin has a place', () => {
  const viewOf = (expansions: string) =>
    nautilion.view(given({ expansions, path: '1 N 2 P', crew: '2' }), SPECTATOR);
  const may = (expansions: string): string[] =>
    ['1', '2', '5', '7', '9', 'B'].filter(token =>
      Preview.mayBoard(components, viewOf(expansions), token),
    );
  expect(may('')).toEqual(['1', '9', 'B']);
  expect(may('mages')).toEqual(['1', '7', '9', 'B']);
});

test('[NL43] which mages are missing, where they are needed', () => {
  const missing = (position: Parameters<typeof given>[0]): string[] =>
    Preview.magesMissing(nautilion.view(given({ path: '1 N 2 P', ...position }), SPECTATOR));
  expect(missing({ expansions: 'mages', cabin: 'B 4' })).toEqual(['A', 'C']);
  expect(missing({})).toEqual([]);
});

test.each(['', '6', '3'])(
  '[NL61] [NL62] sides of a die that hold a ship beside reef 6, crew %s aboard',
  crew => {
    const s = given({ expansions: 'reefs', path: '1 N 2 P', beside: 6, crew });
    const view = nautilion.view(s, SPECTATOR);
    expect(Preview.reefRisk(components, view, 'reef6')).toBe(holdingSides(s));
  },
);

test('[NL40] each mage has its crew', () => {
  expect(Preview.CABIN_PAIRS).toEqual([
    ['A', '1'],
    ['B', '4'],
    ['C', '7'],
  ]);
});

test('[NL40] crew that is aboard may still have a place beside its mage', () => {
  const placeWith = (cabin: string) => (token: string) =>
    Preview.hasCabinPlace(
      nautilion.view(given({ expansions: 'mages', path: '1 N 2 P', crew: '4', cabin }), SPECTATOR),
      token,
    );
  expect(['1', '2', '4', '7', 'A'].filter(placeWith('B'))).toEqual(['1', '4', '7']);
  expect(['1', '4', '7'].filter(placeWith('4'))).toEqual(['1', '7']);
});

test('[NL54] which crew hangs together once the mercenaries are gone', () => {
  const s = given({
    expansions: 'mercenaries',
    path: 'M M N P M M',
    crew: '1 2 6',
    mercenaries: '9',
    pile: '- M',
    rolls: '1 1 1',
  });
  played(s, 'darkhouse 1', 'pick blank');
  const before = nautilion.view(s, SPECTATOR);
  const groups = before.crew.map(space => Preview.crewGroup(Preview.componentsOf(), before, space));
  expect(groups).toEqual([[1, 2], [1, 2], [6]]);
  expect(legal(s)).toEqual(['group 1', 'group 6']);
  played(s, 'group 1');
  expect(shown(s).crew).toEqual([1, 2]);
});

test('[NL53] [NL58] what is gone for good once the only collision has brought its token', () => {
  const table = {
    expansions: 'mercenaries',
    path: '1 N P 1 3 4',
    crew: '2 6 7 8',
    mercenaries: '9',
    rolls: '1 1 1',
  };
  const s = given(table);
  const gone = (): string[] => Preview.goneForGood(nautilion.view(s, SPECTATOR));
  expect(gone()).toEqual([]);
  played(s, 'darkhouse 1');
  expect(shown(s).step).toBe('pick');
  expect(gone()).toEqual([]);
  played(s, 'pick 5');
  expect(shown(s).step).toBe('place');
  expect(gone()).toEqual(['9']);
  played(s, 'to reserve');
  expect(gone()).toEqual(['5', '9']);
});
