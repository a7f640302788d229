import type { GamesWords } from '../../en/web/games.ts';
import { list, plural } from '../grammar.ts';

export const games: GamesWords = {
  title: 'Mes parties',
  running: 'En cours',
  finished: 'Terminées',
  none: 'Pas encore de partie. Ce que vous jouez est gardé ici, dans ce navigateur.',
  toGames: 'Choisir un jeu',
  where:
    'Les parties ne sont gardées que dans ce navigateur. Enregistrez-les dans un fichier pour les emporter.',
  goOn: 'Continuer',
  statistics: 'Statistiques',
  all: 'Tous',
  filter: 'Quels jeux',
  similar: 'Nouvelle table semblable',
  fair: 'Le hasard était-il honnête ?',
  replay: 'Revoir',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeAsk: 'Supprimer cette partie ?',
  removeHelp: n =>
    plural(n, {
      one: 'Elle sera perdue, sauf si vous l’avez enregistrée dans un fichier.',
      other:
        'Elles seront perdues, sauf si vous les avez enregistrées dans un fichier ; les statistiques et la carte marine avec elles.',
    }),
  removeAll: 'Supprimer toutes mes parties',
  removeAllAsk: n =>
    plural(n, {
      one: 'Supprimer votre unique partie ?',
      other: `Supprimer les ${n} parties ?`,
    }),
  removeYes: 'Oui, supprimer',
  importFile: 'Ouvrir un fichier',
  exportAll: 'Tout enregistrer dans un fichier',
  drop: 'Lâchez ici : les fichiers de partie sont lus aussitôt.',
  imported: n => plural(n, { one: `${n} partie ajoutée.`, other: `${n} parties ajoutées.` }),
  known: n => plural(n, { one: `${n} était déjà là.`, other: `${n} étaient déjà là.` }),
  refused: (file, n, why) =>
    n === undefined
      ? `${file} : ${why}`
      : `${file} : ${plural(n, { one: `${n} partie refusée.`, other: `${n} parties refusées.` })} ${why}`,
  at: (day, time) => `${day}, ${time.replace(':', ' h ')}`,
  moves: n => plural(n, { one: `${n} coup`, other: `${n} coups` }),
  practice: 'Exercice',
  recordOnly: 'Sans sa graine, cette partie peut être revue, mais pas continuée.',
  won: names =>
    plural(names.length, { one: `${list(names)} gagne`, other: `${list(names)} gagnent` }),
  wonTogether: 'Voyage gagné',
  lostTogether: 'Voyage perdu',
  place: (name, points) => `${name} ${points}`,
  notSaved: 'Le navigateur n’a pas pu garder cela : son stockage est plein ou inaccessible.',
  bundleName: 'tidetable-parties',
};
