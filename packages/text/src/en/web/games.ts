/** The games that this browser keeps. */
import { list, plural } from '../grammar.ts';

export const games = {
  title: 'My games',
  running: 'Not finished',
  finished: 'Finished',
  none: 'No games yet. What you play is kept here, in this browser.',
  toGames: 'Choose a game',
  where: 'Games are kept in this browser only. A file keeps them anywhere.',
  goOn: 'Go on',
  statistics: 'Statistics',
  all: 'All',
  filter: 'Which games',
  similar: 'New table like this',
  fair: 'Was chance fair?',
  replay: 'Replay',
  save: 'Save as file',
  remove: 'Delete',
  removeAsk: 'Delete this game?',
  removeHelp: (n: number) =>
    plural(n, {
      one: 'It cannot be brought back, unless you have saved it as a file.',
      other:
        'They cannot be brought back, unless you have saved them as a file; statistics and sea chart go with them.',
    }),
  removeAll: 'Delete all my games',
  removeAllAsk: (n: number) =>
    plural(n, { one: 'Delete this one game?', other: `Delete all ${n} games?` }),
  removeYes: 'Yes, delete',
  importFile: 'Open a file',
  exportAll: 'Save all as one file',
  drop: 'Let go here: match files are read at once.',
  imported: (n: number) => plural(n, { one: '1 game was added.', other: `${n} games were added.` }),
  known: (n: number) => plural(n, { one: '1 was here already.', other: `${n} were here already.` }),
  /** Without a number the file is one game. */
  refused: (file: string, n: number | undefined, why: string) =>
    n === undefined
      ? `${file}: ${why}`
      : `${file}: ${plural(n, { one: '1 game was refused.', other: `${n} games were refused.` })} ${why}`,
  /** A day and a time of day. */
  at: (day: string, time: string) => `${day}, ${time}`,
  moves: (n: number) => plural(n, { one: '1 move', other: `${n} moves` }),
  practice: 'Practice',
  recordOnly: 'Without its seed this game can be looked at, not played on.',
  won: (names: readonly string[]) => `${list(names)} won`,
  wonTogether: 'Voyage won',
  lostTogether: 'Voyage lost',
  place: (name: string, points: number) => `${name} ${points}`,
  notSaved: 'The browser could not keep that: its storage is full or closed.',
  bundleName: 'tidetable-games',
};

export type GamesWords = typeof games;
