import type { SettingsWords } from '../../en/web/settings.ts';

export const settings: SettingsWords = {
  title: 'Réglages',
  kept: 'Gardés dans ce navigateur ; chaque changement prend effet aussitôt.',
  you: 'Vous',
  name: 'Votre nom aux nouvelles tables',
  nameKept: name => `Vous vous appelez toujours ${name}.`,
  look: 'Apparence',
  language: 'Langue',
  asBrowser: 'Comme le navigateur',
  theme: 'Thème',
  themes: { deep: 'Profondeurs (sombre)', day: 'Jour (clair)', system: 'Comme mon système' },
  motion: 'Animations',
  speeds: { slow: 'Lentes', normal: 'Normales', fast: 'Rapides', off: 'Aucune' },
  calm: 'Votre appareil demande moins de mouvement : tout s’affiche aussitôt, quel que soit ce choix.',
  volume: 'Volume des sons',
  loudness: percent => (percent === 0 ? 'aucun' : `${percent} %`),
  play: 'Jeu',
  confirm: 'Demander avant un coup important qui ne peut pas être annulé',
  forced: 'Jouer les coups forcés à ma place',
  keys: 'Raccourcis clavier à la table ; la touche ? en donne la liste',
};
