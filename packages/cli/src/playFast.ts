import type { Bot } from '@tidetable/bots';
import { type AnyGame, CHANCE, type Move, OVER, type Rng, unnamed } from '@tidetable/rules';

export interface GameResult {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly moves: number;
  readonly longest: number; // legal list
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
  let moves = 0;
  let longest = 0;
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    turn.count = game.legalMoves(s, legal);
    if (turn.count > longest) longest = turn.count;
    game.play(
      s,
      seat === CHANCE ? drawOutcome(game, s, legal, turn.count, rng) : players[seat](turn),
    );
    moves++;
  }
  const seats = players.map((_, seat) => seat);
  return {
    points: seats.map(seat => game.score(s, seat)),
    places: seats.map(seat => game.place(s, seat)),
    moves,
    longest,
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
