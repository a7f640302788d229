import { type AnyGame, CHANCE, type Game, type GameEvent, type Move, OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type Rng, seededRng, unnamed } from '../core/rng.ts';

/** Called before each move with the legal moves; may answer which one to play. */
export type Visit<S> = (s: S, legal: Int32Array, ply: number) => Move | undefined;

export const dealt = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  rng: Rng,
): S => {
  const s = game.blank(options);
  game.deal(s, unnamed(rng));
  return s;
};

export const legalList = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
): Int32Array => {
  const out = new Int32Array(game.moveCount);
  return out.slice(0, game.legalMoves(s, out));
};

/** One of the outcomes of chance, each as often as its odds say. */
export const drawOutcome = (game: AnyGame, s: object, legal: Int32Array, rng: Rng): Move => {
  const weighted = Array.from(legal).flatMap(m => new Array<Move>(game.odds(s, m)).fill(m));
  return weighted[rng(weighted.length)];
};

/** Plays a random game from a seed to its end, whatever seat or chance is to act. */
export const randomGame = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  seed: number,
  visit: Visit<S>,
): S => {
  const rng = seededRng(seed);
  const s = dealt(game, options, rng);
  playOut(game, s, rng, `seed ${seed}`, visit);
  return s;
};

/** Plays at random from a position to the end of the game; an error tells the name of that. */
export const playOut = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
  rng: Rng,
  name: string,
  visit: Visit<S>,
): void => {
  for (let ply = 0; game.toAct(s) !== OVER; ply++) {
    if (ply > game.maxPlies) throw new Error(`${name}: more than ${game.maxPlies} plies`);
    const legal = legalList(game, s);
    if (legal.length === 0) throw new Error(`${name}, ply ${ply}: nothing is legal`);
    const random =
      game.toAct(s) === CHANCE ? drawOutcome(game, s, legal, rng) : legal[rng(legal.length)];
    game.play(s, visit(s, legal, ply) ?? random);
  }
};
