import type { BoxText } from '../../boxText.ts';

const SPELLS: Readonly<Record<string, string>> = {
  whirlwind: 'Repetitive Whirlwind',
  tide: 'Artificial Tide',
  translation: 'Aquatic Translation',
};

const COLOURS: Readonly<Record<string, string>> = { red: 'against you', blue: 'in your favour' };

export const nautilion: BoxText = {
  faces: {
    name: 'Sides of a die that show 1, 2, 3 and 4',
    value: i => `with a ${i + 1}`,
    basis: 'One published list of the contents names the six sides: 1, 1, 2, 2, 3, 4.',
  },
  copies: {
    name: 'Crew tokens of each number',
    basis: 'There are 36 crew tokens and nine numbers; the publisher speaks of four each.',
  },
  mages: {
    name: 'Mages of each letter',
    basis: 'There are nine mages and three letters; that the letters are equal is our reading.',
  },
  reefs: {
    name: 'Reef tokens of each number',
    part: number => `number ${number}`,
    basis: 'There are 18 reefs with the numbers 3, 6 and 9; how many of each is our reading.',
  },
  spells: {
    name: 'Prices of the spells, in tokens',
    part: spell => SPELLS[spell] ?? spell,
    basis:
      'The prices stand on the Grimoire card only. Ours grow with the power of the spell, and keep the game as hard as players report.',
  },
  castaway: {
    name: 'Price of the Darkhouse card “Castaway”, in tokens',
    basis: 'It stands on the card only.',
  },
  ships: {
    name: 'Air ducts of the ships, as pairs of spaces',
    part: ship => `ship ${ship}`,
    basis:
      'They are drawn on the boards only. Ours are connected, grow harder from A to C, and fit the example of the rulebook, where 4 touches 3, 5 and 9.',
  },
  admirals: {
    name: 'Numbers of the admirals',
    part: card => `card ${Number(card) + 1}`,
    basis:
      'The cards are not listed. One of them lacks the 2, and both together have every number; the rest is our choice.',
  },
  darkhouse: {
    name: 'Darkhouse cards by kind',
    part: colour => COLOURS[colour] ?? colour,
    basis:
      'The rulebook explains nine red and two blue cards in their order; one blue is not named.',
  },
  salvage: {
    name: 'Tokens that the heroic card “Salvage” brings',
    basis: 'It stands on the card only.',
  },
  boarders: {
    name: 'Tokens that the heroic card “Boarding Party” throws out',
    basis: 'It stands on the card only.',
  },
};
