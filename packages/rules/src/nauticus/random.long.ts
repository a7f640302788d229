/** Games by the thousand, sound after every move; they print the longest turn, choice and game. */
import { expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { keenGame, type Watch } from '../testkit/nauticus/keenGame.ts';
import { nauticus } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import type { State } from './state.ts';

const GAMES = 10_000;

/** The largest number seen, and the seed of the game that showed it. */
interface Most {
  readonly n: number;
  readonly seed: number;
}

const NONE: Most = { n: 0, seed: 0 };
const more = (most: Most, n: number, seed: number): Most => (n > most.n ? { n, seed } : most);
const tell = ({ n, seed }: Most): string => `${n} (seed ${seed})`;

const out = new Int32Array(nauticus.maxLegal);

const whereChoiceFails = (s: State, n: number): string | undefined => {
  if (n > nauticus.maxLegal || (n === 0) !== (s.toAct === OVER)) return `${n} legal moves`;
  const refused = out.subarray(0, n).find(m => nauticus.whyNot(s, m) !== undefined);
  return refused === undefined ? undefined : `${nauticus.formatMove(refused)} listed but refused`;
};

/** Another one as soon as a turn is over. */
const turnOf = (s: State): string => `${s.round}/${s.actionPhase}/${s.turn}`;

for (const seats of [2, 3, 4]) {
  test(`${GAMES} random games of ${seats} players, half of them keen, come to their end`, () => {
    let [turn, choice, game] = [NONE, NONE, NONE];
    for (let seed = 1; seed <= GAMES; seed++) {
      let running = '1/0/0';
      let begun = 0;
      const watch: Watch = (s, _, ply) => {
        const n = nauticus.legalMoves(s, out);
        const wrong = brokenInvariant(s) ?? whereChoiceFails(s, n);
        if (wrong !== undefined) throw new Error(`seed ${seed}, ply ${ply}: ${wrong}`);
        if (ply >= nauticus.maxPlies) throw new Error(`seed ${seed}: no end after ${ply} plies`);
        choice = more(choice, n, seed);
        game = more(game, ply + 1, seed);
        if (turnOf(s) === running) return;
        turn = more(turn, ply + 1 - begun, seed);
        running = turnOf(s);
        begun = ply + 1;
      };
      const options = { seats, oneEmblemPerShip: seed % 4 < 2 };
      const end = keenGame(options, seed, watch, seed % 2 === 0 ? 8 : 1);
      const places = Array.from({ length: seats }, (_, seat) => nauticus.place(end, seat));
      expect(Math.min(...places), `seed ${seed}`).toBe(1);
    }
    console.log(
      `${seats} players, in moves: longest turn ${tell(turn)}, choice ${tell(choice)}, game ${tell(game)}`,
    );
  });
}
