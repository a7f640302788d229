/** What somebody prefers. */
import type { Language } from '../language.ts';

const en = {
  title: 'Settings',
  kept: 'Kept in this browser; every change holds at once.',
  you: 'You',
  name: 'Your name at new tables',
  nameKept: (name: string) => `You are still called ${name}.`,
  look: 'Look',
  language: 'Language',
  asBrowser: 'As the browser',
  theme: 'Theme',
  themes: { auto: 'As the device', deep: 'Deep (dark)', day: 'Day (light)' },
  motion: 'Animations',
  speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  calm: 'Your device asks for less motion: animations are off whatever is chosen here.',
  sound: 'Sounds',
  play: 'Play',
  confirm: 'Ask before a weighty move that cannot be taken back',
  forced: 'Play a forced step for me',
  keys: 'Keys at the table: 1–9 play a move, u undoes, h gives a hint, n goes back to now',
};

const fr: typeof en = {
  title: 'Réglages',
  kept: 'Gardés dans ce navigateur ; chaque changement vaut aussitôt.',
  you: 'Vous',
  name: 'Votre nom aux nouvelles tables',
  nameKept: name => `Vous vous appelez toujours ${name}.`,
  look: 'Apparence',
  language: 'Langue',
  asBrowser: 'Comme le navigateur',
  theme: 'Thème',
  themes: { auto: 'Comme l’appareil', deep: 'Profond (sombre)', day: 'Jour (clair)' },
  motion: 'Animations',
  speeds: { off: 'Aucune', slow: 'Lentes', normal: 'Normales', fast: 'Rapides' },
  calm: 'Votre appareil demande moins de mouvement : les animations restent éteintes, quel que soit ce choix.',
  sound: 'Sons',
  play: 'Jeu',
  confirm: 'Demander avant un coup important qui ne peut pas être annulé',
  forced: 'Jouer à ma place un coup forcé',
  keys: 'Touches à la table : 1–9 jouent un coup, u annule, h donne un conseil, n revient au présent',
};

export const settingsWords: Record<Language, typeof en> = { en, fr };
