import { allowedValues, formatValue, gameIds } from '@tidetable/rules';
import { gameTexts, type Messages } from '@tidetable/text';
import { FLAGS, type Flag, type Input } from './args.ts';
import { chooseGame } from './chooseGame.ts';

export interface Command {
  readonly name: keyof Input['m']['cli']['summaries'];
  readonly needs: string; // what must follow it
  readonly mostWords: number; // that may follow it
  readonly flags: readonly Flag[];
  /** Does `exec:COMMAND` stand for a bot? */
  readonly takesForeignBots?: boolean;
  /** The default of a flag. */
  defaults?(m: Messages): { readonly [F in Flag]?: string };
  run(input: Input): void | Promise<void>;
}

export const programHelp = ({ m, language }: Input, commands: readonly Command[]): string =>
  [
    m.cli.intro,
    '',
    m.cli.heading(m.cli.commands),
    ...columns(commands.map(c => [`tidetable ${c.name} ${c.needs}`, m.cli.summaries[c.name]])),
    '',
    m.cli.heading(m.cli.games),
    ...columns(gameIds.map(id => [id, gameTexts[language][id].title])),
    '',
    m.cli.heading(m.cli.options),
    ...columns((['help', 'version'] as const).map(flag => [flagForm(flag), m.cli.flags[flag]])),
    '',
    m.cli.moreHelp('tidetable play --help'),
  ].join('\n');

export const commandHelp = (input: Input, command: Command): string => {
  const { m } = input;
  const { name, needs, flags } = command;
  const usage = ['tidetable', name, needs, `[${m.cli.options.toLowerCase()}]`];
  return [
    m.cli.usage(usage.filter(Boolean).join(' ')),
    m.cli.summaries[name],
    '',
    m.cli.heading(m.cli.options),
    ...columns([...flags, 'help' as const].map(f => [flagForm(f), flagText(m, command, f)])),
    ...(flags.includes('option') ? gameOptionsHelp(input) : []),
  ].join('\n');
};

const flagText = (m: Messages, { takesForeignBots, defaults }: Command, flag: Flag): string => {
  const usual = defaults?.(m)[flag];
  return [
    m.cli.flags[flag],
    ...(flag === 'bots' && takesForeignBots ? [m.cli.foreignBot] : []),
    ...(usual === undefined ? [] : [`(${usual})`]),
  ].join(' ');
};

const flagForm = (flag: Flag): string => [`--${flag}`, FLAGS[flag]].filter(Boolean).join(' ');

/** The options of the game that was named, or of all games. */
const gameOptionsHelp = (input: Input): string[] => {
  const [named] = input.words;
  const ids = named === undefined ? gameIds : [named];
  return ids.flatMap(id => {
    const { game, text } = chooseGame(input, id);
    if (game.options.length === 0) return [];
    const rows = game.options.map(spec => [
      `--option ${spec.name}=${allowedValues(spec).join(spec.kind === 'set' ? ',' : '|')}`,
      `${text.option(spec.name)} (${formatValue(spec.default) || '–'})`,
    ]);
    return ['', input.m.cli.heading(input.m.cli.gameOptions(text.title)), ...columns(rows)];
  });
};

/** Rows of two, the second column aligned. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};
