/** What stands on every page of the web client. */
import type { Level } from '@tidetable/bots';

export const shell = {
  name: 'Tidetable',
  skip: 'Skip to the content',
  home: 'Home',
  games: 'My games',
  online: 'Online',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  replay: 'Open a match file',
  mainNav: 'Pages',
  needsScripts: 'Tidetable needs JavaScript.',
  languages: 'Language',
  unofficial: 'Unofficial and free. The games belong to their designers and publishers.',
  failedToLoad: 'This page could not be loaded. Are you offline?',
  evicted:
    'This browser has cleared the games that it kept. Files that you saved can be opened here.',
  noStorage:
    'This browser does not let us keep games here (private window, full disk or a setting). You can play, but a game lasts only as long as this page; save it as a file.',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  cannotOpen: 'This game cannot be opened here.',
  toHome: 'To the home page',
  levels: {
    random: 'Random',
    greedy: 'Greedy',
    deckhand: 'Deckhand',
    mate: 'Mate',
    captain: 'Captain',
    admiral: 'Admiral',
    pilot: 'Pilot',
    nemo: 'Nemo',
  } satisfies Readonly<Record<Level, string>>,
  bot: (level: string) => `${level} (bot)`,
  close: 'Close',
  crashed: 'Something broke.',
  crashedHelp:
    'What you have played is kept. Load the page again; if that does not help, save the match file.',
  reload: 'Load again',
  saveFile: 'Save the match file',
};

export type ShellWords = typeof shell;
