import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, type Messages, messages, pickLanguage } from '@tidetable/text';
import { UsageError } from './usage.ts';

/** All flags with the name of their value, `undefined` for a flag without one. */
export const FLAGS = {
  players: 'N',
  humans: 'N',
  names: 'A,B',
  bots: 'a,b',
  option: 'NAME=VALUE',
  components: 'FILE',
  games: 'N',
  seed: 'N',
  save: 'PATH',
  resume: 'FILE',
  practice: undefined,
  json: undefined,
  lang: LANGUAGES.join('|'),
  help: undefined,
  version: undefined,
  workers: 'N',
  'move-time': 'MS',
  'start-time': 'MS',
  'until-decided': undefined,
  port: 'N',
  host: 'HOST',
  data: 'FOLDER',
  'public-url': 'URL',
  dist: 'FOLDER',
  'no-open': undefined,
  reasons: undefined,
  tables: 'N',
  sockets: 'N',
  rate: 'N',
  'most-rate': 'N',
  seconds: 'N',
  addresses: 'N',
  processes: 'N',
  minutes: 'N',
  continue: undefined,
  only: 'a,b',
} as const satisfies Record<keyof Messages['cli']['flags'], string | undefined>;

export type Flag = keyof typeof FLAGS;

/** A command line that has been read, and the language to answer in. */
export interface Input {
  readonly m: Messages;
  readonly language: Language;
  readonly words: readonly string[]; // what is no flag
  readonly flags: { readonly [F in Flag]?: string };
  readonly options: readonly string[]; // each --option
}

export const readInput = (args: readonly string[], env: NodeJS.ProcessEnv): Input => {
  const options = Object.fromEntries(
    Object.entries(FLAGS).map(([flag, value]) => [
      flag,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(flag === 'help' && { short: 'h' }),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: { [F in Flag]?: string } = {};
  const gameOptions: string[] = [];
  const language = readLanguage(args, env);
  const m = messages[language];
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(FLAGS, token.name))
      throw new UsageError(m.cli.badFlag(printable(token.rawName)));
    const flag = token.name as Flag;
    const takesValue = FLAGS[flag] !== undefined;
    if (takesValue && isMissing(token))
      throw new UsageError(m.cli.missing(`--${flag} ${FLAGS[flag]}`));
    if (!takesValue && token.value !== undefined)
      throw new UsageError(m.cli.badFlag(printable(`--${flag}=${token.value}`)));
    if (flag === 'option') gameOptions.push(token.value as string);
    else flags[flag] = token.value ?? 'yes';
  }
  const words = tokens.flatMap(token => (token.kind === 'positional' ? [token.value] : []));
  return { m, language, words, flags, options: gameOptions };
};

/** A flag where a value should stand was never meant to be one; `--save=--odd` still is. */
const isMissing = (token: {
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}): boolean => !token.value || (token.inlineValue === false && token.value.startsWith('--'));

/** The language is needed before anything can be refused, so it is looked up first. */
const readLanguage = (args: readonly string[], env: NodeJS.ProcessEnv): Language => {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const wishes = [env.LC_ALL, env.LC_MESSAGES, env.LANG].filter(wish => wish !== undefined);
  if (at < 0) return pickLanguage(wishes);
  const wish = args[at].startsWith('--lang=') ? args[at].slice(7) : (args[at + 1] ?? '');
  const language = LANGUAGES.find(known => known === wish);
  if (!language)
    throw new UsageError(
      messages[pickLanguage(wishes)].cli.badLanguage(printable(wish), LANGUAGES),
    );
  return language;
};

/** A whole number from a flag, within bounds. */
export const readNumber = (
  input: Input,
  flag: Flag,
  bounds: { min: number; max: number; otherwise: number },
): number => {
  const text = input.flags[flag];
  return text === undefined ? bounds.otherwise : parseNumber(input, `--${flag}`, text, bounds);
};

/** `name` is the flag or variable in the refusal. */
export const parseNumber = (
  { m }: Input,
  name: string,
  text: string,
  { min, max }: { min: number; max: number },
): number => {
  const n = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (n >= min && n <= max) return n;
  throw new UsageError(m.cli.badNumber(name, min, max));
};

/** Foreign text as one line that may be printed: without control characters and line breaks. */
export const cleaned = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

/** … and not too long. */
export const printable = (text: string): string => {
  const clean = cleaned(text);
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
};
