/** The games that this browser keeps. */
import { type Language, plural } from '../language.ts';

const en = {
  title: 'My games',
  running: 'Not finished',
  finished: 'Finished',
  none: 'No games yet. What you play is kept here, in this browser.',
  toGames: 'Choose a game',
  where: 'Games are kept in this browser only. A file keeps them anywhere.',
  goOn: 'Go on',
  replay: 'Replay',
  save: 'Save as file',
  remove: 'Delete',
  removeAsk: 'Delete this game?',
  removeHelp: (n: number) =>
    plural('en', n, {
      one: 'It cannot be brought back, unless you have saved it as a file.',
      other: 'They cannot be brought back, unless you have saved them as a file.',
    }),
  removeAll: 'Delete all my games',
  removeAllAsk: (n: number) =>
    plural('en', n, { one: 'Delete this one game?', other: `Delete all ${n} games?` }),
  removeYes: 'Yes, delete',
  importFile: 'Open a file',
  exportAll: 'Save all as one file',
  drop: 'Let go here: match files are read at once.',
  imported: (n: number) =>
    plural('en', n, { one: '1 game was added.', other: `${n} games were added.` }),
  known: (n: number) =>
    plural('en', n, { one: '1 was here already.', other: `${n} were here already.` }),
  /** Without a number the file is one game. */
  refused: (file: string, n: number | undefined, why: string) =>
    n === undefined
      ? `${file}: ${why}`
      : `${file}: ${plural('en', n, { one: '1 game was refused.', other: `${n} games were refused.` })} ${why}`,
  moves: (n: number) => plural('en', n, { one: '1 move', other: `${n} moves` }),
  practice: 'Practice',
  recordOnly: 'Without its seed this game can be looked at, not played on.',
  won: (names: string) => `${names} won`,
  wonTogether: 'Voyage won',
  lostTogether: 'Voyage lost',
  place: (name: string, points: number) => `${name} ${points}`,
  notSaved: 'The browser could not keep that: its storage is full or closed.',
  bundleName: 'tidetable-games',
};

const fr: typeof en = {
  title: 'Mes parties',
  running: 'En cours',
  finished: 'Terminées',
  none: 'Pas encore de partie. Ce que vous jouez est gardé ici, dans ce navigateur.',
  toGames: 'Choisir un jeu',
  where: 'Les parties ne sont gardées que dans ce navigateur. Un fichier les garde partout.',
  goOn: 'Continuer',
  replay: 'Revoir',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeAsk: 'Supprimer cette partie ?',
  removeHelp: n =>
    plural('fr', n, {
      one: 'On ne peut pas la retrouver, sauf si vous l’avez enregistrée dans un fichier.',
      other: 'On ne peut pas les retrouver, sauf si vous les avez enregistrées dans un fichier.',
    }),
  removeAll: 'Supprimer toutes mes parties',
  removeAllAsk: n =>
    plural('fr', n, {
      one: 'Supprimer cette seule partie ?',
      other: `Supprimer les ${n} parties ?`,
    }),
  removeYes: 'Oui, supprimer',
  importFile: 'Ouvrir un fichier',
  exportAll: 'Tout enregistrer en un fichier',
  drop: 'Lâchez ici : les fichiers de parties sont lus aussitôt.',
  imported: n => plural('fr', n, { one: `${n} partie ajoutée.`, other: `${n} parties ajoutées.` }),
  known: n => plural('fr', n, { one: `${n} était déjà là.`, other: `${n} étaient déjà là.` }),
  refused: (file, n, why) =>
    n === undefined
      ? `${file} : ${why}`
      : `${file} : ${plural('fr', n, { one: `${n} partie refusée.`, other: `${n} parties refusées.` })} ${why}`,
  moves: n => plural('fr', n, { one: `${n} coup`, other: `${n} coups` }),
  practice: 'Exercice',
  recordOnly: 'Sans sa graine, cette partie se regarde mais ne se continue pas.',
  won: names => `${names} gagne`,
  wonTogether: 'Voyage gagné',
  lostTogether: 'Voyage perdu',
  place: (name, points) => `${name} ${points}`,
  notSaved: 'Le navigateur n’a pas pu garder cela : son stockage est plein ou fermé.',
  bundleName: 'tidetable-parties',
};

export const gamesWords: Record<Language, typeof en> = { en, fr };
