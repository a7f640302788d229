/** The expected value of a position before a roll: the mean over all rolls of the best way to use each. */
import { CHANCE, type Nautilion, type Options, OVER } from '@tidetable/rules';
import type { Network } from '../network/network.ts';
import { findCandidates, newTurnCandidates, type TurnCandidates } from './candidates.ts';
import { encode } from './encode.ts';
import { nautilionLearnable, worthAtEnd } from './learnable.ts';
import { type NautilionGame, ROLLS, rollOf } from './turnSearch.ts';

type State = Nautilion.State;

const DICE = 5; // that may fall one after the other, that of a reef included

export interface TwoPlies {
  readonly game: NautilionGame;
  readonly options: Options;
  readonly network: Network;
  readonly candidates: TurnCandidates;
  readonly fallen: readonly State[]; // by the number of dice that have fallen
  readonly faces: readonly Int32Array[];
  readonly known: readonly Float64Array[]; // values of rolls, by their faces
  looks: number; // positions evaluated so far
}

export const newTwoPlies = (game: NautilionGame, options: Options, network: Network): TwoPlies => {
  const fallen = Array.from({ length: DICE }, () => game.blank(options));
  return {
    game,
    options,
    network,
    candidates: newTurnCandidates(game, options),
    fallen,
    faces: fallen.map(() => new Int32Array(game.maxLegal)),
    known: fallen.map(() => new Float64Array(ROLLS)),
    looks: 0,
  };
};

/** The position must lie where a candidate ends. */
export const worthOfNext = (t: TwoPlies, s: State): number =>
  t.game.toAct(s) === CHANCE ? worthOfRoll(t, s, 0) : worthOfChoice(t, s);

const worthOfChoice = (t: TwoPlies, s: State): number =>
  t.game.toAct(s) === OVER ? worthAtEnd(s) : worthOfBest(t, s);

/** Begins with the first die of a roll. */
const worthOfRoll = (t: TwoPlies, s: State, depth: number): number => {
  t.known[depth].fill(Number.NaN);
  return meanOfFaces(t, s, depth, depth);
};

const meanOfFaces = (t: TwoPlies, s: State, depth: number, roll: number): number => {
  const faces = t.faces[depth];
  const n = t.game.legalMoves(s, faces);
  let sum = 0;
  let total = 0;
  for (let i = 0; i < n; i++) {
    const odds = t.game.odds(s, faces[i]);
    const next = t.fallen[depth];
    t.game.copyInto(next, s);
    t.game.play(next, faces[i]);
    sum += odds * worthOfFallen(t, next, s, depth + 1, roll);
    total += odds;
  }
  return sum / total;
};

/** Once all dice of a roll have fallen, their order makes no difference. */
const worthOfFallen = (
  t: TwoPlies,
  s: State,
  before: State,
  depth: number,
  roll: number,
): number => {
  if (t.game.toAct(s) !== CHANCE) {
    const known = t.known[roll];
    const at = rollOf(s);
    if (Number.isNaN(known[at])) known[at] = worthOfChoice(t, s);
    return known[at];
  }
  if (depth === DICE) return worthNow(t, s);
  return s.step === before.step ? meanOfFaces(t, s, depth, roll) : worthOfRoll(t, s, depth);
};

const worthOfBest = (t: TwoPlies, s: State): number => {
  const n = findCandidates(t.candidates, s);
  t.looks += t.candidates.tried;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const { state } = t.candidates.candidates[i];
    const worth = t.game.toAct(state) === OVER ? worthAtEnd(state) : worthNow(t, state);
    if (worth > most) most = worth;
  }
  return most;
};

/** The evaluation by the network. */
const worthNow = (t: TwoPlies, s: State): number => {
  encode(t.candidates.encoder, s, t.network.input);
  t.network.run();
  t.looks++;
  return nautilionLearnable.worth(t.network.outputs, t.options);
};
