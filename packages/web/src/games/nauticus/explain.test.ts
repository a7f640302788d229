import { components, REWARD_NAMES, SPACES, soldBy, TILE_NAMES } from '@tidetable/rules/nauticus';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text';
import { explainWords, SCORE_PARTS, words } from '@tidetable/text/nauticus';
import { rulesPages } from '@tidetable/text/rules';
import { describe, expect, test } from 'vitest';
import { type Moment, nauticusMoments } from '../../testkit/nauticusGames.ts';
import type { BoardProps } from '../gameUi.ts';
import { explain } from './explain.ts';
import { explained, type ThingKind } from './things.ts';

await loadEveryLanguage(['nauticus/explain', 'nauticus/rules']);

type Details = readonly (string | number)[];

const each = (of: readonly (string | number)[]): Details[] => of.map(detail => [detail]);
const spaces = Array.from({ length: SPACES }, (_, space) => space);
const seatsOf = ({ view }: Moment): number[] => [...view.players.keys()];
const forSeats = (moment: Moment, of: readonly (string | number)[]): Details[] =>
  of.flatMap(detail => seatsOf(moment).map(seat => [detail, seat]));
const sold = components.actions.flatMap(soldBy);
const inPhase = (moment: Moment, phase: string, of: () => Details[]): Details[] =>
  moment.view.phase === phase ? of() : [];

/** Everything of each kind that a table may show at a moment. */
const THINGS: Record<ThingKind, (moment: Moment) => Details[]> = {
  action: () => each(components.actions),
  anchor: () => each(['now', 'next']),
  blue: () => each([...spaces, 'left']),
  bonus: () => each(spaces),
  choice: () => each(TILE_NAMES),
  'crown-mast': () => each([1, 2]),
  crowns: moment => each(seatsOf(moment)),
  delivered: moment => forSeats(moment, components.goods),
  extra: moment => each(seatsOf(moment)),
  hand: () => each(TILE_NAMES),
  'new-ship': () => each(components.hulls),
  offer: moment =>
    inPhase(moment, 'act', () => each(soldBy(moment.view.running.action ?? 'money'))),
  part: moment => forSeats(moment, SCORE_PARTS),
  pass: moment => forSeats(moment, [...components.passTiles.keys(), components.passTiles.length]),
  points: moment => each(seatsOf(moment)),
  price: () => each(sold),
  reward: moment => inPhase(moment, 'reward', () => each(REWARD_NAMES)),
  round: () => each(['now']),
  score: moment => each(seatsOf(moment)),
  ship: ({ view }) => view.players.flatMap(({ ships }, seat) => ships.map((_, i) => [seat, i + 1])),
  stack: () => each(TILE_NAMES),
  start: moment => each(seatsOf(moment)),
  storage: moment => each(seatsOf(moment)),
  stored: moment => forSeats(moment, TILE_NAMES),
  taler: moment => each(seatsOf(moment)),
  workers: moment => each(seatsOf(moment)),
};

const thingsAt = (moment: Moment): string[] =>
  Object.entries(THINGS).flatMap(([kind, detailsAt]) =>
    detailsAt(moment).map(details => explained(kind as ThingKind, ...details)['data-explain']),
  );

const all = nauticusMoments();
/** Some of everything: the list of things is long. */
const moments = all.filter(({ view }, i) => i % 61 === 0 || view.phase === 'reward');

/** By the one who acts, and by a neighbour who looks on. */
const readers = ({ view, components: own, legal }: Moment): BoardProps[] =>
  [view.seat, (view.seat + 1) % view.seats].map(
    seat => ({ view: { ...view, seat }, components: own, legal }) as BoardProps,
  );

const BROKEN = /undefined|NaN|\[object|null|Infinity| {2}|\(\)|: \.|^\s|\s$/;
const NOT_FRENCH = /'|\b(de|que|le) [aeéiou]|[^\u00a0]:(\s|$)|[^\u00a0][;?!»]|«[^\u00a0]/;

describe.each(LANGUAGES)('in %s', language => {
  const known = new Set(
    rulesPages.nauticus[language].chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ rules }) => rules),
    ),
  );

  test('everything that the table shows has a name, a use and a rule', () => {
    const told = new Set<string>();
    for (const moment of moments)
      for (const board of readers(moment))
        for (const thing of thingsAt(moment)) {
          const said = explain(thing, board, language);
          expect(said?.name, thing).toMatch(/\S/);
          expect(said?.does, thing).toMatch(/\.$/);
          expect(known, thing).toContain(said?.rule);
          const text = [said?.name, said?.does, ...(said?.now ? [said.now] : [])].join('\n');
          expect(text, thing).not.toMatch(BROKEN);
          if (language === 'fr') expect(text, thing).not.toMatch(NOT_FRENCH);
          told.add(text);
        }
    expect(told.size).toBeGreaterThan(300);
  });

  test('what is not on the table has no explanation', () => {
    expect(explain('kraken/3', readers(moments[0])[0], language)).toBeUndefined();
  });

  test('a tile that would find no room says so, at its offer and as a reward', () => {
    const { lost } = explainWords[language];
    const full = all.filter(
      ({ view, components: own }) =>
        view.players[view.seat].boxes === own.storage.boxes && view.phase === 'choose',
    );
    expect(full.length).toBeGreaterThan(0);
    for (const moment of full) {
      const [board] = readers(moment);
      expect(explain('choice/crown mast', board, language)?.now).toContain(lost);
    }
  });

  test('a tile in storage speaks of the yard and storage of its owner only', () => {
    const { takesBoxes } = explainWords[language];
    const [board] = readers(all[0]);
    const own = all[0].view.seat;
    expect(explain(`stored/bow/${own}`, board, language)?.now).toContain(takesBoxes(1));
    const rivals = explain(`stored/bow/${(own + 1) % all[0].view.seats}`, board, language);
    expect(rivals?.does).toBe(explain('stack/bow', board, language)?.does);
    expect(rivals?.now).toBeUndefined();
  });

  test('an extra action promises neither bonus nor blue workers', () => {
    const { extra, action: told, bonus } = explainWords[language];
    const said = (moment: Moment, space: number) =>
      [`action/${moment.view.spaces[space].action}`, `bonus/${space}`, `blue/${space}`].map(
        thing => explain(thing, readers(moment)[0], language)?.now,
      );
    const extras = all.filter(({ view }) => view.running.extra);
    const chosen = new Set<boolean>();
    for (const moment of extras)
      for (const space of spaces) {
        const { action, flipped } = moment.view.spaces[space];
        const { action: running } = moment.view.running;
        if (running !== null && running !== action) continue;
        chosen.add(running === null);
        const [ofAction, ofBonus, ofBlue] = said(moment, space);
        expect(ofAction).toContain(extra.bare);
        expect(ofAction).not.toContain(told.flipped);
        expect(ofBlue).toContain(extra.bare);
        expect(ofBonus).toContain(flipped ? bonus.taken : extra.bare);
        expect(ofBonus).not.toContain(bonus.lost);
      }
    expect([...chosen].sort()).toEqual([false, true]);
    const usual = all.find(({ view }) => view.phase === 'choose') as Moment;
    for (const now of said(usual, 1)) expect(now).not.toContain(extra.bare);
  });

  test('the points of the purse are named as they stand there, scored crowns among them', () => {
    const moment = all.find(({ view }) => view.players.some(p => p.roads.crowns > 0)) as Moment;
    const seat = moment.view.players.findIndex(p => p.roads.crowns > 0);
    const [board] = readers(moment);
    const { name } = explain(`points/${seat}`, board, language) ?? {};
    expect(name).toBe(words[language].points(moment.view.players[seat].points));
  });

  test('with one emblem per ship a crown mast takes not every sail', () => {
    const [board] = readers(all[0]);
    const oneEmblem = { ...board, view: { ...board.view, oneEmblemPerShip: true } };
    for (const thing of ['stack/lion sail', 'stack/crown mast', 'crown-mast/1'])
      expect(explain(thing, oneEmblem, language)?.does).not.toBe(
        explain(thing, board, language)?.does,
      );
    for (const thing of ['stack/lion sail', 'crown-mast/1']) {
      expect(explain(thing, oneEmblem, language)?.rule).toBe('NC90');
      expect(explain(thing, board, language)?.rule).toBe('NC34');
    }
    expect(explain('stack/bow', oneEmblem, language)).toEqual(
      explain('stack/bow', board, language),
    );
  });

  test('where a tile fits depends on whose yard it is', () => {
    const { fits, fitsNot } = explainWords[language];
    const first = all[0];
    const [board] = readers(first);
    expect(explain('stack/bow', board, language)?.now).toContain(fits);
    expect(explain('stack/lion sail', board, language)?.now).toContain(fitsNot);
  });
});
