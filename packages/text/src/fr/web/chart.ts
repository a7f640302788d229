import type { ChartWords } from '../../en/web/chart.ts';
import { plural } from '../grammar.ts';

export const chart: ChartWords = {
  title: 'Carte marine de Nautilion',
  link: 'Ma carte marine',
  lead: 'Chaque voyage gagné atteint les ports de son navire et de ses extensions. Le nombre est la plus petite réserve avec laquelle vous avez gagné ; une étoile indique que vous n’avez demandé aucun indice. Une partie devenue un exercice, parce qu’un coup y a été repris, ne compte pas.',
  reached: (n, of) =>
    plural(n, { one: `${n} port atteint sur ${of}`, other: `${n} ports atteints sur ${of}` }),
  ship: ship => `Navire ${ship}`,
  harbours: {
    base: 'Jeu de base',
    mages: 'Mages',
    mercenaries: 'Mercenaires',
    reefs: 'Écueils',
    darkhouse: 'Phare Obscur',
    heroics: 'Actions héroïques',
  },
  open: 'pas encore atteint',
  won: (reserve, isUnaided) =>
    `gagné avec une réserve de ${reserve}${isUnaided ? ', sans indice' : ''}`,
  sail: 'Prendre la mer',
};
