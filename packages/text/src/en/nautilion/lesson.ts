import type { Lesson } from '../../lesson.ts';

/** Plies are those of the record that tools/lessons/nautilion.ts makes. */
export const lesson = {
  intro:
    'Welcome aboard, captain. In seven minutes or so you will have brought your submarine home and will know the whole game. Stop whenever you like: the lesson waits for you.',
  steps: [
    {
      ply: 3,
      text: 'The spiral is the path: 36 tokens, crew of the numbers 1 to 9. Whatever you want to know more about, press it for a moment, or point at it with the mouse: it explains itself.',
      rule: 'NL2',
      at: ['path'],
    },
    {
      ply: 3,
      text: 'Your submarine, the Nautilion, dives from the Happy Isles to the Abyss. Another one, the Phantom, comes up the other way.',
      rule: 'NL2',
      at: ['end/isles', 'end/abyss'],
    },
    {
      ply: 3,
      text: 'You win if you reach the Abyss with crew on all nine spaces of your ship. You lose if you arrive without, or if the Phantom is first to its goal, the Happy Isles.',
      rule: 'NL30',
      at: ['space', 'end/abyss'],
    },
    {
      ply: 3,
      text: 'Each turn three dice are rolled. Their sides are 1, 1, 2, 2, 3 and 4: small numbers are frequent, a 3 or a 4 is rare.',
      rule: 'NL16',
      at: ['die'],
    },
    {
      ply: 3,
      text: 'Three take one die each, and who gets which, you decide. The Phantom and your Nautilion sail as many steps as their die says. The Darkhouse, a lighthouse of ill will, takes a token from you for a 3 or 4, nothing for a 1 or 2.',
      rule: 'NL16',
      at: ['taker'],
    },
    {
      ply: 3,
      text: 'Choose the Darkhouse for the 2, then the Phantom for a 1; the last die comes to you, and all set off. The little dice on the path show where a die would lead: framed in gold, you; in violet, the Phantom.',
      rule: 'NL18',
      at: ['taker/darkhouse', 'taker/phantom'],
    },
    {
      ply: 4,
      text: 'The Phantom moved one step and discarded what lay there, a 2. You moved one step and caught crew 7. Your ship is empty, so anybody may board: press “Aboard”, or space 7.',
      rule: 'NL25',
      at: ['space/7'],
    },
    {
      ply: 8,
      text: 'Each of you has moved one step, and yet both ways are shorter by 2: 35 steps, not 37. A token that is taken leaves no gap, so the path closes up for both of you.',
      rule: 'NL24',
      at: ['taker/phantom', 'taker/nautilion'],
    },
    {
      ply: 8,
      text: 'See the pipes of your ship? They are air ducts. From now on crew may board only where a duct leads to somebody aboard: next to 7 these are 6, 8 and 9.',
      rule: 'NL26',
      at: ['space'],
    },
    {
      ply: 8,
      text: 'None of your dice leads to crew 6, 8 or 9, so think of the race. The 1 is for the Phantom, which shall be slow, the 2 for the Darkhouse, and the 4 carries you far ahead.',
      rule: 'NL21',
      at: ['taker'],
    },
    {
      ply: 13,
      text: 'You caught a 3, but no duct leads to its space, so it went into your reserve. It is not wasted: every token there pays for spells, like the 4 with an anchor, the blank ones, which you had from the start.',
      rule: 'NL27',
      at: ['reserve/all'],
    },
    {
      ply: 13,
      text: 'Look ahead on the path: three steps away lies crew 9. Its space has a duct to every other, so it would help you most. But no die shows a 3.',
      rule: 'NL25',
      at: ['path/6'],
    },
    {
      ply: 13,
      text: 'The spell Tide turns a die to any face, for 2 tokens of your reserve. Choose Tide, then the 4, then the 3.',
      rule: 'NL11',
      at: ['spell/tide'],
    },
    {
      ply: 14,
      text: 'There is your 3. A 1 for the Darkhouse, a 1 for the Phantom, the 3 for you.',
      at: ['path/6'],
    },
    {
      ply: 16,
      text: 'Crew 9! Let it board. Now every empty space has a duct to somebody aboard.',
      rule: 'NL26',
      at: ['space/9'],
    },
    {
      ply: 20,
      text: 'Three 1s: a turn without a question. Hand them out.',
      at: ['taker'],
    },
    {
      ply: 25,
      text: 'Now it hurts: a 3 or 4 on the Darkhouse costs a token, and there is nothing smaller. It costs you the same with either, but with the 4 the Phantom would sail further: so the Darkhouse gets the 4.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 26,
      text: 'What will you lose: something of the reserve, or crew? Only 9 could not leave, for without it 1 and 7 would be cut off from each other. Give up a blank token of the reserve, one with an anchor.',
      rule: 'NL20',
      at: ['reserve/all'],
    },
    {
      ply: 27,
      text: 'You caught another 3, and this time there is a duct. Let it board.',
      at: ['space/3'],
    },
    {
      ply: 31,
      text: 'The pale tokens on the path are numbers that you have aboard: another one would only go into the reserve. Crew 8, four steps ahead, you do not have yet.',
      rule: 'NL27',
      at: ['path/11'],
    },
    {
      ply: 31,
      text: 'So the 4 is yours. Of the other two dice the Phantom gets the smaller one: the Darkhouse does not mind a 2.',
      rule: 'NL18',
      at: ['path/11'],
    },
    {
      ply: 37,
      text: 'You may press the little dice on the path as well. The Phantom sails first, and takes its token away. A 3 takes you to crew 2, and is kept from the Darkhouse besides.',
      rule: 'NL25',
      at: ['path/13'],
    },
    {
      ply: 43,
      text: 'You have the hang of it. Let us turn a page: this turn a 2 brings you crew 6.',
      skipTo: 49,
    },
    {
      ply: 49,
      text: 'Only 4 and 5 are missing, and the Phantom is close. Whatever it lands on is gone, also what you need: the 5 right before it will not last.',
      rule: 'NL21',
      at: ['path/18', 'figure/phantom'],
    },
    {
      ply: 49,
      text: 'There is another 5, three steps ahead of you. Take the 3 and fetch it.',
      at: ['path/16'],
    },
    {
      ply: 55,
      text: 'The two submarines are about to pass each other. That does no harm, and the place where the other one is does not count as a step. Only with the Mercenaries, an expansion, they collide.',
      rule: 'NL22',
      at: ['figure/nautilion', 'figure/phantom'],
    },
    {
      ply: 55,
      text: 'Crew 4, the last you need, is two steps ahead: the 6, then the 4 behind the Phantom. Beware of the die that shows 4: it would throw you into the Abyss with a space still empty, and you would lose.',
      rule: 'NL30',
      at: ['path/16', 'path/17'],
    },
    {
      ply: 55,
      text: 'Two tokens are left in your reserve, just enough: cast Tide once more, and turn that 4 into a 2. A little die that is shown twice means: where you end depends on the Phantom’s die.',
      rule: 'NL14',
      at: ['reserve/all', 'spell/tide'],
    },
    {
      ply: 56,
      text: 'Your reserve is spent: this was the last spell. The 1 for the Darkhouse, the 3 for the Phantom, the 2 for you.',
      rule: 'NL13',
      at: ['path/17'],
    },
    {
      ply: 58,
      text: 'Crew 4: with it the ship is full.',
      at: ['space/4'],
    },
    {
      ply: 62,
      text: 'One last trap. With nothing in reserve, a 3 or 4 on the Darkhouse would cost you crew, just before the end. Give it the 1, the Phantom the 3, and sail into the Abyss with the 4.',
      rule: 'NL18',
      at: ['taker/darkhouse'],
    },
    {
      ply: 64,
      text: 'You made it, with all nine aboard, and the Phantom still has eleven steps to go. Such a good start is rare: often it is a race to the last turn.',
      rule: 'NL29',
      at: ['end/abyss', 'figure/phantom'],
    },
    {
      ply: 64,
      text: 'A die that is larger than the number of steps left arrives, too. What is left in the reserve counts nothing, and what was spent does not come back. Before the last crew of a number is lost, a warning says so.',
      rule: 'NL29',
      at: ['reserve/all'],
    },
    {
      ply: 64,
      text: 'Two spells are left for you to try: Whirlwind rolls all dice again for 1 token, Translation swaps two tokens anywhere on the path for 3, even behind you.',
      rule: 'NL10',
      at: ['spell/whirlwind', 'spell/translation'],
    },
  ],
  end: 'You have won your first voyage. There are five harder ships and five expansions to discover, one after the other. Have a good trip, captain.',
} as const satisfies Lesson;
