/** Ways of playing that make recorded games worth keeping. No part of the rules, and no strong bot. */
import { CHANCE, OVER } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { legalMoves } from './legal.ts';
import { harpoonsOfPhantom, harpoonsOfShip } from './mercenaries.ts';
import { HEROIC, MOVE_COUNT, REROLL, TRANSLATION, WHIRLWIND } from './moves.ts';
import { play } from './play.ts';
import { bitCount } from './reserve.ts';
import { rejoins } from './ship.ts';
import { ALL_MAGES, copyInto, Expansion, FULL_CREW, isCrew, plays, type State } from './state.ts';
import { Outcome, Step } from './steps.ts';

/** What a player thinks worth having. */
export interface Wishes {
  readonly mages: number;
  readonly heroics: number;
  readonly harpoons: number;
  /** The chance, in percent, to cast or play something at random first. */
  readonly whims: number;
}

export const styles: { readonly [name: string]: Wishes } = {
  keen: { mages: 90, heroics: 130, harpoons: 60, whims: 0 },
  lively: { mages: 90, heroics: 130, harpoons: 60, whims: 15 },
  hasty: { mages: 0, heroics: 0, harpoons: 60, whims: 5 },
};

/** The move that leads to the most liked position before chance decides again. */
export const choose = (s: State, wishes: Wishes, rng: Rng, scratch: readonly State[]): number => {
  const moves = new Int32Array(MOVE_COUNT);
  const n = legalMoves(s, moves);
  if (s.step === Step.exchange || s.step === Step.with || s.step === Step.insert) {
    return moves[rng(n)];
  }
  if (s.step === Step.currents && rng(100) < wishes.whims) {
    const whims = moves.subarray(0, n).filter(m => m >= WHIRLWIND && m < HEROIC + 12);
    if (whims.length > 0) return whims[rng(whims.length)];
  }
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves.subarray(0, n)) {
    if (m === TRANSLATION) continue;
    copyInto(scratch[0], s);
    play(scratch[0], m);
    const worth = outlook(scratch[0], wishes, scratch, 1) - (isGamble(m) ? 45 : 0);
    if (worth > most) [best, most] = [m, worth];
  }
  return best;
};

/** A roll is liked for what the position is worth without it; that flatters it a little. */
const isGamble = (m: number): boolean => m === WHIRLWIND || (m >= REROLL && m < REROLL + 4);

const outlook = (s: State, wishes: Wishes, scratch: readonly State[], depth: number): number => {
  if (s.toAct === OVER || s.toAct === CHANCE || depth === scratch.length) return worth(s, wishes);
  if (s.step === Step.exchange || s.step === Step.insert) return worth(s, wishes);
  const moves = new Int32Array(MOVE_COUNT);
  const n = legalMoves(s, moves);
  let most = Number.NEGATIVE_INFINITY;
  for (const m of moves.subarray(0, n)) {
    if (s.step === Step.currents && m < HEROIC + 12) continue; // one idea at a time
    copyInto(scratch[depth], s);
    play(scratch[depth], m);
    most = Math.max(most, outlook(scratch[depth], wishes, scratch, depth + 1));
  }
  return most;
};

const worth = (s: State, wishes: Wishes): number => {
  if (s.outcome === Outcome.won) return 1e6;
  if (s.outcome !== Outcome.open) return isFor(s, wishes) ? 1e6 : -1e6;
  const ahead = s.length - s.nautilion;
  const isFull = s.crew === FULL_CREW;
  let points = 100 * bitCount(s.crew) + 9 * s.reserveSize + 9 * s.phantom;
  points += isReady(s, wishes) ? 500 - 25 * ahead : 5 * ahead;
  points -= 25 * Math.max(0, ahead + 2 - s.phantom); // the race would be lost
  if (!isFull) points += hopes(s);
  points += wishes.mages * bitCount(s.cabin & ALL_MAGES) + 25 * bitCount(s.cabin & ~ALL_MAGES);
  points -= wishes.heroics * bitCount(s.revealed);
  if (plays(s, Expansion.mercenaries) && s.collided === 0) {
    points += wishes.harpoons * Math.min(1, harpoonsOfShip(s) - harpoonsOfPhantom(s));
  }
  return points;
};

/** Somebody who wishes for no mages or heroics is content to arrive without. */
const isFor = (s: State, wishes: Wishes): boolean =>
  (s.outcome === Outcome.noMages && wishes.mages === 0) ||
  (s.outcome === Outcome.heroicsLeft && wishes.heroics === 0);

const isReady = (s: State, wishes: Wishes): boolean =>
  s.crew === FULL_CREW &&
  (wishes.mages === 0 || !plays(s, Expansion.mages) || (s.cabin & ALL_MAGES) === ALL_MAGES) &&
  (wishes.heroics === 0 || s.revealed === 0);

/** Missing crew still ahead, and rather what can be placed at once. */
const hopes = (s: State): number => {
  let points = 0;
  const copies = new Uint8Array(9);
  for (let i = s.nautilion; i < s.length; i++) if (isCrew(s.path[i])) copies[s.path[i]]++;
  for (let space = 0; space < 9; space++) {
    if (s.crew & (1 << space)) continue;
    points += copies[space] === 0 ? -150 : 12 * Math.min(2, copies[space]);
    if (rejoins(s, space) && copies[space] > 0) points += 15;
  }
  return points;
};
