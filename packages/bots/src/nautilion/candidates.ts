/**
 * Candidate move sequences up to the end of a turn, a roll of the dice, or the reveal of a heroic
 * card. A candidate casts one spell or plays one card at most; the bot decides again after it.
 */
import { CHANCE, type Move, type Nautilion, type Options, OVER, type Rng } from '@tidetable/rules';
import { Step } from '@tidetable/rules/nautilion';
import type { Input } from '../network/input.ts';
import type { Candidates } from '../network/learnable.ts';
import { type Encoder, encode, newEncoder } from './encode.ts';
import { blankCopies, evaluate } from './evaluate.ts';
import {
  isBestSource,
  kindsOf,
  type MoveKinds,
  type NautilionGame,
  wantedTokens,
} from './turnSearch.ts';

type State = Nautilion.State;

const DEPTH = 40; // choices in one turn
const MOST_WAYS = 600;
const PLENTY = 2500; // moves tried, after which each further choice takes the best move without branching
const FEW = 3; // branches of a minor choice: the moves with the best immediate evaluation
const MANY = 6; // likewise for the decision itself

interface Candidate {
  readonly state: State;
  readonly moves: Int32Array;
  length: number; // of the whole candidate
  mark: number; // hash of the position
}

/** The scratch memory of one depth. */
interface Level {
  readonly state: State;
  readonly list: Int32Array;
  readonly looks: Float64Array;
}

export interface TurnCandidates {
  readonly game: NautilionGame;
  readonly options: Options;
  readonly kinds: MoveKinds;
  readonly encoder: Encoder;
  readonly candidates: Candidate[];
  count: number;
  tried: number;
  // The turn that is searched.
  turn: number;
  opened: number;
  readonly script: Int32Array;
  // For each depth reached so far, so that the search allocates nothing.
  readonly levels: Level[];
  readonly copies: Uint8Array;
}

export const newTurnCandidates = (game: NautilionGame, options: Options): TurnCandidates => ({
  game,
  options,
  kinds: kindsOf(game),
  encoder: newEncoder(),
  candidates: [],
  count: 0,
  tried: 0,
  turn: 0,
  opened: 0,
  script: new Int32Array(DEPTH + 2),
  levels: [],
  copies: blankCopies(),
});

const levelAt = ({ game, options, levels }: TurnCandidates, depth: number): Level => {
  levels[depth] ??= {
    state: game.blank(options),
    list: new Int32Array(game.maxLegal),
    looks: new Float64Array(game.maxLegal),
  };
  return levels[depth];
};

/** Finds the candidates of a position in which a player has to choose; returns their number. */
export const findCandidates = (w: TurnCandidates, s: State): number => {
  w.count = 0;
  w.tried = 0;
  w.turn = s.turn;
  w.opened = s.opened;
  grow(w, s, 0, 0);
  if (w.count === 0) playOn(w, s);
  return w.count;
};

/** Where only useless spells can be paid for: anything that is allowed. */
const playOn = (w: TurnCandidates, s: State): void => {
  const next = after(w, s, 0, firstLegal(w, s));
  keep(w, next, 1);
};

const firstLegal = (w: TurnCandidates, s: State): Move => {
  const { list } = levelAt(w, 0);
  w.game.legalMoves(s, list);
  return list[0];
};

const grow = (w: TurnCandidates, s: State, depth: number, spells: number): void => {
  const seat = w.game.toAct(s);
  const isOver = seat === OVER || seat === CHANCE || s.turn > w.turn || s.opened !== w.opened;
  if (depth > 0 && (isOver || depth >= DEPTH)) {
    keep(w, s, depth);
    return;
  }
  const n = w.game.legalMoves(s, levelAt(w, depth).list);
  if (s.step === Step.exchange || s.step === Step.with) growExchanges(w, s, depth, spells);
  else if (s.step === Step.currents) growCurrents(w, s, depth, spells, n);
  else if (s.step === Step.plan || s.step === Step.set || n === 1) growAll(w, s, depth, spells, n);
  else growFew(w, s, depth, spells, n);
};

const after = (w: TurnCandidates, s: State, depth: number, m: Move): State => {
  const next = levelAt(w, depth).state;
  w.game.copyInto(next, s);
  w.game.play(next, m);
  w.script[depth] = m;
  w.tried++;
  return next;
};

const growAll = (w: TurnCandidates, s: State, depth: number, spells: number, n: number): void => {
  const { list } = levelAt(w, depth);
  for (let i = 0; i < n; i++) grow(w, after(w, s, depth, list[i]), depth + 1, spells);
};

/** Dice are given, or one spell is cast or one card played before that. */
const growCurrents = (
  w: TurnCandidates,
  s: State,
  depth: number,
  spells: number,
  n: number,
): void => {
  const { list } = levelAt(w, depth);
  for (let i = n - 1; i >= 0; i--) {
    const isGift = w.kinds.gives[list[i]] === 1;
    if (!isGift && spells > 0) break; // the gifts stand last
    if (!isGift && w.tried > PLENTY) break;
    grow(w, after(w, s, depth, list[i]), depth + 1, isGift ? spells : 1);
  }
};

/** Minor choices: only the moves with the best immediate evaluation. */
const growFew = (w: TurnCandidates, s: State, depth: number, spells: number, n: number): void => {
  const { list, looks } = levelAt(w, depth);
  for (let i = 0; i < n; i++) looks[i] = evaluate(after(w, s, depth, list[i]), w.copies);
  const most = depth === 0 ? MANY : w.tried > PLENTY ? 1 : FEW;
  for (let k = 0; k < most && k < n; k++) {
    let best = 0;
    for (let i = 1; i < n; i++) if (looks[i] > looks[best]) best = i;
    looks[best] = Number.NEGATIVE_INFINITY;
    grow(w, after(w, s, depth, list[best]), depth + 1, spells);
  }
};

/** Only exchanges that put a fitting token where an open die can take the ship. */
const growExchanges = (w: TurnCandidates, s: State, depth: number, spells: number): void => {
  const { firstToken } = w.kinds;
  const isSecond = s.step === Step.with;
  const wanted = wantedTokens(s);
  for (let die = 0; die < s.die.length; die++) {
    const goal = s.nautilion + s.die[die] - 1;
    if (!(s.open & (1 << die)) || goal >= s.length || wanted & (1 << s.path[goal])) continue;
    for (let source = 0; source < s.length; source++) {
      if (!(wanted & (1 << s.path[source])) || !isBestSource(s, source)) continue;
      if (isSecond && s.chosen !== goal && s.chosen !== source) continue;
      const other = s.chosen === goal ? source : goal;
      if (isSecond) grow(w, after(w, s, depth, firstToken + other), depth + 1, spells);
      else {
        const first = after(w, s, depth, firstToken + goal);
        grow(w, after(w, first, depth + 1, firstToken + source), depth + 2, spells);
      }
    }
  }
};

/** Adds the candidate that leads to a position, unless another one leads there. */
const keep = (w: TurnCandidates, s: State, length: number): void => {
  if (w.count === MOST_WAYS) return;
  const mark = markOf(s);
  for (let i = 0; i < w.count; i++) if (w.candidates[i].mark === mark) return;
  if (w.count === w.candidates.length) w.candidates.push(blankCandidate(w));
  const candidate = w.candidates[w.count++];
  w.game.copyInto(candidate.state, s);
  candidate.moves.set(w.script);
  candidate.length = length;
  candidate.mark = mark;
};

const blankCandidate = ({ game, options, script }: TurnCandidates): Candidate => ({
  state: game.blank(options),
  moves: new Int32Array(script.length),
  length: 0,
  mark: 0,
});

const mix = (h: number, x: number): number => Math.imul(h ^ x, 0x9e3779b1) ^ (h >>> 15);

/** A hash of the position that distinguishes all positions of one turn. */
const markOf = (s: State): number => {
  let h = mix(s.crew | (s.hired << 9) | (s.cabin << 18), s.nautilion | (s.phantom << 8));
  h = mix(h, s.reserveSize | (s.holdSize << 8) | (s.collided << 16) | (s.beside << 17));
  h = mix(h, s.stuck | (s.broken << 1) | (s.toRoll << 8) | (s.open << 12) | (s.rerolls << 16));
  h = mix(h, s.free | (s.fetched << 1) | (s.reflux << 2) | (s.calm << 4) | (s.steam << 5));
  h = mix(h, s.net | (s.outcome << 4) | (s.step << 8) | (s.turn << 16) | (s.starter << 24));
  h = mix(h, s.revealed | (s.opened << 16) | (s.crossed << 24) | (s.pass << 25));
  const { bytes } = s;
  for (let i = 0; i < bytes.length; i++) h = mix(h, bytes[i]);
  return h;
};

/** The number of moves of a candidate that are played before the next decision: a spell or a card, or all. */
const firstPart = ({ kinds }: TurnCandidates, { moves, length }: Candidate): number => {
  if (kinds.casts[moves[0]] === 0) return length;
  for (let i = 1; i < length; i++) if (kinds.gives[moves[i]] === 1) return i;
  return length;
};

const FIXED: Rng = () => 0;

/** The candidates in the form that training and the bots with a network use. */
export const candidatesAt = (game: NautilionGame, options: Options): Candidates => {
  const w = newTurnCandidates(game, options);
  const now = game.blank(options);
  return {
    consider: view => {
      game.worlds(view as Nautilion.View).sampleInto(now, FIXED);
      return findCandidates(w, now);
    },
    encode: (i: number, input: Input) => encode(w.encoder, w.candidates[i].state, input),
    moves: i => movesOf(w, i),
  };
};

export const movesOf = (w: TurnCandidates, i: number): readonly Move[] =>
  Array.from(w.candidates[i].moves.subarray(0, firstPart(w, w.candidates[i])));
