/** What must hold in every position, whatever was played: nothing is lost, nothing is made. */
import { allBelow, has, setOf, sizeOf } from '../core/bitSet.ts';
import { OVER } from '../core/game.ts';
import { components } from './components.ts';
import { legalMoves } from './legal.ts';
import { MAX_LEGAL } from './moves.ts';
import {
  ACTIONS,
  Action,
  ALL_KINDS,
  BOW,
  BOXES_OF,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_FREE_ACTION,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  isGood,
  KINDS,
  MIDDLE,
  NO_ACTION,
  NO_SPACE,
  NO_TILE,
  ONE_SHIP,
  PARTS,
  Phase,
  REWARDS,
  SPACES,
  STERN,
  type State,
  SUPPLY,
  shipAt,
  storedAt,
  TILES,
} from './state.ts';
import { blueWorkersAt } from './wheel.ts';
import { CROWN, goodOf, hullOf, mastOf, sailOf, whatFits } from './yard.ts';

/** No game brings anybody as much; a position with more could overflow its columns. */
const MOST = 10_000;

/** The name of the first thing found wrong, undefined in a sound position. */
export const brokenInvariant = (s: State): string | undefined => {
  const tiles = countTiles(s);
  if (SUPPLY.some((n, tile) => tiles[tile] !== n)) return 'tiles';
  if (!isShuffle(s.spaceTile)) return 'spaces';
  if (!areLaterShufflesSound(s)) return 'later';
  for (let seat = 0; seat < s.seats; seat++) {
    const wrong = whatIsWrongWithSeat(s, seat);
    if (wrong !== undefined) return wrong;
  }
  if (!isRoundSound(s)) return 'round';
  if (!isTurnSound(s)) return 'turn';
  if (!isRunningSound(s)) return 'running';
  if (!isStepSound(s)) return 'step';
  return s.toAct !== OVER && legalMoves(s, scratch) === 0 ? 'moves' : undefined;
};

const scratch = new Int32Array(MAX_LEGAL);

/** Every tile once: in its stack, in a storage, on a ship, in hand, or delivered. */
const countTiles = (s: State): Uint16Array => {
  const count = Uint16Array.from(s.stack);
  for (let i = 0; i < s.stored.length; i++) count[i % TILES] += s.stored[i];
  for (let i = 0; i < s.delivered.length; i++) count[FIRST_GOOD + (i % KINDS)] += s.delivered[i];
  if (s.tile !== NO_TILE) count[s.tile]++;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = firstPart(seat); i < endOfParts(s, seat); i++) countPart(s.parts[i], count);
  }
  return count;
};

const countPart = (part: number, count: Uint16Array): void => {
  if (part === 0) return;
  const [mast, sail, good] = [mastOf(part), sailOf(part), goodOf(part)];
  count[hullOf(part) - 1]++;
  if (mast > 0) count[mast === CROWN ? CROWN_MAST : FIRST_MAST + mast - 1]++;
  if (sail > 0) count[sail === CROWN ? CROWN_SAIL : FIRST_SAIL + sail - 1]++;
  if (good > 0) count[FIRST_GOOD + good - 1]++;
};

/** The parts of a seat's ships, of which those behind the last ship must be empty. */
const firstPart = (seat: number): number => shipAt(seat, 0) * PARTS;
const endOfParts = (s: State, seat: number): number => shipAt(seat, s.ships[seat]) * PARTS;

const isShuffle = (tiles: Uint8Array): boolean => setOf(tiles) === allBelow(ACTIONS);

/** A shuffle for each round to come; those already dealt are wiped. */
const areLaterShufflesSound = (s: State): boolean =>
  Array.from({ length: s.rounds - 1 }, (_, i) =>
    s.later.subarray(i * ACTIONS, (i + 1) * ACTIONS),
  ).every((tiles, i) =>
    i + 2 <= s.round ? tiles.every(action => action === 0) : isShuffle(tiles),
  );

const whatIsWrongWithSeat = (s: State, seat: number): string | undefined => {
  if (!isWithin(s.workers[seat], MOST)) return 'workers';
  if (!isWithin(s.taler[seat], MOST)) return 'taler';
  if (!isWithin(Math.abs(s.points[seat]), MOST)) return 'points';
  if (!isWithin(s.crownPoints[seat], MOST)) return 'crown points';
  if (s.passed[seat] > components.passTiles.length) return 'pass tiles';
  if (s.hasExtra[seat] > 1) return 'extra action';
  const stored = s.stored.subarray(storedAt(seat, 0), storedAt(seat + 1, 0));
  const boxes = stored.reduce((sum, n, tile) => sum + n * BOXES_OF[tile], 0);
  if (boxes !== s.boxes[seat] || boxes > s.sheet.boxes) return 'storage';
  if (countCrowns(s, seat) !== s.crowns[seat]) return 'crowns';
  return areShipsSound(s, seat) ? undefined : 'ships';
};

const countCrowns = (s: State, seat: number): number => {
  let n = s.stored[storedAt(seat, CROWN_MAST)] + s.stored[storedAt(seat, CROWN_SAIL)];
  if (s.toAct === seat && (s.tile === CROWN_MAST || s.tile === CROWN_SAIL)) n++;
  for (let i = firstPart(seat); i < endOfParts(s, seat); i++) {
    n += (mastOf(s.parts[i]) === CROWN ? 1 : 0) + (sailOf(s.parts[i]) === CROWN ? 1 : 0);
  }
  return n;
};

/** Ships fill the list from its start, each is well built, and what fits on them is up to date. */
const areShipsSound = (s: State, seat: number): boolean => {
  const first = shipAt(seat, 0);
  const unused = shipAt(seat, s.ships[seat]);
  let yard = 0;
  for (let at = first; at < unused; at++) {
    if (!isWellBuilt(s, at) || s.fits[at] !== whatFits(s.parts, at * PARTS, s)) return false;
    yard |= s.fits[at];
  }
  const end = shipAt(seat + 1, 0);
  for (let i = unused * PARTS; i < end * PARTS; i++) if (s.parts[i] !== 0) return false;
  for (let at = unused; at < end; at++) if (s.fits[at] !== 0) return false;
  return yard === s.yardFits[seat];
};

const isWellBuilt = (s: State, at: number): boolean => {
  const parts = Array.from(s.parts.subarray(at * PARTS, (at + 1) * PARTS)).filter(Boolean);
  const isGapless = parts.length > 0 && s.parts[at * PARTS + parts.length - 1] !== 0;
  return isGapless && isHull(parts.map(part => hullOf(part) - 1)) && isRig(parts, s);
};

/** A 1-ship, or a piece of stern – up to two middles – bow. [NC29] */
const isHull = (hulls: readonly number[]): boolean => {
  if (hulls.includes(ONE_SHIP)) return hulls.length === 1;
  const last = hulls.length - 1;
  return (
    hulls.every(
      (hull, i) => hull === MIDDLE || (hull === STERN ? i === 0 : hull === BOW && i === last),
    ) && hulls.filter(hull => hull === MIDDLE).length <= PARTS - 2
  );
};

/** [NC33] [NC34] [NC90] */
const isRig = (parts: readonly number[], { oneEmblem }: State): boolean => {
  const masts = parts.map(mastOf).filter(e => e > 0 && e !== CROWN);
  const sails = parts.map(sailOf).filter(e => e > 0 && e !== CROWN);
  const bound = oneEmblem ? [...masts, ...sails] : masts;
  return (
    new Set(bound).size <= 1 &&
    parts.every(part => {
      const mast = mastOf(part);
      const sail = sailOf(part);
      if (mast > CROWN || sail > CROWN || goodOf(part) > KINDS) return false;
      return sail === 0 || (mast !== 0 && (sail === CROWN || mast === CROWN || sail === mast));
    })
  );
};

const isWithin = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

const isRoundSound = (s: State): boolean => {
  const isOver = s.phase === Phase.over;
  const phases = components.actionPhases;
  if (!isWithin(s.round - 1, s.rounds) || !isWithin(s.actionPhase, phases + (isOver ? 1 : 0)))
    return false;
  if (isOver && (s.round !== s.rounds || s.actionPhase !== phases)) return false;
  if (sizeOf(s.flipped) !== s.actionPhase || !isWithin(s.anchor, SPACES)) return false;
  const hasFirst = s.actionPhase > 0;
  return hasFirst ? isWithin(s.first, SPACES) && has(s.flipped, s.first) : s.first === NO_SPACE;
};

const isTurnSound = (s: State): boolean => {
  if (!isWithin(s.start, s.seats) || !isWithin(s.turn, s.seats)) return false;
  if (s.phase === Phase.over) return s.toAct === OVER && s.chosen === NO_SPACE && s.turn === 0;
  if (s.toAct !== (s.start + s.turn) % s.seats) return false;
  if (isBeforeChoice(s)) return s.turn === 0 && s.chosen === NO_SPACE;
  return isWithin(s.chosen, SPACES) && !has(s.flipped, s.chosen);
};

/** Also while the extra action before it is done. */
const isBeforeChoice = (s: State): boolean =>
  s.phase === Phase.choose || (s.extra === 1 && s.resume === Phase.choose);

const isActing = (s: State): boolean => s.phase >= Phase.act && s.phase <= Phase.gift;

/** The action, its workers and what was done with it. */
const isRunningSound = (s: State): boolean => {
  const isOpen = isActing(s);
  if (isOpen !== (s.action !== NO_ACTION) || (isOpen && !isWithin(s.action, ACTIONS))) return false;
  if (isOpen && s.extra === 0 && s.action !== s.spaceTile[s.chosen]) return false;
  if (!isWithin(s.uses, MOST) || (!isOpen && s.uses > 0)) return false;
  return isExtraSound(s) && areBlueWorkersSound(s) && isDoneSound(s);
};

const EXTRA_WINDOWS: readonly number[] = [Phase.choose, Phase.act, Phase.after];

/** [NC87] */
const isExtraSound = (s: State): boolean => {
  if (s.phase === Phase.after && s.hasExtra[s.toAct] !== 1) return false;
  if (s.extra === 0) return s.resume === 0 && s.phase !== Phase.extra;
  const isRunning = isActing(s) || s.phase === Phase.extra;
  return isRunning && EXTRA_WINDOWS.includes(s.resume) && s.hasExtra[s.toAct] === 0;
};

/** All that the wheel gives, less what has been used; none for an extra action. */
const areBlueWorkersSound = (s: State): boolean => {
  const most = isActing(s) && s.extra === 0 ? blueWorkersAt(s, s.chosen) : 0;
  return isWithin(s.blue, most + 1) && (s.uses > 0 || s.blue === most);
};

const isDoneSound = (s: State): boolean => {
  if (!isWithin(s.scored, components.mostCrownPoints + 1)) return false;
  if (s.scored > 0 && s.action !== Action.crowns) return false;
  if (s.action >= FIRST_FREE_ACTION) return s.bought === 0;
  const kinds = sizeOf(s.bought);
  return kinds <= s.uses && kinds > 0 === s.uses > 0;
};

/** The steps within a use: each has exactly what it needs, and nothing lies about otherwise. */
const isStepSound = (s: State): boolean => {
  const { phase, action } = s;
  const isWithinUse = phase >= Phase.place && phase <= Phase.gift;
  if (isWithinUse && s.uses === 0) return false;
  if (s.giftDue > 1) return false;
  if (s.giftDue === 1 && (s.bought !== ALL_KINDS || !isWithinUse || phase === Phase.gift))
    return false;
  if ((phase === Phase.place) !== (s.tile !== NO_TILE)) return false;
  if (phase === Phase.place && !isTileOfAction(s.tile, action)) return false;
  if (phase === Phase.gift && (action >= FIRST_FREE_ACTION || s.bought !== ALL_KINDS)) return false;
  return areRewardsSound(s);
};

const isTileOfAction = (tile: number, action: number): boolean =>
  action === Action.transport || (tile < CROWN_MAST && Math.trunc(tile / KINDS) === action);

const areRewardsSound = (s: State): boolean => {
  const { phase } = s;
  const counts = Array.from({ length: REWARDS }, (_, reward) => (s.rewarded >> (2 * reward)) & 3);
  const taken = counts.reduce((a, b) => a + b);
  if (phase !== Phase.reward && phase !== Phase.goods) {
    return s.rewardsLeft === 0 && s.rewarded === 0 && s.goodsLeft === 0 && s.goodTaken === NO_TILE;
  }
  if (s.action !== Action.sails && s.action !== Action.transport) return false;
  if (counts.some(n => n > components.reward.mostOfOne) || s.rewarded >> (2 * REWARDS))
    return false;
  if (!isWithin(s.rewardsLeft + taken - 1, PARTS) || s.rewardsLeft < 0) return false;
  if (phase === Phase.reward)
    return s.rewardsLeft > 0 && s.goodsLeft === 0 && s.goodTaken === NO_TILE;
  const isFirst = s.goodTaken === NO_TILE;
  if (!isFirst && !isGood(s.goodTaken)) return false;
  return counts[REWARDS - 1] > 0 && isWithin(s.goodsLeft - 1, isFirst ? 2 : 1);
};
