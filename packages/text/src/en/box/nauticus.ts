import type { BoxText } from '../../boxText.ts';

/** A space has one price for each place on the lists of hull parts, emblems and goods. */
const KINDS = [
  'bow, lion, coffee',
  'middle, eagle, grain',
  'stern, lily, salt',
  '1-ship, tower, fish',
];

export const nauticus: BoxText = {
  prices: {
    name: 'Prices of the four kinds',
    value: i => KINDS[i],
    part: space => `space ${Number(space) + 1}`,
    basis:
      'They are printed on the board only; its spaces are counted clockwise from the bonus of 3 workers. Those of space 4 agree with an example of the rulebook; the others have the numbers 0 to 3 once each, as the book says.',
  },
  wheel: {
    name: 'Blue workers of the wheel, clockwise from the anchor',
    value: i => (i === 0 ? 'anchor' : `space ${i + 1}`),
    basis: 'The anchor has none, the other spaces have one to three; their order is our reading.',
  },
  hulls: {
    name: 'Order of the hull parts on the price list',
    values: 'bow, middle, stern, 1-ship',
    basis: 'An example of the rulebook fits this order; a photograph could be read the other way.',
  },
  emblems: {
    name: 'Names of the four emblems',
    values: 'lion, eagle, lily, tower',
    basis: 'The rulebook shows them as pictures; the names are ours.',
  },
  goods: {
    name: 'Order of the goods on the price list',
    values: 'coffee, grain, salt, fish',
    basis: 'The four goods are certain; their order is our reading.',
  },
  storage: {
    name: 'Boxes of the storage',
    part: () => '',
    basis: 'They are drawn on the player board only; twelve is our reading.',
  },
};
