/** What stands on every page of the web client. */
import type { Language } from '../language.ts';

const en = {
  name: 'Tidetable',
  skip: 'Skip to the content',
  home: 'Home',
  games: 'My games',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  toHome: 'To the home page',
  levels: {
    random: 'Random',
    greedy: 'Greedy',
    deckhand: 'Deckhand',
    mate: 'Mate',
    captain: 'Captain',
    admiral: 'Admiral',
  } as Record<string, string>,
  bot: (level: string) => `${level} (bot)`,
  close: 'Close',
  crashed: 'Something broke.',
  crashedHelp:
    'Your game is kept. Load the page again; if that does not help, save the match file.',
  reload: 'Load again',
  saveFile: 'Save the match file',
};

const fr: typeof en = {
  name: 'Tidetable',
  skip: 'Aller au contenu',
  home: 'Accueil',
  games: 'Mes parties',
  rules: 'Règles',
  settings: 'Réglages',
  about: 'À propos',
  loading: 'Un instant…',
  notFound: 'Il n’y a rien à cette adresse.',
  toHome: 'Vers l’accueil',
  levels: {
    random: 'Hasard',
    greedy: 'Glouton',
    deckhand: 'Matelot',
    mate: 'Second',
    captain: 'Capitaine',
    admiral: 'Amiral',
  },
  bot: level => `${level} (robot)`,
  close: 'Fermer',
  crashed: 'Quelque chose s’est cassé.',
  crashedHelp:
    'Votre partie est gardée. Rechargez la page ; si cela ne suffit pas, enregistrez le fichier de la partie.',
  reload: 'Recharger',
  saveFile: 'Enregistrer le fichier de la partie',
};

export const shellWords: Record<Language, typeof en> = { en, fr };
