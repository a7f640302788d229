/** What moves would cost and bring, as far as a view tells: for texts and boards. */
import { type BitSet, numbersIn, setOf } from '../core/bitSet.ts';
import type { Refusal } from '../core/game.ts';
import { isChoosy } from './box.ts';
import { components as box, type Components } from './components.ts';
import { beamPrice, catchIndex, isBlind } from './darkhouseCards/effects.ts';
import { groupOf, openBeside, readNeighbours, readPairs } from './ducts.ts';
import { editions } from './editions.ts';
import { arrival } from './end.ts';
import { harpoonsOfPhantom, harpoonsOfShip } from './harpoons.ts';
import { Goal, holdsToken, nautilionGoal, phantomGoal } from './landing.ts';
import { formatToken, parseToken, reefNumber } from './notation.ts';
import { type Prices, pricesOf, whirlwindPrice } from './prices.ts';
import { ESCAPE } from './reefs.ts';
import { SAME_KIND } from './refusal.ts';
import {
  BLANK,
  CREW,
  cabinSpaceOf,
  Expansion,
  expansionSet,
  isMage as isMageKind,
  KINDS,
  MAGE,
  partnerships,
  plays,
  SPACES,
  type State,
  TAKERS,
  Taker,
} from './state.ts';
import { Card, Outcome } from './steps.ts';
import { isWaiting, mayTake } from './takers.ts';
import type { Token, View } from './view.ts';

export type TakerName = (typeof TAKERS)[number];
export type Spell = keyof Prices;

/** Where a figure ends: on a token of the path (counted from 0), on an end, or nowhere new. */
export type Landing =
  | {
      readonly on: 'token';
      readonly index: number;
      readonly token: Token;
      readonly reef: Token | null;
    }
  | { readonly on: keyof typeof Goal };

/** The components of a game with their type; if none are given, those of the newest edition. */
export const componentsOf = (
  given: object = editions[editions.length - 1].components,
): Components => given as Components;

export const phantomLanding = (view: View, die: number): Landing =>
  landingAt(view, phantomGoal(stateOf(view), die));

export const nautilionLanding = (view: View, die: number): Landing =>
  landingAt(view, nautilionGoal(stateOf(view), die));

const landingAt = (view: View, goal: number): Landing =>
  goal >= 0
    ? { on: 'token', index: goal, token: view.path[goal], reef: view.reefs[goal] }
    : { on: ENDS.find(end => Goal[end] === goal) as keyof typeof Goal };

const ENDS = Object.keys(Goal) as (keyof typeof Goal)[];

/**
 * Where the ship ends, and in which view. It moves after the Phantom, if that has a die: the
 * token that it takes is gone by then, and if its move ends the turn, the ship does not move.
 */
export const shipLanding = (
  view: View,
  phantomDie: number | null,
  die: number,
): { readonly landing: Landing; readonly view: View } | undefined => {
  const next = phantomDie === null ? view : afterPhantom(view, phantomLanding(view, phantomDie));
  return next && { landing: nautilionLanding(next, die), view: next };
};

/** The view once the Phantom has ended there, as far as the ship's move depends on it. */
const afterPhantom = (view: View, landing: Landing): View | undefined => {
  if (landing.on !== 'token') {
    if (landing.on === 'stays') return view;
    if (landing.on !== 'abyss') return undefined;
    return { ...view, phantom: { after: view.path.length, onAbyss: true, isPast: false } };
  }
  const { index, token } = landing;
  return {
    ...withoutToken(view, index),
    hold: isHeld(view, token) ? [...view.hold, token] : view.hold,
    phantom: { after: index, onAbyss: false, isPast: view.nautilion.after > index },
  };
};

/** The view once two tokens of the path, counted from 0, have changed places. [NL12] [NL15] */
export const exchanged = (view: View, first: number, second: number): View => {
  const { path } = view;
  return { ...view, path: path.with(first, path[second]).with(second, path[first]) };
};

/** Why these two cannot; undefined if they can. [NL15] */
export const whyNotExchange = (
  { path }: View,
  first: number,
  second: number,
): Refusal | undefined => (path[first] === path[second] ? SAME_KIND : undefined);

/** The view once the ship has landed there: what it caught is in hand, or netted. [NL77] [NL95] */
export const afterCatch = (view: View, index: number): View => {
  const { path, pending, effects } = view;
  const caught = catchIndex(stateOf(view), index);
  const left = withoutToken(exchanged(view, index, caught), index);
  const landed = { ...left, nautilion: { ...left.nautilion, after: index, onIsles: false } };
  if (!effects.net) return { ...landed, pending: { ...pending, hand: path[caught] } };
  return [index, index - 1].filter(i => i in landed.path).reduce(withoutToken, landed);
};

/** No gap is left: the figures beyond stand one token nearer to the Isles. [NL24] */
const withoutToken = (view: View, index: number): View => {
  const { path, reefs, nautilion, phantom } = view;
  const shifted = (after: number): number => (after > index ? after - 1 : after);
  return {
    ...view,
    path: path.toSpliced(index, 1),
    reefs: reefs.toSpliced(index, 1),
    nautilion: { ...nautilion, after: shifted(nautilion.after) },
    phantom: { ...phantom, after: shifted(phantom.after) },
  };
};

/** The view once an open die of this face is turned to another. [NL11] */
export const afterTide = (view: View, from: number, to: number): View =>
  withDie(view, from, { face: to });

/** The view once a taker has got an open die of this face, before anything comes of it. [NL16] */
export const afterGift = (view: View, taker: TakerName, face: number): View => ({
  ...withDie(view, face, { isOpen: false }),
  given: { ...view.given, [taker]: face },
});

/** The first open die of a face is another. */
const withDie = (view: View, from: number, changed: Partial<View['dice'][number]>): View => {
  const die = view.dice.findIndex(({ isOpen, face }) => isOpen && face === from);
  return { ...view, dice: view.dice.with(die, { ...view.dice[die], ...changed }) };
};

/** The die that the ship gets once this one is the Phantom's; undefined while it is not known. [NL17] */
export const shipDieAfter = (view: View, phantomDie: number): number | undefined => {
  if (isBlind(stateOf(view))) return undefined; // [NL73]
  const left = openFaces(view);
  left.splice(left.indexOf(phantomDie), 1);
  return view.given.nautilion ?? (left.length === 1 ? left[0] : undefined);
};

/** The faces of the dice that are still to be given. */
export const openFaces = ({ dice }: View): number[] =>
  dice.flatMap(({ isOpen, face }) => (isOpen && face !== null ? [face] : []));

/** The token that the ship takes where it lands on this one. [NL77] */
export const catchAt = (view: View, index: number): Token =>
  view.path[catchIndex(stateOf(view), index)];

/** Would the Phantom keep this token in its hold? [NL47] */
export const isHeld = (view: View, token: Token): boolean =>
  holdsToken(stateOf(view), kindOf(token));

/** `A`, `B` or `C`? */
export const isMage = (token: Token): boolean => isMageKind(kindOf(token));

/** Is crew of this number on the ship, or this mage in the cabin? Then another one is not missed. */
export const isAboard = ({ crew, cabin }: View, token: Token): boolean =>
  isMage(token) ? cabin.includes(token) : crew.includes(Number(token));

/** Mages that the ship must still find, in games in which they are needed. [NL43] */
export const magesMissing = ({ options, cabin }: View): Token[] =>
  options.expansions.includes('mages')
    ? CABIN_PAIRS.map(([mage]) => mage).filter(mage => !cabin.includes(mage))
    : [];

/** Could another one still take its place beside a mage? [NL40] */
export const hasCabinPlace = ({ options, cabin }: View, token: Token): boolean =>
  options.expansions.includes('mages') &&
  CABIN_PAIRS.some(([, crew]) => crew === token) &&
  !cabin.includes(token);

/** Would the ship win at the Abyss? [NL30] [NL43] [NL87] */
export const isReady = (view: View): boolean => arrival(stateOf(view)) === Outcome.won;

/**
 * Crew of the ship and mages that are missing and that nothing can bring aboard any more: without
 * them the voyage cannot be won. Empty where a card or a collision may still fetch tokens back.
 */
export const goneForGood = (view: View): Token[] => {
  const { options, darkhouse, path, pending } = view;
  const expansions = expansionSet(options.expansions);
  const fetching = expansionSet(
    options.expansions.filter(name => name !== 'mercenaries' || mayTakeSpoils(view)),
  );
  if (isChoosy({ expansions: fetching, row: Uint8Array.from(darkhouse.row) })) return [];
  const needed = [
    ...Array.from({ length: SPACES }, (_, space) => formatToken(CREW + space)),
    ...(plays({ expansions }, Expansion.mages) ? CABIN_PAIRS.map(([mage]) => mage) : []),
  ];
  return needed.filter(
    token => !isAboard(view, token) && !path.includes(token) && pending.hand !== token,
  );
};

/** May the only collision still bring a token of the pile? [NL53] [NL58] */
const mayTakeSpoils = ({ collided, step }: View): boolean => !collided || step === 'pick';

/** How many tokens lay on the path before the first turn: all that a ship could take. [NL2] */
export const pathLength = (view: View): number => {
  const { path, crew, mercenaries, cabin, hold, reserve, discarded, pending } = view;
  const loose = [...path, ...hold, ...reserve, ...discarded, pending.hand ?? formatToken(BLANK)];
  const taken = loose.filter(token => kindOf(token) < BLANK).length;
  return taken + crew.length + mercenaries.length + cabin.length;
};

/** Who has reached the end of the path that it was bound for, as its voyage's end. */
export const arrived = ({ outcome }: View): 'nautilion' | 'phantom' | undefined => {
  if (outcome === 'open' || outcome === 'collision-lost') return undefined;
  return outcome === 'phantom-home' ? 'phantom' : 'nautilion';
};

/** Tokens that a die on the Darkhouse costs somebody who has as many. [NL18] [NL75] [NL81] */
export const darkhousePrice = (view: View, die: number): number => beamPrice(stateOf(view), die);

/** What a spell, or the fetching of Castaway, costs now. [NL10] [NL82] [NL83] */
export const spellPrice = (components: Components, view: View, spell: Spell): number => {
  const prices = pricesOf(components);
  return spell === 'whirlwind'
    ? whirlwindPrice({ free: Number(view.darkhouse.free), sheet: { prices } })
    : prices[spell];
};

/** Who is to get one of the open dice: now, or by the same plan right after. [NL16] [NL17] */
export const takersOf = (view: View): TakerName[] => {
  if (view.step !== 'currents' && view.step !== 'plan') return [];
  const s = stateOf(view);
  const isLone = isBlind(s) || mayTake(s, Taker.nautilion); // [NL73] [NL79]
  return TAKERS.filter(name => (isLone ? mayTake : isWaiting)(s, Taker[name]));
};

/** Sides of a die that would hold a ship beside this reef. [NL61] [NL62] */
export const reefRisk = ({ faces }: Components, { crew }: View, reef: Token): number => {
  const least = ESCAPE - Number(crew.includes(reefNumber(reef)));
  return faces.slice(0, least - 1).reduce((sum, sides) => sum + sides, 0);
};

/** Harpoons of the ship and of the Phantom. [NL51] */
export const harpoons = (view: View): { readonly ours: number; readonly theirs: number } => {
  const s = stateOf(view);
  return { ours: harpoonsOfShip(s), theirs: harpoonsOfPhantom(s) };
};

/** Places in the Phantom's hold. [NL47] */
export const HOLD = box.hold;

/** Dice that partnerships may still roll again this turn. [NL41] */
export const rerollsLeft = (view: View): number => partnerships(stateOf(view)) - view.rerolls;

/** Each mage with the crew beside it in the cabin. [NL40] */
export const CABIN_PAIRS = box.cabinCrew.map(
  (number, mage) => [formatToken(MAGE + mage), String(number)] as const,
);

/** The spaces that each duct of a ship joins. [NL6] */
export const ductsOf = ({ ships }: Components, ship: View['options']['ship']): [number, number][] =>
  readPairs(ships[ship]);

/** Spaces that the active player could fill with crew now. [NL26] [NL35] */
export const openSpaces = ({ ships }: Components, view: View): number[] => {
  const taken = bitsOf([...view.crew, ...view.mercenaries]);
  const open = openBeside(readNeighbours(ships[view.options.ship]), taken);
  return numbersOf(open).filter(number => view.admirals[view.active]?.includes(number) ?? true);
};

/** Could crew or a mage that is caught now take a place, on the ship or in the cabin? [NL26] [NL38] [NL40] */
export const mayBoard = (components: Components, view: View, token: Token): boolean => {
  if (isMage(token)) return !view.cabin.includes(token);
  const number = Number(token);
  const isOwn = view.admirals[view.active]?.includes(number) ?? true;
  return openSpaces(components, view).includes(number) || (isOwn && hasCabinPlace(view, token));
};

/** The crew that hangs together with the crew on this space; a group is named by its lowest number. [NL54] */
export const crewGroup = ({ ships }: Components, view: View, space: number): number[] =>
  numbersOf(groupOf(readNeighbours(ships[view.options.ship]), bitsOf(view.crew), bitsOf([space])));

/** The parts of a state that are asked for above. */
const stateOf = (view: View) =>
  ({
    expansions: expansionSet(view.options.expansions),
    turn: view.turn,
    card: view.darkhouse.card ?? Card.none,
    length: view.path.length,
    nautilion: view.nautilion.after,
    phantom: view.phantom.after,
    stuck: Number(view.nautilion.stuck),
    collided: Number(view.collided),
    calm: Number(view.effects.calm),
    reflux: view.effects.reflux,
    given: TAKERS.map(taker => view.given[taker] ?? 0),
    crew: bitsOf(view.crew),
    hired: bitsOf(view.mercenaries),
    cabin: setOf(view.cabin.map(token => cabinSpaceOf(kindOf(token)))),
    hold: countsOf(view.hold),
    holdSize: view.hold.length,
    harpoons: view.options.harpoons,
    revealed: bitsOf(view.heroics.open),
  }) satisfies Partial<Omit<State, 'given'>> & { readonly given: readonly number[] };

const kindOf = (token: Token): number => parseToken(token) as number;

const countsOf = (tokens: readonly Token[]): Uint8Array => {
  const counts = new Uint8Array(KINDS);
  for (const token of tokens) counts[kindOf(token)]++;
  return counts;
};

const bitsOf = (numbers: readonly number[]): BitSet => setOf(numbers.map(number => number - 1));

const numbersOf = (set: number): number[] => numbersIn(set).map(i => i + 1);
