/** What the set-up form says of the options, value by value. */
import type { Nautilion } from '@tidetable/rules';
import type { ValueWords } from '../../gameText.ts';

type Options = Nautilion.View['options'];

const ships: Readonly<Record<Options['ship'], Required<ValueWords>>> = {
  A1: { name: 'A1', note: 'easiest' },
  A2: { name: 'A2', note: 'easy' },
  B1: { name: 'B1', note: 'medium' },
  B2: { name: 'B2', note: 'medium' },
  C1: { name: 'C1', note: 'hard' },
  C2: { name: 'C2', note: 'hardest' },
};

export const form = {
  ship: {
    title: 'Ship',
    help: 'Where the nine of the crew sit; one can board only beside somebody who is aboard, along a duct.',
    values: ships,
  },
  reserve: {
    title: 'Reserve tokens',
    help: 'They pay for spells and losses: more is easier. Two admirals begin with two more.',
  },
  expansions: {
    title: 'Expansions',
    help: 'Any mix of the five.',
    values: {
      mages: {
        name: 'Mages',
        note: 'three of them must come aboard; with a partner of the crew they roll dice again',
      },
      mercenaries: { name: 'Mercenaries', note: 'the two ships collide, and harpoons decide' },
      reefs: { name: 'Reefs', note: 'a landing beside one may cost you a turn' },
      darkhouse: {
        name: 'Darkhouse',
        note: 'the evil lighthouse: one of its five cards acts every turn',
      },
      heroics: { name: 'Heroic actions', note: 'strong cards, each for one of your crew' },
    } satisfies Record<Options['expansions'][number], ValueWords>,
  },
  darkhouse: {
    title: 'Darkhouse cards',
    help: 'How many of the five cards are against you.',
    values: {
      intro: { name: 'Intro', note: '3 of 5' },
      normal: { name: 'Normal', note: '4 of 5' },
      difficult: { name: 'Difficult', note: 'all 5' },
    } satisfies Record<Options['darkhouse'], ValueWords>,
  },
  harpoons: {
    title: 'Harpoons of the Phantom',
    help: 'In a collision the ship with more harpoons wins; the Phantom begins with so many.',
  },
};
