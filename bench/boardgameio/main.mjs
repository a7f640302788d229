// The plain engine as a boardgame.io game: main.mjs <players> <games> <folder with boardgame.io>
import { createRequire } from 'node:module';
import { legalMoves, play, score, seatToPlay, setUp, winner } from '../plain/island.ts';
import { measure } from '../plain/measure.ts';
import { randomOf } from '../plain/random.ts';

process.env.NODE_ENV = 'production'; // read by boardgame.io when it is loaded
const require = createRequire(`${process.argv[4]}/`);
const { Client } = require('boardgame.io/client');

let random = randomOf(0);

const nautilusIsland = {
  name: 'nautilus-island',
  disableUndo: true, // else every state of the game is kept
  setup: ({ ctx }) => setUp(ctx.numPlayers, random),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => seatToPlay(G), next: ({ G }) => seatToPlay(G) },
  },
  moves: { play: ({ G }, m) => play(G, m, random) },
  endIf: ({ G }) => (G.stage === 'over' ? { winner: winner(G) } : undefined),
};

measure('boardgame.io', (players, game, tally) => {
  random = randomOf(game);
  const client = Client({ game: nautilusIsland, numPlayers: players, debug: false });
  client.start();
  let { G, ctx } = client.getState();
  while (!ctx.gameover) {
    const moves = legalMoves(G);
    tally.add(moves.length);
    client.moves.play(moves[random(moves.length)]);
    client.log = []; // boardgame.io copies the whole log at every move
    tally.turns++;
    ({ G, ctx } = client.getState());
  }
  client.stop();
  for (let seat = 0; seat < players; seat++) tally.add(score(G, seat));
  tally.add(ctx.gameover.winner);
});
