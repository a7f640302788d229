/** Back from words to a state: positions from outside, and what a view shows. */

import { including, setOf } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { isOptionProblem, type Options, readOptions } from '../core/options.ts';
import type { ReadError } from '../core/readError.ts';
import { readPosition } from '../core/readPosition.ts';
import { sameData } from '../core/sameData.ts';
import { isChoosy, usableHeroics } from './box.ts';
import { parseMove } from './formatMove.ts';
import { brokenInvariant } from './invariants.ts';
import { TIDE } from './moves.ts';
import { parseToken } from './notation.ts';
import { OPTIONS, refuseOptions, SEATS } from './options.ts';
import type { Sheet } from './sheet.ts';
import { blank, cabinSpaceOf, NO_SEAT, NO_TOKEN, REEF, type State, TAKERS } from './state.ts';
import { OUTCOME_NAMES, STEP_NAMES, Step, TASK_NAMES } from './steps.ts';
import { type Pending, type Position, position, type SharedView, type View } from './view.ts';

/**
 * Reads a position that anybody may have written: whatever it holds is read as if it were right,
 * then written again, and only what comes out unchanged and sound is accepted.
 */
export const parsePosition = (sheet: Sheet, p: unknown): State | ReadError =>
  readPosition(p, {
    fromPosition: (read: Position) => fromPosition(sheet, read),
    position,
    brokenInvariant,
  });

const fromPosition = (sheet: Sheet, p: Position): State | ReadError => {
  const options = readOptions({ seats: SEATS, options: OPTIONS }, { ...p.options, seats: p.seats });
  if (isOptionProblem(options) || refuseOptions(options) !== undefined)
    return { readError: 'options' };
  const s = readTable(sheet, options, p);
  s.heroic.set([...p.heroics.opened, ...p.heroics.pile]);
  readHeroics(s, p.heroics);
  return s;
};

/** The state of a view, with the pile of heroic cards in no order that matters. */
export const fromView = (sheet: Sheet, v: View): State => {
  const s = readTable(sheet, { ...v.options, seats: v.seats }, v);
  const { opened } = v.heroics;
  s.heroic.set([...opened, ...usableHeroics(s).filter(card => !opened.includes(card))]);
  readHeroics(s, v.heroics);
  return s;
};

const readHeroics = (s: State, { opened, open }: { opened: number[]; open: number[] }): void => {
  s.opened = opened.length;
  s.heroics = usableHeroics(s).length;
  s.revealed = bits(open);
};

const readTable = (sheet: Sheet, o: Options, t: SharedView): State => {
  const s = blank(sheet, o);
  s.toAct = t.toAct === 'chance' ? CHANCE : t.toAct === null ? OVER : t.toAct;
  s.step = STEP_NAMES.indexOf(t.step);
  s.outcome = OUTCOME_NAMES.indexOf(t.outcome);
  s.turn = t.turn;
  s.active = t.active;
  s.starter = t.starter ?? NO_SEAT;
  readPending(s, t.pending);
  readPath(s, t);
  s.crew = bits(t.crew);
  s.hired = bits(t.mercenaries);
  s.cabin = setOf(t.cabin.map(token => cabinSpaceOf(readToken(token))));
  s.holdSize = readCounts(s.hold, t.hold);
  s.reserveSize = readCounts(s.reserve, t.reserve);
  readCounts(s.pile, t.discarded);
  readDice(s, t);
  for (const [seat, numbers] of t.admirals.entries()) {
    s.admiral[seat] = readAdmiral(sheet, numbers);
  }
  readEffects(s, t);
  s.choosy = isChoosy(s) ? 1 : 0;
  return s;
};

const readPending = (s: State, p: Pending): void => {
  s.task = TASK_NAMES.indexOf(p.task);
  s.owed = p.owed;
  s.wanted = bits(p.wanted);
  s.hand = p.hand === null ? NO_TOKEN : readToken(p.hand);
  if (p.tide !== null) s.chosen = orThrow(parseMove(`tide ${p.tide}`), p.tide) - TIDE;
  else if (p.won !== null) s.chosen = p.won ? 1 : 0;
  else s.chosen = (p.first ?? p.sacrificed ?? 1) - 1;
  if (s.step === Step.with && !(s.chosen >= 0)) throw new RangeError('no such token');
};

const readPath = (s: State, t: SharedView): void => {
  s.path.set(t.path.map(readToken));
  s.reef.set(t.reefs.map(readReef));
  s.length = t.path.length;
  s.nautilion = t.nautilion.after;
  s.onIsles = t.nautilion.onIsles ? 1 : 0;
  s.beside = readReef(t.nautilion.reef);
  s.stuck = t.nautilion.stuck ? 1 : 0;
  s.moved = t.nautilion.moves;
  s.phantom = t.phantom.after;
  s.onAbyss = t.phantom.onAbyss ? 1 : 0;
  s.crossed = t.phantom.isPast ? 1 : 0;
};

const readDice = (s: State, t: SharedView): void => {
  for (const [i, { face, rolls, isOpen, isRolling }] of t.dice.entries()) {
    s.die[i] = face ?? 0;
    s.rolls[i] = rolls;
    if (isOpen) s.open = including(s.open, i);
    if (isRolling) s.toRoll = including(s.toRoll, i);
  }
  TAKERS.forEach((taker, i) => {
    s.given[i] = t.given[taker] ?? 0;
  });
};

const readEffects = (s: State, t: SharedView): void => {
  s.rerolls = t.rerolls;
  s.collided = t.collided ? 1 : 0;
  s.broken = t.reefsBroken;
  s.row.set(t.darkhouse.row);
  s.card = t.darkhouse.card ?? 0;
  s.pass = t.darkhouse.secondPass ? 1 : 0;
  s.free = t.darkhouse.free ? 1 : 0;
  s.fetched = t.darkhouse.used ? 1 : 0;
  s.reflux = t.effects.reflux;
  s.calm = t.effects.calm ? 1 : 0;
  s.steam = t.effects.steam ? 1 : 0;
  s.net = t.effects.net ? 1 : 0;
};

const readAdmiral = ({ admirals }: Sheet, numbers: readonly number[]): number => {
  const card = admirals.findIndex(numbersOf => sameData(numbersOf, numbers));
  return orThrow(card < 0 ? undefined : card, 'admiral');
};

/** Adds up tokens by kind and says how many there are. */
const readCounts = (counts: Uint8Array, tokens: readonly string[]): number => {
  for (const token of tokens) counts[readToken(token)]++;
  return tokens.length;
};

const bits = (numbers: readonly number[]): number => setOf(numbers.map(number => number - 1));

const readToken = (text: string): number => orThrow(parseToken(text), text);
const readReef = (text: string | null): number => (text === null ? 0 : readToken(text) - REEF + 1);

const orThrow = (value: number | undefined, text: string): number => {
  if (value === undefined) throw new RangeError(`no such thing: ${text}`);
  return value;
};
