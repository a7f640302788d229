import {
  CHANCE,
  type Move,
  type Nautilion,
  type nautilion,
  type Options,
  OVER,
  type Rng,
  seededRng,
} from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import { type OnePly, onePly } from './onePly.ts';

type State = Nautilion.State;
export type NautilionGame = typeof nautilion;

const REVIEW = 16; // voyages between two looks at who still has a chance

/** How much thought goes into a decision. */
export interface Thought {
  readonly width: number; // moves to weigh
  readonly voyages: number; // for each of them
  readonly looks: number; // at positions in one turn: where expansions make it long, voyages are fewer
}

/**
 * Sails the most promising moves to the end of the voyage with one-ply play, again and again. All
 * of them meet the same dice in the same turn, so that luck cancels out; the first one is given up
 * only for a move that does better by more than chance would explain.
 */
export const foresight = (
  game: NautilionGame,
  options: Options,
  { width, voyages, looks }: Thought,
): Bot => {
  const { worths, choose, looks: looksSoFar } = onePly(game, options);
  const now = game.blank(options);
  const s = game.blank(options);
  const sailOn = helmsman(game, choose);
  let current = 0; // turn
  let spent = 0; // looks in it

  const sail = (m: Move, sea: number, rng: Rng): number => {
    game.copyInto(s, now);
    game.play(s, m);
    sailOn(s, sea, rng, Number.POSITIVE_INFINITY);
    return game.score(s, 0);
  };

  return botOf(game, (decision, legal, rng) => {
    if (legal.length === 1) return legal[0];
    const worlds = game.worlds(decision.view as Nautilion.View);
    worlds.guessInto(now, rng);
    const moves = mostPromising(legal, worths(now, legal, legal.length), width);
    if (moves.length === 1) return moves[0];
    if (now.turn !== current) spent = 0;
    current = now.turn;
    const begun = looksSoFar();
    const most = begun + (looks - spent) / 2; // the other half is for what comes later in the turn
    let rivals: readonly Rival[] = moves.slice(1).map(move => ({ move, sum: 0, squares: 0 }));
    let sailed = 0;
    while (sailed < voyages && looksSoFar() < most && rivals.length > 0) {
      worlds.guessInto(now, rng);
      const sea = rng(1 << 20);
      const first = sail(moves[0], sea, rng);
      for (const rival of rivals) {
        const lead = sail(rival.move, sea, rng) - first;
        rival.sum += lead;
        rival.squares += lead * lead;
      }
      if (++sailed % REVIEW === 0) rivals = stillOpen(rivals, sailed);
    }
    spent += looksSoFar() - begun;
    return surest(rivals, sailed)?.move ?? moves[0];
  });
};

/** Plays on by one-ply play, with the dice of a sea, until a turn is over or the voyage. */
export const helmsman = (
  game: NautilionGame,
  choose: OnePly['choose'],
): ((s: State, sea: number, rng: Rng, turn: number) => void) => {
  const legal = new Int32Array(game.maxLegal);
  return (s, sea, rng, turn) => {
    for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
      if (s.turn > turn) return;
      const n = game.legalMoves(s, legal);
      const isChance = seat === CHANCE;
      game.play(s, isChance ? dieOf(game, s, legal, n, sea) : choose(s, legal, n, rng));
    }
  };
};

/** The fact of this turn, die and re-roll in a sea: the same whatever was done before. */
const dieOf = (game: NautilionGame, s: State, legal: Int32Array, n: number, sea: number): Move => {
  let hash = sea;
  for (const c of game.pendingFact(s)) hash = Math.imul(hash ^ c.charCodeAt(0), 0x01000193);
  return drawOutcome(game, s, legal, n, seededRng(hash));
};

/** A move in question, and by how much it did better than the first one in all voyages together. */
interface Rival {
  readonly move: Move;
  sum: number;
  squares: number;
}

const meanLead = ({ sum }: Rival, n: number): number => sum / n;

/**
 * Few voyages that agree are no proof, so they are taken to be spread as if one more had gone
 * otherwise.
 */
const standardError = ({ sum, squares }: Rival, n: number): number =>
  Math.sqrt(Math.max((squares + 1) / n - (sum / n) ** 2, 0) / n);

/** Which rival leads the first move most, less a standard error, if any does. */
const surest = (rivals: readonly Rival[], n: number): Rival | undefined => {
  let best: Rival | undefined;
  let most = 0;
  for (const rival of rivals) {
    const sure = meanLead(rival, n) - standardError(rival, n);
    if (sure > most) [best, most] = [rival, sure];
  }
  return best;
};

/** Those that may still turn out best; time is for them. */
const stillOpen = (rivals: readonly Rival[], n: number): readonly Rival[] => {
  const lead = Math.max(0, ...rivals.map(rival => meanLead(rival, n)));
  return rivals.filter(rival => meanLead(rival, n) + 2 * standardError(rival, n) > lead);
};

export const mostPromising = (legal: Int32Array, worths: Float64Array, width: number): Move[] =>
  Array.from(worths, (worth, i) => ({ worth, move: legal[i] }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ move }) => move);
