import { type AnyGame, type GameEvent, type Options, OVER, seededRng } from '@tidetable/rules';
import { type GameTime, timeOf } from './gameTime.ts';
import { type MatchRefusal, refuse } from './refusal.ts';
import type { SeatView } from './seatView.ts';

/** The number of guesses that must agree on the outcome of a move. */
const WORLDS = 6;

/** Why the match would refuse a move; undefined if it is legal. */
export type WhyNot = (text: string) => MatchRefusal | undefined;

/**
 * Why moves of this seat would be refused at this moment. Legal moves depend only on the view of
 * the seat to act, so one guess answers for all moves.
 */
export const refusalsAt = (
  game: AnyGame,
  options: Options,
  { view, seat, toAct }: Pick<SeatView, 'view' | 'seat' | 'toAct'>,
): WhyNot => {
  let world: object | undefined;
  const imagined = (): object => {
    if (world) return world;
    world = game.blank(options);
    game.worlds(view).sampleInto(world, seededRng(1));
    return world;
  };
  return text => {
    if (toAct === OVER) return refuse('over');
    if (toAct !== seat) return refuse('not-your-turn');
    const move = game.parseMove(text);
    return move === undefined ? refuse('unreadable') : game.whyNot(imagined(), move);
  };
};

/** The same for a single move. */
export const whyNotMove = (
  game: AnyGame,
  options: Options,
  moment: Pick<SeatView, 'view' | 'seat' | 'toAct'>,
  text: string,
): MatchRefusal | undefined => refusalsAt(game, options, moment)(text);

/** What a seat will see after its own move. */
export interface Foreseen extends Pick<SeatView, 'view' | 'toAct' | 'legal'> {
  /** When the move is made. */
  readonly time: GameTime;
  readonly events: readonly GameEvent[];
}

/**
 * The outcome of a legal move of this seat, if it follows from its view alone: undefined if chance
 * answers, if the game ends, or if two guesses from the view would look different afterwards.
 */
export const foreseeMove = (
  game: AnyGame,
  options: Options,
  { view, seat }: Pick<SeatView, 'view' | 'seat'>,
  text: string,
): Foreseen | undefined => {
  const move = game.parseMove(text);
  if (move === undefined) return undefined;
  const worlds = game.worlds(view);
  const rng = seededRng(1);
  const world = game.blank(options);
  const play = (): Foreseen => {
    worlds.sampleInto(world, rng);
    const time = timeOf(game, world);
    const events: GameEvent[] = [];
    game.play(world, move, events);
    const toAct = game.toAct(world);
    return {
      time,
      view: game.view(world, seat),
      toAct,
      legal: toAct === seat ? legalMoves(game, world) : [],
      events: events.map(e => game.viewEvent(e, seat)),
    };
  };
  const first = play();
  if (first.toAct < 0) return undefined; // chance, or the end
  const seen = JSON.stringify(first);
  for (let i = 1; i < WORLDS; i++) if (JSON.stringify(play()) !== seen) return undefined;
  return first;
};

const legalMoves = (game: AnyGame, world: object): string[] => {
  const out = new Int32Array(game.maxLegal);
  return Array.from(out.subarray(0, game.legalMoves(world, out)), m => game.formatMove(m));
};
