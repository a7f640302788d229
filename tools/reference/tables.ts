/** The tables of a reference page. Each throws if the game shows something that has no words, or words have nothing behind them. */
import { componentsHash } from '@tidetable/match';
import {
  type AnyGame,
  allowedValues,
  type Bound,
  componentLeaves,
  type OptionSpec,
  startOrder,
} from '@tidetable/rules';
import { readSources } from '../sources.ts';
import type { Fact, Seen } from './observe.ts';
import type { Shape } from './shape.ts';
import type { GameWords, Words } from './words.ts';

export interface Subject {
  readonly game: AnyGame;
  readonly words: GameWords;
  readonly seen: Seen;
  /** Every refusal of the game as a sentence, by code. */
  readonly refusals: Words;
  /** What an option is, by name. */
  readonly option: (name: string) => string;
}

const boundText = (bound: Bound): string => {
  switch (bound.kind) {
    case 'number':
      return `${bound.min} to ${bound.max}`;
    case 'text':
      return `a text of the form ${code(bound.pattern)}`;
    case 'flag':
      return '`true`, `false`';
  }
};

/** By the name in the marker. */
export const TABLES: { readonly [name: string]: (subject: Subject) => string } = {
  limits: ({ game }) =>
    table(
      ['what', 'value'],
      [
        ['`game`', code(game.id)],
        ['`rules`', String(game.rules)],
        ['`components`', code(componentsHash(game.components))],
        ['players', `${game.seats.min} to ${game.seats.max}`],
        ['most plies, those of chance included', String(game.maxPlies)],
        ['most legal moves in a position', String(game.maxLegal)],
        ['different moves in all', String(game.moveCount)],
      ],
    ),

  options: ({ game, option }) =>
    table(
      ['option', 'type', 'values', 'default', 'what it is'],
      game.options.map(spec => [
        code(spec.name),
        TYPES_OF_OPTIONS[spec.kind],
        spec.kind === 'flag' ? '`true`, `false`' : allowedValues(spec).map(code).join(', '),
        code(JSON.stringify(spec.default)),
        option(spec.name),
      ]),
    ),

  'option-refusals': ({ seen, refusals }) =>
    table(
      ['code', 'rule', 'meaning'],
      [...seen.optionRefusals].sort().map(([name, rule]) => [code(name), rule, refusals[name]]),
    ),

  components: ({ game }) =>
    table(
      ['component', 'mark', 'value'],
      componentLeaves(game).map(({ path, mark, value }) => [code(path), mark, value]),
    ),

  sheet: ({ game }) =>
    table(
      ['component', 'may be'],
      Object.entries(game.bounds).map(([path, bound]) => [code(path), boundText(bound)]),
    ),

  deal: ({ words, seen }) => {
    insistSame('deal lines', seen.dealLines.keys(), words.deal);
    return table(
      ['line', 'how many words', 'the words'],
      [...seen.dealLines].map(([name, sizes]) => [
        code(name.replace('#', 'C').replace('#', 'S')),
        choice(sizes),
        words.deal[name],
      ]),
    );
  },

  /** The longest line of each name, so that the whole list is seen. */
  order: ({ game, seen }) => {
    const fullest = seen.mixes
      .map(mix => startOrder(game, mix))
      .reduce((best, lines) => (lines.join().length > best.join().length ? lines : best));
    return ['```text', ...fullest, '```'].join('\n');
  },

  facts: ({ words, seen }) => {
    insistSame('facts', seen.facts.keys(), words.facts);
    return table(
      ['fact', 'n', 'what it decides'],
      [...seen.facts].map(([form, fact]) => [
        code(words.facts[form].name),
        countsText(fact),
        words.facts[form].decides + answersText(fact),
      ]),
    );
  },

  moves: ({ game, words }) => {
    const all = Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
    for (const move of all) {
      const forms = Object.keys(words.moves).filter(template => matcher(template).test(move));
      if (forms.length !== 1) throw new Error(`the move “${move}” has ${forms.length} forms`);
    }
    return table(
      ['move', 'with', 'meaning'],
      Object.entries(words.moves).map(([template, meaning]) => {
        const found = all.filter(move => matcher(template).test(move));
        if (found.length === 0) throw new Error(`no move is written “${template}”`);
        return [code(template), blanksText(template, found), meaning];
      }),
    );
  },

  keys: ({ words, seen }) => {
    const paths = new Set([...seen.view.spots.keys(), ...seen.position.spots.keys()]);
    const described = [...paths].filter(path => path !== '' && !path.endsWith('[]'));
    insistSame('keys', described, words.keys);
    return table(
      ['key', 'in', 'type', 'meaning'],
      Object.keys(words.keys).map(path => [
        code(path),
        whereText(path, seen),
        typesText(path, seen),
        words.keys[path],
      ]),
    );
  },

  words: ({ words, seen }) =>
    Object.entries(words.values)
      .map(([path, meanings]) => {
        const unknown = wordsAt(path, seen).filter(word => !Object.hasOwn(meanings, word));
        if (unknown.length > 0) throw new Error(`${path} may be ${unknown}, which has no words`);
        return table(
          [code(path), 'meaning'],
          Object.entries(meanings).map(([word, meaning]) => [code(word), meaning]),
        );
      })
      .join('\n\n'),

  events: ({ words, seen }) => {
    insistSame('events', seen.events.keys(), words.events);
    return table(
      ['event', 'fields', 'meaning'],
      Object.entries(words.events).map(([type, meaning]) => [
        code(type),
        fieldsOf(seen.events.get(type)).map(code).join(', '),
        meaning,
      ]),
    );
  },

  fields: ({ words, seen }) => {
    const used = [...seen.events].flatMap(([type, shape]) =>
      fieldsOf(shape).map(field =>
        Object.hasOwn(words.fields, `${type}.${field}`) ? `${type}.${field}` : field,
      ),
    );
    insistSame('fields of events', used, words.fields);
    return table(
      ['field', 'meaning'],
      Object.entries(words.fields).map(([field, meaning]) => [fieldText(field), meaning]),
    );
  },

  refusals: ({ game, words, seen, refusals }) => {
    const sources = refusalSources(game);
    const rules = rulesByCode(words, seen, sources);
    const codes = Object.keys(refusals).filter(name => !seen.optionRefusals.has(name));
    insistSame('refusals', codes, Object.fromEntries(rules));
    const listed = new Set([...rules.values()].flatMap(set => [...set]));
    const missing = rulesIn(sources).filter(rule => !listed.has(rule));
    if (missing.length > 0) throw new Error(`rules behind no refusal: ${missing}`);
    return table(
      ['code', 'rules', 'meaning'],
      codes.map(name => [
        code(name),
        [...(rules.get(name) ?? [])].sort(byNumber).join(', '),
        refusals[name],
      ]),
    );
  },
};

const TYPES_OF_OPTIONS: Record<OptionSpec['kind'], string> = {
  flag: 'true or false',
  number: 'number',
  choice: 'text',
  set: 'list of texts, in this order',
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(row => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
    .replace(/\n\| (--- \| )*--- \|/, line => line.replaceAll(' ', ''));

const code = (text: string): string => `\`${text}\``;

const insistSame = (what: string, seen: Iterable<string>, words: object): void => {
  const found = new Set(seen);
  const missing = [...found].filter(name => !Object.hasOwn(words, name));
  const superfluous = Object.keys(words).filter(name => !found.has(name));
  if (missing.length > 0) throw new Error(`${what} without words: ${missing.join(', ')}`);
  if (superfluous.length > 0)
    throw new Error(`${what} that do not exist: ${superfluous.join(', ')}`);
};

/** `2, 3 or 4`. */
const choice = (numbers: Iterable<number>): string => {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b).map(String);
  const last = sorted.pop() ?? '';
  return sorted.length === 0 ? last : `${sorted.join(', ')} or ${last}`;
};

/** A shuffle of L items asks fact i with L − i answers. */
const countsText = ({ counts }: Fact): string => {
  const all = [...counts.values()];
  const ns = new Set(all.map(({ n }) => n));
  const isIndexed = all.some(({ index }) => index > 0);
  if (ns.size === 1 || !isIndexed) return choice(ns);
  return `L − i; L = ${choice(all.map(({ index, n }) => index + n))}`;
};

/** The answers of a fact whose outcomes are not equally likely. */
const answersText = ({ answers }: Fact): string => {
  const lists = [...answers.values()];
  const isEven = lists.every(list => new Set(list).size === list.length);
  if (isEven) return '';
  if (lists.length > 1) throw new Error('weighted answers that differ from game to game');
  return `. The answers from 0 on: ${lists[0].map(code).join(', ')}`;
};

/** A single capital stands for a number, a word in capitals for any other text. */
const matcher = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(BLANK, blank => (blank.length === 1 ? '(\\d+)' : '(.+)'))}$`);
const BLANK = /\b[A-Z]+\b/g;

const blanksText = (template: string, moves: readonly string[]): string =>
  [...template.matchAll(BLANK)]
    .map(([blank], i) => {
      const values = moves.map(move => matcher(template).exec(move)?.[i + 1] ?? '');
      return `${blank}: ${valuesText([...new Set(values)].sort(byNumberIfAny))}`;
    })
    .join('; ');

/** Numbers ascending, everything else in the order of the moves. */
const byNumberIfAny = (a: string, b: string): number => Number(a) - Number(b) || 0;

const valuesText = (values: readonly string[]): string => {
  const isRange = values.every((value, i) => Number(value) === Number(values[0]) + i);
  if (isRange && values.length > 2) return `${values[0]} to ${values.at(-1)}`;
  return values.map(code).join(', ');
};

const whereText = (path: string, { view, position }: Seen): string => {
  if (!view.spots.has(path)) return 'position';
  return position.spots.has(path) ? 'both' : 'view';
};

const typesText = (path: string, { view, position }: Seen): string => {
  const [inView, inPosition] = [typeText(view, path), typeText(position, path)];
  if (inView === inPosition || inPosition === '') return inView;
  return inView === '' ? inPosition : `position: ${inPosition}; view: ${inView}`;
};

const TYPE_NAMES = {
  number: 'number',
  text: 'text',
  flag: 'true or false',
  null: 'null',
  object: 'object',
};

export const typeText = (shape: Shape, path: string): string =>
  [...(shape.spots.get(path)?.types ?? [])]
    .sort((a, b) => Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1))
    .map(type =>
      type === 'list' ? `list of ${plural(typeText(shape, `${path}[]`))}` : TYPE_NAMES[type],
    )
    .join(', or ')
    .replaceAll(/^(\w+), or null$/g, '$1 or null');

const plural = (types: string): string =>
  types.includes(' or null')
    ? `(${types})`
    : types.replace(/^(number|text|object|list)\b/, '$1s').replace(/^true or false/, 'flags');

const wordsAt = (path: string, { view, position }: Seen): string[] => [
  ...new Set([view, position].flatMap(shape => [...(shape.spots.get(path)?.words ?? [])])),
];

/** Every field, those of inner objects by their path. */
const fieldsOf = (shape: Shape | undefined): string[] =>
  [...(shape?.spots.keys() ?? [])].filter(path => path !== '' && !path.endsWith('[]'));

const fieldText = (field: string): string => {
  const [, event, name] = /^([\w-]+)\.(\w+)$/.exec(field) ?? [];
  return event === undefined ? code(field) : `${code(name)} of ${code(event)}`;
};

const refusalSources = (game: AnyGame): string =>
  readSources([`packages/rules/src/${game.id}/{refusal,whyNotUse}.ts`])
    .map(({ text }) => text)
    .join('\n');

const rulesIn = (sources: string): string[] =>
  [...sources.matchAll(/'([A-Z]{2}\d+)'/g)].map(([, rule]) => rule);

/** Rules met in games, those that the sources name beside a code, and those named by hand. */
const rulesByCode = (words: GameWords, seen: Seen, sources: string): Map<string, Set<string>> => {
  const rules = new Map([...seen.refusals].map(([name, met]) => [name, new Set(met)] as const));
  const add = (name: string, rule: string): void => {
    rules.set(name, (rules.get(name) ?? new Set()).add(rule));
  };
  for (const [, name, rule] of sources.matchAll(/refus(?:e|al)\('([\w-]+)', '(\w+)'\)/g))
    add(name, rule);
  for (const [name, rare] of Object.entries(words.rareRules))
    for (const rule of rare) add(name, rule);
  return rules;
};

const byNumber = (a: string, b: string): number => Number(a.slice(2)) - Number(b.slice(2));
