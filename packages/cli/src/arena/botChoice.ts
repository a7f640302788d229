/** The choice of a bot: one of ours by name, or a foreign one as `exec:COMMAND`. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { type Level, USUAL_LEVEL } from '@tidetable/bots';
import { cleaned, type Input, printable } from '../options/args.ts';
import { chooseBots, readLevel } from '../options/chooseGame.ts';
import { UsageError } from '../options/usage.ts';

const EXEC = 'exec:';

type ForeignBot = `${typeof EXEC}${string}`;
export type BotChoice = Level | ForeignBot;

export const isForeign = (bot: string): bot is ForeignBot => bot.startsWith(EXEC);

/** The words of `exec:COMMAND`: the program, then its arguments. */
export const commandWords = (bot: ForeignBot): string[] =>
  splitOutsideQuotes(bot.slice(EXEC.length), ' ')
    .filter(word => word !== '')
    .map(word => word.replaceAll(QUOTED, quoted => quoted.slice(1, -1)));

/** Each of `a,exec:b "c,d"`, checked. */
export const chooseArenaBots = (input: Input): BotChoice[] => {
  const { m } = input;
  if (input.flags.bots === undefined) throw new UsageError(m.cli.missing('--bots a,b'));
  const names = splitOutsideQuotes(input.flags.bots, ',').map(name => name.trim());
  return names.map(name =>
    isForeign(name) ? checkCommand(input, name) : readLevel(input, name, 'exec:COMMAND'),
  );
};

/**
 * For `play`: the bots on their seats; a single name applies to all of them. Without a name, each
 * seat keeps its level.
 */
export const chooseOpponents = (
  input: Input,
  before: readonly (Level | undefined)[],
): BotChoice[] => {
  if (input.flags.bots === undefined) return before.map(level => level ?? USUAL_LEVEL);
  const count = before.length;
  if (!input.flags.bots.includes(EXEC)) return chooseBots(input, count);
  const names = chooseArenaBots(input);
  if (names.length === 1) return new Array<BotChoice>(count).fill(names[0]);
  if (names.length !== count) throw new UsageError(input.m.cli.badBotCount(names.length, count));
  return names;
};

/** What stands in quotes of either kind stays together; there are no escapes. */
const QUOTED = /"[^"]*"|'[^']*'/g;

const splitOutsideQuotes = (text: string, separator: ',' | ' '): string[] => {
  const parts = text.match(new RegExp(`(?:${QUOTED.source}|[^${separator}])+|${separator}`, 'g'));
  return (parts ?? []).filter(part => part !== separator);
};

/** A misspelt command would lose every game; better to say so at once. */
const checkCommand = (input: Input, bot: ForeignBot): ForeignBot => {
  const [program] = commandWords(bot);
  if (program === undefined || !isProgram(program))
    throw new UsageError(input.m.arena.badCommand(printable(bot)));
  return bot;
};

const isProgram = (program: string): boolean => {
  if (process.platform === 'win32') return true; // too many endings to try
  const folders = program.includes('/') ? [''] : (process.env.PATH ?? '').split(path.delimiter);
  return folders.some(folder => {
    try {
      const file = path.join(folder, program);
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
};

/** The name of each bot from its `hello`; null for ours, and where it is not known. */
export type BotNames = readonly (string | null)[];

/** The names of bots in a report: their own, made unique. */
export const botLabels = (bots: readonly string[], names: BotNames): string[] => {
  const taken = new Set(bots.filter((_, i) => names[i] === null).map(bot => look(botLabel(bot))));
  return bots.map((bot, i) => {
    const name = names[i]?.trim().replace(/\s+/g, ' ');
    if (name === undefined) return botLabel(bot);
    let label = name;
    for (let n = 2; taken.has(look(label)); n++) label = `${name} (${n})`;
    taken.add(look(label));
    return label;
  });
};

/** A key that is equal for names that look alike: ignores case, compatibility forms and invisible characters. */
const look = (label: string): string =>
  label
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .toLowerCase()
    .trim();

const LONGEST_LABEL = 40;

/** A bot in tables: the end of a long command tells more than its beginning. */
export const botLabel = (bot: string): string => {
  const clean = cleaned(bot);
  if (clean.length <= LONGEST_LABEL) return clean;
  return `${EXEC}…${clean.slice(-(LONGEST_LABEL - EXEC.length - 1))}`;
};
