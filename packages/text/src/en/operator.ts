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
  notRenamed: (table: string) =>
    `The match of table ${table} could not be told, and still has the old name: try again, or end it with “tables close”.`,
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

  backedUp: (rows: number, file: string) =>
    `${plural(rows, { one: '1 row is', other: `${rows} rows are` })} in ${file}, as they were at one moment.`,
  keepSafe:
    'It holds the secrets of the tables and the sign-ins of people: keep it as safe as the data folder.',
  damaged: (folder: string) => `The database in ${folder} is damaged.`,
  isThere: (file: string) => `${file} is there already, and nothing is written over it.`,
  restored: (rows: number, folder: string) =>
    `${plural(rows, { one: '1 row is', other: `${rows} rows are` })} back in ${folder}. “tidetable check-archive” verifies the matches.`,
  /** Why a file is not restored. */
  backupProblems: {
    'not-a-backup': 'this is no backup of Tidetable.',
    'newer-backup': 'a later version of Tidetable has written this backup.',
    cut: 'the backup is cut off: its end is missing.',
    changed: 'the backup was changed or damaged: its checksum does not fit.',
    'bad-row': (line: number) => `line ${line} is no row that could have been stored.`,
    'loose-row': (table: string) => `a row of “${table}” names another one that is missing.`,
  },
  notEmpty: (folder: string) =>
    `Something is kept in ${folder} already; a backup is restored only where nothing is.`,

  /** What was checked, and what was found. */
  archive: {
    open: (n: number) =>
      plural(n, { one: '1 table that has not begun', other: `${n} tables that have not begun` }),
    running: (n: number) => plural(n, { one: '1 running match', other: `${n} running matches` }),
    over: (n: number) =>
      plural(n, { one: '1 match that is over', other: `${n} matches that are over` }),
    checked: (counts: readonly string[], entries: number) =>
      `Checked: ${list(counts)}; ${plural(entries, { one: '1 entry', other: `${entries} entries` })} replayed.`,
    sound: 'Nothing is wrong.',
    faults: (n: number) => plural(n, { one: '1 fault.', other: `${n} faults.` }),
    whole: 'database',
    unreadable: 'what is stored is not what a server has written.',
    plan: 'no match could begin by what is stored of this table.',
    'other-plan': 'the match is another one than the table had agreed on.',
    'not-begun': 'there are entries or a result of a match that has not begun.',
    damaged: (where: string) => `the database is damaged: ${where}`,
  },
};

export type Operator = typeof operator;
