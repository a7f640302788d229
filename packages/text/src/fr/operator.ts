import type { Operator } from '../en/operator.ts';
import { list, ofPlayer, plural } from './grammar.ts';

export const operator: Operator = {
  noData: folder =>
    `Aucun serveur n’a rien enregistré dans ${folder} ; --data désigne un autre dossier.`,
  noTables: 'Il n’y a aucune table.',
  phases: { open: 'pas commencée', running: 'en cours', over: 'finie' },
  nobodySits: 'personne n’y est assis',
  table: (title, names, phase) => `${title} ; ${phase} ; ${list(names)}`,
  entries: (n, time) =>
    `${plural(n, { one: `${n} entrée`, other: `${n} entrées` })} jusqu’au ${time}`,
  noSuchTable: id => `La table « ${id} » n’existe pas.`,
  closed: {
    closed: 'La partie est arrêtée sans résultat ; ceux qui y jouent le voient.',
    removed: 'La table n’avait pas commencé ; elle est supprimée.',
    over: 'La partie est déjà finie.',
  },
  noPeople: 'Il n’y a personne.',
  person: (name, tables) =>
    `${name} ; ${plural(tables, { one: `à ${tables} table`, other: `à ${tables} tables` })}`,
  noSuchPerson: id => `Personne n’a le numéro « ${id} ».`,
  renamed: name =>
    `La personne s’appelle maintenant « ${name} ». Les parties finies gardent l’ancien nom : leurs sommes de contrôle en dépendent.`,
  notRenamed: table =>
    `Le nom n’a pas pu être changé dans la partie de la table ${table} : réessayez, ou arrêtez-la par « tables close ».`,
  noBots: 'Aucun robot extérieur ne peut jouer ici.',
  bot: (name, titles, seen) => `${name} ; ${list(titles)} ; ${seen}`,
  neverSeen: 'jamais connecté',
  lastSeen: time => `dernière connexion le ${time}`,
  badBotName: name => `« ${name} » ne peut pas être un nom.`,
  botNameTaken: name => `Il y a déjà un robot dont le nom ressemble à « ${name} ».`,
  botAdded: (name, titles) =>
    `${name} peut jouer à ${list(titles)}. Son jeton d’accès n’est affiché que cette fois :`,
  noSuchBot: name => `Il n’y a pas de robot « ${name} ».`,
  botRevoked: name =>
    `Le jeton d’accès ${ofPlayer(name)} n’ouvre plus rien. Ses places restent ; un de nos robots peut y jouer.`,
  noSuchReport: id => `Il n’y a pas de signalement ouvert « ${id} ».`,
  reportClosed: 'Le signalement est clos.',
  noReports: 'Il n’y a aucun signalement.',
  report: (time, table, whom, message) => `${time}, table ${table} : ${whom} : ${message}`,
  reportAbout: (reporter, about) => `${reporter} au sujet ${ofPlayer(about)}`,
  tidied: counts => `Supprimé : ${list(counts)}.`,
  tidiedOf: {
    people: n => plural(n, { one: `${n} personne`, other: `${n} personnes` }),
    openTables: n =>
      plural(n, { one: `${n} table non commencée`, other: `${n} tables non commencées` }),
    matches: n => plural(n, { one: `${n} partie`, other: `${n} parties` }),
    reports: n => plural(n, { one: `${n} signalement`, other: `${n} signalements` }),
  },

  backedUp: (rows, file) =>
    `${plural(rows, { one: `${rows} ligne est`, other: `${rows} lignes sont` })} dans ${file}, telles qu’elles étaient à un même instant.`,
  keepSafe:
    'Le fichier contient les secrets des tables et les accès des joueurs : protégez-le autant que le dossier des données.',
  damaged: folder => `La base de données dans ${folder} est abîmée.`,
  isThere: file => `${file} existe déjà et n’est pas écrasé.`,
  restored: (rows, folder) =>
    `${plural(rows, { one: `${rows} ligne est rétablie`, other: `${rows} lignes sont rétablies` })} dans ${folder}. « tidetable check-archive » vérifie les parties.`,
  backupProblems: {
    'not-a-backup': 'ce n’est pas une sauvegarde de Tidetable.',
    'newer-backup': 'une version plus récente de Tidetable a écrit cette sauvegarde.',
    cut: 'la sauvegarde est tronquée : il en manque la fin.',
    changed: 'la sauvegarde a été modifiée ou abîmée : sa somme de contrôle ne correspond pas.',
    'bad-row': line => `la ligne ${line} n’a pas pu être enregistrée par un serveur.`,
    'loose-row': table => `une ligne de « ${table} » en nomme une autre, qui manque.`,
  },
  notEmpty: folder =>
    `Il y a déjà quelque chose dans ${folder} ; une sauvegarde n’est rétablie que là où il n’y a rien.`,

  archive: {
    open: n => plural(n, { one: `${n} table non commencée`, other: `${n} tables non commencées` }),
    running: n => plural(n, { one: `${n} partie en cours`, other: `${n} parties en cours` }),
    over: n => plural(n, { one: `${n} partie finie`, other: `${n} parties finies` }),
    checked: (counts, entries) =>
      `Contrôlé : ${list(counts)} ; ${plural(entries, { one: `${entries} entrée rejouée`, other: `${entries} entrées rejouées` })}.`,
    sound: 'Tout est en ordre.',
    faults: n => plural(n, { one: `${n} défaut.`, other: `${n} défauts.` }),
    whole: 'base de données',
    unreadable: 'ce qui est enregistré n’a pas été écrit par un serveur.',
    plan: 'aucune partie ne pourrait commencer avec ce qui est enregistré de cette table.',
    'other-plan': 'la partie n’est pas celle dont la table était convenue.',
    'not-begun': 'il y a des entrées ou un résultat d’une partie qui n’a pas commencé.',
    damaged: where => `la base de données est abîmée : ${where}`,
  },
};
