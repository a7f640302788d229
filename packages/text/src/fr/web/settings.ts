import type { SettingsWords } from '../../en/web/settings.ts';

export const settings: SettingsWords = {
  title: 'Réglages',
  kept: 'Gardés dans ce navigateur ; chaque changement vaut aussitôt.',
  you: 'Vous',
  name: 'Votre nom aux nouvelles tables',
  nameKept: name => `Vous vous appelez toujours ${name}.`,
  look: 'Apparence',
  language: 'Langue',
  asBrowser: 'Comme le navigateur',
  theme: 'Thème',
  themes: { deep: 'Profond (sombre)', day: 'Jour (clair)', system: 'Comme mon système' },
  motion: 'Animations',
  speeds: { off: 'Aucune', slow: 'Lentes', normal: 'Normales', fast: 'Rapides' },
  calm: 'Votre appareil demande moins de mouvement : les animations restent éteintes, quel que soit ce choix.',
  sound: 'Sons',
  play: 'Jeu',
  confirm: 'Demander avant un coup important qui ne peut pas être annulé',
  forced: 'Jouer à ma place un coup forcé',
  keys: 'Touches à la table : 1–9 jouent un coup, u annule, h donne un conseil, n revient au présent',
};
