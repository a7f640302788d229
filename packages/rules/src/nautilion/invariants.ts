/** What must hold in every position, whatever was played: nothing is lost, nothing is made. */
import { excluding, has, only, setOf, sizeOf } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { copiesOf, isChoosy, levelOf, reefCount, usableHeroics } from './box.ts';
import { components } from './components.ts';
import {
  diceOfTurn,
  isBlind,
  isHelmFirst,
  LAST_CARD,
  passesOf,
  tollOf,
} from './darkhouseCards/effects.ts';
import { legalMoves, openFaces } from './legal.ts';
import { MOVE_COUNT, tideFrom } from './moves.ts';
import { pickingOf } from './picking.ts';
import { ownedTokens } from './reserve.ts';
import { isConnected, occupied } from './ship.ts';
import {
  ALL_DICE,
  CABIN_SPACES,
  CREW,
  cabinTokenAt,
  DICE,
  Expansion,
  FACES,
  FULL_CREW,
  HEROICS,
  isFighter,
  KINDS,
  LONGEST_PATH,
  MERCENARY,
  NO_SEAT,
  NO_TOKEN,
  plays,
  REEF,
  REEF_NUMBERS,
  ROW,
  SPACES,
  type State,
  Taker,
} from './state.ts';
import { Card, Outcome, STEP_NAMES, Step, type StepName, Task } from './steps.ts';

/** The name of the first thing found wrong, undefined in a sound position. */
export const brokenInvariant = (s: State): string | undefined => {
  const wrongCards = brokenCardInvariant(s);
  if (wrongCards !== undefined) return wrongCards;
  if (!numbersAreSound(s)) return 'numbers';
  const tokens = countTokens(s);
  for (let kind = 0; kind < REEF; kind++) if (tokens[kind] !== copiesOf(s, kind)) return 'tokens';
  if (!reefsAreSound(s, tokens)) return 'reefs';
  if (s.reserveSize !== sum(s.reserve)) return 'reserve';
  if (!holdIsSound(s)) return 'hold';
  if (!shipIsSound(s)) return 'ship';
  if (!figuresAreSound(s)) return 'figures';
  if (!diceAreSound(s)) return 'dice';
  return flowIsSound(s) ? undefined : 'flow';
};

/** Cards that were dealt: the Darkhouse row, the heroics, the admirals. */
export const brokenCardInvariant = (s: State): string | undefined => {
  if (!rowIsSound(s)) return 'row';
  const heroics = [...s.heroic].filter(card => card > 0).sort((a, b) => a - b);
  if (heroics.join() !== usableHeroics(s).join()) return 'heroics';
  const admirals = s.seats === 2 ? 1 : 0; // cards 0 and 1, in either order
  return s.admiral[0] + s.admiral[1] === admirals ? undefined : 'admiral';
};

const rowIsSound = (s: State): boolean => {
  if (!plays(s, Expansion.darkhouse)) return s.row.every(card => card === 0);
  const { red, blue } = levelOf(s);
  const count = (cards: Uint8Array): number =>
    new Set(s.row.filter(card => cards.includes(card))).size;
  return count(s.sheet.red) === red && count(s.sheet.blue) === blue;
};

/** Counters that a position from outside could hold anything in. */
const numbersAreSound = (s: State): boolean => {
  const limits: readonly (readonly [number, number])[] = [
    [s.turn, MOST_TURNS],
    [s.active, 1],
    [s.length, LONGEST_PATH],
    [s.nautilion, s.length],
    [s.phantom, s.length],
    [s.crew, FULL_CREW],
    [s.hired, FULL_CREW],
    [s.rerolls, components.cabinCrew.length],
    [s.reflux, 2],
    [s.moved, 2],
    [s.owed, s.sheet.mostOwed],
    [s.broken, reefCount(s)],
    [s.beside, REEF_NUMBERS.length],
    [s.chosen, (s.step === Step.with ? s.length : LONGEST_PATH) - 1],
    [s.wanted, FULL_CREW],
    [s.opened, s.heroics],
    [s.card, LAST_CARD],
  ];
  return limits.every(([n, most]) => Number.isInteger(n) && n >= 0 && n <= most);
};

const MOST_TURNS = 94; // [NL107]

/** Every token once: on the path, on a board, in the reserve, in the pile, or in hand. */
const countTokens = (s: State): number[] => {
  const count = Array.from({ length: KINDS + 1 }, (_, kind) =>
    kind < KINDS ? s.reserve[kind] + s.pile[kind] + s.hold[kind] : 0,
  );
  for (let i = 0; i < s.length; i++) {
    count[s.path[i]]++;
    if (s.reef[i] > 0) count[REEF + s.reef[i] - 1]++;
  }
  for (let space = 0; space < SPACES; space++) count[CREW + space] += (s.crew >> space) & 1;
  count[MERCENARY] += sizeOf(s.hired);
  for (let space = 0; space < CABIN_SPACES; space++) {
    count[cabinTokenAt(space)] += (s.cabin >> space) & 1;
  }
  if (s.beside > 0) count[REEF + s.beside - 1]++;
  count[s.hand]++;
  return count;
};

const reefsAreSound = (s: State, tokens: readonly number[]): boolean => {
  const reefs = tokens.slice(REEF, KINDS);
  const total = reefs.reduce((a, b) => a + b);
  return (
    reefs.every((n, reef) => n <= s.sheet.reefCopies[reef]) && total + s.broken === reefCount(s)
  );
};

const holdIsSound = (s: State): boolean =>
  s.holdSize === sum(s.hold) &&
  s.holdSize <= components.hold &&
  s.hold.every((n, kind) => n === 0 || (isFighter(kind) && s.collided === 0));

const shipIsSound = (s: State): boolean => {
  if (s.crew & s.hired || (s.hired !== 0 && s.collided === 1)) return false;
  return mayBeSplit(s) || isConnected(s, occupied(s));
};

/** While crew is being recovered, and until a collision is over, the ship may be in parts. [NL54] [NL92] */
const mayBeSplit = (s: State): boolean =>
  pickingOf(s.task)?.maySplit === true && s.step !== Step.sacrifice;

const figuresAreSound = (s: State): boolean => {
  if (s.onIsles === 1 && s.nautilion > 0) return false;
  if (s.onAbyss === 1 && s.phantom < s.length) return false;
  return s.crossed === 1 ? s.phantom <= s.nautilion : s.phantom >= s.nautilion;
};

const diceAreSound = (s: State): boolean => {
  for (let i = 0; i < DICE; i++) {
    if (s.die[i] > FACES || s.given[i] > FACES) return false;
    if (has(s.open, i) && s.die[i] === 0) return false;
  }
  if ((s.open & s.toRoll) !== 0 || (s.step === Step.roll) !== s.toRoll > 0) return false;
  if (isBeforeRoll(s)) return s.open === 0 && s.given.every(face => face === 0);
  if (passesOf(s) > 1 && s.step !== Step.over && !hasFaces(s)) return false;
  return !usesDice(s) || liveDiceAreSound(s);
};

/** A second pass opens dice again that were given, so each that is not being rolled must show a face. [NL71] */
const hasFaces = (s: State): boolean => s.die.every((face, i) => face > 0 || has(s.toRoll, i));

const isBeforeRoll = (s: State): boolean =>
  s.step === Step.escape || s.task === Task.toll || s.task === Task.backwash;

/** Is this a step of the first two phases, in which dice wait to be given? */
const usesDice = (s: State): boolean =>
  s.step >= Step.roll && s.step <= Step.place && s.task !== Task.landing && s.task !== Task.spoils;

/** Are as many dice in play as there are takers for them? */
const liveDiceAreSound = (s: State): boolean => {
  const live = s.open | s.toRoll;
  const given = s.given.reduce((n, face) => n + (face > 0 ? 1 : 0), 0);
  if (isBlind(s)) {
    return live === only(given) && given < (s.stuck === 1 ? DICE - 1 : DICE); // [NL73]
  }
  if (isHelmFirst(s)) {
    const isFirst = s.given[Taker.nautilion] === 0; // [NL79]
    return isFirst
      ? given === 0 && live === only(0)
      : given === 1 && live === excluding(ALL_DICE, 0);
  }
  if (s.step === Step.plan ? given > 1 : given > 0) return false;
  const isFirst = given === 0 || s.given[Taker.darkhouse] > 0;
  return isFirst && sizeOf(live) + given === diceOfTurn(s); // [NL63]
};

/** Does what is to be decided fit who decides it, and is there an answer? */
const flowIsSound = (s: State): boolean => {
  if (!TASKS_OF[STEP_NAMES[s.step]].includes(s.task)) return false;
  const isChance = s.step === Step.escape || s.step === Step.roll;
  const decides = isChance ? CHANCE : s.step === Step.over ? OVER : s.active;
  if (s.toAct !== decides || (s.step === Step.over) !== (s.outcome !== Outcome.open)) return false;
  const active = s.starter === NO_SEAT ? 0 : (s.starter + s.turn - 1) % s.seats;
  if (s.turn < 1 || s.active !== active) return false;
  if (s.starter === NO_SEAT && (s.turn > 1 || s.seats === 1)) return false;
  if ((s.step === Step.start) !== (s.starter === NO_SEAT) && usesDice(s) && s.toRoll === 0) {
    return false; // [NL34]
  }
  const card = plays(s, Expansion.darkhouse) ? s.row[(s.turn - 1) % ROW] : Card.none;
  if (s.card !== card || s.choosy !== (isChoosy(s) ? 1 : 0)) return false;
  if (s.step === Step.escape && s.beside === 0) return false;
  if (s.step === Step.lose && s.owed > ownedTokens(s)) return false;
  if (s.step === Step.pay && s.owed > s.reserveSize) return false;
  if (s.task === Task.tide && !has(openFaces(s), tideFrom(s.chosen))) return false;
  if (s.task === Task.toll && (tollOf(s) === 0 || s.pass === 1)) return false;
  if (s.step === Step.set && (s.wanted === 0 || (s.wanted & ~s.open) !== 0)) return false;
  if ((s.revealed & ~cardSet(s.heroic.subarray(0, s.opened))) !== 0) return false;
  if (s.owed === 0 ? isOwing(s) : !isOwing(s) && !isPicking(s)) return false;
  if ((s.step === Step.place || s.step === Step.insert) !== (s.hand !== NO_TOKEN)) return false;
  return s.step === Step.over || legalMoves(s, scratch) > 0;
};

const cardSet = (cards: Uint8Array): number => setOf(cards.map(n => n - 1));

/** What each step can be part of. */
const HEROIC_TASKS = Array.from({ length: HEROICS }, (_, i) => i + 1);
const FETCHES = [Task.rescue, Task['call-to-arms'], Task.pact, Task.castaway, Task.spoils] as const;
const TASKS_OF: { readonly [Name in StepName]: readonly number[] } = {
  escape: [Task.none],
  roll: [Task.none],
  start: [Task.none],
  currents: [Task.none],
  plan: [Task.none],
  pay: [Task.whirlwind, Task.tide, Task.translation, Task.castaway],
  exchange: [Task.translation],
  with: [Task.translation],
  sacrifice: HEROIC_TASKS,
  set: [Task['chosen-currents']],
  drop: [Task['change-of-plan']],
  pick: [...FETCHES, Task.salvage, Task.boarding],
  place: [...FETCHES, Task.landing],
  lose: [Task.toll, Task.beam, Task.raid],
  return: [Task.backwash],
  insert: [Task.backwash],
  group: [Task.spoils],
  over: [Task.none],
};

/** Steps that go on until nothing is owed. */
const isOwing = (s: State): boolean => s.step === Step.pay || s.step === Step.lose;

/** Steps in which something may be owed, or nothing. */
const isPicking = (s: State): boolean =>
  (s.step === Step.pick || s.step === Step.place) && HEROIC_TASKS.includes(s.task);

const scratch = new Int32Array(MOVE_COUNT);

const sum = (counts: Uint8Array): number => counts.reduce((a, b) => a + b, 0);
