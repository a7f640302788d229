import type { signs as english } from '../en/signs.ts';

export const signs: typeof english = {
  'nautilus-island': [
    ['▸', 'le joueur dont c’est le tour'],
    ['##', 'une pile dont la première carte est face cachée'],
    ['--', 'une pile vide'],
    ['×8', 'nombre de cartes restant dans chaque pile de la colonne'],
    ['·', 'personne de ce côté de la colonne'],
    ['–', 'un emplacement du campement sans jeton'],
  ],
  nautilion: [
    ['[N]', 'le Nautilion ; il navigue vers la droite'],
    ['[F]', 'le Fantôme ; il navigue vers la gauche'],
    ['N2 F2', 'où un 2 mènerait le Nautilion et le Fantôme'],
    ['1 … 9', 'un équipier ; A à C sont des mages'],
    ['M', 'un mercenaire'],
    ['^6', 'un écueil et son numéro ; il borde le jeton dessiné au-dessus'],
    ['[2]', 'parmi les dés, un dé encore à donner'],
    ['[1]', 'sur le navire, un équipier à bord'],
    ['(1)', 'sur le navire, une case qui peut être occupée maintenant'],
    ['▸', 'la carte du Phare Obscur de ce tour ; l’amiral dont c’est le tour'],
  ],
  nauticus: [
    ['▸', 'l’action en cours ; le joueur dont c’est le tour'],
    ['ancre', 'emplacement où la manche a commencé : il n’a pas d’ouvriers bleus'],
    ['−3 −2 −1', 'tuiles « passer » à retourner : ce qu’elles coûtent à la fin de la manche'],
    ['poupe lion/–', 'un élément de coque, son mât et sa voile ; – s’il n’y en a pas'],
    ['+poisson', 'la marchandise chargée sur cet élément'],
    ['×2', 'combien il y en a'],
  ],
};
