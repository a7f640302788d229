import { legalMoves, play, score, setUp, winner } from './island.ts';
import { measure } from './measure.ts';
import { randomOf } from './random.ts';

measure('plain', (players, game, tally) => {
  const random = randomOf(game);
  let s = setUp(players, random);
  while (s.stage !== 'over') {
    const moves = legalMoves(s);
    tally.add(moves.length);
    s = play(s, moves[random(moves.length)], random);
    tally.turns++;
  }
  for (let seat = 0; seat < players; seat++) tally.add(score(s, seat));
  tally.add(winner(s));
});
