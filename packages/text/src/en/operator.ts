import { list, plural } from './grammar.ts';

/** What the commands for who runs a server say. */
export const operator = {
  noData: (folder: string) =>
    `No server has kept anything in ${folder}; --data names another folder.`,
  noTables: 'There are no tables.',
  table: ({
    title,
    phase,
    names,
    entries,
    time,
  }: {
    title: string;
    phase: 'open' | 'running' | 'over';
    names: readonly string[];
    entries: number;
    time: string | undefined;
  }) =>
    [
      title,
      { open: 'not begun', running: 'running', over: 'over' }[phase],
      names.length > 0 ? list(names) : 'nobody sits there',
      ...(time === undefined
        ? []
        : [`${plural(entries, { one: '1 entry', other: `${entries} entries` })} up to ${time}`]),
    ].join('; '),
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
  noReports: 'There are no reports.',
  report: ({
    time,
    table,
    reporter,
    about,
    message,
  }: Record<'time' | 'table' | 'reporter' | 'about' | 'message', string>) =>
    `${time}, table ${table}: ${reporter} about ${about}: ${message}`,
  tidied: ({
    people,
    openTables,
    matches,
    reports,
  }: Record<'people' | 'openTables' | 'matches' | 'reports', number>) =>
    `Removed: ${list([
      plural(people, { one: '1 person', other: `${people} people` }),
      plural(openTables, {
        one: '1 table that never began',
        other: `${openTables} tables that never began`,
      }),
      plural(matches, { one: '1 match', other: `${matches} matches` }),
      plural(reports, { one: '1 report', other: `${reports} reports` }),
    ])}.`,
};

export type Operator = typeof operator;
