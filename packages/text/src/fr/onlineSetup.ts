import type { OnlineSetupWords } from '../en/onlineSetup.ts';

export const onlineSetup: OnlineSetupWords = {
  invite: 'Inviter par un lien',
  inviteHelp: 'En ligne : chacun joue sur son propre appareil.',
  byLink: 'arrive par le lien',
  usualBox: 'On y joue avec les valeurs habituelles, pas avec celles de votre boîte.',
  needsPeople:
    'Pour jouer en ligne, choisissez « Humain » pour chaque place que quelqu’un d’autre doit prendre.',
  opening: 'Ouverture de la table…',
  failed: 'Le serveur ne répond pas, ou n’accueille pas de tables. Réessayez dans un moment.',
  listed: 'Tout le monde peut trouver cette table et s’y asseoir',
  pace: 'Temps de réflexion',
  paces: {
    none: 'Sans pendule',
    quick: '10 minutes chacun, plus 10 secondes par tour',
    slow: '30 minutes chacun, plus 20 secondes par tour',
    day: 'Un jour par tour',
    week: 'Une semaine par tour',
  },
  timeOut: 'Une fois écoulé',
  timeOuts: {
    noted: 'C’est noté, et la partie continue',
    'stand-in': level => `Un robot continue à la place du retardataire : ${level}`,
    lost: 'Le retardataire a perdu',
  },
  talk: 'Messages',
  talks: { phrases: 'Phrases toutes faites seulement', free: 'Texte libre', off: 'Aucun' },
};
