/** The tables of a server: list them, and end one. */
import { isGameId } from '@tidetable/rules';
import { gameTexts } from '@tidetable/text';
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { formatTime, readAction, withStore } from '../serve/openData.ts';

export const tables = async (input: Input): Promise<void> => {
  const { action, id } = readAction(input, ['close']);
  await (action === 'close' ? close(input, id) : list(input));
};

const list = async (input: Input): Promise<void> => {
  const { m, language, flags } = input;
  const found = await withStore(input, store => store.listTables());
  if (flags.json) return console.log(JSON.stringify(found));
  if (found.length === 0) console.log(m.operator.noTables);
  for (const { id, game, phase, people, entries, changed } of found) {
    const title = isGameId(game) ? gameTexts[language][game].title : cleaned(game);
    const names = people.length > 0 ? people.map(cleaned) : [m.operator.nobodySits];
    const columns = [id, m.operator.table(title, names, m.operator.phases[phase])];
    if (changed !== null) columns.push(m.operator.entries(entries, formatTime(changed)));
    console.log(columns.join('  '));
  }
};

const close = async (input: Input, id: string): Promise<void> => {
  const { m, flags } = input;
  const outcome = await withStore(input, (store, { closeTable }) => closeTable(store, id));
  if (outcome === 'no-such-table') throw new UsageError(m.operator.noSuchTable(printable(id)));
  console.log(flags.json ? JSON.stringify({ id, outcome }) : m.operator.closed[outcome]);
};
