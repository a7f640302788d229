/** La page « Ma boîte ». */
import type { BoxWords } from '../../en/box/words.ts';
import { plural } from '../grammar.ts';

export const words: BoxWords = {
  title: 'Ma boîte',
  lead: 'Certains nombres ne figurent que sur le matériel, et nous n’avons pas eu chaque pièce en main. Si vous possédez le jeu, voyez ici ce dont nous ne sommes pas sûrs et indiquez ce que dit votre exemplaire. La préparation propose alors une table avec vos valeurs ; le fichier de la partie les contient, et chacun peut la vérifier.',
  likely: 'valeur probable',
  likelyHelp: 'source fiable',
  inferred: 'valeur déduite',
  inferredHelp: 'notre meilleure lecture',
  fixed: 'Non modifiable : la règle en dépend, ou ce n’est qu’un nom.',
  usual: value => `selon nous : ${value}`,
  of: (name, i) => `${name}, n° ${i}`,
  faceUp: 'face visible',
  faceDown: 'face cachée',
  differs: n =>
    plural(n, {
      one: 'Une valeur diffère des nôtres.',
      other: `${n} valeurs diffèrent des nôtres.`,
    }),
  same: 'Vous n’avez rien changé : toutes les valeurs sont les nôtres.',
  between: (min, max) => `Indiquez un nombre entier de ${min} à ${max}.`,
  pairs: 'Indiquez des paires de cases, comme 12 23 34 ; chaque case doit être reliée.',
  together:
    'Ces valeurs ne vont pas encore ensemble : le nombre total de pièces est certain, et chaque numéro n’y figure qu’une fois.',
  notYet: 'Pas encore gardé.',
  notKept: 'Le navigateur n’a pas pu les garder : son stockage est plein ou inaccessible.',
  kept: 'Gardé dans ce navigateur.',
  reset: 'Revenir à nos valeurs',
  save: 'Enregistrer dans un fichier',
  open: 'Ouvrir un fichier',
  opened: 'Les valeurs du fichier sont reprises.',
  notRead: 'Ce fichier ne contient pas de fiche de matériel.',
  play: 'Préparer une table',
  drop: 'Déposez ici une fiche de matériel',
};
