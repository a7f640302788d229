// Makes the record of a lesson from its recipe in tools/lessons: `node tools/makeLesson.ts LESSON`.
// With a bot's name it writes nothing, and prints how such bots would go on from the last move.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLevel, type Level, loadBot } from '@tidetable/bots';
import {
  type AnyMatch,
  decisionOf,
  isRefused,
  Match,
  type MatchFile,
  sealOfForm1,
  writeMatch,
} from '@tidetable/match';
import {
  type GameId,
  games,
  isOptionProblem,
  type Options,
  readOptions,
  type Seat,
  seededRng,
} from '@tidetable/rules';
import { LESSON_GAMES } from '@tidetable/text/shell';
import { root } from './sources.ts';

/** A match that is worth telling. The learner sits in seat 0. */
export interface LessonRecipe {
  readonly game: GameId;
  readonly options: Options;
  /** By seat. */
  readonly names: readonly string[];
  /** 32 bytes in hex: the cards and dice that tell the story. */
  readonly seed: string;
  /** A line for each turn, `name: move, move`; what follows a `#` is for the writer. Chance comes by itself. */
  readonly moves: string;
}

/** Nobody thinks in a record that was written. */
const AT = 0;

/** The seeds of the recipes were chosen when files had their first form: their cards come only so. */
const startMatch = ({ game, options: given, names, seed }: LessonRecipe): AnyMatch => {
  const options = readOptions(games[game], given);
  if (isOptionProblem(options)) throw new Error(`no options of ${game}: ${options.code}`);
  const bytes = Uint8Array.from(Buffer.from(seed, 'hex'));
  const seats = names.map((name, seat) => ({
    name,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
  }));
  const match = Match.deal(games[game], { options, seats, seal: sealOfForm1(bytes) });
  match.letChanceAct(AT);
  return match;
};

/** The turns of a recipe: who, and the moves. */
const readTurns = (moves: string): { name: string; moves: string[] }[] =>
  moves
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '')
    .map(line => {
      const [name, list = ''] = line.split(/:\s*/);
      return { name, moves: list.split(/,\s*/) };
    });

const play = (recipe: LessonRecipe): AnyMatch => {
  const match = startMatch(recipe);
  for (const { name, moves } of readTurns(recipe.moves)) {
    for (const move of moves) {
      const done = match.submit(recipe.names.indexOf(name), match.ply, move, AT);
      if (isRefused(done))
        throw new Error(
          `ply ${match.ply}, ${name}: ${move}: ${done.code}\n${whatIsPossible(recipe, match)}`,
        );
    }
  }
  return match;
};

const whatIsPossible = ({ names }: LessonRecipe, match: AnyMatch): string =>
  match.isOver
    ? `over: ${match.points().join(' : ')}`
    : `${names[match.toAct]} may: ${match.legalMoves().join(', ')}`;

export const recordLesson = (recipe: LessonRecipe): MatchFile => writeMatch(play(recipe));

/** As it is kept: an entry of the log a line, so that a change shows where it is. */
export const formatRecord = ({ log, ...file }: MatchFile): string => {
  const entries = log.map(entry => `  ${JSON.stringify(entry)}`).join(',\n');
  const text = JSON.stringify({ ...file, log: [] }, null, 1);
  return `${text.replace('"log": []', () => `"log": [\n${entries}\n ]`)}\n`;
};

/** Lines for the recipe, as far as a bot of that name in every seat would take the match. */
const suggest = async (recipe: LessonRecipe, level: Level): Promise<string> => {
  const match = play(recipe);
  const { game, options } = match;
  const bots = await Promise.all(recipe.names.map(() => loadBot(game, options, level)));
  const rng = seededRng(1);
  const lines: string[] = [];
  let last: Seat | undefined;
  while (!match.isOver) {
    const seat = match.toAct;
    const move = bots[seat](decisionOf(match, seat), rng);
    const from = match.ply;
    match.submit(seat, from, move, AT);
    if (seat === last) lines[lines.length - 1] += `, ${move}`;
    else lines.push(`${recipe.names[seat]}: ${move}`);
    last = seat;
  }
  return [...lines, `# ${whatIsPossible(recipe, match)}`].join('\n');
};

export const recordOf = (lesson: string): string =>
  join(root, 'packages/web/src/lessons', lesson, 'match.json');

const recipePath = (lesson: string): string => join(root, 'tools/lessons', `${lesson}.ts`);

export const readRecipe = async (lesson: string): Promise<LessonRecipe> =>
  (await import(pathToFileURL(recipePath(lesson)).href)).recipe;

const make = async (lesson: string, level: Level | undefined): Promise<string> => {
  const recipe = await readRecipe(lesson);
  if (level !== undefined) return suggest(recipe, level);
  const file = recordOf(lesson);
  mkdirSync(dirname(file), { recursive: true });
  const record = recordLesson(recipe);
  const text = formatRecord(record);
  const isNew = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (isNew) writeFileSync(file, text);
  const match = play(recipe);
  return `${record.log.length} entries, ${isNew ? 'written' : 'as before'}; ${whatIsPossible(recipe, match)}`;
};

const isLesson = (name: string): boolean => Object.hasOwn(LESSON_GAMES, name);

if (import.meta.main) {
  const [lesson = '', level] = process.argv.slice(2);
  const isBot = level === undefined || isLevel(level);
  if (isLesson(lesson) && existsSync(recipePath(lesson)) && isBot)
    console.log(await make(lesson, level));
  else {
    console.error('makeLesson LESSON [BOT]: a lesson with a recipe in tools/lessons');
    process.exitCode = 2;
  }
}
