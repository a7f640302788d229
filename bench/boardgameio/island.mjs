// Nautilus Island of our rules package as a boardgame.io game: every move asks our rules, and a player gets our view.

import { drawBy } from '../../packages/match/src/index.ts';
import { games, seededRng } from '../../packages/rules/src/index.ts';

const CHANCE = -2;
const OVER = -1;
const SPECTATOR = -1;
const game = games['nautilus-island'];
const out = new Int32Array(game.maxLegal);

const legalMoves = state => Array.from(out.subarray(0, game.legalMoves(state, out)));

/** No plain object, so that immer neither drafts nor freezes it: that is only to its advantage. */
class Held {
  constructor(seats) {
    this.options = { seats };
    this.state = game.blank(this.options);
  }

  /** A sync sends the state of the start unfiltered; what is hidden must not travel with it. */
  toJSON() {
    return null;
  }

  copy() {
    const copy = new Held(this.options.seats);
    game.copyInto(copy.state, this.state);
    return copy;
  }
}

const letChanceAct = (state, rng) => {
  while (game.toAct(state) === CHANCE) {
    const moves = legalMoves(state);
    const odds = moves.map(move => game.odds(state, move));
    let left = rng(odds.reduce((sum, n) => sum + n, 0));
    let i = 0;
    for (; left >= odds[i]; i++) left -= odds[i];
    game.play(state, moves[i]);
  }
};

/** `INVALID_MOVE` is boardgame.io's own. */
export const islandGame = INVALID_MOVE => {
  const rng = seededRng(1);
  const toAct = ({ G }) => Math.max(0, game.toAct(G.held.state));
  return {
    name: 'nautilus-island',
    disableUndo: true, // else every state of the game is kept
    setup: ({ ctx }) => {
      const held = new Held(ctx.numPlayers);
      game.deal(
        held.state,
        drawBy(below => rng(below)),
      );
      letChanceAct(held.state, rng);
      return { held };
    },
    turn: { minMoves: 1, maxMoves: 1, order: { first: toAct, next: toAct } },
    moves: {
      // On the server alone: a client does not know what is hidden.
      play: {
        client: false,
        move: ({ G }, text) => {
          const move = game.parseMove(String(text));
          if (move === undefined || game.whyNot(G.held.state, move)) return INVALID_MOVE;
          const held = G.held.copy();
          game.play(held.state, move);
          letChanceAct(held.state, rng);
          return { held };
        },
      },
    },
    endIf: ({ G }) => (game.toAct(G.held.state) === OVER ? { over: true } : undefined),
    playerView: ({ G, playerID }) => {
      const seat = playerID == null ? SPECTATOR : Number(playerID);
      const { state } = G.held;
      const isToAct = seat !== SPECTATOR && game.toAct(state) === seat;
      const legal = isToAct ? legalMoves(state).map(move => game.formatMove(move)) : [];
      return { view: game.view(state, seat), legal };
    },
  };
};
