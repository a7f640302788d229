import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-heroics.ts makes. */
export const lesson = {
  intro:
    'Heroic Actions do great things, and each costs you one of your crew. In four minutes you will have played three of them.',
  steps: [
    {
      ply: 3,
      text: 'Three heroic cards lie open, the others are a hidden pile. After the roll you may play open cards, each of them once.',
      rule: 'NL84',
      at: ['heroic'],
    },
    {
      ply: 3,
      text: 'Each costs a sacrifice: one crew of your ship. And you cannot win while a card lies open. So play them early, when crew is easily replaced. First, crew 7 boards.',
      rule: 'NL87',
      at: ['heroic'],
      skipTo: 9,
    },
    {
      ply: 9,
      text: 'Full Steam: the ship moves and takes twice with the same die. Crew 7 has to pay, but two steps ahead lies a 7, and two steps behind that an 8. Play Full Steam.',
      rule: 'NL94',
      at: ['heroic/7', 'path/4', 'path/6'],
    },
    {
      ply: 10,
      text: 'The 1 for the Darkhouse, a 2 for the Phantom, and a 2 for you, used twice.',
      rule: 'NL94',
      at: ['path/4'],
    },
    {
      ply: 11,
      text: 'Your ship is empty, so anybody may board: the 7 comes back.',
      rule: 'NL26',
      at: ['space/7'],
    },
    {
      ply: 12,
      text: 'And an 8 in the same turn: one crew paid, two gained.',
      rule: 'NL94',
      at: ['space/8'],
    },
    {
      ply: 16,
      text: 'Rescue fetches one crew of the discard pile to its empty space. Two 7s lie there: play the card and give up the 7 aboard, and one of these takes its place at once.',
      rule: 'NL92',
      at: ['heroic/5', 'pile/all'],
    },
    {
      ply: 18,
      text: 'Your crew is as it was, and a card less lies open. The 1 is for the Darkhouse, and a 3 takes you to crew 6.',
      rule: 'NL85',
      at: ['heroic'],
    },
    {
      ply: 23,
      text: 'Call to Arms is left. It is like Rescue, with crew of the reserve. Four turns later, your reserve still holds none, and the Abyss comes near.',
      rule: 'NL93',
      at: ['heroic/6'],
      skipTo: 48,
    },
    {
      ply: 48,
      text: 'Then it has to go without effect, for an open card would cost you the voyage. Give up somebody who can be replaced: two 5s are near. Play the card, and sacrifice the 5.',
      rule: 'NL100',
      at: ['heroic/6', 'path/14'],
    },
    {
      ply: 50,
      text: 'The Phantom moves first: a 1 takes it to the 9 before you, which is discarded. Then the 5 is one step ahead. So give the 2 to the Darkhouse, and let the 5 board.',
      rule: 'NL21',
      at: ['path/13', 'path/14'],
    },
    {
      ply: 55,
      text: 'No card lies open any more. Crew 4 and crew 1 are still to come: two pages.',
      skipTo: 68,
    },
    {
      ply: 68,
      text: 'Nine aboard, and no open card: now the Abyss may come. Give both 1s away, and the 4 takes you in.',
      rule: 'NL87',
      at: ['end/abyss'],
    },
    {
      ply: 70,
      text: 'You have won. Had one of the three cards still been open, you would have lost with a full ship.',
      rule: 'NL87',
      at: ['space'],
    },
  ],
  end: 'Other voyages open other cards. Those of expansions that you do not play are left out. Have a good trip, captain.',
} as const satisfies Lesson;
