import type { BoxText } from '../../boxText.ts';

const TOKENS: Readonly<Record<string, string>> = {
  two: '2 points',
  three: '3 points',
  perCard: '1 point per card',
  double: 'double porthole',
  odd: 'odd number of cards',
  pair: 'pair of equal objects',
};

export const nautilusIsland: BoxText = {
  colours: {
    name: 'Colours of the objects',
    values: 'green, red, blue, purple, orange, yellow',
    basis:
      'Six colours are certain, green among them; the others are named as one edition prints them.',
  },
  columns: {
    name: 'Spaces of the columns, from the back',
    part: players => `with ${players} players`,
    value: i => `column ${i + 1}`,
    basis:
      'For four players the rulebook tells it. For fewer, one edition says which columns are left out.',
  },
  faceUp: {
    name: 'Stacks that lie face up',
    part: spaces => `in a column of ${spaces}`,
    value: i => `stack ${i + 1}`,
    basis: 'The rulebook says that some stacks lie face down; which ones only the board shows.',
  },
  bonus: {
    name: 'Bonus tokens of each kind',
    part: kind => TOKENS[kind] ?? kind,
    basis: 'Counted in the pictures of one rulebook; together they are 34, as the book says.',
  },
  portholes: {
    name: 'Porthole tokens, from the top of the pile',
    part: cards => `for ${cards} cards`,
    value: i => `token ${i + 1}`,
    basis:
      'An example names an 8 for four cards. The others are chosen so that a larger set is always worth more.',
  },
  treasures: {
    name: 'Points of the four treasures',
    value: i => `treasure ${i + 1}`,
    basis: 'The points stand on the cards only; four treasures of rising value are our reading.',
  },
};
