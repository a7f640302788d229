/** Views with something wrong in them: each is refused, or can be played all the same. */
import { expect, test } from 'vitest';
import { type Game, type GameEvent, type Seat, SPECTATOR } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { mutantViews } from './mutantViews.ts';
import { legalList, playOut, randomGame } from './randomGame.ts';

export interface Sweep<S> {
  readonly brokenInvariant: (s: S) => string | undefined;
  readonly games: number;
  /** Of so many plies the views of one are changed. */
  readonly every: number;
}

export const testMutantViews = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { brokenInvariant, games, every }: Sweep<S>,
): void => {
  const guess = game.blank(options);

  /** In every world of the view the seat sees the same and may do the same, and the game ends. */
  const insistItCanBePlayed = (view: V, seat: Seat, name: string): void => {
    const worlds = game.worlds(view);
    const choices = [1, 2].map(seed => {
      const rng = seededRng(seed);
      worlds.sampleInto(guess, rng);
      expect(game.view(guess, seat), name).toEqual(view);
      const choice = game.toAct(guess) === seat ? legalList(game, guess) : undefined;
      playOut(game, guess, rng, name, s => {
        const wrong = brokenInvariant(s);
        if (wrong !== undefined) expect.fail(`${name}: ${wrong}`);
      });
      return choice;
    });
    expect(choices[0], name).toEqual(choices[1]);
  };

  test('a view with something wrong in it is refused, or can be played all the same', () => {
    let accepted = 0;
    for (let seed = 1; seed <= games; seed++) {
      randomGame(game, options, seed, (s, _, ply) => {
        if (ply % every !== seed % every) return;
        for (let seat = SPECTATOR; seat < options.seats; seat++) {
          const name = `seed ${seed}, ply ${ply}, seat ${seat}`;
          const rng = seededRng(ply + seed * game.maxPlies);
          for (const data of mutantViews(game, options, seat, game.view(s, seat), rng)) {
            const read = game.parseView(options, seat, data);
            if (isReadError(read)) continue;
            expect(read, name).toEqual(data);
            insistItCanBePlayed(read, seat, name);
            accepted++;
          }
        }
      });
    }
    expect(accepted).toBeGreaterThan(0);
  });
};
