/** The sea chart: records of Nautilion, set-up by set-up. */
import { type Language, plural } from '../language.ts';

const en = {
  title: 'Sea chart of Nautilion',
  link: 'My sea chart',
  lead: 'Every voyage you win reaches the harbours of its ship and expansions. The number is the smallest reserve you won with; a star says that you asked for no hint. Practice does not count.',
  reached: (n: number, of: number) =>
    `${plural('en', n, { one: '1 harbour', other: `${n} harbours` })} of ${of} reached`,
  ship: (ship: string) => `Ship ${ship}`,
  harbours: {
    base: 'Base game',
    mages: 'Mages',
    mercenaries: 'Mercenaries',
    reefs: 'Reefs',
    darkhouse: 'Darkhouse',
    heroics: 'Heroics',
  },
  open: 'not reached yet',
  won: (reserve: number, isUnaided: boolean) =>
    `won with a reserve of ${reserve}${isUnaided ? ', without a hint' : ''}`,
  sail: 'Set sail',
};

const fr: typeof en = {
  title: 'Carte marine de Nautilion',
  link: 'Ma carte marine',
  lead: 'Chaque voyage gagné atteint les ports de son navire et de ses extensions. Le nombre est la plus petite réserve avec laquelle vous avez gagné ; une étoile dit que vous n’avez demandé aucun conseil. L’exercice ne compte pas.',
  reached: (n, of) =>
    plural('fr', n, { one: `${n} port atteint sur ${of}`, other: `${n} ports atteints sur ${of}` }),
  ship: ship => `Navire ${ship}`,
  harbours: {
    base: 'Jeu de base',
    mages: 'Mages',
    mercenaries: 'Mercenaires',
    reefs: 'Écueils',
    darkhouse: 'Phare Obscur',
    heroics: 'Héroïques',
  },
  open: 'pas encore atteint',
  won: (reserve, isUnaided) =>
    `gagné avec une réserve de ${reserve}${isUnaided ? ', sans conseil' : ''}`,
  sail: 'Prendre la mer',
};

export const chartWords: Record<Language, typeof en> = { en, fr };
