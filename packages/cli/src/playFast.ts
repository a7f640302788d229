import { type Bot, drawOutcome } from '@tidetable/bots';
import { type AnyGame, CHANCE, OVER, type Rng, type Seat, unnamed } from '@tidetable/rules';
import { roads } from './roads.ts';

export interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly roads: readonly { readonly [road: string]: number }[]; // by seat; without any where the game has none
  readonly moves: number;
  readonly first: Seat; // who moved first
  readonly longestList: number; // of legal moves
  readonly longestTurn: number; // moves of players in one turn
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
    course.add(seat, turn.count, game.turn(s));
    game.play(
      s,
      seat === CHANCE ? drawOutcome(game, s, legal, turn.count, rng) : players[seat](turn),
    );
  }
  return { ...resultOf(game, s, players.length), ...course.summary() };
};

/** How a game went, move by move. */
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
