import { type Bot, drawOutcome } from '@tidetable/bots';
import type { Decision } from '@tidetable/match';
import {
  type AnyGame,
  CHANCE,
  type Move,
  OVER,
  type Rng,
  type Seat,
  unnamed,
} from '@tidetable/rules';
import { roads } from './pointSources.ts';

export interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly roads: readonly { readonly [road: string]: number }[]; // by seat; empty objects in a game without roads
  readonly moves: number;
  readonly first: Seat; // who moved first
  readonly longestList: number; // of legal moves
  readonly longestTurn: number; // moves of players in one turn
}

/** One game through the contract alone, with fast random numbers, in a state that is reused. */
export const playFast = (
  game: AnyGame,
  s: object,
  players: readonly Bot[],
  rng: Rng,
): GameResult => {
  const decision = new FastDecision(game, s);
  const { moves } = decision;
  const course = new Course();
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    const count = decision.next(seat);
    course.add(seat, count, game.turn(s));
    const m =
      seat === CHANCE
        ? drawOutcome(game, s, moves, count, rng)
        : (game.parseMove(players[seat](decision, rng)) as Move);
    game.play(s, m);
  }
  return { ...resultOf(game, s, players.length), ...course.summary() };
};

/** The current decision; view and list are made lazily, since not every bot reads them. */
class FastDecision implements Decision {
  readonly #game: AnyGame;
  readonly #state: object;
  readonly moves: Int32Array;
  #count = 0;
  ply = -1;
  seat: Seat = OVER;

  constructor(game: AnyGame, state: object) {
    this.#game = game;
    this.#state = state;
    this.moves = new Int32Array(game.maxLegal);
  }

  /** Advances to the current decision; returns the number of legal moves. */
  next(seat: Seat): number {
    this.ply++;
    this.seat = seat;
    this.#count = this.#game.legalMoves(this.#state, this.moves);
    return this.#count;
  }

  get view(): object {
    return this.#game.view(this.#state, this.seat);
  }

  get legal(): readonly string[] {
    const texts = new Array<string>(this.#count);
    for (let i = 0; i < texts.length; i++) texts[i] = this.#game.formatMove(this.moves[i]);
    return texts;
  }
}

/** Statistics of a game, updated move by move. */
export class Course {
  #moves = 0;
  #first: Seat = OVER;
  #turn = 0;
  #movesOfTurn = 0;
  #longestList = 0;
  #longestTurn = 0;

  add(seat: Seat, legal: number, turn: number): void {
    this.#moves++;
    if (seat === CHANCE) return;
    if (this.#first === OVER) this.#first = seat;
    this.#movesOfTurn = turn === this.#turn ? this.#movesOfTurn + 1 : 1;
    this.#turn = turn;
    if (legal > this.#longestList) this.#longestList = legal;
    if (this.#movesOfTurn > this.#longestTurn) this.#longestTurn = this.#movesOfTurn;
  }

  summary(): Pick<GameResult, 'moves' | 'first' | 'longestList' | 'longestTurn'> {
    return {
      moves: this.#moves,
      first: this.#first,
      longestList: this.#longestList,
      longestTurn: this.#longestTurn,
    };
  }
}

/** The points, places and roads of a finished game. */
export const resultOf = (
  game: AnyGame,
  s: object,
  count: number,
): Pick<GameResult, 'points' | 'places' | 'roads'> => {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return {
    points: seats.map(seat => game.score(s, seat)),
    places: seats.map(seat => game.place(s, seat)),
    roads: seats.map(seat => roads[game.id]?.of(s, seat) ?? {}),
  };
};
