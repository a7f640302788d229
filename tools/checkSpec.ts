// Every rule of a SPEC.md has a test that names it, every name used stands in the SPEC, and every
// sentence that is not plainly the book's is explained under “House rulings”.
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { lineAt, readSources, type SourceFile } from './sources.ts';
import { markProblems } from './specMarks.ts';

const RULE = /^- \*\*([A-Z]+)(\d+)\*\*/gm;
const NO_GAMES = ['core', 'testkit', 'pebbles']; // the last is one for tests: no book, no SPEC

export const specProblems = (files: readonly SourceFile[]): string[] => {
  const specs = files.filter(({ file }) => posix.basename(file) === 'SPEC.md');
  const sources = files.filter(({ file }) => file.endsWith('.ts'));
  return [...listGamesWithoutSpec(files), ...specs.flatMap(spec => checkOne(spec, sources))];
};

const listGamesWithoutSpec = (files: readonly SourceFile[]): string[] => {
  const folders = new Set<string>();
  for (const { file } of files) {
    const [, folder, game] = /^(packages\/rules\/src\/([^/]+))\//.exec(file) ?? [];
    if (folder !== undefined && !NO_GAMES.includes(game)) folders.add(folder);
  }
  return [...folders]
    .filter(folder => !files.some(({ file }) => file === `${folder}/SPEC.md`))
    .map(folder => `${folder}: has no SPEC.md`);
};

const checkOne = (spec: SourceFile, sources: readonly SourceFile[]): string[] => {
  const problems: string[] = [];
  const rules = new Map<string, number>(); // to the line of its sentence
  const prefixes = new Set<string>();
  for (const { 1: prefix, 2: number, index } of spec.text.matchAll(RULE)) {
    const [name, line] = [prefix + number, lineAt(spec.text, index)];
    if (rules.has(name))
      problems.push(`${spec.file}:${line}: ${name} is already on line ${rules.get(name)}`);
    else rules.set(name, line);
    prefixes.add(prefix);
  }
  if (prefixes.size !== 1) {
    const found = [...prefixes].join(', ') || 'none';
    return [...problems, `${spec.file}: its rules need one prefix; found: ${found}`];
  }

  problems.push(...markProblems(spec));
  const [prefix] = prefixes;
  for (const source of sources) problems.push(...checkNames(source, prefix, rules));
  const tested = namesInTests(sources.filter(({ file }) => isBeside(spec, file)));
  for (const [name, line] of rules)
    if (!tested.has(name)) problems.push(`${spec.file}:${line}: ${name} has no test`);
  return problems;
};

const isBeside = (spec: SourceFile, file: string): boolean =>
  file.startsWith(`${posix.dirname(spec.file)}/`) && file.endsWith('.test.ts');

/** `[NI12]` anywhere, and `'NI12'` as a whole string (a refusal names its rule so). */
const checkNames = (
  { file, text }: SourceFile,
  prefix: string,
  rules: ReadonlyMap<string, number>,
): string[] => {
  const problems: string[] = [];
  const named = new RegExp(`\\[(${prefix}\\d[^\\]]*)\\]|'(${prefix}\\d+)'`, 'g');
  for (const { 1: bracketed, 2: quoted, index } of text.matchAll(named)) {
    const [name, at] = [bracketed ?? quoted, `${file}:${lineAt(text, index)}`];
    if (!/^[A-Z]+\d+$/.test(name)) problems.push(`${at}: [${name}] must name one rule`);
    else if (!rules.has(name)) problems.push(`${at}: ${name} is not in the SPEC`);
  }
  return problems;
};

/** Rules named in the strings of tests: titles, and tables that titles are made of. */
const namesInTests = (tests: readonly SourceFile[]): Set<string> => {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const [, name] of text.matchAll(/\[([A-Z]+\d+)\]/g)) names.add(name);
  };
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && add(value)),
    TemplateElement: ({ value }) => add(value.raw),
  });
  for (const { file, text } of tests) visitor.visit(parseSync(file, text).program);
  return names;
};

export const checkSpec = (): string[] =>
  specProblems(readSources(['packages/rules/src/*/SPEC.md', 'packages/**/*.ts']));

if (import.meta.main) {
  const problems = checkSpec();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
