import type { ShellWords } from '../../en/web/shell.ts';

export const shell: ShellWords = {
  name: 'Tidetable',
  skip: 'Aller au contenu',
  home: 'Accueil',
  games: 'Mes parties',
  online: 'En ligne',
  rules: 'Règles',
  settings: 'Réglages',
  about: 'À propos',
  replay: 'Ouvrir un fichier de partie',
  mainNav: 'Pages',
  needsScripts: 'Tidetable a besoin de JavaScript.',
  languages: 'Langue',
  unofficial: 'Non officiel et gratuit. Les jeux appartiennent à leurs auteurs et éditeurs.',
  failedToLoad: 'Cette page n’a pas pu être chargée. Êtes-vous hors ligne ?',
  evicted:
    'Ce navigateur a effacé les parties qu’il gardait. Vous pouvez ouvrir ici les fichiers enregistrés.',
  noStorage:
    'Ce navigateur ne nous laisse pas garder de parties (fenêtre privée, disque plein ou réglage). Vous pouvez jouer, mais la partie ne dure que le temps de cette page ; enregistrez-la dans un fichier.',
  loading: 'Un instant…',
  notFound: 'Il n’y a rien à cette adresse.',
  cannotOpen: 'Cette partie ne peut pas être ouverte ici.',
  toHome: 'Retour à l’accueil',
  levels: {
    random: 'Hasard',
    greedy: 'Glouton',
    deckhand: 'Matelot',
    mate: 'Lieutenant',
    captain: 'Capitaine',
    admiral: 'Commodore',
    pilot: 'Pilote',
    nemo: 'Nemo',
  },
  bot: level => `${level} (robot)`,
  close: 'Fermer',
  crashed: 'Une erreur est survenue.',
  crashedHelp:
    'Ce que vous avez joué est gardé. Rechargez la page ; si cela ne suffit pas, enregistrez le fichier de la partie.',
  reload: 'Recharger',
  saveFile: 'Enregistrer le fichier de la partie',
};
