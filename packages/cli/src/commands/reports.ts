/** What people have reported of each other. */
import { cleaned, type Input } from '../options/args.ts';
import { formatTime, withStore } from '../serve/openData.ts';

export const reports = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const found = await withStore(input, store => store.readReports());
  if (flags.json) return console.log(JSON.stringify(found));
  if (found.length === 0) console.log(m.operator.noReports);
  for (const { at, table, reporter, about, message } of found) {
    const whom = m.operator.reportAbout(reporter, about);
    console.log(m.operator.report(formatTime(at), table, whom, cleaned(message)));
  }
};
