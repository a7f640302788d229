/** What the rules of the games know: component values, names, encodings and the notation of moves. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyGame, editions } from '@tidetable/rules';
import { isTest, root } from './sources.ts';

/** A value of the rules under the name that it has there. */
export interface Fact<Value> {
  readonly name: string; // `nauticus goodsPoints`
  readonly value: Value;
}

export interface RuleFacts {
  readonly numbers: Fact<number>[];
  readonly numberLists: Fact<readonly number[]>[];
  /** Numbers by name: encodings, and components such as prices. */
  readonly numberTables: Fact<Readonly<Record<string, number>>>[];
  readonly nameLists: Fact<readonly string[]>[];
  /** E.g. the ducts of a ship. */
  readonly texts: Fact<string>[];
  /** Every move of every game as it is written. */
  readonly moves: Fact<readonly string[]>[];
}

/** What every module in the folder of a game exports, the components of every edition, and all moves. */
export const readRuleFacts = async (): Promise<RuleFacts> => {
  const facts = noFacts();
  for (const [id, played] of Object.entries(editions)) await addGame(facts, id, played);
  return facts;
};

export const noFacts = (): RuleFacts => ({
  numbers: [],
  numberLists: [],
  numberTables: [],
  nameLists: [],
  texts: [],
  moves: [],
});

/** Modules for tests only: some need the test runner. */
const FOR_TESTS = /(given|golden\w*|keenGame|mixes|testSheets)\.ts$/;

const addGame = async (facts: RuleFacts, id: string, played: readonly AnyGame[]): Promise<void> => {
  const folder = join(root, 'packages/rules/src', id);
  for (const file of globSync('*.ts', { cwd: folder }).sort()) {
    if (isTest(file) || FOR_TESTS.test(file)) continue;
    const module: object = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, value] of Object.entries(module))
      if (isFlat(value)) addFacts(facts, `${id} ${name}`, value);
  }
  for (const { components, moveCount, formatMove } of played) {
    for (const [name, value] of Object.entries(components)) addFacts(facts, `${id} ${name}`, value);
    const moves = Array.from({ length: moveCount }, (_, m) => formatMove(m));
    facts.moves.push({ name: `${id} moves`, value: moves });
  }
};

/** A constant, a list of such, or an encoding: not a game, an edition or a function. */
const isFlat = (value: unknown): boolean =>
  isNumber(value) ||
  (isList(value) && Array.from(value).every(item => isNumber(item) || isText(item))) ||
  (isTable(value) && Object.values(value).every(isNumber));

/** Sorts a value and all that is in it by shape. */
export const addFacts = (facts: RuleFacts, name: string, value: unknown): void => {
  if (isNumber(value)) facts.numbers.push({ name, value });
  else if (isText(value)) facts.texts.push({ name, value });
  else if (isList(value)) addList(facts, name, Array.from(value));
  else if (isTable(value)) addTable(facts, name, value);
};

const addList = (facts: RuleFacts, name: string, value: readonly unknown[]): void => {
  if (value.every(isNumber)) facts.numberLists.push({ name, value });
  else if (value.every(isText)) facts.nameLists.push({ name, value });
  else for (const [i, item] of value.entries()) addFacts(facts, `${name}.${i}`, item);
};

const addTable = (facts: RuleFacts, name: string, value: Record<string, unknown>): void => {
  const entries = Object.entries(value);
  const numbers = entries.filter((entry): entry is [string, number] => isNumber(entry[1]));
  facts.numberTables.push({ name, value: Object.fromEntries(numbers) });
  facts.nameLists.push({ name, value: Object.keys(value).filter(key => !/^\d/.test(key)) });
  for (const [key, item] of entries) addFacts(facts, `${name}.${key}`, item);
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
