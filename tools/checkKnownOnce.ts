// What the rules know stands in packages/rules alone: component values, names, encodings and the
// notation of moves are written down nowhere else. Prints one line per copy; exit code 1 if there is any.
import { type ESTree, parseSync, Visitor } from 'vite';
import { type RuleFacts, readRuleFacts } from './ruleFacts.ts';
import { isTest, lineAt, readSources, type SourceFile } from './sources.ts';

type Node = ESTree.Node;

interface Exception {
  readonly file: string;
  readonly what: string;
  readonly why: string;
}

/** Copies that may stay. */
const MAY_STAY: readonly Exception[] = [
  {
    file: 'packages/web/src/games/nauticus/yard.tsx',
    what: 'these names are of nauticus hulls',
    why: 'a picture of a ship, for a yard without one',
  },
  {
    file: 'packages/web/src/games/nautilion/die.tsx',
    what: 'these numbers are nautilus-island columns.2',
    why: 'a picture of a die: which face lies on which side of the cube',
  },
  {
    file: 'packages/web/src/screens/home/islandVignette.tsx',
    what: 'these names are of nautilus-island COLOUR_NAMES',
    why: 'a picture of some cards',
  },
];

/** Entries of a list that hardly come together by chance. */
const FEWEST = 3;
/** Longer lists of numbers are made by the rules for themselves. */
const LONGEST = 24;

/** Fields of states, views and events that hold a number of some encoding. */
const ENCODED = /^(action|card|colour|kind|outcome|phase|reward|stage|taker|task|tile|token)$/;
/** Likewise, but 0 is no name: it says that there is none. */
const ENCODED_FROM_1 = /^(expansions|good|hull|mast|sail|step)$/;
const COMPARISONS = ['===', '!==', '<', '<=', '>', '>=', '&'];

/** Names that a move, a token or a tile has as text; the rules read it (`readMove`, `readToken`). */
const IN_NOTATION = /^(expected|lit|move|notation|planned|reef|tile|token)$/;
const TEXT_METHODS = /^(charAt|endsWith|indexOf|match|replace|search|slice|split|startsWith)$/;

/** Prose: sentences may hold any words, also those of the notation that they explain. */
const PROSE = /^packages\/text\/src\/.*\b(en|fr|form|lesson|marks|rules|\w*Words)\b/;

export const copiesOfRules = (files: readonly SourceFile[], facts: RuleFacts): string[] =>
  files.flatMap(source => copiesIn(source, facts));

const copiesIn = ({ file, text }: SourceFile, facts: RuleFacts): string[] => {
  const found: string[] = [];
  const report = ({ start }: Node, what: string | undefined): void => {
    if (what !== undefined) found.push(`${file}:${lineAt(text, start)}: ${what}`);
  };
  const isProse = PROSE.test(file);
  new Visitor({
    ArrayExpression(node) {
      report(node, numbersIn(node.elements, facts));
      if (!isProse) report(node, namesIn(node.elements, facts) ?? tagsIn(node.elements, facts));
    },
    ObjectExpression: node => report(node, tableIn(node, facts)),
    TSUnionType: node => report(node, namesIn(node.types, facts)),
    VariableDeclaration({ kind, declarations }) {
      if (kind === 'const') for (const node of declarations) report(node, constantIn(node, facts));
    },
    BinaryExpression(node) {
      report(node, encodingIn(node));
      report(node, moveBeside(node.left, node.right, facts));
      report(node, moveBeside(node.right, node.left, facts));
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      report(node, textIn(node.value, facts));
      if (!isProse) report(node, notationIn(node.value, facts));
    },
    TemplateLiteral: node => void (isProse || report(node, templateIn(node, facts))),
    CallExpression(node) {
      if (isNumberList(node)) report(node, numbersIn(node.arguments, facts));
      report(node, readingIn(node));
      report(node, playingIn(node, facts));
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'move' && value) report(value, oneWordMove(value, facts));
    },
    Property({ key, value }) {
      if (nameOf(key) === 'move') report(value, oneWordMove(value, facts));
    },
  }).visit(parseSync(file, text).program);
  return found;
};

// Component values

const numbersIn = (nodes: readonly (Node | null)[], facts: RuleFacts): string | undefined => {
  const numbers = nodes.map(numberOf);
  if (numbers.length < FEWEST || !numbers.every(n => n !== undefined)) return undefined;
  const fact = facts.numberLists.find(({ value }) => isSameTable(numbers, value));
  return fact && `these numbers are ${fact.name}`;
};

/** The same list, or one that begins or ends with the other, or lies in it. Runs such as 1 2 3 mean nothing. */
const isSameTable = (numbers: readonly number[], known: readonly number[]): boolean => {
  if (known.length < FEWEST || known.length > LONGEST) return false;
  if (isRun(numbers) || isRun(known)) return String(numbers) === String(known) && known.length > 3;
  const [short, long] = [numbers, known].toSorted((a, b) => a.length - b.length);
  return `,${long},`.includes(`,${short},`);
};

const isRun = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);

/** `Float64Array.of(2, 5, 9)`. */
const isNumberList = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' && nameOf(callee.property) === 'of';

/** Two entries with the same name and number. */
const tableIn = (node: ESTree.ObjectExpression, facts: RuleFacts): string | undefined => {
  const entries = node.properties.flatMap(property => {
    if (property.type !== 'Property') return [];
    const [key, value] = [nameOf(property.key), numberOf(property.value)];
    return key === undefined || value === undefined ? [] : [[key, value] as const];
  });
  if (entries.length < 2) return undefined;
  const fact = facts.numberTables.find(
    ({ value }) => entries.filter(([key, n]) => value[key] === n && n !== 0).length > 1,
  );
  return fact && `these values are ${fact.name}`;
};

/** `const HOLD = 6`, where the rules have a `hold` of 6. */
const constantIn = (
  { id, init }: ESTree.VariableDeclarator,
  facts: RuleFacts,
): string | undefined => {
  const [name, n] = [nameOf(id), numberOf(init)];
  if (name === undefined || n === undefined) return undefined;
  const fact = facts.numbers.find(f => f.value === n && plain(f.name) === plain(name));
  return fact && `this number is ${fact.name}`;
};

/** `MOST_CROWN_POINTS` and `mostCrownPoints` are one name. */
const plain = (name: string): string =>
  (/[^. ]+$/.exec(name)?.[0] ?? '').replaceAll('_', '').toLowerCase();

const textIn = (text: string, facts: RuleFacts): string | undefined => {
  const fact = facts.texts.find(({ value }) => value === text && /\d/.test(value));
  return fact && `this text is ${fact.name}`;
};

// Names and encodings

/** Half of the names or more and at most one other, or nearly all of them among others. */
const namesIn = (nodes: readonly (Node | null)[], facts: RuleFacts): string | undefined => {
  const names = nodes.map(stringOf);
  if (names.length < FEWEST || !names.every(name => name !== undefined)) return undefined;
  const fact = facts.nameLists.find(({ value }) => {
    const known = names.filter(name => value.includes(name)).length;
    const isMost = known > FEWEST && known >= value.length - 1;
    return isMost || (known >= FEWEST && known >= names.length - 1 && 2 * known >= value.length);
  });
  return fact && `these names are of ${fact.name}`;
};

/** Objects in a list that each have a name under the same key: `[{ spell: 'tide' }, …]`. */
const tagsIn = (nodes: readonly (Node | null)[], facts: RuleFacts): string | undefined => {
  const objects = nodes.flatMap(node => (node?.type === 'ObjectExpression' ? [node] : []));
  if (objects.length < FEWEST || objects.length < nodes.length) return undefined;
  const keys = objects[0].properties.map(p => (p.type === 'Property' ? nameOf(p.key) : undefined));
  for (const key of keys) {
    const values = objects.map(({ properties }) => {
      const found = properties.find(p => p.type === 'Property' && nameOf(p.key) === key);
      return found?.type === 'Property' ? found.value : null;
    });
    const what = key === undefined ? undefined : namesIn(values, facts);
    if (what !== undefined) return what;
  }
  return undefined;
};

/** `e.card === 7`: the rules have a name for that. */
const encodingIn = ({ left, operator, right }: ESTree.BinaryExpression): string | undefined => {
  if (!COMPARISONS.includes(operator)) return undefined;
  for (const [field, number] of [
    [left, right],
    [right, left],
  ]) {
    const [name, n] = [nameOf(field), numberOf(number)];
    if (name === undefined || n === undefined) continue;
    const isEncoded = ENCODED.test(name) || (n > 0 && ENCODED_FROM_1.test(name));
    if (isEncoded && n >= 0 && !(operator === '<' && n === 0))
      // below 0: unknown or none
      return `${name} is compared with ${n}, for which the rules have a name`;
  }
  return undefined;
};

// Notation

const notationIn = (text: string, facts: RuleFacts): string | undefined => {
  if (!text.includes(' ')) return undefined;
  const fact = facts.moves.find(({ value }) =>
    value.some(known => known === text || (text.endsWith(' ') && known.startsWith(text))),
  );
  return fact && `'${text}' is notation of ${fact.name}`;
};

/** A template that some values make a move of; its first word is the move's. */
const templateIn = (
  { quasis, expressions }: ESTree.TemplateLiteral,
  facts: RuleFacts,
): string | undefined => {
  const parts = quasis.map(quasi => quasi.value.cooked ?? '');
  if (parts.join('|') === '| |' && nameOf(expressions[0]) === 'taker')
    return 'a taker and its die are notation of nautilion moves';
  if (!/^[a-z]+ /.test(parts[0])) return undefined;
  const pattern = new RegExp(
    `^${parts.map(part => part.replaceAll(/[^a-z ]/gi, '\\$&')).join('.+')}$`,
  );
  const fact = facts.moves.find(({ value }) => value.some(known => pattern.test(known)));
  return fact && `\`${parts.join('…')}\` is notation of ${fact.name}`;
};

/** `move.split(' ')`, `/^store/.test(move)`, `formatMove(m).slice(6)`. */
const readingIn = ({ callee, arguments: args }: ESTree.CallExpression): string | undefined => {
  if (callee.type !== 'MemberExpression') return undefined;
  const method = nameOf(callee.property) ?? '';
  const { object } = callee;
  const source = object.type === 'CallExpression' ? nameOf(object.callee) : nameOf(object);
  const isRead = TEXT_METHODS.test(method) && isNotation(source);
  const isMatched = /^(exec|test)$/.test(method) && isNotation(nameOf(args[0]));
  return isRead || isMatched ? `${method}() reads notation` : undefined;
};

const isNotation = (name: string | undefined): boolean =>
  name !== undefined && (IN_NOTATION.test(name) || name === 'formatMove');

/** `move === 'close'`. */
const moveBeside = (field: Node, literal: Node, facts: RuleFacts): string | undefined =>
  isNotation(nameOf(field)) ? oneWordMove(literal, facts) : undefined;

/** `play('close')`, `legal.includes('close')`. */
const playingIn = (
  { callee, arguments: args }: ESTree.CallExpression,
  facts: RuleFacts,
): string | undefined => {
  const isPlay = nameOf(callee) === 'play';
  const isLegal =
    callee.type === 'MemberExpression' &&
    nameOf(callee.property) === 'includes' &&
    nameOf(callee.object) === 'legal';
  return isPlay || isLegal ? oneWordMove(args[0], facts) : undefined;
};

const oneWordMove = (node: Node | undefined, facts: RuleFacts): string | undefined => {
  const text = stringOf(node ?? null);
  const fact = facts.moves.find(({ value }) => text !== undefined && value.includes(text));
  return fact && `'${text}' is notation of ${fact.name}`;
};

// Syntax

const numberOf = (node: Node | null | undefined): number | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node?.type !== 'UnaryExpression' || node.operator !== '-') return undefined;
  const n = numberOf(node.argument);
  return n === undefined ? undefined : -n;
};

const stringOf = (node: Node | null): string | undefined => {
  if (node?.type === 'TSLiteralType') return stringOf(node.literal);
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

/** The last name of `a.b.c`, or of a key. */
const nameOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  if (node?.type === 'Literal') return String(node.value);
  return undefined;
};

/** Tests, and what is written for them or makes references, may say again what it looks for. */
const isAside = (file: string): boolean =>
  isTest(file) ||
  /^packages\/rules\/|\/(e2e|testkit|fixtures)\/|^tools\/(examples|lessons|reference)\//.test(file);

export const checkKnownOnce = async (): Promise<string[]> => {
  const files = readSources(['{packages,tools}/**/*.{ts,tsx}']);
  const sources = files.filter(({ file }) => !isAside(file));
  return withoutExceptions(copiesOfRules(sources, await readRuleFacts()), MAY_STAY);
};

/** What is left but for the exceptions, and exceptions that nothing needs any more. */
export const withoutExceptions = (
  copies: readonly string[],
  exceptions: readonly Exception[],
): string[] => {
  const isMeant = (copy: string, { file, what }: Exception): boolean =>
    copy.startsWith(`${file}:`) && copy.endsWith(`: ${what}`);
  return [
    ...copies.filter(copy => !exceptions.some(exception => isMeant(copy, exception))),
    ...exceptions
      .filter(exception => !copies.some(copy => isMeant(copy, exception)))
      .map(({ file, what }) => `${file}: nothing needs the exception: ${what}`),
  ];
};

if (import.meta.main) {
  const copies = await checkKnownOnce();
  for (const copy of copies) console.log(copy);
  process.exitCode = copies.length > 0 ? 1 : 0;
}
