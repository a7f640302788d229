import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-mages.ts makes. */
export const lesson = {
  intro:
    'The Mages, an expansion, bring nine more tokens to the path and a cabin to your ship. In four minutes you will know what they are good for.',
  steps: [
    {
      ply: 3,
      text: 'Among the crew lie nine mages, three each of A, B and C. That makes the path longer: 45 tokens.',
      rule: 'NL39',
      at: [
        'path/4',
        'path/6',
        'path/11',
        'path/15',
        'path/16',
        'path/25',
        'path/31',
        'path/32',
        'path/37',
      ],
    },
    {
      ply: 3,
      text: 'Mages live in the cabin, beside your ship. To win you need A, B and C there, and crew on all nine spaces of the ship. The 1, 4 and 7 beside them are places for partners: you may fill them, but need not.',
      rule: 'NL43',
      at: ['cabin'],
    },
    {
      ply: 3,
      text: 'In the first turn crew 7, the first token on the path, comes aboard. Let us turn that page.',
      rule: 'NL26',
      at: ['path/1'],
      skipTo: 8,
    },
    {
      ply: 8,
      text: 'Mage A is three steps ahead, but no die shows a 3. Two tokens of the reserve help: cast Tide, and turn the 4 into a 3.',
      rule: 'NL11',
      at: ['path/3'],
    },
    {
      ply: 9,
      text: 'The 2 for the Darkhouse, the 1 for the Phantom, and the 3 takes you to the mage.',
      rule: 'NL25',
      at: ['path/3'],
    },
    {
      ply: 11,
      text: 'A mage goes to its place in the cabin, whatever else lies there: no duct is needed. Put it into the cabin.',
      rule: 'NL40',
      at: ['cabin/A'],
    },
    {
      ply: 15,
      text: 'The Phantom is after them, too: a mage on which it ends is discarded. There are three of each letter, no more. Crew 6 boards next: we turn the page.',
      rule: 'NL44',
      at: ['figure/phantom'],
      skipTo: 20,
    },
    {
      ply: 20,
      text: 'Mage C lies right before you, so a 1 is yours. Another 1 is for the Darkhouse, the 4 for the Phantom.',
      rule: 'NL40',
      at: ['path/3'],
    },
    {
      ply: 26,
      text: 'Crew 7 is aboard already. But beside mage C the cabin has a place for a 7, too, which pays soon. Three steps ahead lies a 7: give the Darkhouse the 2, and a 3 takes you there.',
      rule: 'NL40',
      at: ['path/5'],
    },
    {
      ply: 27,
      text: 'Into the cabin with it, beside mage C.',
      rule: 'NL40',
      at: ['cabin/7'],
    },
    {
      ply: 31,
      text: 'C and 7 are a partnership: once a turn, after the roll, it lets you roll one die again. A with 1 and B with 4 would each bring another such roll. Next, a Tide for your last 2 tokens fetches crew 9.',
      rule: 'NL41',
      at: ['partnership/all'],
      skipTo: 38,
    },
    {
      ply: 38,
      text: 'Crew 1 is one step ahead, so a 1 is yours. But on the Darkhouse the 3 costs a token, and your reserve is empty: one of ship or cabin would go. Let the partnership roll the 3 again.',
      rule: 'NL42',
      at: ['path/8'],
    },
    {
      ply: 40,
      text: 'A 2! That one the Darkhouse does not mind.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 41,
      text: 'Beside A, the 1 would make a second partnership. But crew in the cabin is no crew of the ship, and space 1 is still empty. Let it board.',
      rule: 'NL43',
      at: ['space/1', 'cabin/1'],
    },
    {
      ply: 45,
      text: 'You know how it goes on. Mage B finds its way into the cabin, and one after the other the crew comes aboard. A second mage A goes to the reserve, and pays for a Whirlwind.',
      skipTo: 95,
    },
    {
      ply: 95,
      text: 'Nine aboard, and A, B and C in the cabin: now you may reach the Abyss. Three tokens lie before you, so the 4 gets you there. The 2 for the Darkhouse, the 1 for the Phantom.',
      rule: 'NL43',
      at: ['cabin', 'end/abyss'],
    },
    {
      ply: 97,
      text: 'You have won. With a single mage missing you would have lost, full crew or not; the 7 in the cabin was only a help.',
      rule: 'NL43',
      at: ['cabin'],
    },
  ],
  end: 'So: fetch mages early, take a partnership where it comes cheap, and give crew 1, 4 and 7 to the ship first. Have a good trip, captain.',
} as const satisfies Lesson;
