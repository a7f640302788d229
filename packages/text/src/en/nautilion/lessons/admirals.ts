import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-admirals.ts makes. */
export const lesson = {
  intro:
    'Two admirals sail one ship, and win together or lose together. For once Nemo is on your side. Four minutes for what is different.',
  steps: [
    {
      ply: 3,
      text: 'Each admiral has a card. Yours reads 1, 3, 4, 5, 7, 9, Nemo’s 2, 4, 5, 6, 8, 9. You place crew on the ship only if its number is on your card; other crew goes to the reserve.',
      rule: 'NL35',
      at: ['admiral/0', 'admiral/1', 'space'],
    },
    {
      ply: 3,
      text: 'Ship, path and reserve are shared. The reserve begins with two tokens more, that is 6: what one of you spends, both have spent.',
      rule: 'NL33',
      at: ['reserve/all'],
    },
    {
      ply: 3,
      text: 'After the first roll you agree who begins; then whole turns alternate. A 4 leads to a 9, which both may place; behind it lies a 3, for you alone. So let Nemo begin, and come next.',
      rule: 'NL34',
      at: ['path/4', 'path/6'],
    },
    {
      ply: 4,
      text: 'Nemo gives all three dice and takes the token: the whole turn is his. Nothing is secret, so talk about it as much as you like.',
      rule: 'NL34',
    },
    {
      ply: 10,
      text: 'Now you. Three 2s, and two steps ahead lies the 3 that only you may place. Hand them out.',
      rule: 'NL35',
      at: ['path/5'],
    },
    {
      ply: 11,
      text: '3 is on your card, and a duct leads to 9: let it board.',
      rule: 'NL35',
      at: ['space/3'],
    },
    {
      ply: 15,
      text: 'One step ahead lies an 8, for Nemo alone. He pays for a Tide from the common reserve, so that the Phantom does not get the 4. Worth it? Such things you discuss.',
      rule: 'NL13',
      at: ['path/5'],
    },
    {
      ply: 21,
      text: 'We turn two pages: you bring 4 aboard, Nemo 2.',
      skipTo: 32,
    },
    {
      ply: 32,
      text: 'Compare your dice. A 2 leads to a 6: you may not place it, it would only go to the reserve. The 4 leads to a 7, which only you may place. Take the 4.',
      rule: 'NL35',
      at: ['path/10', 'path/12'],
    },
    {
      ply: 38,
      text: 'Crew 6 is Nemo’s business, and he fetches it.',
      skipTo: 45,
    },
    {
      ply: 45,
      text: '1 and 5 are missing. The 5 may come from either of you, the 1 only from you. A 4 takes you there if the Phantom gets the 1; the other 4 goes to the Darkhouse, for a token of the reserve.',
      rule: 'NL18',
      at: ['path/16'],
    },
    {
      ply: 52,
      text: 'Now a 5 lies before Nemo, and it is on his card, too. Watch.',
      rule: 'NL35',
      at: ['path/17'],
    },
    {
      ply: 58,
      text: 'All nine are aboard. Three 1s bring nobody far, and the 7 that you meet goes to the reserve: hand them out.',
      rule: 'NL30',
      at: ['end/abyss'],
    },
    {
      ply: 62,
      text: 'Two tokens lie before the ship, and Nemo has rolled a 4. It does not matter who of you sails it home.',
      rule: 'NL29',
      at: ['end/abyss'],
    },
    {
      ply: 64,
      text: 'You have won, both of you. You would have lost together, too.',
      rule: 'NL1',
      at: ['space'],
    },
  ],
  end: 'With two, half of the game is talk: who needs which number, and who stops where. Bring somebody along, and have a good trip, admirals.',
} as const satisfies Lesson;
