import type { Lesson } from '../../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion-darkhouse.ts makes. */
export const lesson = {
  intro:
    'With this expansion the Darkhouse plays a card in every turn. In five minutes you will have met all five of a row.',
  steps: [
    {
      ply: 3,
      text: 'Five cards lie in a row. Each turn has one of them, from the first to the fifth, and then the first again. Red ones hinder, blue ones help: here three and two.',
      rule: 'NL70',
      at: ['darkhouse-card'],
    },
    {
      ply: 3,
      text: 'The first is Backwash, red: one of your crew has to go back to the path. You have none yet, so nothing happens. Crew 8 boards, and we turn the page.',
      rule: 'NL74',
      at: ['darkhouse-card/3'],
      skipTo: 6,
    },
    {
      ply: 6,
      text: 'Fixed Swell, red: nothing is rolled, the dice show 2, 3 and 4. The 4 suits you, it leads to crew 9. The 2 for the Darkhouse, the 3 for the Phantom.',
      rule: 'NL80',
      at: ['darkhouse-card/9', 'path/5'],
    },
    {
      ply: 8,
      text: 'Space 9 has a duct to every other: let it board.',
      rule: 'NL26',
      at: ['space/9'],
    },
    {
      ply: 12,
      text: 'Crossed Streams, red: the token on which you end changes places with the next one before you take it. And you have rolled two 4s. A Whirlwind, for 1 token, brings smaller dice.',
      rule: 'NL77',
      at: ['darkhouse-card/6'],
      skipTo: 16,
    },
    {
      ply: 16,
      text: 'A 1 takes you to a 3, but you will get the token behind it, the 7, and a duct leads from 7 to 8. Give the 2 to the Darkhouse.',
      rule: 'NL77',
      at: ['path/5', 'path/6'],
    },
    {
      ply: 21,
      text: 'Castaway, blue: two tokens of the reserve fetch one from the discard pile straight to its place. That will be worth more next time round. Crew 2 boards, and on we go.',
      rule: 'NL82',
      at: ['darkhouse-card/11'],
      skipTo: 26,
    },
    {
      ply: 26,
      text: 'Slack Water, blue: your first Whirlwind is free. A 1 leads to a 9 that you have already, and there are only 1s: cast Whirlwind, it costs nothing.',
      rule: 'NL83',
      at: ['darkhouse-card/12'],
    },
    {
      ply: 30,
      text: 'Better: the 1 for the Darkhouse, and a 2 takes you to crew 1. Let it board.',
      rule: 'NL25',
      at: ['path/9'],
    },
    {
      ply: 32,
      text: 'The row begins again, and now Backwash hurts: before the roll one of your crew goes back to the path. Give up the 1: another lies three steps ahead.',
      rule: 'NL74',
      at: ['darkhouse-card/3', 'path/11'],
    },
    {
      ply: 33,
      text: 'You say where it goes: anywhere on the Abyss side of your ship. Put it behind that other 1: the Phantom cannot discard both at once.',
      rule: 'NL74',
      at: ['path/11'],
    },
    {
      ply: 37,
      text: 'Now we turn the pages, to the next turn of Castaway. Until then 3, 4 and 6 come aboard.',
      rule: 'NL70',
      skipTo: 51,
    },
    {
      ply: 51,
      text: 'Only 1 and 5 are missing. Your 4 leads to a 5, but the next 1 is six steps away. One lies in the discard pile: use Castaway, for two tokens, and take the 1.',
      rule: 'NL82',
      at: ['darkhouse-card/11'],
    },
    {
      ply: 53,
      text: 'Now fetch the 5 with the 4. The two 2s are for the others.',
      rule: 'NL25',
      at: ['path/18'],
    },
    {
      ply: 59,
      text: 'All nine are aboard. Three tokens lie before you: give the 1 to the Darkhouse, and a 4 takes you into the Abyss.',
      rule: 'NL29',
      at: ['end/abyss'],
    },
    {
      ply: 60,
      text: 'You have won. This was the row for beginners; a normal one has four red cards and one blue, a difficult one five red.',
      rule: 'NL69',
      at: ['darkhouse-card'],
    },
  ],
  end: 'You always see which card comes next: plan for it. Have a good trip, captain.',
} as const satisfies Lesson;
