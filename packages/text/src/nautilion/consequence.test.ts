/** The effects that a move announces are those that the rules then produce. */
import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import {
  componentsOf,
  formatToken,
  harpoons,
  magesMissing,
  mayBoard,
  openSpaces,
  rerollsLeft,
  TAKERS,
} from '@tidetable/rules/nautilion';
import { sail, VOYAGES, voyageOptions } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { gameTexts, LANGUAGES, nautilionWords, tokenText } from '../index.ts';
import { whereText } from './landingText.ts';

type View = Nautilion.View;
type Event = Nautilion.Event;
type State = Nautilion.State;

const en = nautilionWords.en;
const token = (kind: number): string => tokenText(en, formatToken(kind));
const viewOf = (s: State): View => nautilion.view(s, SPECTATOR);

interface Outcome {
  readonly s: State;
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

const legalIn = (s: State): string[] => {
  const out = new Int32Array(nautilion.maxLegal);
  return Array.from(out.subarray(0, nautilion.legalMoves(s, out)), nautilion.formatMove);
};

/** Plays on a copy; each payment or loss on the way takes the first possible token. */
const tried = (seed: number, from: State, ...moves: readonly string[]): Outcome => {
  const s = nautilion.blank(voyageOptions(seed));
  nautilion.copyInto(s, from);
  const events: Event[] = [];
  const play = (move: string): void =>
    nautilion.play(s, nautilion.parseMove(move) as number, events);
  for (const move of moves) {
    play(move);
    while (['pay', 'lose'].includes(viewOf(s).step)) play(legalIn(s)[0]);
  }
  return { s, before: viewOf(from), after: viewOf(s), events };
};

const found = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.find((e): e is Extract<Event, { type: Type }> => e.type === type);

/** Has crew left the ship on the way? */
const hasLost = ({ events }: Outcome): boolean =>
  events.some(({ type }) => ['lost', 'returned', 'dismissed'].includes(type));

/** The kinds of consequence, each with its expected text; undefined where it has no effect. */
type Check = (seed: number, s: State, move: string) => string[] | undefined;

const spell: Check = (seed, s, move) => {
  const outcome = tried(seed, s, move);
  const paid = outcome.before.reserve.length - outcome.after.reserve.length;
  return paid > 0 ? [en.consequences.reserve(outcome.after.reserve.length)] : undefined;
};

/** All ways to give the dice until both figures have moved. */
const plans = (seed: number, s: State, ...moves: readonly string[]): Outcome[] => {
  const outcome = tried(seed, s, ...moves);
  const { step, turn } = outcome.after;
  if (!['currents', 'plan'].includes(step) || turn !== outcome.before.turn) return [outcome];
  if (outcome.events.some(e => e.type === 'phantom-moved')) return [outcome];
  const gifts = legalIn(outcome.s).filter(move => TAKERS.some(name => move.startsWith(name)));
  return gifts.flatMap(gift => plans(seed, s, ...moves, gift));
};

/** Every taker of the turned die lands as announced. */
const tide: Check = (seed, s, move) => {
  const to = Number(move.at(-1));
  const said = gameTexts.en.nautilion.consequence?.(move, viewOf(s)) ?? '';
  const [ship] = said.split(' · ').filter(part => part.startsWith(en.landing.ship(to, '')));
  const named: string[] = [];
  for (const { events } of plans(seed, s, move)) {
    const phantom = events.find(e => e.type === 'given' && e.taker === 1 && e.face === to);
    const own = events.find(e => e.type === 'given' && e.taker === 2 && e.face === to);
    const took = found(events, 'phantom-took');
    const landed = found(events, 'landed');
    if (phantom && took) named.push(token(took.token));
    if (own && landed && ship !== undefined) {
      expect(ship).toContain(token(landed.token));
      named.push(token(landed.token));
    }
  }
  return named.length === 0 ? undefined : named;
};

const rest: Check = (seed, s, move) => {
  const { events, before } = tried(seed, s, move);
  const gifts = events.filter(e => e.type === 'given');
  const took = found(events, 'phantom-took');
  const landed = found(events, 'landed');
  if (gifts.length < 3 || before.given.phantom !== null || !took) return undefined;
  return [token(took.token), ...(landed ? [token(landed.token)] : [])];
};

const exchange: Check = (seed, s, move) => {
  const { events, after } = tried(seed, s, move);
  const done = found(events, 'exchanged');
  if (!done) return undefined;
  return [done.first, done.second].map(place =>
    en.consequences.lies(tokenText(en, after.path[place]), whereText(en, after, place)),
  );
};

const open = (view: View): number[] => openSpaces(componentsOf(), { ...view, admirals: [] });

const aboard: Check = (seed, s, move) => {
  const outcome = tried(seed, s, move);
  const { before, after } = outcome;
  if (hasLost(outcome)) return undefined;
  if (after.crew.length === 9 && magesMissing(after).length === 0)
    return [en.consequences.complete];
  if (after.crew.length === 9) return magesMissing(after).map(mage => tokenText(en, mage));
  const fresh = open(after).filter(space => !open(before).includes(space));
  const hired = after.mercenaries.find(space => !before.mercenaries.includes(space));
  const { ours, theirs } = harpoons(after);
  const parts = [
    ...(fresh.length > 0 ? [en.consequences.joined(en.list(fresh.map(String)))] : []),
    ...(hired === undefined
      ? []
      : [en.consequences.blocks(hired), en.consequences.harpoons(ours, theirs)]),
  ];
  return parts.length === 0 ? undefined : parts;
};

/** Crew on the path that could board before the move, and cannot after it. */
const given: Check = (seed, s, move) => {
  const { before, after, events } = tried(seed, s, move);
  if (events.length !== 1 || before.step === 'return') return undefined;
  const cut = openSpaces(componentsOf(), before).filter(
    space =>
      before.path.slice(before.nautilion.after).includes(String(space)) &&
      !mayBoard(componentsOf(), after, String(space)),
  );
  return cut.length === 0 ? undefined : [en.consequences.strands(en.list(cut.map(String)))];
};

const pairs = (view: View): number => rerollsLeft(view) + view.rerolls;

const cabin: Check = (seed, s, move) => {
  const { before, after } = tried(seed, s, move);
  return pairs(after) > pairs(before) ? [en.consequences.paired] : undefined;
};

const group: Check = (seed, s, move) => {
  const { events } = tried(seed, s, move);
  const kept = found(events, 'group-kept');
  const named = (spaces: readonly number[]): string => en.list(spaces.map(n => String(n + 1)));
  return kept && [en.consequences.parted(named(kept.spaces), named(kept.lost))];
};

const CHECKS: Readonly<Record<string, Check>> = {
  whirlwind: spell,
  translation: spell,
  tide,
  darkhouse: rest,
  token: exchange,
  'to ship': aboard,
  'from ship': given,
  'to cabin': cabin,
  group,
};

/** Rare consequences are checked in many voyages, all others in a few. */
const RARE = ['group', 'to cabin', 'from ship'];
const MANY = Array.from({ length: 8 * VOYAGES.length }, (_, seed) => seed);
const SPARSE = 29;

test('what a move is said to bring about is what the rules then do', () => {
  const checked = new Map<string, number>();
  for (const seed of MANY)
    sail(seed, (s, view, legal) => {
      for (const move of legal) {
        const kind = Object.keys(CHECKS).find(begin => move.startsWith(begin));
        if (!RARE.includes(kind ?? '') && seed % SPARSE > 0) continue;
        const said = kind && gameTexts.en.nautilion.consequence?.(move, view);
        const expected = kind && CHECKS[kind](seed, s, move);
        if (!expected) continue;
        for (const part of expected) expect(said ?? '', `${seed}: ${move}`).toContain(part);
        checked.set(kind, (checked.get(kind) ?? 0) + 1);
      }
    });
  for (const kind of Object.keys(CHECKS)) expect(checked.get(kind), kind).toBeGreaterThan(1);
});

test('a whole crew is not called complete while a mage is missing', () => {
  const crew = [1, 2, 3, 4, 5, 6, 7, 8];
  let view: View | undefined;
  sail(VOYAGES[0], (_, seen) => {
    view ??= seen;
  });
  if (!view) throw new Error('no voyage');
  const last: View = { ...view, crew, mercenaries: [], admirals: [], step: 'place' };
  const pending = { ...view.pending, hand: '9' };
  const said = (expansions: View['options']['expansions'], cabin: string[]): string | undefined =>
    gameTexts.en.nautilion.consequence?.('to ship 9', {
      ...last,
      pending,
      cabin,
      options: { ...view?.options, expansions },
    } as View);
  expect(said(['mages'], ['A'])).toBe('all nine crew aboard then, still without mage B and mage C');
  expect(said(['mages'], ['A', 'B', 'C'])).toBe('the crew is complete then');
  expect(said([], [])).toBe('the crew is complete then');
});

test('a consequence is short, and in every language another one', () => {
  for (const seed of VOYAGES)
    sail(seed, (_, view, legal) => {
      for (const move of legal) {
        const [one, other] = LANGUAGES.map(language =>
          gameTexts[language].nautilion.consequence?.(move, view),
        );
        expect(one === undefined).toBe(other === undefined);
        if (one === undefined || other === undefined) continue;
        expect(one, move).not.toBe(other);
        expect(Math.max(one.length, other.length), `${one} | ${other}`).toBeLessThanOrEqual(140);
        expect(`${one}${other}`).not.toMatch(/undefined|NaN| {2}|\(\)/);
      }
    });
});

test('of a turned die each way is a clause of its own', () => {
  let seen = 0;
  sail(VOYAGES[0], (_, view, legal) => {
    for (const move of legal.filter(each => each.startsWith('tide'))) {
      const said = gameTexts.en.nautilion.consequence?.(move, view) ?? '';
      if (!/for the Phantom.* for you/.test(said)) continue;
      expect(said).toMatch(/; or \d for you/);
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(0);
});
