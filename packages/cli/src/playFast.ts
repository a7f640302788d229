import type { Bot } from '@tidetable/bots';
import {
  type AnyGame,
  CHANCE,
  type Move,
  OVER,
  type Rng,
  type Seat,
  unnamed,
} from '@tidetable/rules';
import { roads } from './roads.ts';

export interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly roads: readonly { readonly [road: string]: number }[]; // by seat; without any where the game has none
  readonly moves: number;
  readonly first: Seat; // who moved first
  readonly longestList: number; // of legal moves
  readonly longestTurn: number; // moves of one seat with none of another between them
}

/** One game through the contract alone, by fast chance, in a state that is used again and again. */
export const playFast = (
  game: AnyGame,
  s: object,
  players: readonly Bot[],
  rng: Rng,
): GameResult => {
  const legal = new Int32Array(game.maxLegal);
  const turn = { game, view: () => game.view(s, game.toAct(s)), legal, count: 0, rng };
  const course = new Course();
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    turn.count = game.legalMoves(s, legal);
    course.add(seat, turn.count);
    game.play(
      s,
      seat === CHANCE ? drawOutcome(game, s, legal, turn.count, rng) : players[seat](turn),
    );
  }
  return { ...resultOf(game, s, players.length), ...course.summary() };
};

/** How a game went, move by move. Chance interrupts nobody's turn. */
export class Course {
  #moves = 0;
  #first: Seat = OVER;
  #last: Seat = OVER;
  #turn = 0;
  #longestList = 0;
  #longestTurn = 0;

  add(seat: Seat, legal: number): void {
    this.#moves++;
    if (seat === CHANCE) return;
    if (this.#first === OVER) this.#first = seat;
    this.#turn = seat === this.#last ? this.#turn + 1 : 1;
    this.#last = seat;
    if (legal > this.#longestList) this.#longestList = legal;
    if (this.#turn > this.#longestTurn) this.#longestTurn = this.#turn;
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

/** What a finished game was worth to everybody. */
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

/** One of the outcomes of chance, each as often as its odds say. */
export const drawOutcome = (
  game: AnyGame,
  s: object,
  legal: Int32Array,
  count: number,
  rng: Rng,
): Move => {
  let total = 0;
  for (let i = 0; i < count; i++) total += game.odds(s, legal[i]);
  let i = 0;
  for (let left = rng(total); left >= game.odds(s, legal[i]); i++) left -= game.odds(s, legal[i]);
  return legal[i];
};
