import type { Notices } from '../en/notices.ts';
import { choice, quote } from './grammar.ts';
import { record } from './record.ts';

const marks: Notices['marks'] = {
  'likely reading': 'lecture probable',
  'house ruling': 'règle maison',
};

export const notices: Notices = {
  door: {
    stale: 'La partie a avancé entre-temps ; regardez à nouveau.',
    over: 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    unreadable: 'Ce n’est pas un coup de ce jeu.',
    'no-such-ply': 'Il n’y a rien à annuler.',
    'not-your-move': 'On ne peut annuler que ses propres coups.',
    'log-full':
      'Le journal est presque plein : on n’accepte plus que des coups, pour que la partie aille à son terme.',
    revealed: 'Impossible d’annuler : ce coup a montré quelque chose qu’on ne savait pas.',
    'no-such-seat': 'Cette place n’existe pas.',
    'not-agreed': 'Il manque l’accord d’au moins un joueur.',
    'has-left': 'Ce joueur a abandonné.',
    'not-a-person': 'Un robot joue à cette place.',
    'no-stand-in': 'Nommez un robot si la partie continue sans la personne, et seulement alors.',
    'is-practice': 'C’est déjà un exercice.',
    'no-clock': 'Aucune pendule ne tourne à cette table.',
  },

  noSuchMove: line => `${quote(line)} n’existe pas dans ce jeu.`,

  joining: ['et'],

  marks,
  rule: (rule, mark) =>
    mark === undefined ? `(règle ${rule})` : `(règle ${rule}, ${marks[mark]})`,

  options: {
    seats: (min, max) =>
      min === max ? `Ce jeu se joue à ${min}.` : `Ce jeu se joue de ${min} à ${max}.`,
    unknown: (name, known) =>
      known.length === 0
        ? `L’option « ${name} » n’existe pas : ce jeu n’en a aucune.`
        : `L’option « ${name} » n’existe pas ; choisissez ${choice(known)}.`,
    bad: (name, allowed) => `L’option « ${name} » peut être ${choice(allowed)}.`,
  },

  files: {
    'too-large': () => 'Il est trop gros pour être un fichier de partie.',
    'not-json': () =>
      'Ce n’est pas un fichier de partie : ce n’est pas du JSON, ou une clé y figure deux fois.',
    shape: p =>
      p.where === ''
        ? 'Ce n’est pas un fichier de partie.'
        : `Ce n’est pas un fichier de partie : « ${p.where} » manque ou est faux.`,
    'unknown-game': p => `C’est une partie d’un jeu que nous n’avons pas : « ${p.game} ».`,
    'other-rules': p =>
      `La partie a été jouée avec la version ${p.rules} des règles, que ce programme n’a pas.`,
    'other-components': () =>
      'La partie a été jouée avec un autre matériel que celui de ce programme.',
    options: p => `Ses options ne conviennent pas au jeu. ${p.why}`,
    mix: p => `Ses options ne vont pas ensemble. ${p.why}`,
    deal: p => `Sa mise en place est impossible : voyez « ${p.where} ».`,
    entry: p => `Ce qui est écrit au coup ${p.ply} n’était pas permis. ${p.why}`,
    seed: () =>
      'Sa graine est fausse, ou ses options, ses règles ou son matériel : l’engagement ne correspond pas.',
    result: () => 'Son résultat est faux : les coups mènent à un autre.',
    fact: p =>
      `Le tirage « ${p.fact} » est faux : le fichier dit ${p.file}, la mer scellée dit ${p.sea}.`,
    changed: p => `L’entrée du coup ${p.ply} a été modifiée.`,
    sheet: () => 'Sa table du matériel ne correspond pas à son empreinte.',
    'bad-sheet': p => `Sa fiche de matériel ne permet pas de jouer. ${p.why}`,
  },

  sheets: {
    shape: path =>
      path === ''
        ? 'Une fiche de matériel est un objet JSON.'
        : `« ${path} » n’a pas la forme de la fiche habituelle.`,
    unknown: path => `Le jeu n’a pas de matériel « ${path} ».`,
    missing: path => `« ${path} » manque.`,
    certain: path => `« ${path} » est certain et ne peut pas changer.`,
    fixed: path => `« ${path} » nomme des choses du programme et ne peut pas changer.`,
    number: (path, min, max) => `« ${path} » doit être un nombre entier de ${min} à ${max}.`,
    text: (path, pattern) => `« ${path} » doit avoir la forme ${pattern}.`,
    flag: path => `« ${path} » doit être true ou false.`,
    unplayable: path => `On ne peut pas jouer avec ces valeurs ensemble : voyez « ${path} ».`,
  },

  edition: {
    standard: rules => `Version ${rules} des règles, avec le matériel standard.`,
    sheet: (rules, paths) =>
      `Version ${rules} des règles, avec une fiche de matériel propre à la table ; valeurs différentes : ${paths}.`,
  },

  hint: {
    forced: 'Il n’y a qu’un seul coup.',
    equal: 'Rien ne se détache : plusieurs coups reviennent à peu près au même.',
    later: theme => `${theme} Cela rapporte aux tours suivants, pas à celui-ci.`,
    oneOf: 'C’est l’un de ces deux coups :',
    best: 'Je choisirais :',
    comparedWith: other => `Par rapport à ${quote(other)} :`,
    same: other => `${quote(other)} revient à peu près au même.`,
    patience: 'L’intérêt de ce coup viendra aux tours suivants.',
    chances: (own, other) =>
      own === other
        ? `Chances de gagner : ${own} avec l’un comme avec l’autre.`
        : `Chances de gagner : ${own}, contre ${other} avec l’autre.`,
  },

  record,
};
