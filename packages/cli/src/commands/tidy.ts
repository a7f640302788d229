/** Removes expired data, as the server does every day. docs/retention.md */
import type { Input } from '../options/args.ts';
import { withStore } from '../serve/openData.ts';

export const tidy = async (input: Input): Promise<void> => {
  const { m, flags } = input;
  const tidied = await withStore(input, async (store, server) =>
    server.tidy(store, await store.now()),
  );
  if (flags.json) return console.log(JSON.stringify(tidied));
  const { people, openTables, matches, reports } = m.operator.tidiedOf;
  const counts = [
    people(tidied.people),
    openTables(tidied.openTables),
    matches(tidied.matches),
    reports(tidied.reports),
  ];
  console.log(m.operator.tidied(counts));
};
