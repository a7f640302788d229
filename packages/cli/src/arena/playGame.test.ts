import type { Fault } from '@tidetable/protocol/referee';
import { type AnyGame, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { ownPlayer, type Player } from './player.ts';
import { type ArenaGame, playGame } from './playGame.ts';

const game: AnyGame = nautilusIsland;
const options = { seats: 2 };
const arenaGame: ArenaGame = { game, options, seed: 1, deal: 0, index: 0, names: ['a', 'b'] };
const random = (): Player => ownPlayer('random', game, options);

/** A random player, except for the given methods. */
const randomBut = (changes: Partial<Player>): Player => ({ ...random(), ...changes });

test('the same deal and the same chance give the same game', async () => {
  const play = (changes: Partial<ArenaGame> = {}) =>
    playGame({ ...arenaGame, ...changes }, [random(), random()]);
  expect(await play()).toEqual(await play());
  expect(await play({ deal: 1 })).not.toEqual(await play());
  expect(await play({ index: 1 })).not.toEqual(await play());
});

const fault: Fault = { fault: 'out-of-turn', detail: 'move' };

test('who has spoken without being asked loses even a game that is over', async () => {
  const outcome = await playGame(arenaGame, [
    random(),
    randomBut({ failure: () => fault, lastWords: async () => 'oh' }),
  ]);
  expect(outcome).toMatchObject({ forfeit: { ...fault, seat: 1, stderr: 'oh' } });
});

test('who cannot begin loses before the first move, and the others hear that it is over', async () => {
  const results: unknown[] = [];
  const outcome = await playGame(arenaGame, [
    randomBut({ end: ({ result }) => results.push(result) }),
    randomBut({ begin: async () => fault }),
  ]);
  expect(outcome).toMatchObject({ forfeit: { ...fault, seat: 1, ply: 0 } });
  expect(results).toEqual([null]);
});

test('who plays a move that the door refuses is told, and loses', async () => {
  const told: string[] = [];
  const outcome = await playGame(arenaGame, [
    random(),
    randomBut({
      choose: async () => 'swim',
      refuse: (code, move) => told.push(code, move),
    }),
  ]);
  expect(outcome).toMatchObject({ forfeit: { seat: 1, fault: 'illegal', detail: 'swim' } });
  expect(told).toEqual(['unreadable', 'swim']);
});

test('a mistake of our own bot is no forfeit but an error', async () => {
  const wrong = randomBut({ choose: async () => 'swim' });
  await expect(playGame(arenaGame, [wrong, wrong])).rejects.toThrow('random played swim');
});
