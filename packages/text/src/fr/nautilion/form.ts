import type { form as en } from '../../en/nautilion/form.ts';

export const form: typeof en = {
  ship: {
    title: 'Navire',
    help: 'Les neuf cases de l’équipage : un équipier monte à bord sur une case qu’un conduit relie à quelqu’un.',
    values: {
      A1: { name: 'A1', note: 'le plus facile' },
      A2: { name: 'A2', note: 'facile' },
      B1: { name: 'B1', note: 'moyen' },
      B2: { name: 'B2', note: 'moyen' },
      C1: { name: 'C1', note: 'difficile' },
      C2: { name: 'C2', note: 'le plus difficile' },
    },
  },
  reserve: {
    title: 'Jetons de réserve',
    help: 'Ils paient les sorts et les pertes : plus il y en a, plus c’est facile. Deux amiraux en ont deux de plus au départ.',
  },
  expansions: {
    title: 'Extensions',
    help: 'Les cinq se combinent librement.',
    values: {
      mages: {
        name: 'Mages',
        note: 'il en faut trois à bord ; avec leur partenaire ils relancent des dés',
      },
      mercenaries: {
        name: 'Mercenaires',
        note: 'les deux navires se heurtent, et les harpons décident',
      },
      reefs: { name: 'Écueils', note: 's’arrêter près d’un écueil peut coûter un tour' },
      darkhouse: {
        name: 'Phare Obscur',
        note: 'le phare maléfique : une de ses cinq cartes agit à chaque tour',
      },
      heroics: { name: 'Actions héroïques', note: 'des cartes fortes, chacune contre un équipier' },
    },
  },
  darkhouse: {
    title: 'Cartes du Phare Obscur',
    help: 'Nombre de cartes contre vous, sur les cinq.',
    values: {
      intro: { name: 'Découverte', note: '3 sur 5' },
      normal: { name: 'Normal', note: '4 sur 5' },
      difficult: { name: 'Difficile', note: 'les 5' },
    },
  },
  harpoons: {
    title: 'Harpons du Fantôme',
    help: 'Ceux qu’il a au départ ; lors de la collision, le navire qui en a le plus gagne.',
  },
};
