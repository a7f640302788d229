/** The sea chart: records of Nautilion, set-up by set-up. */
import { plural } from '../grammar.ts';

export const chart = {
  title: 'Sea chart of Nautilion',
  link: 'My sea chart',
  lead: 'Every voyage you win reaches the harbours of its ship and expansions. The number is the smallest reserve you won with; a star says that you asked for no hint. Practice does not count.',
  reached: (n: number, of: number) =>
    `${plural(n, { one: '1 harbour', other: `${n} harbours` })} of ${of} reached`,
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

export type ChartWords = typeof chart;
