import type { RecordWords } from '../en/record.ts';
import { does, list, ofPlayer, plural, thePlayer } from './grammar.ts';

const count = (n: number): string => plural(n, { one: `${n} entrée`, other: `${n} entrées` });

export const record: RecordWords = {
  entries: {
    undo: who => `${does(who, 'annule', 'annulez')} un coup.`,
    'take-back': (who, agreed, to) =>
      `${does(who, 'annule', 'annulez')} tout depuis le coup ${to}, avec l’accord ${ofPlayer(list(agreed))}.`,
    practice: () =>
      'Exercice à partir d’ici : chacun peut annuler tous ses coups, et le résultat ne compte pas.',
    'player-human': (who, name) => `${name} joue désormais à la place ${ofPlayer(who)}.`,
    'player-bot': (who, name) => `${name}, un robot, joue désormais pour ${thePlayer(who)}.`,
    'player-stand-in': who => `Un robot joue désormais pour ${thePlayer(who)}.`,
    resign: who => `${does(who, 'abandonne', 'abandonnez')}.`,
    'time-out': who => `${does(who, 'a épuisé son', 'avez épuisé votre')} temps.`,
    'time-out-lost': who =>
      `${does(who, 'a épuisé son temps et quitte', 'avez épuisé votre temps et quittez')} la partie.`,
    pace: pace => `Nouvelle cadence : ${pace}.`,
    abort: who => `${does(who, 'met', 'mettez')} fin à la partie, sans résultat.`,
  },
  host: 'L’hôte',
  pace: {
    none: 'sans pendule',
    bank: (bank, increment) => `${bank} pour la partie et ${increment} par tour`,
    turn: time => `${time} par tour`,
  },
  units: { day: 'j', hour: 'h', minute: 'min', second: 's', millisecond: 'ms' },
  more: n => plural(n, { one: `et ${n} autre`, other: `et ${n} autres` }),
  verified: entries =>
    `${count(entries)} du journal, chaque réponse du hasard et le résultat : tout est juste.`,
  noFault: entries => `aucune erreur dans ${count(entries)} du journal.`,
  unproved: {
    terms:
      'Non prouvé : que les options, les règles et le matériel sont ceux convenus avant la mise en place.',
    salts: 'Non prouvé : que chaque sel a été fourni par un joueur.',
    deal: 'Non prouvé : la mise en place. La graine n’est pas révélée.',
    chance: 'Non prouvé : les réponses du hasard. La graine n’est pas révélée.',
    seats:
      'Non prouvé : qui occupait chaque place, quand chaque coup a été joué, et si c’était un exercice.',
    result: 'Non prouvé : le résultat. La partie n’est pas finie.',
  },
  decidedByTable: 'Décidé par la table, et non par le jeu :',
  decided: (ply, sentence) => `Coup ${ply} : ${sentence}`,
  calledOff: 'Interrompue, sans résultat',
  left: { resign: 'a abandonné', 'time-out': 'a épuisé son temps' },
  converted: file => `La partie est écrite sous la forme actuelle : ${file}`,
  isPresent: 'Il a déjà la forme actuelle.',
};
