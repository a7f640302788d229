// Every class of the web client is styled in one file, and begins with the prefix of its game.
import { posix } from 'node:path';
import { lineAt, readSources, type SourceFile } from './sources.ts';

/** By folder of `packages/web/src`. Nothing elsewhere styles what begins so. */
const PREFIXES: Readonly<Record<string, string>> = {
  'games/nautilus-island': 'ni-',
  'games/nautilion': 'nl-',
  'games/nauticus': 'nc-',
  board: 'board-',
  'screens/table': 'table-',
};

/** Screens that show a table in a frame of their own, and so name its parts. */
const WITH_TABLE = new Set(['screens/lesson', 'screens/replay']);

/** Classes of everybody that games and table may fit into their own drawings. */
const COMMON = new Set([
  ...['button', 'main', 'quiet', 'hidden', 'icon', 'paper', 'row'],
  'board-flight',
]);

const LOOK = 'a part of the look: any screen may size and place it';
const LESSON = 'a lesson shows the table in a frame of its own';
const REPLAY = 'a replay shows the table with a bar of its own';

/** Classes that are styled in more than one file, and why. */
const SHARED: Readonly<Record<string, string>> = {
  button: LOOK,
  main: LOOK,
  quiet: LOOK,
  icon: LOOK,
  stack: LOOK,
  paper: 'printed without its shadow',
  page: 'printed without its margins',
  'table-board': LESSON,
  'table-dock': LESSON,
  table: REPLAY,
  'language-switch': REPLAY,
};

const WEB = 'packages/web/src/';

interface Rule {
  /** Every class that its selectors name. */
  readonly named: readonly string[];
  /** Those of the things that it styles, without what they lie in. */
  readonly styled: readonly string[];
  readonly line: number;
}

/** Declarations, comments and strings hold no selectors. */
const rulesOf = (css: string): Rule[] => {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, found => found.replace(/\S/g, ' '));
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .filter(([, selectors]) => !selectors.trimStart().startsWith('@'))
    .map(({ 1: selectors, index }) => ({
      named: classesIn(selectors),
      styled: subjectsOf(selectors).flatMap(classesIn),
      line: lineAt(css, index + selectors.search(/\S/)),
    }));
};

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);

/** The last part of each selector: `.b:is(.c, .d)` of `.a > .b:is(.c, .d)`. */
const subjectsOf = (selectors: string): string[] => {
  let [rest, before] = [selectors.replace(/\[[^\]]*\]/g, ''), ''];
  while (rest !== before) {
    before = rest;
    rest = rest
      .replace(/:(?:is|where)\(([^()]*)\)/g, (_, list: string) => list.replace(/[\s,>+~]+/g, '|'))
      .replace(/:[\w-]+\([^()]*\)/g, ''); // :not and :has name what is elsewhere
  }
  return rest.split(',').map(
    selector =>
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
};

export const styleProblems = (
  files: readonly SourceFile[],
  shared: Readonly<Record<string, string>> = SHARED,
): string[] => {
  const places = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const { file, text } of files)
    for (const { named, styled, line } of rulesOf(text)) {
      for (const name of named) {
        const why = whyNotIn(posix.relative(WEB, posix.dirname(file)), name);
        if (why !== undefined) problems.push(`${file}:${line}: .${name} ${why}`);
      }
      for (const name of styled) places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  for (const [name, { size }] of places)
    if (size > 1 && !(name in shared))
      problems.push(`.${name} is styled in ${[...(places.get(name) ?? [])].join(', ')}`);
  for (const name of Object.keys(shared))
    if ((places.get(name)?.size ?? 0) < 2) problems.push(`.${name} is not styled in two files`);
  return problems;
};

const whyNotIn = (folder: string, name: string): string | undefined => {
  const own = PREFIXES[folder];
  const owner = Object.keys(PREFIXES).find(other => begins(name, PREFIXES[other]));
  if (COMMON.has(name)) return undefined;
  if (own === undefined && folder.startsWith('games/')) return 'has no prefix yet';
  if (own !== undefined && !begins(name, own)) return `does not begin with ${own}`;
  const isNamed = owner === 'screens/table' && WITH_TABLE.has(folder);
  return owner === undefined || owner === folder || isNamed ? undefined : `belongs to ${owner}`;
};

/** The whole of a thing has the name without the dash: `table`. */
const begins = (name: string, prefix: string): boolean => `${name}-`.startsWith(prefix);

export const checkStyles = (): string[] => styleProblems(readSources([`${WEB}**/*.css`]));

if (import.meta.main) {
  const problems = checkStyles();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
