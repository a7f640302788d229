/** Who plays: one of our bots by name, or a foreign one as `exec:COMMAND`. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { botsFor } from '@tidetable/bots';
import { cleaned, type Input, printable } from '../args.ts';
import { chooseBots } from '../table.ts';
import { UsageError } from '../usage.ts';

const EXEC = 'exec:';

export const isForeign = (bot: string): boolean => bot.startsWith(EXEC);

/** The words of `exec:COMMAND`: the program, then its arguments. */
export const commandWords = (bot: string): string[] =>
  splitOutsideQuotes(bot.slice(EXEC.length), ' ')
    .filter(word => word !== '')
    .map(word => word.replaceAll(QUOTED, quoted => quoted.slice(1, -1)));

/** Each of `a,exec:b "c,d"`, checked. */
export const chooseArenaBots = (input: Input, game: string): string[] => {
  const { m } = input;
  if (input.flags.bots === undefined) throw new UsageError(m.cli.missing('--bots a,b'));
  const names = splitOutsideQuotes(input.flags.bots, ',').map(name => name.trim());
  const bots = botsFor(game);
  for (const name of names) {
    if (isForeign(name)) refuseCommand(input, name);
    else if (!Object.hasOwn(bots, name))
      throw new UsageError(m.cli.badBot(printable(name), [...Object.keys(bots), 'exec:COMMAND']));
  }
  return names;
};

/** For `play`: who sits on the seats of bots; one name serves for all of them. */
export const chooseOpponents = (input: Input, game: string, count: number): string[] => {
  if (!input.flags.bots?.includes(EXEC)) return chooseBots(input, game, count);
  const names = chooseArenaBots(input, game);
  if (names.length === 1) return new Array<string>(count).fill(names[0]);
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
const refuseCommand = (input: Input, bot: string): void => {
  const [program] = commandWords(bot);
  if (program === undefined || !isProgram(program))
    throw new UsageError(input.m.arena.badCommand(printable(bot)));
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

/** What each bot calls itself in its `hello`; null for ours, and where it is not known. */
export type BotNames = readonly (string | null)[];

/** How bots are called in a report: as they call themselves, and none like another bot. */
export const botLabels = (bots: readonly string[], names: BotNames): string[] => {
  const taken = new Set(bots.filter((_, i) => names[i] === null).map(botLabel));
  return bots.map((bot, i) => {
    const name = names[i]?.trim().replace(/\s+/g, ' ');
    if (name === undefined) return botLabel(bot);
    let label = name;
    for (let n = 2; taken.has(label); n++) label = `${name} (${n})`;
    taken.add(label);
    return label;
  });
};

const LONGEST_LABEL = 40;

/** A bot in tables: the end of a long command tells more than its beginning. */
export const botLabel = (bot: string): string => {
  const clean = cleaned(bot);
  if (clean.length <= LONGEST_LABEL) return clean;
  return `${EXEC}…${clean.slice(-(LONGEST_LABEL - EXEC.length - 1))}`;
};
