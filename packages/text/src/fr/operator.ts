import type { Operator } from '../en/operator.ts';
import { list, plural } from './grammar.ts';

export const operator: Operator = {
  noData: folder => `Aucun serveur n’a rien gardé dans ${folder} ; --data nomme un autre dossier.`,
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
    `La personne s’appelle maintenant « ${name} ». Les parties finies gardent le nom : leurs contrôles le contiennent.`,
  noBots: 'Aucun robot d’autrui ne peut jouer ici.',
  bot: (name, titles, seen) => `${name} ; ${list(titles)} ; ${seen}`,
  neverSeen: 'jamais venu',
  lastSeen: time => `venu pour la dernière fois le ${time}`,
  badBotName: name => `« ${name} » ne peut pas être un nom.`,
  botNameTaken: name => `Il y a déjà un robot dont le nom ressemble à « ${name} ».`,
  botAdded: (name, titles) =>
    `${name} peut jouer à ${list(titles)}. Son jeton n’est montré que cette fois :`,
  noSuchBot: name => `Il n’y a pas de robot « ${name} ».`,
  botRevoked: name =>
    `Le jeton de ${name} n’ouvre plus rien. Ses places restent, et un de nos robots peut y jouer à sa place.`,
  noSuchReport: id => `Il n’y a pas de signalement ouvert « ${id} ».`,
  reportClosed: 'Le signalement est clos.',
  noReports: 'Il n’y a aucun signalement.',
  report: (time, table, whom, message) => `${time}, table ${table} : ${whom} : ${message}`,
  reportAbout: (reporter, about) => `${reporter} au sujet de ${about}`,
  tidied: counts => `Supprimé : ${list(counts)}.`,
  tidiedOf: {
    people: n => plural(n, { one: `${n} personne`, other: `${n} personnes` }),
    openTables: n =>
      plural(n, { one: `${n} table non commencée`, other: `${n} tables non commencées` }),
    matches: n => plural(n, { one: `${n} partie`, other: `${n} parties` }),
    reports: n => plural(n, { one: `${n} signalement`, other: `${n} signalements` }),
  },
};
