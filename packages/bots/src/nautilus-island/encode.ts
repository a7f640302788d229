/**
 * The knowledge of a castaway after its turn, as features: a block for each colour that has sets, with
 * the same weights, and one for the rest. Rivals come in the order in which they will act.
 */
import { BONUSES, OBJECTS, pairs, SETS } from '@tidetable/rules/nautilus-island';
import { addFeature, beginInput, endBlock, type Input, setFeature } from '../network/input.ts';
import { FEATURE_ONE, type Shape } from '../network/shape.ts';
import {
  COLOURS,
  heldOf,
  KINDS,
  type Known,
  NO_CARD,
  NO_TOKEN,
  PILES,
  Stages,
  setScoreOf,
  topAt,
  unseenOf,
} from './known.ts';

/** Goes up whenever the same position gives other features. */
export const ENCODING = 1;

const RIVALS = 3;
const COLUMNS = 15; // of the boards for two, three and four
const FIRST_COLUMN = [0, 0, 0, 4, 9]; // by seats
const LEADS = 41;

/** Numbers features one after the other. */
class Numbering {
  size = 0;
  take(n: number): number {
    const first = this.size;
    this.size += n;
    return first;
  }
}

const colour = new Numbering();
const C = {
  seats: colour.take(3),
  stage: colour.take(4),
  lowest: colour.take(9),
  closed: colour.take(1),
  points: colour.take(1),
  sizeAndHeld: colour.take(9 * 8),
  tokens: colour.take(BONUSES * 2),
  pairs: colour.take(4),
  pairsWithHand: colour.take(4),
  drawn: colour.take(1), // unseen cards of the own hand
  piles: colour.take(PILES), // points, while the set may still get there
  within: colour.take(PILES), // likewise, if the hand is enough
  camp: colour.take(BONUSES + 2),
  campAndSize: colour.take((BONUSES + 2) * 7),
  unseen: colour.take(9),
  tops: colour.take(2 * COLUMNS),
  open: colour.take(5), // tops on columns that one may enter next
};
const R = new Numbering();
const RIVAL = {
  closed: R.take(1),
  size: R.take(8),
  held: R.take(5),
  expected: R.take(1),
  tokens: R.take(BONUSES),
  points: R.take(1),
};
const FIRST_RIVAL = colour.take(RIVALS * R.size);

const table = new Numbering();
const T = {
  seats: table.take(3),
  stageAndLeft: table.take(4 * 4), // rivals who act before the round ends
  lowestAndLeft: table.take(9 * 4),
  nextLowest: table.take(9),
  heights: table.take(COLUMNS * 9),
  taken: table.take(COLUMNS),
  marker: table.take(COLUMNS),
  rank: table.take(4), // rivals whose marker is nearer to the back
  rivalMarkers: table.take(RIVALS * COLUMNS),
  score: table.take(16),
  treasures: table.take(8),
  hand: table.take(14),
  drawn: table.take(4),
  colours: table.take(6), // that could be stored
  openSets: table.take(6),
  leads: table.take(RIVALS * LEADS),
  lateLeads: table.take(RIVALS * LEADS),
  rivalHands: table.take(RIVALS * 14),
  rivalHidden: table.take(RIVALS),
  rivalTreasures: table.take(RIVALS),
  rivalSets: table.take(RIVALS * 6),
  piles: table.take(PILES * 4),
  pilePoints: table.take(PILES),
  bag: table.take(8),
  campKinds: table.take(BONUSES + 2),
};

export const SHAPE: Shape = {
  groups: [
    { blocks: SETS, features: colour.size, units: 64 },
    { blocks: 1, features: table.size, units: 64 },
  ],
  hidden: [32],
  outputs: 9, // win, place and margin, for two, three and four players
  mostListed: 640,
};

/** Values that all blocks use. */
interface Sight {
  readonly rivals: Int32Array; // seats, in the order in which they act
  lowest: number;
  nextLowest: number;
  left: number; // rivals who act before the round ends
  allUnseen: number;
  ownDrawn: number; // cards of the own hand that have not been seen
  firstColumn: number;
}

const sight: Sight = {
  rivals: new Int32Array(RIVALS),
  lowest: 0,
  nextLowest: 0,
  left: 0,
  allUnseen: 0,
  ownDrawn: 0,
  firstColumn: 0,
};

export const encode = (k: Known, input: Input): void => {
  look(k);
  beginInput(input);
  for (let c = 0; c < SETS; c++) {
    encodeColour(k, c, input);
    endBlock(input);
  }
  encodeTable(k, input);
  endBlock(input);
};

const look = (k: Known): void => {
  let n = 0;
  sight.left = 0;
  const over = k.stage === Stages.over;
  for (let i = 0; i < k.seats; i++) {
    const turn = (k.turn + i) % k.seats;
    const seat = k.order[turn];
    if (seat === k.me) continue;
    if (!over && turn >= k.turn) sight.left++;
    sight.rivals[n++] = seat;
  }
  sight.lowest = 8;
  sight.nextLowest = 8;
  for (let column = 0; column < k.spaces.length; column++) {
    const height = k.height[column];
    if (height < sight.lowest) {
      sight.nextLowest = sight.lowest;
      sight.lowest = height;
    } else if (height < sight.nextLowest) sight.nextLowest = height;
  }
  let unseen = 0;
  for (let card = 0; card < KINDS; card++) unseen += k.unseen[card];
  sight.allUnseen = Math.max(1, unseen);
  sight.ownDrawn = hiddenOf(k, k.me);
  sight.firstColumn = FIRST_COLUMN[k.seats];
};

const hiddenOf = (k: Known, seat: number): number => {
  let hidden = k.handSize[seat];
  for (let c = 0; c < COLOURS; c++) hidden -= heldOf(k, seat, c);
  return hidden;
};

const part = (n: number, of: number): number => Math.round((FEATURE_ONE * n) / of);

const encodeColour = (k: Known, c: number, input: Input): void => {
  const set = k.me * SETS + c;
  setFeature(input, C.seats + k.seats - 2);
  setFeature(input, C.stage + k.stage);
  setFeature(input, C.lowest + sight.lowest);
  addFeature(input, C.points, part(setScoreOf(k, k.me, c), 16));
  addFeature(input, C.drawn, part(sight.ownDrawn * unseenOf(k, c), sight.allUnseen));
  encodeCamp(k, c, input);
  encodeTops(k, c, input);
  setFeature(input, C.unseen + Math.min(8, unseenOf(k, c) >> 1));
  if (k.porthole[set] > 0) setFeature(input, C.closed);
  else encodeOpenSet(k, c, input);
  for (let r = 0; r + 1 < k.seats; r++)
    encodeRivalSet(k, c, sight.rivals[r], FIRST_RIVAL + r * R.size, input);
};

const encodeOpenSet = (k: Known, c: number, input: Input): void => {
  const set = k.me * SETS + c;
  const at = k.me * KINDS + c * OBJECTS;
  const size = Math.min(8, k.size[set]);
  const held = heldOf(k, k.me, c);
  setFeature(input, C.sizeAndHeld + size * 8 + Math.min(7, held));
  for (let bonus = 0; bonus < BONUSES; bonus++) {
    const n = k.bonus[set * BONUSES + bonus];
    if (n > 0) setFeature(input, C.tokens + 2 * bonus);
    if (n > 1) addFeature(input, C.tokens + 2 * bonus + 1, part(n - 1, 1));
  }
  setFeature(input, C.pairs + Math.min(3, pairs(k.laid, at)));
  let inAll = 0;
  for (let i = at; i < at + OBJECTS; i++) inAll += (k.laid[i] + k.held[i]) >> 1;
  setFeature(input, C.pairsWithHand + Math.min(3, inAll));
  for (let pile = 0; pile < PILES; pile++) {
    if (k.piled[pile] === 0 || k.size[set] > pile + 3) continue;
    const points = part(k.pileTop[pile * 4 + k.piled[pile]], 16);
    addFeature(input, C.piles + pile, points);
    if (k.size[set] + held >= pile + 3) addFeature(input, C.within + pile, points);
  }
  if (k.camp[c] !== NO_TOKEN)
    setFeature(input, C.campAndSize + k.camp[c] * 7 + Math.min(6, k.size[set]));
};

const encodeCamp = (k: Known, c: number, input: Input): void => {
  setFeature(input, C.camp + (k.camp[c] === NO_TOKEN ? BONUSES + 1 : k.camp[c]));
};

const encodeTops = (k: Known, c: number, input: Input): void => {
  let open = 0;
  for (let column = 0; column < k.spaces.length; column++) {
    let n = 0;
    for (let stack = 0; stack < k.spaces[column]; stack++) {
      const card = topAt(k, column, stack);
      if (card !== NO_CARD && Math.floor(card / OBJECTS) === c) n++;
    }
    if (n === 0) continue;
    setFeature(input, C.tops + sight.firstColumn + column);
    if (n > 1) setFeature(input, C.tops + COLUMNS + sight.firstColumn + column);
    if (k.marker[k.me] !== column) open += n;
  }
  setFeature(input, C.open + Math.min(4, open));
};

const encodeRivalSet = (k: Known, c: number, seat: number, at: number, input: Input): void => {
  const set = seat * SETS + c;
  addFeature(input, at + RIVAL.points, part(setScoreOf(k, seat, c), 16));
  setFeature(input, at + RIVAL.held + Math.min(4, heldOf(k, seat, c)));
  addFeature(input, at + RIVAL.expected, part(hiddenOf(k, seat) * unseenOf(k, c), sight.allUnseen));
  if (k.porthole[set] > 0) {
    setFeature(input, at + RIVAL.closed);
    return;
  }
  setFeature(input, at + RIVAL.size + Math.min(7, k.size[set]));
  for (let bonus = 0; bonus < BONUSES; bonus++)
    addFeature(input, at + RIVAL.tokens + bonus, part(k.bonus[set * BONUSES + bonus], 1));
};

const encodeTable = (k: Known, input: Input): void => {
  const first = sight.firstColumn;
  setFeature(input, T.seats + k.seats - 2);
  setFeature(input, T.stageAndLeft + k.stage * 4 + sight.left);
  setFeature(input, T.lowestAndLeft + sight.lowest * 4 + sight.left);
  setFeature(input, T.nextLowest + sight.nextLowest);
  for (let column = 0; column < k.spaces.length; column++) {
    setFeature(input, T.heights + (first + column) * 9 + k.height[column]);
    if (k.taken[column] > 0) setFeature(input, T.taken + first + column);
  }
  const own = k.marker[k.me];
  if (own >= 0) setFeature(input, T.marker + first + own);
  let rank = 0;
  for (let r = 0; r + 1 < k.seats; r++) if (k.marker[sight.rivals[r]] < own) rank++;
  setFeature(input, T.rank + rank);
  encodeOwn(k, input);
  encodeSupplies(k, input);
  for (let r = 0; r + 1 < k.seats; r++) encodeRival(k, r, input);
};

const treasureAt = (COLOURS - 1) * OBJECTS;

/** Points of the treasures that a seat is known to hold, and of those it may hold besides. */
const treasuresOf = (k: Known, seat: number): number => {
  let known = 0;
  let unseen = 0;
  for (let object = 0; object < OBJECTS; object++) {
    known += k.treasures[object] * k.held[seat * KINDS + treasureAt + object];
    unseen += k.treasures[object] * k.unseen[treasureAt + object];
  }
  return known + (hiddenOf(k, seat) * unseen) / sight.allUnseen;
};

const scoreOf = (k: Known, seat: number): number => {
  let score = treasuresOf(k, seat);
  for (let c = 0; c < SETS; c++) score += setScoreOf(k, seat, c);
  return score;
};

/** Interpolates: a value between two marks activates both, each by its nearness. */
const addBetween = (input: Input, first: number, marks: number, at: number): void => {
  const x = Math.max(0, Math.min(marks - 1, at));
  const low = Math.floor(x);
  const rest = Math.round((x - low) * FEATURE_ONE);
  addFeature(input, first + low, FEATURE_ONE - rest);
  if (rest > 0) addFeature(input, first + low + 1, rest);
};

const encodeOwn = (k: Known, input: Input): void => {
  addBetween(input, T.score, 16, scoreOf(k, k.me) / 6);
  addBetween(input, T.treasures, 8, treasuresOf(k, k.me) / 2);
  setFeature(input, T.hand + Math.min(13, k.handSize[k.me]));
  setFeature(input, T.drawn + Math.min(3, sight.ownDrawn));
  let storable = 0;
  let open = 0;
  for (let c = 0; c < SETS; c++) {
    if (k.porthole[k.me * SETS + c] > 0) continue;
    open++;
    if (heldOf(k, k.me, c) > 0) storable++;
  }
  setFeature(input, T.colours + storable);
  setFeature(input, T.openSets + open);
};

const encodeSupplies = (k: Known, input: Input): void => {
  for (let pile = 0; pile < PILES; pile++) {
    setFeature(input, T.piles + pile * 4 + k.piled[pile]);
    if (k.piled[pile] > 0)
      addFeature(input, T.pilePoints + pile, part(k.pileTop[pile * 4 + k.piled[pile]], 16));
  }
  setFeature(input, T.bag + Math.min(7, Math.ceil(k.bag / 4)));
  for (let c = 0; c < SETS; c++)
    setFeature(input, T.campKinds + (k.camp[c] === NO_TOKEN ? BONUSES + 1 : k.camp[c]));
};

const encodeRival = (k: Known, r: number, input: Input): void => {
  const seat = sight.rivals[r];
  const marker = k.marker[seat];
  if (marker >= 0) setFeature(input, T.rivalMarkers + r * COLUMNS + sight.firstColumn + marker);
  const lead = scoreOf(k, k.me) - scoreOf(k, seat);
  const leads = k.stage === Stages.open ? T.leads : T.lateLeads;
  addBetween(input, leads + r * LEADS, LEADS, lead / 2 + 20);
  setFeature(input, T.rivalHands + r * 14 + Math.min(13, k.handSize[seat]));
  addFeature(input, T.rivalHidden + r, part(hiddenOf(k, seat), 4));
  addFeature(input, T.rivalTreasures + r, part(treasuresOf(k, seat), 8));
  let open = 0;
  for (let c = 0; c < SETS; c++) if (k.porthole[seat * SETS + c] === 0) open++;
  setFeature(input, T.rivalSets + r * 6 + open);
};
