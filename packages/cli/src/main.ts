import { USUAL_LEVEL } from '@tidetable/bots';
import { messages } from '@tidetable/text';
import { arenaDefaults } from './arena/plan.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { bots } from './commands/bots.ts';
import { calibrate, calibrateDefaults } from './commands/calibrate.ts';
import { checkArchive } from './commands/checkArchive.ts';
import { components } from './commands/components.ts';
import { convert } from './commands/convert.ts';
import { engine } from './commands/engine.ts';
import { people } from './commands/people.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { reports } from './commands/reports.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { tables } from './commands/tables.ts';
import { tidy } from './commands/tidy.ts';
import { train, trainDefaults } from './commands/train.ts';
import { verifyFiles } from './commands/verify.ts';
import { type Input, printable, readInput } from './options/args.ts';
import { type Command, commandHelp, programHelp } from './options/help.ts';
import { UsageError } from './options/usage.ts';
import { VERSION } from './version.ts';

/** The names of the commands for operators. */
const OPERATORS = ['data', 'json', 'lang'] as const;

const commands: readonly Command[] = [
  {
    name: 'serve',
    needs: '',
    mostWords: 0,
    flags: ['port', 'host', 'data', 'public-url', 'dist', 'no-open', 'lang'],
    run: serve,
  },
  {
    name: 'play',
    needs: 'GAME',
    mostWords: 1,
    flags: [
      'players',
      'humans',
      'bots',
      'names',
      'option',
      'components',
      'save',
      'resume',
      'practice',
      'lang',
    ],
    takesForeignBots: true,
    defaults: () => ({ bots: USUAL_LEVEL }),
    run: play,
  },
  {
    name: 'simulate',
    needs: 'GAME',
    mostWords: 1,
    flags: ['players', 'games', 'seed', 'bots', 'option', 'components', 'save', 'json', 'lang'],
    run: simulate,
  },
  { name: 'replay', needs: 'FILE', mostWords: 1, flags: ['json', 'lang'], run: replay },
  {
    name: 'verify',
    needs: 'FILE…',
    mostWords: Number.POSITIVE_INFINITY,
    flags: ['json', 'lang'],
    run: verifyFiles,
  },
  { name: 'convert', needs: 'FILE', mostWords: 1, flags: ['save', 'lang'], run: convert },
  {
    name: 'components',
    needs: 'GAME',
    mostWords: 1,
    flags: ['players', 'option', 'components', 'json', 'lang'],
    run: components,
  },
  {
    name: 'bench',
    needs: '[match | editions | decisions LEVEL | search SECONDS | server]',
    mostWords: 2,
    flags: [
      'tables',
      'sockets',
      'rate',
      'most-rate',
      'seconds',
      'addresses',
      'processes',
      'json',
      'lang',
    ],
    run: bench,
  },
  {
    name: 'arena',
    needs: 'GAME',
    mostWords: 1,
    flags: [
      'bots',
      'games',
      'players',
      'seed',
      'option',
      'components',
      'until-decided',
      'save',
      'workers',
      'move-time',
      'start-time',
      'json',
      'lang',
    ],
    takesForeignBots: true,
    defaults: arenaDefaults,
    run: arena,
  },
  {
    name: 'train',
    needs: 'GAME',
    mostWords: 1,
    flags: ['games', 'minutes', 'workers', 'seed', 'continue', 'save', 'json', 'lang'],
    defaults: trainDefaults,
    run: train,
  },
  {
    name: 'calibrate',
    needs: 'GAME',
    mostWords: 1,
    flags: ['players', 'option', 'games', 'seed', 'json', 'lang'],
    defaults: calibrateDefaults,
    run: calibrate,
  },
  { name: 'tables', needs: '[list | close ID]', mostWords: 2, flags: OPERATORS, run: tables },
  { name: 'people', needs: '[list | remove-name ID]', mostWords: 2, flags: OPERATORS, run: people },
  {
    name: 'bots',
    needs: '[list | new NAME | revoke NAME]',
    mostWords: 2,
    flags: ['only', ...OPERATORS],
    run: bots,
  },
  { name: 'reports', needs: '[list | close ID]', mostWords: 2, flags: OPERATORS, run: reports },
  { name: 'tidy', needs: '', mostWords: 0, flags: OPERATORS, run: tidy },
  { name: 'backup', needs: '[FILE]', mostWords: 1, flags: OPERATORS, run: backup },
  { name: 'restore', needs: 'FILE', mostWords: 1, flags: OPERATORS, run: restore },
  { name: 'check-archive', needs: '', mostWords: 0, flags: OPERATORS, run: checkArchive },
  { name: 'engine', needs: '', mostWords: 0, flags: ['bots', 'reasons', 'lang'], run: engine },
];

const run = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  if (flags.version !== undefined) return console.log(`tidetable ${VERSION}`);
  const isHelp = flags.help !== undefined || input.words[0] === 'help';
  const [name, ...words] = input.words[0] === 'help' ? input.words.slice(1) : input.words;
  if (name === undefined) return console.log(programHelp(input, commands));
  const command = commands.find(c => c.name === name);
  if (!command) {
    throw new UsageError(
      `${m.cli.unknownCommand(printable(name))} ${m.cli.moreHelp('tidetable help')}`,
    );
  }
  if (isHelp) return console.log(commandHelp({ ...input, words }, command));
  const given = [...Object.keys(flags), ...(input.options.length > 0 ? ['option'] : [])];
  for (const flag of given) {
    if (!(command.flags as readonly string[]).includes(flag)) {
      throw new UsageError(
        `${m.cli.badFlag(`--${flag}`)} ${m.cli.moreHelp(`tidetable ${name} --help`)}`,
      );
    }
  }
  const surplus = words[command.mostWords];
  if (surplus !== undefined) {
    throw new UsageError(
      `${m.cli.badFlag(printable(surplus))} ${m.cli.moreHelp(`tidetable ${name} --help`)}`,
    );
  }
  await command.run({ ...input, words });
};

/** A reader that closes the pipe early (`| head`) is no error. */
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});

try {
  await run(readInput(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message || messages.en.cli.intro);
  process.exitCode = 2;
}
