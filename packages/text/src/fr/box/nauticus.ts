import type { BoxText } from '../../boxText.ts';

/** Un emplacement a un prix pour chaque rang des éléments de coque, des blasons et des marchandises. */
const KINDS = [
  'proue, lion, café',
  'milieu, aigle, blé',
  'poupe, lys, sel',
  'navire simple, tour, poisson',
];

export const nauticus: BoxText = {
  prices: {
    name: 'Prix des quatre sortes',
    value: i => KINDS[i],
    part: space => `emplacement ${Number(space) + 1}`,
    basis:
      'Ils ne sont imprimés que sur le plateau, dont les emplacements se comptent dans le sens horaire à partir du bonus de 3 ouvriers. Ceux de l’emplacement 4 s’accordent avec un exemple du livret ; les autres ont une fois chaque nombre de 0 à 3, comme il le dit.',
  },
  wheel: {
    name: 'Ouvriers bleus de la roue, dans le sens horaire à partir de l’ancre',
    value: i => (i === 0 ? 'ancre' : `n° ${i + 1}`),
    basis:
      'L’emplacement de l’ancre n’en a pas, les autres en ont un à trois ; leur ordre est notre lecture.',
  },
  hulls: {
    name: 'Ordre des éléments de coque dans la liste des prix',
    values: 'proue, milieu, poupe, navire simple',
    basis: 'Un exemple du livret convient à cet ordre ; une photo pourrait se lire à l’inverse.',
  },
  emblems: {
    name: 'Noms des quatre blasons',
    values: 'lion, aigle, lys, tour',
    basis: 'Le livret les montre en images ; les noms sont de nous.',
  },
  goods: {
    name: 'Ordre des marchandises dans la liste des prix',
    values: 'café, blé, sel, poisson',
    basis: 'Les quatre marchandises sont certaines ; leur ordre est notre lecture.',
  },
  storage: {
    name: 'Cases de l’entrepôt',
    part: () => '',
    basis: 'Elles ne sont dessinées que sur le plateau individuel ; douze, c’est notre lecture.',
  },
};
