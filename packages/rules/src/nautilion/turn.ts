/** The phases of a turn, one after the other, and what ends it. */
import { OVER } from '../core/game.ts';
import { ask, askChance } from './ask.ts';
import { components } from './components.ts';
import { type Event, listBits } from './events.ts';
import { endsShortOf, harpoonsOfPhantom, harpoonsOfShip, unloadFighters } from './mercenaries.ts';
import { exchange, takeFromPath } from './path.ts';
import { leaveBehind, sinkReef, takeReef } from './reefs.ts';
import { addToReserve, ownedTokens } from './reserve.ts';
import { fitsShip, isConnected } from './ship.ts';
import {
  ALL_MAGES,
  BLANK,
  DICE,
  Expansion,
  FULL_CREW,
  isCrew,
  isFighter,
  MERCENARY,
  NO_SEAT,
  plays,
  REEF_NUMBERS,
  ROW,
  type State,
  Taker,
} from './state.ts';
import { Card, Outcome, Step, Task } from './steps.ts';

const ALL_DICE = (1 << DICE) - 1;
const ESCAPE = 3; // the least that leaves a reef [NL62]
const PRICEY = 3; // the least that costs a token on the Darkhouse [NL18]

export const beginTurn = (s: State, events?: Event[]): void => {
  s.turn++;
  if (s.starter !== NO_SEAT) s.active = (s.starter + s.turn - 1) % s.seats; // [NL34]
  s.pass = 0;
  s.moved = 0;
  s.open = 0;
  s.rerolls = 0;
  for (let i = 0; i < DICE; i++) {
    s.die[i] = 0;
    s.rolls[i] = 0;
    s.given[i] = 0;
  }
  if (s.expansions !== 0) resetCards(s);
  events?.push({ type: 'turn', turn: s.turn, seat: s.active, card: s.card });
  machinations(s, events);
};

const resetCards = (s: State): void => {
  s.calm = 0;
  s.steam = 0;
  s.net = 0;
  s.fetched = 0;
  s.card = plays(s, Expansion.darkhouse) ? s.row[(s.turn - 1) % ROW] : Card.none; // [NL70]
  s.free = s.card === Card.slackWater ? 1 : 0; // [NL83]
};

/** Phase 0: cards that strike before the roll. [NL70] */
const machinations = (s: State, events?: Event[]): void => {
  if (s.card === Card.backwash && hasReturnable(s))
    ask(s, Step.return, Task.backwash); // [NL74]
  else if (s.card === Card.toll)
    demand(s, 1, Task.toll, events); // [NL76]
  else leaveReef(s, events);
};

const hasReturnable = (s: State): boolean => {
  if ((s.crew | s.hired | s.cabin) !== 0) return true;
  for (let kind = 0; kind < BLANK; kind++) if (s.reserve[kind] > 0) return true;
  return false;
};

/** Makes the player discard so many tokens, or as many as there are. [NL19] */
const demand = (s: State, tokens: number, task: number, events?: Event[]): void => {
  s.owed = Math.min(tokens, ownedTokens(s));
  ask(s, Step.lose, task);
  if (s.owed === 0) goOn(s, events);
};

/** What follows once nothing more is owed. */
export const goOn = (s: State, events?: Event[]): void => {
  if (s.task === Task.toll) leaveReef(s, events);
  else if (s.task === Task.beam) phantomPhase(s, events);
  else nautilionPhase(s, events);
};

export const leaveReef = (s: State, events?: Event[]): void => {
  if (s.beside > 0)
    askChance(s, Step.escape); // [NL61]
  else rollCurrents(s, events);
};

export const rollEscape = (s: State, face: number, events?: Event[]): void => {
  const reef = s.beside - 1;
  const bonus = (s.crew >> (REEF_NUMBERS[reef] - 1)) & 1; // [NL68]
  const escaped = face + bonus >= ESCAPE;
  events?.push({ type: 'escape-roll', face, bonus, reef, escaped });
  if (escaped) takeReef(s, events);
  else s.stuck = 1; // [NL63]
  rollCurrents(s, events);
};

/** Phase 1. [NL8] */
const rollCurrents = (s: State, events?: Event[]): void => {
  if (s.card === Card.fixedSwell) {
    s.die.set(components.swell); // [NL80]
    s.open = ALL_DICE;
    events?.push({ type: 'dice-set', faces: [...s.die] });
    afterRoll(s);
    return;
  }
  const isLone = s.card === Card.blindfold || (s.card === Card.earlyHelm && s.stuck === 0);
  if (isLone)
    rollDice(s, 1); // [NL73] [NL79]
  else if (s.stuck === 1 && s.card !== Card.echo)
    rollDice(s, ALL_DICE >> 1); // [NL63]
  else rollDice(s, ALL_DICE); // [NL72]
};

/** Leaves a bit set of dice to chance. */
export const rollDice = (s: State, dice: number): void => {
  s.toRoll = dice;
  s.open &= ~dice;
  askChance(s, Step.roll);
};

export const rollNext = (s: State, face: number, events?: Event[]): void => {
  const die = 31 - Math.clz32(s.toRoll & -s.toRoll);
  s.toRoll &= s.toRoll - 1;
  s.open |= 1 << die;
  s.die[die] = face;
  s.rolls[die]++;
  events?.push({ type: 'rolled', die, face });
  if (s.toRoll === 0) afterRoll(s);
};

const afterRoll = (s: State): void => {
  ask(s, s.starter === NO_SEAT ? Step.start : Step.currents, Task.none); // [NL34] [NL37]
};

/** Phase 2: what follows once this taker has its die. */
export const afterGive = (s: State, taker: number, events?: Event[]): void => {
  if (s.card === Card.blindfold) {
    rollNextBlind(s, events);
  } else if (s.card === Card.earlyHelm && s.stuck === 0 && taker === Taker.nautilion) {
    rollDice(s, ALL_DICE & ~1); // [NL79]
  } else if (taker === Taker.darkhouse) {
    if (bitsIn(s.open) > 1) ask(s, Step.plan, Task.none);
    else giveLast(s, Taker.phantom, events);
  } else if (s.stuck === 1) {
    darkhousePhase(s, events); // a third die stays unused [NL72] [NL80]
  } else {
    giveLast(s, Taker.nautilion, events);
  }
};

const bitsIn = (dice: number): number => (dice & 1) + ((dice >> 1) & 1) + (dice >> 2);

const rollNextBlind = (s: State, events?: Event[]): void => {
  let given = 0;
  for (let taker = 0; taker < DICE; taker++) if (s.given[taker] > 0) given++;
  if (given < (s.stuck === 1 ? DICE - 1 : DICE)) rollDice(s, 1 << given);
  else darkhousePhase(s, events);
};

const giveLast = (s: State, taker: number, events?: Event[]): void => {
  const face = s.die[31 - Math.clz32(s.open)];
  s.given[taker] = face;
  s.open = 0;
  events?.push({ type: 'given', taker, face });
  darkhousePhase(s, events);
};

/** Phase 3. */
const darkhousePhase = (s: State, events?: Event[]): void => {
  const least = s.card === Card.dimLight ? PRICEY + 1 : PRICEY; // [NL81]
  if (s.given[Taker.darkhouse] < least) phantomPhase(s, events);
  else demand(s, s.card === Card.doubleBeam ? 2 : 1, Task.beam, events); // [NL18] [NL75]
};

/** Phase 4. */
const phantomPhase = (s: State, events?: Event[]): void => {
  const die = s.given[Taker.phantom];
  if (s.calm === 1) {
    events?.push({ type: 'phantom-calm' }); // [NL91]
    nautilionPhase(s, events);
  } else if (s.reflux > 0) {
    fallBack(s, die, events);
  } else if (endsShortOf(s, die)) {
    stopPhantom(s, events);
    collide(s, events); // [NL49]
  } else if (die > s.phantom) {
    s.phantom = 0;
    s.onAbyss = 0;
    s.crossed = 1;
    end(s, Outcome.phantomHome, events); // [NL23]
  } else {
    landPhantom(s, s.phantom - die, events);
  }
};

/** Toward the Abyss, at most onto it. [NL88] */
const fallBack = (s: State, die: number, events?: Event[]): void => {
  if (s.phantom + die <= s.length) {
    landPhantom(s, s.phantom + die - 1, events);
    return;
  }
  s.phantom = s.length;
  s.onAbyss = 1;
  s.crossed = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: true });
  nautilionPhase(s, events);
};

const landPhantom = (s: State, index: number, events?: Event[]): void => {
  s.crossed = s.nautilion > index ? 1 : 0; // [NL22]
  const reef = s.reef[index];
  const token = takeFromPath(s, index); // [NL21]
  s.phantom = index;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: index, onAbyss: false });
  const isTaken = wantsFighters(s) && isFighter(token) && s.holdSize < components.hold; // [NL47]
  if (isTaken) s.holdSize++;
  (isTaken ? s.hold : s.pile)[token]++;
  events?.push({ type: 'phantom-took', token, into: isTaken ? 'hold' : 'pile' });
  if (reef > 0) sinkReef(s, reef, events); // [NL60]
  if (token === MERCENARY && s.collided === 1)
    demand(s, 1, Task.raid, events); // [NL55]
  else nautilionPhase(s, events);
};

const wantsFighters = (s: State): boolean => plays(s, Expansion.mercenaries) && s.collided === 0;

/** Phase 5. */
const nautilionPhase = (s: State, events?: Event[]): void => {
  if (s.stuck === 0) {
    sail(s, events);
    return;
  }
  events?.push({ type: 'nautilion-stuck' });
  s.stuck = 0;
  takeReef(s, events); // [NL63]
  endPass(s, events);
};

const sail = (s: State, events?: Event[]): void => {
  const die = s.given[Taker.nautilion];
  if (s.card === Card.ebb && s.turn > 1) {
    if (die <= s.nautilion) landNautilion(s, s.nautilion - die, events);
    else returnToIsles(s, events); // [NL78]
  } else if (endsShortOf(s, die)) {
    stopNautilion(s, events);
    collide(s, events); // [NL49]
  } else if (die > s.length - s.nautilion) {
    leaveBehind(s, events);
    s.nautilion = s.length;
    s.onIsles = 0;
    s.crossed = 1 - s.onAbyss;
    end(s, arrival(s), events); // [NL29]
  } else {
    landNautilion(s, s.nautilion + die - 1, events); // [NL25]
  }
};

const returnToIsles = (s: State, events?: Event[]): void => {
  leaveBehind(s, events);
  s.nautilion = 0;
  s.onIsles = 1;
  s.crossed = 0;
  events?.push({ type: 'nautilion-moved', to: 0, onIsles: true });
  afterLanding(s, events);
};

const landNautilion = (s: State, index: number, events?: Event[]): void => {
  leaveBehind(s, events);
  const reef = s.reef[index];
  if (s.card === Card.crossedStreams && index + 1 < s.length) {
    exchange(s, index, index + 1); // [NL77]
    events?.push({ type: 'crossed-streams', token: s.path[index] });
  }
  s.crossed = s.phantom <= index ? 1 : 0; // [NL22]
  const token = takeFromPath(s, index);
  s.nautilion = index;
  s.onIsles = 0;
  s.beside = reef; // [NL61]
  if (events) {
    events.push({ type: 'nautilion-moved', to: index, onIsles: false });
    events.push({ type: 'landed', token, reef: reef - 1 });
  }
  if (s.net === 1) {
    castNet(s, token, events);
  } else {
    s.hand = token;
    ask(s, Step.place, Task.landing);
  }
};

/** The landed token and its two neighbours go to the reserve. [NL95] */
const castNet = (s: State, token: number, events?: Event[]): void => {
  keep(s, token, events);
  if (s.nautilion < s.length) netToken(s, s.nautilion, events);
  if (s.nautilion > 0) netToken(s, s.nautilion - 1, events);
  afterLanding(s, events);
};

const netToken = (s: State, index: number, events?: Event[]): void => {
  const reef = s.reef[index];
  keep(s, takeFromPath(s, index), events);
  if (reef > 0) sinkReef(s, reef, events);
};

export const keep = (s: State, token: number, events?: Event[]): void => {
  addToReserve(s, token);
  events?.push({ type: 'kept', token });
};

export const afterLanding = (s: State, events?: Event[]): void => {
  s.moved++;
  if (s.steam === 1 && s.moved === 1)
    sail(s, events); // [NL94]
  else endPass(s, events);
};

/** How the voyage ends at the Abyss. [NL30] [NL43] [NL87] */
const arrival = (s: State): number => {
  if (s.crew !== FULL_CREW) return Outcome.noCrew;
  if (plays(s, Expansion.mages) && (s.cabin & ALL_MAGES) !== ALL_MAGES) return Outcome.noMages;
  return s.revealed === 0 ? Outcome.won : Outcome.heroicsLeft;
};

const endPass = (s: State, events?: Event[]): void => {
  if (s.card !== Card.echo || s.pass === 1) {
    endTurn(s, events);
    return;
  }
  s.pass = 1; // [NL71]
  s.moved = 0;
  s.open = ALL_DICE;
  s.given.fill(0);
  events?.push({ type: 'second-pass' });
  ask(s, Step.plan, Task.none);
};

const endTurn = (s: State, events?: Event[]): void => {
  if (s.stuck === 1) takeReef(s, events); // [NL67]
  s.stuck = 0;
  if (s.reflux > 0) s.reflux--;
  beginTurn(s, events);
};

const end = (s: State, outcome: number, events?: Event[]): void => {
  s.outcome = outcome;
  s.step = Step.over;
  s.task = Task.none;
  s.toAct = OVER;
  events?.push({ type: 'over', outcome });
};

/** The mover ends right in front of the other figure; what it passed stays on the path. [NL50] */
const stopPhantom = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  s.phantom = s.nautilion;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: false });
};

const stopNautilion = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  leaveBehind(s, events);
  s.nautilion = s.phantom;
  s.onIsles = 0;
  events?.push({ type: 'nautilion-moved', to: s.nautilion, onIsles: false });
};

/** The collision. [NL51] */
const collide = (s: State, events?: Event[]): void => {
  const ours = harpoonsOfShip(s);
  const theirs = harpoonsOfPhantom(s);
  events?.push({ type: 'collision', ours, theirs });
  if (theirs > ours) {
    end(s, Outcome.collisionLost, events); // [NL52]
    return;
  }
  s.collided = 1;
  unloadFighters(s, events); // [NL53]
  s.chosen = ours > theirs ? 1 : 0;
  if (s.pile.some(isPositive)) ask(s, Step.pick, Task.spoils);
  else checkGroups(s, events); // [NL58]
};

const isPositive = (n: number): boolean => n > 0;

/** The token taken from the pile after the collision. [NL53] */
export const takeSpoils = (s: State, token: number, events?: Event[]): void => {
  if (s.chosen === 1 && isCrew(token) && fitsShip(s, token)) {
    s.hand = token;
    ask(s, Step.place, Task.spoils);
  } else {
    keep(s, token, events);
    checkGroups(s, events);
  }
};

export const checkGroups = (s: State, events?: Event[]): void => {
  if (isConnected(s, s.crew)) endTurn(s, events);
  else ask(s, Step.group, Task.spoils); // [NL54]
};

export const keepGroup = (s: State, group: number, events?: Event[]): void => {
  const lost = s.crew & ~group;
  s.crew = group;
  for (let set = lost; set !== 0; set &= set - 1) s.pile[31 - Math.clz32(set & -set)]++;
  events?.push({ type: 'group-kept', spaces: listBits(group), lost: listBits(lost) });
  endTurn(s, events);
};
