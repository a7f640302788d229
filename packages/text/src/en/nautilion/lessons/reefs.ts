import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-reefs.ts makes. */
export const lesson = {
  intro:
    'Reefs lie beside the path, and hold up whoever stops there. In three minutes you will have been stuck once and got away once.',
  steps: [
    {
      ply: 3,
      text: 'Beside the first token and every third one from there lies a reef, with a 3, a 6 or a 9: 12 of them on this path. A reef belongs to its place: a Translation moves tokens, but no reefs.',
      rule: 'NL59',
      at: ['path-reef'],
    },
    {
      ply: 3,
      text: 'You take the token on which you end, also beside a reef. But then your next turn begins with one more die, the die of the reef: with 3 or more you get away, with less you are stuck for that turn.',
      rule: 'NL61',
      at: ['path-reef/1'],
    },
    {
      ply: 3,
      text: 'The Phantom is never stuck: where it ends, token and reef are discarded. Let us sail past the reefs for four turns. Two tokens of the reserve go to the Darkhouse meanwhile.',
      rule: 'NL60',
      at: ['figure/phantom'],
      skipTo: 27,
    },
    {
      ply: 27,
      text: 'A 1 leads to a 9 that you have already, the 4 to crew 3, which is missing; a reef lies beside both. Fetch crew 3: a 1 for the Darkhouse, a 1 for the Phantom.',
      rule: 'NL61',
      at: ['path/6', 'path/9'],
    },
    {
      ply: 29,
      text: 'It boards, and the reef stays beside your ship. The die of the reef must show 3 or more. Crew of the reef’s own number, here 3, adds 1 to it: one reason more to let it board.',
      rule: 'NL61',
      at: ['space/3'],
    },
    {
      ply: 33,
      text: 'The die of the reef shows a 1, and crew 3 makes it 2. It takes 3 or more: you are stuck. Two dice are rolled, for Darkhouse and Phantom, and your ship stays where it is.',
      rule: 'NL63',
      at: ['ship-reef/reef3', 'effect/stuck'],
    },
    {
      ply: 33,
      text: 'Spells may be cast all the same, and next turn you are free, without another roll. A 1 takes the Phantom to an 8, which you need; a 2 takes it to a 9, which you have. So the 1 is for the Darkhouse.',
      rule: 'NL21',
      at: ['path/23', 'path/22'],
    },
    {
      ply: 37,
      text: 'The turn is lost, but the reef is yours: in the reserve it pays for spells like any token. We turn a few pages; the Darkhouse takes a blank token meanwhile.',
      rule: 'NL63',
      at: ['reserve/all'],
      skipTo: 55,
    },
    {
      ply: 55,
      text: 'Only 8 is missing, and one lies four steps ahead, beside a reef with a 3: your crew 3 will help again. The 2 is for the Darkhouse, a 4 takes you there.',
      rule: 'NL61',
      at: ['path/16', 'path-reef/16'],
    },
    {
      ply: 61,
      text: 'A 4 this time, with crew 3 even 5: free! The reef went to your reserve, and the turn is an ordinary one. Three tokens lie before you: give both 2s away and sail in with the 4.',
      rule: 'NL62',
      at: ['reserve/all', 'end/abyss'],
    },
    {
      ply: 63,
      text: 'Home. A reef holds you on a 1 or a 2, and of the sides 1, 1, 2, 2, 3 and 4 those are four in six: two rolls in three. With crew of its number it is only the 1: one roll in three.',
      rule: 'NL61',
      at: ['space/3', 'space/6', 'space/9'],
    },
  ],
  end: 'Crew 3, 6 and 9 are your pilots. Stop beside a reef where it is worth a turn, and think of the Phantom. Have a good trip, captain.',
} as const satisfies Lesson;
