/** The home page, and what each game is called before its own texts are loaded. */
import type { GameId } from '@tidetable/rules';
import { type Language, plural } from '../language.ts';

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

const en = {
  lead: 'Three sea games, whole and free: against bots, with friends at one screen, offline.',
  games,
  playNow: 'Play now',
  playNowHelp,
  setUp: 'Choose the table',
  goOn: 'Go on',
  goOnWith: (names: string, moves: number) =>
    `${names} · ${plural('en', moves, { one: '1 move', other: `${moves} moves` })}`,
  allGames: (n: number) => `All ${n} unfinished games`,
  rules: 'Rules',
  learn: 'Learn',
  learnHelp: 'by playing',
  starting: 'Casting off…',
  /** Who sits there if nobody has said their name. */
  somebody: 'Skipper',
};

const fr: typeof en = {
  lead: 'Trois jeux de mer, entiers et gratuits : contre des robots, entre amis sur un écran, hors ligne.',
  games: {
    'nautilus-island': {
      title: 'Nautilus Island',
      about:
        'Des naufragés fouillent un sous-marin échoué. Ramassez des objets, rangez-les en séries et fermez chaque série avant les autres.',
      players: '2 à 4 joueurs',
      time: '20 min',
    },
    nautilion: {
      title: 'Nautilion',
      about:
        'Descendez une spirale vers les Abysses pendant que votre double maléfique remonte. Trois dés par tour : un pour vous, deux contre vous.',
      players: '1 ou 2 joueurs, ensemble',
      time: '20 min',
    },
    nauticus: {
      title: 'Nauticus',
      about:
        'Des marchands assemblent coques, mâts et voiles. Tournez la roue, choisissez une action pour toute la table, et livrez.',
      players: '2 à 4 joueurs',
      time: '60 à 90 min',
    },
  },
  playNow: 'Jouer',
  playNowHelp: {
    'nautilus-island': 'Vous contre un robot',
    nautilion: 'Vous seul, le navire le plus facile',
    nauticus: 'Vous contre un robot',
  },
  setUp: 'Choisir la table',
  goOn: 'Continuer',
  goOnWith: (names, moves) =>
    `${names} · ${plural('fr', moves, { one: `${moves} coup`, other: `${moves} coups` })}`,
  allGames: n => `Les ${n} parties en cours`,
  rules: 'Règles',
  learn: 'Apprendre',
  learnHelp: 'en jouant',
  starting: 'On largue les amarres…',
  somebody: 'Skipper',
};

export const homeWords: Record<Language, typeof en> = { en, fr };
