/** What people have reported of each other: read, and closed once it was dealt with. */
import { cleaned, type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { formatTime, readAction, withStore } from '../serve/openData.ts';

const MOST = 1000; // those that have waited longest

export const reports = async (input: Input): Promise<void> => {
  const { action, id } = readAction(input, ['close']);
  await (action === 'close' ? close(input, id) : list(input));
};

const list = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const found = await withStore(input, store => store.listReports({ after: 0, limit: MOST }));
  if (flags.json) return console.log(JSON.stringify(found));
  if (found.length === 0) console.log(m.operator.noReports);
  for (const { id, at, table, by, about, reason } of found) {
    const whom = m.operator.reportAbout(by, about);
    console.log(`${id}  ${m.operator.report(formatTime(at), table, whom, cleaned(reason))}`);
  }
};

const close = async (input: Input, id: string): Promise<void> => {
  const { m, flags } = input;
  const isClosed = await withStore(input, store => store.closeReport(Number(id)));
  if (!isClosed) throw new UsageError(m.operator.noSuchReport(printable(id)));
  console.log(flags.json ? JSON.stringify({ id: Number(id) }) : m.operator.reportClosed);
};
