import type { GameId } from '@tidetable/rules';

/** What the signs on a board of the terminal mean. */
export const signs: Readonly<Record<GameId, readonly (readonly [sign: string, means: string])[]>> =
  {
    'nautilus-island': [
      ['▸', 'the player to move'],
      ['##', 'a stack whose top card lies face down'],
      ['--', 'an empty stack'],
      ['×8', 'so many cards are left in each stack of the column'],
      ['·', 'nobody stands on this side of the column'],
      ['–', 'a space of the camp without a token'],
    ],
    nautilion: [
      ['[N]', 'the Nautilion; it sails to the right'],
      ['[P]', 'the Phantom; it sails to the left'],
      ['N2 P2', 'where a 2 would take the Nautilion and the Phantom'],
      ['1 … 9', 'a crew token; A to C are mages'],
      ['M', 'a mercenary'],
      ['^6', 'a reef and its number; it lies beside the token drawn above it'],
      ['[2]', 'in a row of dice, a die that is still to give'],
      ['[1]', 'on the ship, a crew member aboard'],
      ['(1)', 'on the ship, a space that can be filled now'],
      ['▸', 'this turn’s Darkhouse card; the admiral whose turn it is'],
    ],
    nauticus: [
      ['▸', 'the action in play; the player to move'],
      ['anchor', 'where the round began: no blue workers there'],
      ['−3 −2 −1', 'pass tiles not yet flipped: what they cost at the end of the round'],
      ['stern lion/–', 'a part of a ship with its mast and its sail; – is missing'],
      ['+fish', 'the good that is loaded on that part'],
      ['×2', 'so many of them'],
    ],
  };
