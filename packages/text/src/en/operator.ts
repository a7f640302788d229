import { list, plural } from './grammar.ts';

/** What the commands for who runs a server say. */
export const operator = {
  noData: (folder: string) =>
    `No server has kept anything in ${folder}; --data names another folder.`,
  noTables: 'There are no tables.',
  phases: { open: 'not begun', running: 'running', over: 'over' },
  nobodySits: 'nobody sits there',
  table: (title: string, names: readonly string[], phase: string) =>
    `${title}; ${phase}; ${list(names)}`,
  /** How far a match is, and since when. */
  entries: (n: number, time: string) =>
    `${plural(n, { one: '1 entry', other: `${n} entries` })} up to ${time}`,
  noSuchTable: (id: string) => `There is no table “${id}”.`,
  closed: {
    closed: 'The match was ended without a result; those who play it see that.',
    removed: 'The table had not begun, and is gone.',
    over: 'The match is over already.',
  },
  noPeople: 'There is nobody.',
  person: (name: string, tables: number) =>
    `${name}; ${plural(tables, { one: 'at 1 table', other: `at ${tables} tables` })}`,
  noSuchPerson: (id: string) => `There is nobody with the number “${id}”.`,
  renamed: (name: string) =>
    `The person is now called “${name}”. Matches that are over keep the name: their checks contain it.`,
  noBots: 'No bots of other people may play here.',
  bot: (name: string, titles: readonly string[], seen: string) =>
    `${name}; ${list(titles)}; ${seen}`,
  neverSeen: 'never seen',
  lastSeen: (time: string) => `last seen ${time}`,
  badBotName: (name: string) => `“${name}” cannot be a name.`,
  botNameTaken: (name: string) => `There is a bot already whose name looks like “${name}”.`,
  botAdded: (name: string, titles: readonly string[]) =>
    `${name} may play ${list(titles)}. Its token is shown only this once:`,
  noSuchBot: (name: string) => `There is no bot “${name}”.`,
  botRevoked: (name: string) =>
    `The token of ${name} opens nothing any more. Its seats stay; one of our bots may play on there.`,
  noSuchReport: (id: string) => `There is no open report “${id}”.`,
  reportClosed: 'The report is closed.',
  noReports: 'There are no reports.',
  report: (time: string, table: string, whom: string, message: string) =>
    `${time}, table ${table}: ${whom}: ${message}`,
  reportAbout: (reporter: string, about: string) => `${reporter} about ${about}`,
  tidied: (counts: readonly string[]) => `Removed: ${list(counts)}.`,
  tidiedOf: {
    people: (n: number) => plural(n, { one: '1 person', other: `${n} people` }),
    openTables: (n: number) =>
      plural(n, { one: '1 table that never began', other: `${n} tables that never began` }),
    matches: (n: number) => plural(n, { one: '1 match', other: `${n} matches` }),
    reports: (n: number) => plural(n, { one: '1 report', other: `${n} reports` }),
  },
};

export type Operator = typeof operator;
