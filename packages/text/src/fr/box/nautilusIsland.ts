import type { BoxText } from '../../boxText.ts';

const TOKENS: Readonly<Record<string, string>> = {
  two: '2 points',
  three: '3 points',
  perCard: '1 point par carte',
  double: 'hublot double',
  odd: 'nombre impair de cartes',
  pair: 'paire d’objets identiques',
};

export const nautilusIsland: BoxText = {
  colours: {
    name: 'Couleurs des objets',
    values: 'vert, rouge, bleu, violet, orange, jaune',
    basis:
      'Six couleurs sont certaines, dont le vert ; les autres portent le nom que leur donne une édition.',
  },
  columns: {
    name: 'Emplacements des colonnes, depuis l’arrière',
    part: players => `à ${players} joueurs`,
    value: i => `colonne ${i + 1}`,
    basis:
      'À quatre joueurs, le livret le dit. À moins de quatre, une édition indique les colonnes que l’on retire.',
  },
  faceUp: {
    name: 'Piles face visible',
    part: spaces => `dans une colonne de ${spaces}`,
    value: i => `pile ${i + 1}`,
    basis:
      'Selon le livret, certaines piles sont face cachée ; lesquelles, seul le plateau le montre.',
  },
  bonus: {
    name: 'Jetons bonus de chaque sorte',
    part: kind => TOKENS[kind] ?? kind,
    basis: 'Comptés sur les images d’un livret de règles ; il y en a 34 en tout, comme il le dit.',
  },
  portholes: {
    name: 'Jetons hublot, du haut de la pile',
    part: cards => `pour ${cards} cartes`,
    value: i => `jeton ${i + 1}`,
    basis:
      'Un exemple cite un 8 pour quatre cartes. Les autres sont choisis pour qu’une collection plus grande vaille toujours plus.',
  },
  treasures: {
    name: 'Points des quatre trésors',
    value: i => `trésor ${i + 1}`,
    basis:
      'Les points ne figurent que sur les cartes ; quatre trésors de valeur croissante, c’est notre lecture.',
  },
};
