import type { HomeWords } from '../../en/web/home.ts';
import { plural } from '../grammar.ts';

export const home: HomeWords = {
  lead: 'Trois jeux de mer, complets et gratuits : contre des robots ou entre amis, en ligne ou hors ligne.',
  games: {
    'nautilus-island': {
      title: 'Nautilus Island',
      about:
        'Des naufragés fouillent un sous-marin échoué. Récoltez des objets, stockez-les en collections et fermez les vôtres avant les autres joueurs.',
      players: '2 à 4 joueurs',
      time: '20 min',
    },
    nautilion: {
      title: 'Nautilion',
      about:
        'Descendez une spirale vers les Abysses pendant que votre double maléfique remonte. Trois dés par tour : un pour vous, deux contre vous.',
      players: '1 ou 2 joueurs, en coopération',
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
  of: title => ` : ${title}`,
  playNow: 'Jouer',
  playNowHelp: {
    'nautilus-island': 'Vous contre un robot',
    nautilion: 'En solo, navire le plus facile',
    nauticus: 'Vous contre un robot',
  },
  setUp: 'Préparer la table',
  goOn: 'Continuer',
  goOnWith: (names, moves) =>
    `${names} · ${plural(moves, { one: `${moves} coup`, other: `${moves} coups` })}`,
  allGames: n => plural(n, { one: 'La partie en cours', other: `Les ${n} parties en cours` }),
  rules: 'Règles',
  learn: 'Apprendre',
  learnHelp: 'en jouant',
  starting: 'On largue les amarres…',
  somebody: 'Timonier',
};
