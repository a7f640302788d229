/** The people of a server: list them, and rename one. */
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { readAction, withStore } from '../serve/openData.ts';

const INCOMPLETE = 1;

export const people = async (input: Input): Promise<void> => {
  const { action, id } = readAction(input, ['remove-name']);
  await (action === 'remove-name' ? remove(input, id) : list(input));
};

const list = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const found = await withStore(input, store => store.listPeople());
  if (flags.json) return console.log(JSON.stringify(found));
  if (found.length === 0) console.log(m.operator.noPeople);
  for (const { id, name, tables } of found)
    console.log(`${id}  ${m.operator.person(cleaned(name), tables)}`);
};

const remove = async (input: Input, id: string): Promise<void> => {
  const { m, flags } = input;
  const renamed = await withStore(input, (store, { removeName }) => removeName(store, id));
  if (renamed === undefined) throw new UsageError(m.operator.noSuchPerson(printable(id)));
  const { name, failed } = renamed;
  if (failed.length > 0) process.exitCode = INCOMPLETE;
  if (flags.json) return console.log(JSON.stringify({ id, name, failed }));
  console.log(m.operator.renamed(name));
  for (const table of failed) console.log(m.operator.notRenamed(cleaned(table)));
};
