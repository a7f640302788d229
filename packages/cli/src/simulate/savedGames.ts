/** Games of a simulation as real matches by sealed chance, each saved in a file of its own. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  decisionOf,
  isRefused,
  Match,
  type MatchFile,
  newSeal,
  writeMatch,
} from '@tidetable/match';
import { OVER } from '@tidetable/rules';
import { matchFormat, openSaveFile } from '../files/files.ts';
import { type Input, printable } from '../options/args.ts';
import { chooseSeats } from '../options/seats.ts';
import { UsageError } from '../options/usage.ts';
import { codeOf, isRead, readReplaceable } from '../saving/regularFile.ts';
import { Course, type GameResult, resultOf } from './playFast.ts';
import { idOf, playersOf, rngOf, type Simulation, seedOf } from './simulation.ts';

export interface SavedGames extends Simulation {
  readonly folder: string;
}

/**
 * The games whose files exist already. Refuses a folder in which another match has the file name of
 * one of these games, before anything is written.
 */
export const savedBefore = async (
  input: Input,
  saved: SavedGames,
  games: number,
): Promise<Map<number, GameResult>> => {
  const names = new Set(listFolder(input, saved.folder));
  const results = new Map<number, GameResult>();
  for (let index = 0; index < games && names.size > 0; index++) {
    if (!names.has(nameOf(saved, index))) continue;
    const { file, result } = await playSealed(input, saved, index);
    if (isAt(pathOf(saved, index), file)) results.set(index, result);
    else openSaveFile(input, pathOf(saved, index), matchFormat, file).release();
  }
  return results;
};

export const playAndSave = async (
  input: Input,
  saved: SavedGames,
  index: number,
): Promise<GameResult> => {
  const { file, result } = await playSealed(input, saved, index);
  const saveFile = openSaveFile(input, pathOf(saved, index), matchFormat, file);
  saveFile.save(file);
  saveFile.release();
  return result;
};

const listFolder = (input: Input, folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new UsageError(input.m.cli.cannotWrite(printable(folder)));
  }
};

const nameOf = ({ game }: SavedGames, index: number): string =>
  `${game.id}-${String(index + 1).padStart(5, '0')}.json`;

const pathOf = (saved: SavedGames, index: number): string =>
  path.join(saved.folder, nameOf(saved, index));

const isAt = (at: string, file: MatchFile): boolean => {
  const there = readReplaceable(at, matchFormat.most);
  return isRead(there) && there.bytes.equals(Buffer.from(matchFormat.write(file)));
};

/** The seed of the match follows from that of the simulation and the index. */
const playSealed = async (
  input: Input,
  saved: SavedGames,
  index: number,
): Promise<{ readonly file: MatchFile; readonly result: GameResult }> => {
  const { game, options } = saved;
  const seed = seedOf(saved, index);
  const rng = rngOf(saved, index);
  const players = await playersOf(saved);
  const seats = chooseSeats(input, 0, saved.bots);
  const seal = newSeal(game, { id: idOf(saved, index), options, seed });
  const match = Match.deal(game, { options, seats, seal });
  match.letChanceAct(0);
  const course = new Course();
  while (match.toAct !== OVER) {
    const seat = match.toAct;
    const decision = decisionOf(match, seat);
    course.add(seat, decision.legal.length, game.turn(match.state));
    const done = match.submit(seat, match.ply, players[seat](decision, rng), 0);
    if (isRefused(done)) throw new Error(`a bot was refused: ${done.code}`);
    await setImmediate(); // a signal is heard between two moves, not after a long game
  }
  return {
    file: writeMatch(match),
    result: {
      ...resultOf(game, match.state, options.seats),
      ...course.summary(),
      moves: match.ply, // those of chance, too
    },
  };
};
