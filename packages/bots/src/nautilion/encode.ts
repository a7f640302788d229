/**
 * A voyage after a turn, or where the dice are about to be rolled, as features for a network: a
 * block for each of the nine crew numbers, then one for the whole ship. Only open information is
 * read; the features of an expansion are empty where it is not played.
 */
import type { Nautilion } from '@tidetable/rules';
import {
  ALL_MAGES,
  Expansion,
  FACES,
  harpoonsOfPhantom,
  harpoonsOfShip,
  holdingSides,
  KINDS,
  MAGE,
  MAGES,
  MERCENARY,
  Outcome,
  plays,
  SHIP_NAMES,
  SPACES,
  TAKERS,
} from '@tidetable/rules/nautilion';
import { fieldsOf, setCount, setOne, setUpTo } from '../fields.ts';
import { addFeature, beginInput, endBlock, type Input, setFeature } from '../network/input.ts';
import { blankCopies, evaluate } from './evaluate.ts';
import { COUNT, largestGroup } from './spaceSets.ts';

type State = Nautilion.State;

/** Goes up whenever the same position gives other features. */
export const ENCODING = 1;

const NEAR = 12; // steps ahead with a feature each
const FAR = [16, 22, 30, 64]; // then up to these
const SIGHT = 8; // steps ahead for tokens of expansions
const CARDS = 12; // of the Darkhouse, and heroic ones
const CARDS_AHEAD = 4; // of the row, besides that of this turn
const DICE = TAKERS.length;

const CREW = fieldsOf({
  missing: 1,
  aboard: 1,
  hired: 1,
  distance: 4, // ducts to the next space that is taken: 1, 2, 3, more
  near: NEAR, // is a missing one so many steps ahead?
  fitting: 2 * FACES, // and would it fit at once?
  far: FAR.length,
  before: 4, // that lie before the Phantom
  beyond: 3,
  endangered: FACES, // by the Phantom's next die
  behind: 1,
  reserve: 1,
  pile: 1,
  hold: 1,
  admitted: 2, // by the admiral whose turn it is, by the next one
  beside: 3, // spaces next to it that are taken
  missingBeside: 1,
  keystone: 1, // crew that may not leave
  doors: 1, // missing spaces beside crew
  fighter: 2, // missing, aboard
  partner: 2, // its place in the cabin is free, taken
  second: FACES, // one for the cabin is so many steps ahead
  helper: 1, // aboard against reefs of its number
});

const LEADS = 13;
const SHIP = fieldsOf({
  won: 1,
  lost: 1,
  ship: SHIP_NAMES.length,
  pair: 1, // of admirals
  expansions: 5,
  ahead: 28, // to the Abyss, by two
  phantom: 28, // its way to the Isles, by two
  gap: 16,
  crossed: 1,
  isles: 1,
  abyss: 1,
  race: 20, // by how much the Phantom leads
  reserve: 12,
  crew: SPACES + 1,
  open: SPACES + 1, // missing spaces that could be filled
  worth: 1, // as the evaluation has it
  rolling: DICE,
  faces: FACES * DICE, // of open dice
  given: DICE * FACES,
  asked: 1, // a choice before the roll
  cabin: 2 * MAGES,
  partnerships: MAGES,
  rerolls: MAGES, // used
  magesNear: SIGHT,
  magesLeft: MAGES * 4, // of each missing letter none, one, two, three lie ahead
  hired: 4,
  mercenariesNear: SIGHT,
  mercenaryNearPhantom: FACES,
  fighterNearPhantom: FACES,
  lead: LEADS, // of harpoons
  collided: 1,
  hold: 6,
  threeHarpoons: 1,
  apart: 4, // crew that hangs on mercenaries
  stuck: 1,
  reefBeside: 3,
  holding: 1,
  reefsNear: SIGHT,
  helpedNear: SIGHT,
  row: (1 + CARDS_AHEAD) * (CARDS + 1), // the card of this turn and of the next ones
  secondPass: 1,
  free: 1,
  fetched: 1,
  revealed: CARDS,
  revealedCount: 4,
  unopened: CARDS,
  reflux: 2,
  calm: 1,
  steam: 1,
  net: 1,
});

export const CREW_FEATURES = CREW.size;
export const SHIP_FEATURES = SHIP.size;
/** More than any position has. */
export const MOST_LISTED = 700;

const WORTH = 100; // hundredths of a crew token for a whole feature

/** The scratch memory of an encoding; reuse it across calls. */
export interface Encoder {
  readonly copies: Uint8Array; // scratch of the evaluation, then how many of each kind lie ahead
  readonly distance: Uint8Array; // distance[space] in ducts
  // Where the tokens of each kind lie.
  readonly near: Uint16Array; // near[kind] = bit set of steps
  readonly far: Uint8Array; // far[kind * FAR.length + band] = how many
  readonly behind: Uint8Array;
  readonly before: Uint8Array;
  readonly beyond: Uint8Array;
  readonly endangered: Uint8Array; // endangered[kind] = bit set of the Phantom's steps
}

export const newEncoder = (): Encoder => ({
  copies: blankCopies(),
  distance: new Uint8Array(SPACES),
  near: new Uint16Array(KINDS),
  far: new Uint8Array(KINDS * FAR.length),
  behind: new Uint8Array(KINDS),
  before: new Uint8Array(KINDS),
  beyond: new Uint8Array(KINDS),
  endangered: new Uint8Array(KINDS),
});

export const encode = (e: Encoder, s: State, input: Input): void => {
  beginInput(input);
  if (s.outcome !== Outcome.open) {
    encodeEnd(s, input);
    return;
  }
  prepare(e, s);
  for (let space = 0; space < SPACES; space++) {
    encodeCrew(e, s, space, input);
    endBlock(input);
  }
  encodeRoute(e, s, input);
  encodeDice(s, input);
  if (s.expansions !== 0) encodeExpansions(e, s, input);
  endBlock(input);
};

const encodeEnd = (s: State, input: Input): void => {
  for (let space = 0; space < SPACES; space++) endBlock(input);
  setFeature(input, s.outcome === Outcome.won ? SHIP.at.won : SHIP.at.lost);
  endBlock(input);
};

const prepare = (e: Encoder, s: State): void => {
  findTokens(e, s);
  e.distance.fill(3);
  let taken = s.crew | s.hired;
  for (let n = 0; n < 3; n++) {
    const open = s.ducts.open[taken];
    for (let rest = open; rest !== 0; rest &= rest - 1) e.distance[leastOf(rest)] = n;
    taken |= open;
  }
};

const findTokens = (e: Encoder, s: State): void => {
  const { near, far, behind, before, beyond, endangered } = e;
  near.fill(0);
  far.fill(0);
  behind.fill(0);
  before.fill(0);
  beyond.fill(0);
  endangered.fill(0);
  const { nautilion, length, path } = s;
  const end = s.crossed === 1 ? length : s.phantom;
  for (let i = 0; i < nautilion; i++) behind[path[i]]++;
  for (let i = nautilion; i < length; i++) {
    const kind = path[i];
    const steps = i - nautilion;
    if (i < end) before[kind]++;
    else beyond[kind]++;
    if (steps < NEAR) near[kind] |= 1 << steps;
    else far[kind * FAR.length + bandOf(steps)]++;
  }
  for (let i = 0; i < FACES && i < s.phantom; i++) endangered[path[s.phantom - 1 - i]] |= 1 << i;
};

const bandOf = (steps: number): number => {
  let band = 0;
  while (steps >= FAR[band]) band++;
  return band;
};

const leastOf = (set: number): number => 31 - Math.clz32(set & -set);

const admits = (s: State, seat: number, space: number): boolean =>
  s.seats === 1 || ((s.sheet.admits[s.admiral[seat]] >> space) & 1) === 1;

const encodeCrew = (e: Encoder, s: State, space: number, input: Input): void => {
  const { at } = CREW;
  const bit = 1 << space;
  const isAboard = (s.crew & bit) !== 0;
  setFeature(input, isAboard ? at.aboard : at.missing);
  if (s.hired & bit) setFeature(input, at.hired);
  setUpTo(input, at.beside, 3, COUNT[s.ducts.neighbours[space] & (s.crew | s.hired)]);
  setCount(input, at.reserve, s.reserve[space]);
  setCount(input, at.pile, s.pile[space]);
  setCount(input, at.hold, s.hold[space]);
  if (isAboard) encodeAboard(s, space, input);
  else encodeMissing(e, s, space, input);
  if (s.expansions !== 0) encodeRoles(e, s, space, isAboard, input);
};

const encodeAboard = (s: State, space: number, input: Input): void => {
  const taken = s.crew | s.hired;
  if (s.ducts.connected[taken & ~(1 << space)] === 0) setFeature(input, CREW.at.keystone);
  setCount(input, CREW.at.doors, COUNT[s.ducts.neighbours[space] & ~taken]);
};

const encodeMissing = (e: Encoder, s: State, space: number, input: Input): void => {
  const { at } = CREW;
  const near = e.near[space];
  const now = admits(s, s.active, space);
  const later = admits(s, s.seats - 1 - s.active, space);
  setFeature(input, at.distance + e.distance[space]);
  if (now) setFeature(input, at.admitted);
  if (later) setFeature(input, at.admitted + 1);
  setCount(input, at.missingBeside, COUNT[s.ducts.neighbours[space] & ~s.crew]);
  setBits(input, at.near, near);
  if (e.distance[space] === 0 && !(s.hired & (1 << space))) {
    if (now) setBits(input, at.fitting, near & NEXT_TURN);
    if (later) setBits(input, at.fitting, near & TURN_AFTER);
  }
  for (let i = 0; i < FAR.length; i++) setCount(input, at.far + i, e.far[space * FAR.length + i]);
  setCount(input, at.behind, e.behind[space]);
  setUpTo(input, at.before, 4, e.before[space]);
  setUpTo(input, at.beyond, 3, e.beyond[space]);
  if (s.crossed === 0) setBits(input, at.endangered, e.endangered[space]);
};

/** Steps that one die can reach, and then another one. */
const NEXT_TURN = (1 << FACES) - 1;
const TURN_AFTER = NEXT_TURN << FACES;
const IN_SIGHT = (1 << SIGHT) - 1;

const FIGHTERS = 0b010010010; // 2, 5 and 8
const PARTNERS = 0b001001001; // 1, 4 and 7
const HELPERS = 0b100100100; // 3, 6 and 9

const encodeRoles = (
  e: Encoder,
  s: State,
  space: number,
  isAboard: boolean,
  input: Input,
): void => {
  const { at } = CREW;
  const bit = 1 << space;
  if (plays(s, Expansion.mercenaries) && s.collided === 0 && FIGHTERS & bit)
    setFeature(input, at.fighter + (isAboard ? 1 : 0));
  if (plays(s, Expansion.reefs) && isAboard && HELPERS & bit) setFeature(input, at.helper);
  if (!plays(s, Expansion.mages) || !(PARTNERS & bit)) return;
  const isTaken = (s.cabin >> (MAGES + Math.trunc(space / MAGES))) & 1;
  setFeature(input, at.partner + isTaken);
  if (isTaken === 1 || !isAboard) return;
  setBits(input, at.second, e.near[space] & NEXT_TURN);
};

const encodeRoute = (e: Encoder, s: State, input: Input): void => {
  const { at } = SHIP;
  const ahead = s.length - s.nautilion;
  setFeature(input, at.ship + s.ship);
  if (s.seats === 2) setFeature(input, at.pair);
  setBits(input, at.expansions, s.expansions);
  setUpTo(input, at.ahead, 28, (ahead + 1) >> 1);
  setUpTo(input, at.phantom, 28, (s.phantom + 1) >> 1);
  if (s.crossed === 0) setUpTo(input, at.gap, 16, s.phantom - s.nautilion);
  if (s.crossed === 1) setFeature(input, at.crossed);
  if (s.onIsles === 1) setFeature(input, at.isles);
  if (s.onAbyss === 1) setFeature(input, at.abyss);
  setUpTo(input, at.race, 20, ahead - s.phantom + 10);
  setUpTo(input, at.reserve, 12, s.reserveSize);
  setFeature(input, at.crew + COUNT[s.crew]);
  setFeature(input, at.open + COUNT[s.ducts.open[s.crew | s.hired]]);
  addFeature(input, at.worth, Math.round((evaluate(s, e.copies) * 16) / WORTH));
};

const setBits = (input: Input, at: number, set: number): void => {
  for (let rest = set; rest !== 0; rest &= rest - 1) setFeature(input, at + leastOf(rest));
};

const sizeOf = (set: number): number => {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Open dice exist only within a turn. */
const encodeDice = (s: State, input: Input): void => {
  const { at } = SHIP;
  if (s.toAct >= 0) setFeature(input, at.asked);
  setUpTo(input, at.rolling, DICE, sizeOf(s.toRoll));
  for (let face = 1; face <= FACES; face++) {
    let n = 0;
    for (let die = 0; die < DICE; die++) if ((s.open >> die) & 1 && s.die[die] === face) n++;
    setUpTo(input, at.faces + (face - 1) * DICE, DICE, n);
  }
  for (let taker = 0; taker < DICE; taker++)
    if (s.given[taker] > 0) setFeature(input, at.given + taker * FACES + s.given[taker] - 1);
};

const encodeExpansions = (e: Encoder, s: State, input: Input): void => {
  if (plays(s, Expansion.mages)) encodeMages(e, s, input);
  if (plays(s, Expansion.mercenaries)) encodeMercenaries(e, s, input);
  if (plays(s, Expansion.reefs)) encodeReefs(s, input);
  if (plays(s, Expansion.darkhouse)) encodeRow(s, input);
  if (plays(s, Expansion.heroics)) encodeHeroics(s, input);
};

const encodeMages = ({ near, copies }: Encoder, s: State, input: Input): void => {
  const { at } = SHIP;
  const missing = ALL_MAGES & ~s.cabin;
  setBits(input, at.cabin, s.cabin);
  setUpTo(input, at.partnerships, MAGES, COUNT[s.cabin & (s.cabin >> MAGES) & ALL_MAGES]);
  setUpTo(input, at.rerolls, MAGES, s.rerolls);
  for (let mage = 0; mage < MAGES; mage++) {
    if (!((missing >> mage) & 1)) continue;
    setBits(input, at.magesNear, near[MAGE + mage] & IN_SIGHT);
    setFeature(input, at.magesLeft + 4 * mage + copies[MAGE + mage]);
  }
};

const encodeMercenaries = ({ near, endangered }: Encoder, s: State, input: Input): void => {
  const { at } = SHIP;
  setBits(input, at.mercenariesNear, near[MERCENARY] & IN_SIGHT);
  setBits(input, at.mercenaryNearPhantom, endangered[MERCENARY]);
  for (let rest = FIGHTERS; rest !== 0; rest &= rest - 1)
    setBits(input, at.fighterNearPhantom, endangered[leastOf(rest)]);
  if (s.harpoons === 3) setFeature(input, at.threeHarpoons);
  if (s.collided === 1) {
    setFeature(input, at.collided);
    return;
  }
  setUpTo(input, at.hired, 4, COUNT[s.hired]);
  setOne(input, at.lead, LEADS, harpoonsOfShip(s) - harpoonsOfPhantom(s) + 8);
  setUpTo(input, at.hold, 6, s.holdSize);
  setUpTo(input, at.apart, 4, COUNT[s.crew] - largestGroup(s.ducts, s.crew));
};

const encodeReefs = (s: State, input: Input): void => {
  const { at } = SHIP;
  if (s.stuck === 1) setFeature(input, at.stuck);
  if (s.beside > 0) {
    setFeature(input, at.reefBeside + s.beside - 1);
    setCount(input, at.holding, holdingSides(s));
  }
  for (let i = 0; i < SIGHT && s.nautilion + i < s.length; i++) {
    const reef = s.reef[s.nautilion + i];
    if (reef === 0) continue;
    const isHelped = (s.crew >> (3 * reef - 1)) & 1; // 3, 6 or 9 is aboard
    setFeature(input, (isHelped === 1 ? at.helpedNear : at.reefsNear) + i);
  }
};

const encodeRow = (s: State, input: Input): void => {
  const { at } = SHIP;
  for (let i = 0; i <= CARDS_AHEAD; i++)
    setFeature(input, at.row + i * (CARDS + 1) + s.row[(s.turn - 1 + i) % s.row.length]);
  if (s.pass === 1) setFeature(input, at.secondPass);
  if (s.free === 1) setFeature(input, at.free);
  if (s.fetched === 1) setFeature(input, at.fetched);
};

/** The cards in the pile are known, their order is not. */
const encodeHeroics = (s: State, input: Input): void => {
  const { at } = SHIP;
  setBits(input, at.revealed, s.revealed);
  setOne(input, at.revealedCount, 4, sizeOf(s.revealed));
  let unopened = 0;
  for (let i = s.opened; i < s.heroics; i++) unopened |= 1 << (s.heroic[i] - 1);
  setBits(input, at.unopened, unopened);
  setUpTo(input, at.reflux, 2, s.reflux);
  if (s.calm === 1) setFeature(input, at.calm);
  if (s.steam === 1) setFeature(input, at.steam);
  if (s.net === 1) setFeature(input, at.net);
};
