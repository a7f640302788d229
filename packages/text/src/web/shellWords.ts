/** What stands on every page of the web client. */
import type { Level } from '@tidetable/bots';
import type { Language } from '../language.ts';

const en = {
  name: 'Tidetable',
  skip: 'Skip to the content',
  home: 'Home',
  games: 'My games',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
  replay: 'Open a match file',
  mainNav: 'Pages',
  languages: 'Language',
  languageNames: { en: 'English', fr: 'Français' },
  unofficial: 'Unofficial and free. The games belong to their designers and publishers.',
  failedToLoad: 'This page could not be loaded. Are you offline?',
  evicted:
    'This browser has cleared the games that it kept. Files that you saved can be opened here.',
  noStorage:
    'This browser does not let us keep games here (private window, full disk or a setting). You can play, but a game lasts only as long as this page; save it as a file.',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  cannotOpen: 'This game cannot be opened here.',
  toHome: 'To the home page',
  levels: {
    random: 'Random',
    greedy: 'Greedy',
    deckhand: 'Deckhand',
    mate: 'Mate',
    captain: 'Captain',
    admiral: 'Admiral',
  } satisfies Readonly<Record<Level, string>>,
  bot: (level: string) => `${level} (bot)`,
  close: 'Close',
  crashed: 'Something broke.',
  crashedHelp:
    'What you have played is kept. Load the page again; if that does not help, save the match file.',
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
  replay: 'Ouvrir un fichier de partie',
  mainNav: 'Pages',
  languages: 'Langue',
  languageNames: { en: 'English', fr: 'Français' },
  unofficial: 'Non officiel et gratuit. Les jeux appartiennent à leurs auteurs et éditeurs.',
  failedToLoad: 'Cette page n’a pas pu être chargée. Êtes-vous hors ligne ?',
  evicted:
    'Ce navigateur a effacé les parties qu’il gardait. Vous pouvez ouvrir ici les fichiers enregistrés.',
  noStorage:
    'Ce navigateur ne nous laisse pas garder de parties (fenêtre privée, disque plein ou réglage). Vous pouvez jouer, mais la partie ne dure que le temps de cette page ; enregistrez-la dans un fichier.',
  loading: 'Un instant…',
  notFound: 'Il n’y a rien à cette adresse.',
  cannotOpen: 'Cette partie ne peut pas être ouverte ici.',
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
    'Ce que vous avez joué est gardé. Rechargez la page ; si cela ne suffit pas, enregistrez le fichier de la partie.',
  reload: 'Recharger',
  saveFile: 'Enregistrer le fichier de la partie',
};

export const shellWords: Record<Language, typeof en> = { en, fr };
