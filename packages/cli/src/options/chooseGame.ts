/** From words on a command line to a game, its options and its bots. */
import { isLevel, LEVELS, type Level } from '@tidetable/bots';
import { LONGEST_SHEET } from '@tidetable/match';
import {
  type AnyGame,
  games,
  isGameId,
  isOptionProblem,
  isSheetProblem,
  type Options,
  readOptions,
} from '@tidetable/rules';
import {
  type GameText,
  gameTexts,
  optionProblemText,
  refusalText,
  sheetProblemText,
} from '@tidetable/text';
import { readJson } from '../files/files.ts';
import { type Input, printable, readNumber } from './args.ts';
import { UsageError } from './usage.ts';

export interface GameChoice {
  readonly game: AnyGame;
  readonly text: GameText;
}

export const chooseGame = (input: Input, name: string | undefined): GameChoice => {
  const { m } = input;
  if (name === undefined) throw new UsageError(m.cli.missing('GAME'));
  if (!isGameId(name)) {
    throw new UsageError(m.cli.unknownGame(printable(name), Object.keys(games)));
  }
  return { game: withComponents(input, games[name]), text: gameTexts[input.language][name] };
};

/** The game with the table's own component sheet, `--components FILE`. */
const withComponents = (input: Input, game: AnyGame): AnyGame => {
  const file = input.flags.components;
  if (file === undefined) return game;
  const changed = game.withSheet(readJson(input, file, LONGEST_SHEET));
  if (!isSheetProblem(changed)) return changed;
  const why = sheetProblemText(input.m, { ...changed, path: printable(changed.path) });
  throw new UsageError(input.m.cli.aboutFile(printable(file), why));
};

/** `--players N` and each `--option name=value`, checked by the game. */
export const chooseOptions = (input: Input, { game, text }: GameChoice): Options => {
  const { min, max } = game.seats;
  const given: Record<string, unknown> = Object.create(null);
  given.seats = readPlayers(input, min, max);
  for (const option of input.options) {
    const equals = option.indexOf('=');
    const name = equals < 0 ? option : option.slice(0, equals);
    given[printable(name)] = equals < 0 ? undefined : option.slice(equals + 1);
  }
  const options = readOptions(game, given);
  if (isOptionProblem(options)) throw new UsageError(optionProblemText(input.m, options));
  const refusal = game.refuseOptions(options);
  if (refusal) throw new UsageError(refusalText(input.m, text, refusal));
  return options;
};

const readPlayers = (input: Input, min: number, max: number): number => {
  const n = readNumber(input, 'players', { min: 0, max: 99, otherwise: Math.min(3, max) });
  if (n < min || n > max) throw new UsageError(input.m.options.seats(min, max));
  return n;
};

/** The levels of the bots for so many seats: a single one applies to all. */
export const chooseBots = (input: Input, count: number): Level[] => {
  const names = (input.flags.bots ?? 'random').split(',');
  const levels = names.map(name => readLevel(input, name));
  if (levels.length === 1) return new Array<Level>(count).fill(levels[0]);
  if (levels.length !== count) throw new UsageError(input.m.cli.badBotCount(names.length, count));
  return levels;
};

/** `others` are words that the refusal lists besides the levels. */
export const readLevel = (input: Input, name: string, ...others: readonly string[]): Level => {
  if (!isLevel(name))
    throw new UsageError(input.m.cli.badBot(printable(name), [...LEVELS, ...others]));
  return name;
};
