/**
 * What each Darkhouse card changes. The phases ask by the name of the question below and name no
 * card; a card that says nothing to a question leaves the turn as it is without one.
 */
import { components } from '../components.ts';
import { Card } from '../steps.ts';

/** A turn without a card, and so all that a card may change: 1 and 0 are yes and no. */
const NO_CARD = {
  passes: 1, // how often phases 2 to 5 are played
  stuckDice: components.dice - 1, // dice of a turn in which the ship is stuck [NL63]
  blind: 0, // are dice rolled one by one, each given to anybody before the next?
  helmFirst: 0, // is one die rolled and given to the ship before the others are rolled?
  swell: 0, // are the dice not rolled, but set?
  returned: 0, // tokens that go back to the path before the roll
  toll: 0, // tokens that are discarded before the roll
  leastBeam: 3, // the least face that costs something on the Darkhouse [NL18]
  beam: 1, // tokens that it costs
  catches: 0, // how much further on the token lies that the ship takes
  ebb: 0, // does the ship move toward the Happy Isles?
  fetched: 0, // tokens that may be bought back from the pile
  freeWhirlwinds: 0,
};
type Effect = { readonly [Name in keyof typeof NO_CARD]: number };

const CHANGES: { readonly [Name in keyof typeof Card]: Partial<Effect> } = {
  none: {},
  echo: { passes: 2, stuckDice: components.dice }, // [NL71] [NL72]
  blindfold: { blind: 1 }, // [NL73]
  backwash: { returned: 1 }, // [NL74]
  doubleBeam: { beam: 2 }, // [NL75]
  toll: { toll: 1 }, // [NL76]
  crossedStreams: { catches: 1 }, // [NL77]
  ebb: { ebb: 1 }, // [NL78]
  earlyHelm: { helmFirst: 1 }, // [NL79]
  fixedSwell: { swell: 1, stuckDice: components.dice }, // [NL80]
  dimLight: { leastBeam: 4 }, // [NL81]
  castaway: { fetched: 1 }, // [NL82]
  slackWater: { freeWhirlwinds: 1 }, // [NL83]
};

/** One effect of all cards, by number: the quickest thing to look into. */
const byCard = (effect: keyof Effect): Uint8Array => {
  const column = new Uint8Array(Object.keys(Card).length);
  for (const name of Object.keys(CHANGES) as (keyof typeof Card)[]) {
    column[Card[name]] = { ...NO_CARD, ...CHANGES[name] }[effect];
  }
  return column;
};

const PASSES = byCard('passes');
const STUCK_DICE = byCard('stuckDice');
const BLIND = byCard('blind');
const HELM_FIRST = byCard('helmFirst');
const SWELL = byCard('swell');
const RETURNED = byCard('returned');
const TOLL = byCard('toll');
const LEAST_BEAM = byCard('leastBeam');
const BEAM = byCard('beam');
const CATCHES = byCard('catches');
const EBB = byCard('ebb');
const FETCHED = byCard('fetched');
const FREE_WHIRLWINDS = byCard('freeWhirlwinds');

interface CardOfTurn {
  readonly card: number;
}
type Ship = CardOfTurn & { readonly stuck: number };

// Phase 0

export const tokensToReturn = (s: CardOfTurn): number => RETURNED[s.card];

export const tollOf = (s: CardOfTurn): number => TOLL[s.card];

// Phases 1 and 2

/** Do the dice show their swell, without a roll? */
export const isSwell = (s: CardOfTurn): boolean => SWELL[s.card] === 1;

/** Is each die rolled and given, to anybody still without one, before the next is rolled? */
export const isBlind = (s: CardOfTurn): boolean => BLIND[s.card] === 1;

/** Does the ship get the first die, before the others are rolled? A stuck one gets none. */
export const isHelmFirst = (s: Ship): boolean => HELM_FIRST[s.card] === 1 && s.stuck === 0;

/** Dice of a turn in which all are rolled at once. */
export const diceOfTurn = (s: Ship): number =>
  s.stuck === 1 ? STUCK_DICE[s.card] : components.dice;

export const freeWhirlwinds = (s: CardOfTurn): number => FREE_WHIRLWINDS[s.card];

/** May a token be bought back now? Once a turn. */
export const mayFetch = (s: CardOfTurn & { readonly fetched: number }): boolean =>
  s.fetched < FETCHED[s.card];

// Phase 3

/** Tokens that a die of this face on the Darkhouse costs. */
export const beamPrice = (s: CardOfTurn, face: number): number =>
  face < LEAST_BEAM[s.card] ? 0 : BEAM[s.card];

/** The most that it can cost. */
export const DEAREST_BEAM = Math.max(...BEAM);

// Phase 5

/** Does the ship move toward the Happy Isles? Not in the first turn, when it stands there. */
export const movesBack = (s: CardOfTurn & { readonly turn: number }): boolean =>
  EBB[s.card] === 1 && s.turn > 1;

/** The index of the token that the Nautilion takes where it lands on this one. */
export const catchIndex = (s: CardOfTurn & { readonly length: number }, index: number): number => {
  const caught = index + CATCHES[s.card];
  return caught < s.length ? caught : index;
};

/** How often phases 2 to 5 are played. */
export const passesOf = (s: CardOfTurn): number => PASSES[s.card];

// The whole game

/** The highest number of a card. */
export const LAST_CARD = PASSES.length - 1;

/** Can this card of the row bring tokens back from the reserve or the pile? [NL32] */
export const bringsBack = (card: number): boolean => RETURNED[card] > 0 || FETCHED[card] > 0;
