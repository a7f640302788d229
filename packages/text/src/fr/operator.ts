import type { Operator } from '../en/operator.ts';
import { list, plural } from './grammar.ts';

export const operator: Operator = {
  noData: folder => `Aucun serveur n’a rien gardé dans ${folder} ; --data nomme un autre dossier.`,
  noTables: 'Il n’y a aucune table.',
  table: ({ title, phase, names, entries, time }) =>
    [
      title,
      { open: 'pas commencée', running: 'en cours', over: 'finie' }[phase],
      names.length > 0 ? list(names) : 'personne n’y est assis',
      ...(time === undefined
        ? []
        : [
            `${plural(entries, { one: `${entries} entrée`, other: `${entries} entrées` })} jusqu’au ${time}`,
          ]),
    ].join(' ; '),
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
  noReports: 'Il n’y a aucun signalement.',
  report: ({ time, table, reporter, about, message }) =>
    `${time}, table ${table} : ${reporter} au sujet de ${about} : ${message}`,
  tidied: ({ people, openTables, matches, reports }) =>
    `Supprimé : ${list([
      plural(people, { one: `${people} personne`, other: `${people} personnes` }),
      plural(openTables, {
        one: `${openTables} table jamais commencée`,
        other: `${openTables} tables jamais commencées`,
      }),
      plural(matches, { one: `${matches} partie`, other: `${matches} parties` }),
      plural(reports, { one: `${reports} signalement`, other: `${reports} signalements` }),
    ])}.`,
};
