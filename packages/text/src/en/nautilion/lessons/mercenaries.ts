import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-mercenaries.ts makes. */
export const lesson = {
  intro:
    'With the Mercenaries the two submarines do not simply pass each other: they collide, and harpoons decide. In four minutes you will have been through it.',
  steps: [
    {
      ply: 3,
      text: 'Nine mercenaries lie among the crew. They fight for whoever takes them, you or the Phantom, with two harpoons each.',
      rule: 'NL46',
      at: ['path/1', 'path/2', 'path/4'],
    },
    {
      ply: 3,
      text: 'The Phantom has a hold for fighters, and 2 harpoons of its own. If it has more than you when you meet, you lose at once. First the dice: a Whirlwind brings you a 4.',
      rule: 'NL52',
      at: ['hold/all'],
      skipTo: 7,
    },
    {
      ply: 7,
      text: 'A mercenary lies four steps ahead. Give a 2 to the Darkhouse and a 2 to the Phantom.',
      rule: 'NL25',
      at: ['path/4'],
    },
    {
      ply: 9,
      text: 'A mercenary may go to any empty space that the ducts allow. It links like crew, but blocks the space for crew. Space 9 has a duct to every other: put it there.',
      rule: 'NL48',
      at: ['space/9'],
    },
    {
      ply: 13,
      text: 'Now watch the Phantom. A mercenary, or crew 2, 5 or 8, on which it ends is not discarded but goes to its hold, six at most.',
      rule: 'NL47',
      at: ['figure/phantom'],
      skipTo: 18,
    },
    {
      ply: 18,
      text: 'It ended on a 5: one harpoon more. Your own 2, 5 and 8 carry one each as well, and a 2 lies four steps ahead. The 1 for the Darkhouse, the 2 for the Phantom, the 4 for you.',
      rule: 'NL51',
      at: ['hold/all', 'path/8'],
    },
    {
      ply: 24,
      text: 'On we go, page by page. The Phantom catches a 2 and another 5. You bring 3, 4, 5 and 8 aboard, and a second mercenary, on space 7.',
      skipTo: 54,
    },
    {
      ply: 54,
      text: 'Now you are face to face. Harpoons: crew 2, 5 and 8 make 3, your two mercenaries 4, together 7. The Phantom has 2 of its own and 3 in the hold, that is 5.',
      rule: 'NL51',
      at: ['hold/all'],
    },
    {
      ply: 54,
      text: 'No token lies between you, so whatever its die, the first to move runs into the other. The 2 for the Darkhouse, the 3 for the Phantom: let it come.',
      rule: 'NL57',
      at: ['figure/nautilion', 'figure/phantom'],
    },
    {
      ply: 56,
      text: 'You have won. Its hold and your mercenaries are discarded, and you take one token of the pile. Space 9 is empty now, and crew 8 is cut off from the others: take a 9.',
      rule: 'NL54',
      at: ['pile/all', 'space/9'],
    },
    {
      ply: 57,
      text: 'After a tie it would have to go to the reserve. After a win it may board: then all are joined again, and nobody is lost.',
      rule: 'NL53',
      at: ['space/9'],
    },
    {
      ply: 61,
      text: 'There is one collision a game; from now on you pass each other. Mercenaries on which you land go to the reserve. But each on which the Phantom ends costs you a token.',
      rule: 'NL55',
      at: ['path/17'],
      skipTo: 85,
    },
    {
      ply: 85,
      text: 'All nine are aboard, and no token is left before you: any die takes you into the Abyss. So see what a mercenary costs: the 1 for the Darkhouse, the 2 for the Phantom.',
      rule: 'NL55',
      at: ['path/6'],
    },
    {
      ply: 87,
      text: 'The mercenary is discarded, and one of your tokens must follow. Your reserve can spare the 2.',
      rule: 'NL55',
      at: ['reserve/all'],
    },
    {
      ply: 88,
      text: 'Home, with all nine. Much hangs on that one fight: gather 2, 5, 8 and mercenaries early, and leave the Phantom as few as you can.',
      rule: 'NL30',
      at: ['space'],
    },
  ],
  end: 'For a harder voyage the Phantom has 3 harpoons of its own: you can choose that when you set up a table. Have a good trip, captain.',
} as const satisfies Lesson;
