/** Why a move is refused. */
import { has } from '../core/bitSet.ts';
import type { Refusal } from '../core/game.ts';
import { isBlind, isHelmFirst, mayFetch } from './darkhouseCards/effects.ts';
import { hasSacrifice, legalMoves, openFaces } from './legal.ts';
import * as Move from './moves.ts';
import { pickingOf } from './picking.ts';
import { whirlwindPrice } from './prices.ts';
import { occupied } from './ship.ts';
import { CREW, isCrew, MERCENARY, partnerships, type State, Taker } from './state.ts';
import { Outcome, Step, Task } from './steps.ts';
import { mayTake } from './takers.ts';

export type RefusalCode =
  | 'over'
  | 'chance-decides'
  | 'only-chance'
  | 'choose-who-begins'
  | 'cast-or-give'
  | 'give-a-die'
  | 'pay-first'
  | 'choose-two-tokens'
  | 'sacrifice-first'
  | 'set-the-dice'
  | 'drop-a-card'
  | 'pick-a-token'
  | 'place-the-token'
  | 'lose-a-token'
  | 'return-a-token'
  | 'insert-the-token'
  | 'keep-one-group'
  | 'too-dear'
  | 'no-such-die'
  | 'nothing-to-exchange'
  | 'same-kind'
  | 'no-such-token'
  | 'no-partnership'
  | 'no-castaway'
  | 'nothing-to-fetch'
  | 'card-not-open'
  | 'no-sacrifice'
  | 'not-this-taker'
  | 'not-there'
  | 'empty-space'
  | 'would-split'
  | 'not-in-reserve'
  | 'not-to-pick'
  | 'wrong-space'
  | 'space-taken'
  | 'no-duct'
  | 'no-cabin-space'
  | 'must-be-placed'
  | 'no-such-group';

const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

/** Why two tokens of the path cannot change places. */
export const SAME_KIND = refuse('same-kind', 'NL15');

export const whyNot = (s: State, m: number): Refusal | undefined => {
  const n = legalMoves(s, legal);
  for (let i = 0; i < n; i++) if (legal[i] === m) return undefined;
  if (s.step === Step.over) return refuse('over', RULE_OF_END[s.outcome]);
  const isChance = s.step === Step.escape || s.step === Step.roll;
  if (m < Move.FIRST) return refuse('only-chance', 'NL104');
  if (isChance) return refuse('chance-decides', 'NL104');
  return belongsTo(m, s.step) ? whyNotHere(s, m) : WHAT_NOW[s.step];
};

const legal = new Int32Array(Move.MOVE_COUNT);

const RULE_OF_END: { readonly [outcome: number]: string } = {
  [Outcome.won]: 'NL30',
  [Outcome['phantom-home']]: 'NL23',
  [Outcome['no-crew']]: 'NL30',
  [Outcome['no-mages']]: 'NL43',
  [Outcome['heroics-left']]: 'NL87',
  [Outcome['collision-lost']]: 'NL52',
};

/** What each step asks for. */
const WHAT_NOW: { readonly [step: number]: Refusal } = {
  [Step.start]: refuse('choose-who-begins', 'NL34'),
  [Step.currents]: refuse('cast-or-give', 'NL9'),
  [Step.plan]: refuse('give-a-die', 'NL16'),
  [Step.pay]: refuse('pay-first', 'NL13'),
  [Step.exchange]: refuse('choose-two-tokens', 'NL12'),
  [Step.with]: refuse('choose-two-tokens', 'NL12'),
  [Step.sacrifice]: refuse('sacrifice-first', 'NL85'),
  [Step.set]: refuse('set-the-dice', 'NL89'),
  [Step.drop]: refuse('drop-a-card', 'NL90'),
  [Step.pick]: refuse('pick-a-token', 'NL103'),
  [Step.place]: refuse('place-the-token', 'NL27'),
  [Step.lose]: refuse('lose-a-token', 'NL18'),
  [Step.return]: refuse('return-a-token', 'NL74'),
  [Step.insert]: refuse('insert-the-token', 'NL74'),
  [Step.group]: refuse('keep-one-group', 'NL54'),
};

/** Is this a move that the step could ask for? */
const belongsTo = (m: number, step: number): boolean => {
  if (m < Move.WHIRLWIND) return step === Step.start;
  if (m < Move.GIVE) return step === Step.currents;
  if (m < Move.TOKEN) return step === Step.currents || step === Step.plan;
  if (m < Move.INSERT) return step === Step.exchange || step === Step.with;
  if (m < Move.SHIP) return step === Step.insert;
  if (m < Move.CABIN) return step === Step.sacrifice || step === Step.lose || step === Step.return;
  if (m < Move.RESERVE) return step === Step.lose || step === Step.return;
  if (m < Move.PICK) return step === Step.pay || step === Step.lose || step === Step.return;
  if (m < Move.SET) return step === Step.pick;
  if (m < Move.DROP) return step === Step.set;
  if (m < Move.TO_SHIP) return step === Step.drop;
  if (m < Move.GROUP) return step === Step.place;
  return step === Step.group;
};

const whyNotHere = (s: State, m: number): Refusal => {
  if (m < Move.REROLL) return whyNotCast(s, m);
  if (m < Move.CASTAWAY) {
    if (s.rerolls >= partnerships(s)) return refuse('no-partnership', 'NL41');
    return refuse('no-such-die', 'NL45');
  }
  if (m === Move.CASTAWAY) return whyNotFetch(s);
  if (m < Move.GIVE) return whyNotHeroic(s, m - Move.HEROIC + 1);
  if (m < Move.TOKEN) return whyNotGive(s, Move.takerOf(m - Move.GIVE));
  if (m < Move.INSERT) {
    const isThere = m - Move.TOKEN < s.length;
    return isThere ? SAME_KIND : refuse('no-such-token', 'NL12');
  }
  if (m < Move.SHIP) return refuse('not-there', 'NL74');
  if (m < Move.CABIN) return whyNotFromShip(s, m - Move.SHIP);
  if (m < Move.RESERVE) return refuse('empty-space', 'NL42');
  if (m < Move.PICK) return whyNotFromReserve(s, m - Move.RESERVE);
  if (m < Move.SET) return refuse('not-to-pick', 'NL103');
  if (m < Move.TO_SHIP) return refuse('card-not-open', 'NL90');
  if (m < Move.TO_CABIN) return whyNotToShip(s, m - Move.TO_SHIP);
  if (m === Move.TO_CABIN) return refuse('no-cabin-space', pickingOf(s.task)?.shipRule ?? 'NL40');
  if (m === Move.KEEP) return refuse('must-be-placed', 'NL103');
  return refuse('no-such-group', 'NL54');
};

const whyNotCast = (s: State, m: number): Refusal => {
  const { tide, translation } = s.sheet.prices;
  const price =
    m === Move.WHIRLWIND ? whirlwindPrice(s) : m < Move.TRANSLATION ? tide : translation;
  if (s.reserveSize < price) return refuse('too-dear', 'NL13');
  if (m < Move.TRANSLATION && !has(openFaces(s), Move.tideFrom(m - Move.TIDE))) {
    return refuse('no-such-die', 'NL11');
  }
  return refuse('nothing-to-exchange', 'NL15');
};

const whyNotFetch = (s: State): Refusal => {
  if (!mayFetch(s)) return refuse('no-castaway', 'NL82');
  if (s.reserveSize < s.sheet.prices.castaway) return refuse('too-dear', 'NL82');
  return refuse('nothing-to-fetch', 'NL82');
};

const whyNotHeroic = (s: State, card: number): Refusal => {
  const isOpen = has(s.revealed, card - 1);
  if (isOpen && !hasSacrifice(s, card)) return refuse('no-sacrifice', 'NL86');
  return refuse('card-not-open', 'NL85');
};

const whyNotGive = (s: State, taker: number): Refusal => {
  if (mayTake(s, taker)) return refuse('no-such-die', 'NL16');
  return refuse('not-this-taker', ruleOfTakers(s, taker));
};

const ruleOfTakers = (s: State, taker: number): string => {
  const isHelm = taker === Taker.nautilion;
  if (isHelm && s.stuck === 1) return 'NL63';
  if (isBlind(s)) return 'NL73';
  return isHelmFirst(s) && (isHelm || s.given[Taker.nautilion] === 0) ? 'NL79' : 'NL17';
};

const whyNotFromShip = (s: State, space: number): Refusal => {
  const set = s.step === Step.sacrifice ? s.crew : occupied(s);
  if (has(set, space)) return refuse('would-split', 'NL20');
  return refuse('empty-space', ruleOfDemand(s));
};

const whyNotFromReserve = (s: State, kind: number): Refusal =>
  refuse('not-in-reserve', s.reserve[kind] > 0 ? ruleOfChoice(s) : ruleOfDemand(s));

/** Why a token of the reserve is no answer: another one goes first, or it is none to return. */
const ruleOfChoice = (s: State): string => (s.choosy === 0 ? 'NL32' : 'NL74');

/** The rule that makes somebody part with a token. */
const ruleOfDemand = (s: State): string => {
  if (s.step === Step.sacrifice) return 'NL86';
  if (s.step === Step.return) return 'NL74';
  if (s.step === Step.pay) return 'NL13';
  return s.task === Task.toll ? 'NL76' : s.task === Task.raid ? 'NL55' : 'NL18';
};

const whyNotToShip = (s: State, space: number): Refusal => {
  if (isCrew(s.hand) ? s.hand !== CREW + space : s.hand !== MERCENARY) {
    return refuse('wrong-space', 'NL5');
  }
  if (has(occupied(s), space)) return refuse('space-taken', 'NL26');
  return refuse('no-duct', 'NL26');
};
