/** The static evaluation of a position of Nautilion between two turns. */
import type { Nautilion } from '@tidetable/rules';
import {
  ALL_MAGES,
  arrival,
  Expansion,
  harpoonsOfPhantom,
  harpoonsOfShip,
  holdingSides,
  KINDS,
  MAGE,
  MAGES,
  MERCENARY,
  Outcome,
  plays,
  SIDES,
  SPACES,
} from '@tidetable/rules/nautilion';
import type { Terms } from '../terms.ts';
import { COUNT, largestGroup } from './spaceSets.ts';

type State = Nautilion.State;

/** Weights in hundredths of a crew token; tuned over thousands of games. */
export const WEIGHTS = {
  crew: 100,
  /** A missing number of which no, one, two… tokens lie ahead. */
  scarce: [-180, -60, -25, -8, 0],
  /** A token that would fit, so many steps ahead. */
  near: [34, 32, 20, 13, 10, 2],
  /** A missing token that would fit once its neighbours are there, likewise. */
  later: [0, 2, 4, 6, 6, 5],
  /** Each missing number that would fit at once and lies ahead. */
  open: 10,
  /** The first, second… token of the reserve. */
  reserve: [22, 110, 20, 20, 16, 2],
  /** Each step by which the Phantom leads the race to the two ends, counted from `lead` behind. */
  race: 22,
  lead: 2,
  /** Each missing token for which no turn is left, where a turn needs so many `steps`. */
  late: 62,
  steps: 4.5,
  /** Nothing is missing any more; from then on each step to the Abyss counts. */
  ready: 250,
  home: 20,
  /** A mage in the cabin; crew beside its space, and again if the mage is there too. */
  mage: 90,
  partner: 35,
  /** A heroic card that still lies open. */
  heroic: 135,
  /** Each harpoon of the lead, thrice where the collision is near. */
  harpoon: 45,
  /** Crew that hangs on mercenaries alone. */
  split: 58,
  /** A turn on a reef. */
  stuck: 40,
  /** A turn in which the Phantom runs back. */
  reflux: 75,
};
export const ENDED = 100_000;

/** How often each kind of token lies ahead; reuse it across evaluations. */
export const blankCopies = (): Uint8Array => new Uint8Array(KINDS);

export const evaluate = (s: State, copies = blankCopies()): number => {
  if (s.outcome !== Outcome.open) return s.outcome === Outcome.won ? ENDED : -ENDED;
  const ahead = s.length - s.nautilion;
  countAhead(s, copies);
  let points = WEIGHTS.crew * COUNT[s.crew] + reserve(s.reserveSize);
  points += isReady(s)
    ? WEIGHTS.ready - WEIGHTS.home * ahead
    : prospects(s, copies) - WEIGHTS.late * tokensTooLate(s);
  points -= WEIGHTS.race * positive(ahead + WEIGHTS.lead - s.phantom);
  return s.expansions === 0 ? points : points + expansions(s, copies);
};

export const TERMS = [
  'end', // of the voyage, won or lost
  'crew',
  'reserve',
  'prospects', // missing tokens by their distance
  'time', // turns left for it
  'home', // the way to the Abyss, once nothing is missing
  'race', // against the Phantom
  'mages',
  'harpoons', // with what hangs on mercenaries
  'reefs',
  'heroics', // cards that still lie open
] as const;
export type Term = (typeof TERMS)[number];
const Term = Object.fromEntries(TERMS.map((name, i) => [name, i])) as Record<Term, number>;

/** The same as `evaluate` in its parts, and in whole crew tokens. */
export const terms: Terms<State> = (s, _seat, out) => {
  out.fill(0);
  if (s.outcome !== Outcome.open) out[Term.end] = s.outcome === Outcome.won ? ENDED : -ENDED;
  else fill(s, out);
  for (let i = 0; i < out.length; i++) out[i] /= WEIGHTS.crew;
};

const fill = (s: State, out: Float64Array): void => {
  const copies = blankCopies();
  const ahead = s.length - s.nautilion;
  countAhead(s, copies);
  out[Term.crew] = WEIGHTS.crew * COUNT[s.crew];
  out[Term.reserve] = reserve(s.reserveSize);
  if (isReady(s)) out[Term.home] = WEIGHTS.ready - WEIGHTS.home * ahead;
  else {
    out[Term.prospects] = prospects(s, copies);
    out[Term.time] = -WEIGHTS.late * tokensTooLate(s);
  }
  out[Term.race] = -WEIGHTS.race * positive(ahead + WEIGHTS.lead - s.phantom);
  if (plays(s, Expansion.mages)) out[Term.mages] = mages(s, copies);
  if (plays(s, Expansion.mercenaries)) out[Term.harpoons] = mercenaries(s);
  if (plays(s, Expansion.reefs)) out[Term.reefs] = -WEIGHTS.stuck * chanceOfStuck(s);
  if (plays(s, Expansion.heroics)) {
    out[Term.race] += WEIGHTS.reflux * s.reflux;
    out[Term.heroics] = -WEIGHTS.heroic * openHeroics(s);
  }
};

const positive = (x: number): number => (x > 0 ? x : 0);

const countAhead = (s: State, copies: Uint8Array): void => {
  copies.fill(0);
  for (let i = s.nautilion; i < s.length; i++) copies[s.path[i]]++;
};

const reserve = (size: number): number => {
  let points = 0;
  for (let i = 0; i < size; i++) points += WEIGHTS.reserve[i < 5 ? i : 5];
  return points;
};

/** Would the ship win at the Abyss? */
const isReady = (s: State): boolean => arrival(s) === Outcome.won;

const missingMages = (s: State): number => (plays(s, Expansion.mages) ? ALL_MAGES & ~s.cabin : 0);

/** The value of missing tokens: how often each number lies ahead, and how near. */
const prospects = (s: State, copies: Uint8Array): number => {
  const taken = s.crew | s.hired;
  const open = taken === 0 ? 0 : s.ducts.open[taken]; // on an empty ship any token fits
  let points = 0;
  for (let space = 0; space < SPACES; space++) {
    if (s.crew & (1 << space)) continue;
    const left = copies[space];
    points += WEIGHTS.scarce[left < 4 ? left : 4];
    if (left > 0 && open & (1 << space)) points += WEIGHTS.open;
  }
  const fits = s.seats === 1 ? open : open & s.sheet.admits[s.admiral[s.active]];
  const mages = missingMages(s);
  for (let step = 0; step < WEIGHTS.near.length; step++) {
    const at = s.nautilion + step;
    if (at >= s.length) break;
    const token = s.path[at];
    if (token < MAGE) {
      if (fits & (1 << token)) points += WEIGHTS.near[step];
      else if (!(s.crew & (1 << token))) points += WEIGHTS.later[step];
    } else if (token < MERCENARY && mages & (1 << (token - MAGE))) points += WEIGHTS.near[step];
  }
  return points;
};

/** Missing tokens, less the turns left by the distances of both figures. */
const tokensTooLate = (s: State): number => {
  const ahead = s.length - s.nautilion;
  const way = ahead < s.phantom ? ahead : s.phantom;
  const missing = SPACES - COUNT[s.crew] + COUNT[missingMages(s)];
  return positive(missing - way / WEIGHTS.steps);
};

const expansions = (s: State, copies: Uint8Array): number => {
  let points = 0;
  if (plays(s, Expansion.mages)) points += mages(s, copies);
  if (plays(s, Expansion.mercenaries)) points += mercenaries(s);
  if (plays(s, Expansion.reefs)) points -= WEIGHTS.stuck * chanceOfStuck(s);
  if (plays(s, Expansion.heroics)) {
    points += WEIGHTS.reflux * s.reflux - WEIGHTS.heroic * openHeroics(s);
  }
  return points;
};

const openHeroics = (s: State): number => {
  let n = 0;
  for (let set = s.revealed; set !== 0; set &= set - 1) n++;
  return n;
};

const mages = (s: State, copies: Uint8Array): number => {
  const here = s.cabin & ALL_MAGES;
  const partners = s.cabin >> MAGES;
  let points =
    WEIGHTS.mage * COUNT[here] + WEIGHTS.partner * (COUNT[here & partners] + COUNT[partners]);
  for (let mage = 0; mage < MAGES; mage++) {
    if (!(here & (1 << mage))) points += WEIGHTS.scarce[copies[MAGE + mage]];
  }
  return points;
};

/** Harpoons count more as the figures near each other, and crew that only mercenaries join less. */
const mercenaries = (s: State): number => {
  if (s.collided === 1) return 0;
  const more = harpoonsOfShip(s) - harpoonsOfPhantom(s);
  const lead = more < 2 ? more : 2;
  const near = s.phantom - s.nautilion < 8 ? 3 : 1;
  const apart = COUNT[s.crew] - largestGroup(s.ducts, s.crew);
  return WEIGHTS.harpoon * near * lead - WEIGHTS.split * apart;
};

/** Of its sides, those that hold the ship on its reef, as a part of 1. */
const chanceOfStuck = (s: State): number => {
  if (s.stuck === 1) return 1;
  return s.beside === 0 ? 0 : holdingSides(s) / SIDES;
};
