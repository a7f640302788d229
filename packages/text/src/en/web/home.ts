/** The home page, and what each game is called before its own texts are loaded. */
import type { GameId } from '@tidetable/rules';
import { plural } from '../grammar.ts';

interface Card {
  readonly title: string;
  /** What it is, in two sentences. */
  readonly about: string;
  readonly players: string;
  readonly time: string;
}

type Games = Readonly<Record<GameId, Card>>;

const games: Games = {
  'nautilus-island': {
    title: 'Nautilus Island',
    about:
      'Castaways search a stranded submarine. Collect objects, store them in sets, and close each set before the others do.',
    players: '2–4 players',
    time: '20 min',
  },
  nautilion: {
    title: 'Nautilion',
    about:
      'Sail down a spiral to the Abyss while your evil twin comes up. Three dice a turn: one for you, two against you.',
    players: '1–2 players, together',
    time: '20 min',
  },
  nauticus: {
    title: 'Nauticus',
    about:
      'Merchants build ships from hulls, masts and sails. Turn the wheel, choose an action for the whole table, and deliver.',
    players: '2–4 players',
    time: '60–90 min',
  },
};

const playNowHelp: Readonly<Record<GameId, string>> = {
  'nautilus-island': 'You against one bot',
  nautilion: 'You alone, the easiest ship',
  nauticus: 'You against one bot',
};

export const home = {
  lead: 'Three sea games, whole and free: against bots or with friends, online or offline.',
  games,
  /** Read out after what a button does. */
  of: (title: string) => `: ${title}`,
  playNow: 'Play now',
  playNowHelp,
  setUp: 'Choose the table',
  goOn: 'Go on',
  goOnWith: (names: string, moves: number) =>
    `${names} · ${plural(moves, { one: '1 move', other: `${moves} moves` })}`,
  allGames: (n: number) => `All ${n} unfinished games`,
  rules: 'Rules',
  learn: 'Learn',
  learnHelp: 'by playing',
  starting: 'Casting off…',
  /** Who sits there if nobody has said their name. */
  somebody: 'Skipper',
};

export type HomeWords = typeof home;
