// Who may import whom, and what nobody but a test imports. Prints one line per violation; exit code 1 if there is any.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { type Import, listCycles, listImports } from './imports.ts';
import { isTest, lineAt, readSources, type SourceFile } from './sources.ts';

/** What one package may take of another: everything, its types, or one of its entries. */
type Extent = 'all' | 'types' | { readonly entry: string };

const everything = (...names: string[]): Record<string, Extent> =>
  Object.fromEntries(names.map(name => [name, 'all']));

/**
 * The policy. Nothing imports web or cli; tests may use values where their package has types.
 */
const MAY_IMPORT: Record<string, Record<string, Extent>> = {
  rules: {},
  match: { rules: 'all' },
  text: { rules: 'all', match: 'types', bots: 'types', protocol: 'types' },
  bots: { rules: 'all', match: 'types' },
  protocol: { rules: 'all', match: 'types' },
  server: { ...everything('rules', 'match', 'bots', 'protocol'), text: { entry: 'notices' } },
  client: { protocol: 'all' },
  web: everything('rules', 'match', 'text', 'bots', 'protocol', 'client'),
  training: everything('rules', 'match', 'bots'),
  cli: everything('rules', 'match', 'text', 'bots', 'protocol', 'server', 'client', 'training'),
  tools: everything('rules', 'match', 'bots', 'text'),
};
const SCOPE = '@tidetable/';
/** boot.cjs needs it before packages are installed, so it cannot be in one; cli needs it too. */
const OUTSIDE: Record<string, readonly string[]> = { cli: ['tools/endWithParent.cjs'] };
/** Packages without clock and chance, and the names that would bring them in. */
const PREDICTABLE = ['rules', 'bots'];
const UNPREDICTABLE = ['Math', 'Date', 'performance'];
/** The model of the web client, and what it may take of the client: nothing that draws. */
const MODEL = /^packages\/web\/src\/(?:table|store|online)\//;
const OF_MODEL = /^packages\/web\/src\/(?:table|store|online|lessons)\//;

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly exports?: Record<string, string>;
}
type Manifests = ReadonlyMap<string, Manifest>;

const packageOf = (file: string): string =>
  /^(?:packages\/([^/]+)|(tools|training))\//.exec(file)?.slice(1).find(Boolean) ?? 'root';

const folderOf = (name: string): string => (name === 'training' ? name : `packages/${name}`);

/** `core`, `testkit` or the game whose folder in the rules holds the file. */
const zoneOf = (file: string): string => /^packages\/rules\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
const isGame = (zone: string): boolean => !['', 'core', 'testkit'].includes(zone);

const isTestkit = (file: string): boolean => /^packages\/[^/]+\/src\/testkit\//.test(file);

const isModel = (file: string): boolean =>
  MODEL.test(file) && !isTest(file) && !file.includes('/testkit/');

/** Files that never ship: they may use what the root installs for developers. */
const isForDevelopers = (file: string): boolean =>
  isTest(file) || isTestkit(file) || /^tools\/|\/e2e\/|\.config\.ts$/.test(file);

/** An import, and the file of ours that it means. */
type Aimed = Import & { readonly target: string | undefined };

/** What the files say of each other. */
export interface Project {
  readonly sources: readonly SourceFile[];
  readonly manifests: Manifests;
  readonly imports: ReadonlyMap<string, readonly Aimed[]>;
}

export const readProject = (files: readonly SourceFile[]): Project => {
  const isManifest = ({ file }: SourceFile): boolean => file.endsWith('.json');
  const sources = files.filter(source => !isManifest(source));
  const manifests = new Map<string, Manifest>();
  for (const { file, text } of files.filter(isManifest))
    manifests.set(packageOf(file), JSON.parse(text));
  const importsOf = (source: SourceFile): Aimed[] =>
    listImports(source).map(found => ({
      ...found,
      target: targetOf(source.file, found.specifier, manifests),
    }));
  return { sources, manifests, imports: new Map(sources.map(s => [s.file, importsOf(s)])) };
};

const targetsOf = ({ imports }: Project, file: string): string[] =>
  (imports.get(file) ?? []).flatMap(({ target }) => target ?? []);

export const boundaryViolations = (project: Project): string[] => {
  const { sources, manifests, imports } = project;
  const violations: string[] = [];
  for (const source of sources) {
    const { file } = source;
    for (const found of imports.get(file) ?? [])
      for (const reason of whyNotImport(file, found, manifests))
        violations.push(`${file}:${found.line}: ${reason}`);
    for (const { name, line } of listUnpredictable(source))
      violations.push(`${file}:${line}: ${name} is forbidden in ${packageOf(file)}`);
  }
  const targets = new Map(sources.map(({ file }) => [file, targetsOf(project, file)]));
  for (const cycle of listCycles(targets))
    violations.push(`${cycle[0]}: import cycle: ${cycle.join(' → ')}`);
  return violations;
};

/** Sources of a library that no entry of it leads to: only tests and tools can need them. */
export const unreachableSources = (project: Project): string[] => {
  const { sources, manifests } = project;
  const entries = [...manifests].flatMap(([name, { exports = {} }]) =>
    Object.values(exports).map(path => posix.join(folderOf(name), path)),
  );
  const reached = new Set(entries.filter(file => !isTestkit(file)));
  for (const file of reached) for (const target of targetsOf(project, file)) reached.add(target);
  const isOfLibrary = (file: string): boolean =>
    /^packages\/[^/]+\/src\//.test(file) && manifests.get(packageOf(file))?.exports !== undefined;
  return sources
    .filter(({ file }) => isOfLibrary(file) && !isForDevelopers(file) && !reached.has(file))
    .map(({ file }) => `${file}: no entry of ${packageOf(file)} needs it; for tests, use testkit`);
};

/** The file of ours that an import means. */
const targetOf = (file: string, specifier: string, manifests: Manifests): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (!specifier.startsWith(SCOPE)) return undefined;
  const [name, ...path] = specifier.slice(SCOPE.length).split('/');
  const exported = manifests.get(name)?.exports?.[['.', ...path].join('/')];
  return exported && posix.join(folderOf(name), exported);
};

const whyNotImport = (
  file: string,
  { specifier, typesOnly, target }: Aimed,
  manifests: Manifests,
): string[] => {
  const own = packageOf(file);
  if (isBuiltin(specifier)) return [];
  if (isModel(file) && /^(?:@preact|preact)(?:\/|$)/.test(specifier))
    return [`the model may not import ${specifier}`];
  if (specifier.startsWith('.')) {
    if (target !== undefined && OUTSIDE[own]?.includes(target)) return [];
    const leaves = target === undefined || packageOf(target) !== own;
    return leaves ? [`${specifier} leaves the package`] : whyNotInside(file, target);
  }

  const reasons: string[] = [];
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (!isListed(file, name, manifests)) reasons.push(`${name} is not listed in package.json`);
  if (!name.startsWith(SCOPE)) return reasons;

  const extent = MAY_IMPORT[own]?.[name.slice(SCOPE.length)];
  if (extent === undefined) reasons.push(`${own} may not import ${name}`);
  else if (extent === 'types' && !typesOnly && !isTest(file))
    reasons.push(`${own} may import only types of ${name}`);
  else if (typeof extent === 'object' && specifier !== `${name}/${extent.entry}`)
    reasons.push(`${own} may import only ${name}/${extent.entry}`);
  if (target === undefined) reasons.push(`${specifier} is not exported`);
  else reasons.push(...whyNotInside(file, target));
  return reasons;
};

const isListed = (file: string, name: string, manifests: Manifests): boolean => {
  if (packageOf(file) === 'tools' && name.startsWith(SCOPE)) return true; // npm links them all
  const lists = [manifests.get(packageOf(file))?.dependencies];
  if (isForDevelopers(file)) lists.push(manifests.get('root')?.devDependencies);
  return lists.some(list => list !== undefined && name in list);
};

const whyNotInside = (file: string, target: string): string[] => {
  const [from, to] = [zoneOf(file), zoneOf(target)];
  if (isTestkit(target) && !isForDevelopers(file)) return ['testkit is for tests only'];
  if (isModel(file) && !OF_MODEL.test(target) && packageOf(target) === 'web')
    return [`the model may not import ${target}`];
  if (!isGame(to)) return [];
  if (from === 'core') return [`core may not import a game (${to})`];
  if (isGame(from) && from !== to) return [`a game may not import another (${to})`];
  return [];
};

/** Of `Math` everything but `random` is fine, as long as it is called by its name. */
const listUnpredictable = ({ file, text }: SourceFile): { name: string; line: number }[] => {
  if (!PREDICTABLE.includes(packageOf(file)) || isForDevelopers(file)) return [];
  const found: { name: string; line: number }[] = [];
  const harmless = new Set<object>();
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      harmless.add(property);
      if (object.type === 'Identifier' && object.name === 'Math' && property.name !== 'random')
        harmless.add(object);
    },
    Property({ key, computed }) {
      if (!computed) harmless.add(key);
    },
    TSPropertySignature: ({ key }) => void harmless.add(key),
    Identifier(node) {
      if (!UNPREDICTABLE.includes(node.name) || harmless.has(node)) return;
      const name = node.name === 'Math' ? 'Math.random' : node.name;
      found.push({ name, line: lineAt(text, node.start) });
    },
  }).visit(parseSync(file, text).program);
  return found;
};

export const checkBoundaries = (): string[] => {
  const project = readProject(
    readSources([
      'package.json',
      '{packages/*,training}/package.json',
      '{packages,tools,training}/**/*.{ts,tsx}',
    ]),
  );
  return [...boundaryViolations(project), ...unreachableSources(project)];
};

if (import.meta.main) {
  const violations = checkBoundaries();
  for (const violation of violations) console.log(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
